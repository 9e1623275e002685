import type { OptionValues } from '../../../catalogue/options.ts';
import { type Stream, uprightLines } from './media.ts';
import { coloursFor } from './video-colours.ts';
import type { videoEncoders } from './video-encoders.ts';

/**
 * Maps HDR light to an ordinary screen: without it the image looks grey and flat. Paper white is 203 candela per square
 * metre (ITU-R BT.2408), the brightest highlights about five times that; darker tones stay unchanged. Unstated colour
 * properties default to BT.2020, as in all HDR video.
 */
export const toneMap = ({ hdr }: Stream): readonly string[] =>
  hdr
    ? [
        `zscale=tin=${hdr}:min=bt2020nc:pin=bt2020:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709`,
        'tonemap=tonemap=mobius:peak=5:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p',
      ]
    : [];

/** The requested height in pixels; undefined to keep the source's. */
export const askedHeight = ({ resolution }: OptionValues): number | undefined =>
  typeof resolution === 'string' && resolution !== 'original' ? Number(resolution) : undefined;

/** The requested clockwise rotation in degrees, in addition to the source's own; 0 for a reflection. */
export const askedTurn = ({ turn }: OptionValues): number => (typeof turn === 'string' ? Number(turn) || 0 : 0);

/** True if the image is to be rotated or flipped. */
export const isTurned = ({ turn = '0' }: OptionValues): boolean => turn !== '0';

/** FFmpeg has already made the image upright. */
const turning = ({ turn }: OptionValues): readonly string[] =>
  new Map([
    ['90', ['transpose=clock']],
    ['180', ['hflip', 'vflip']],
    ['270', ['transpose=cclock']],
    ['flip-horizontal', ['hflip']],
    ['flip-vertical', ['vflip']],
  ]).get(String(turn)) ?? [];

/** A constant rate. FFmpeg rounds the number of frames; anything shorter than one frame still becomes one. */
const atRate = (rate: string, seconds: number): string => {
  const [over = 25, under = 1] = rate.split('/').map(Number);
  return `fps=${rate}${seconds * (over / under) < 1 ? ':eof_action=pass' : ''}`;
};

/** Composites transparent parts on a colour. The background is made from the frames themselves, so that it ends with them. */
export const onColour = (colour: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `format=rgba,split[a][b];[b]lutrgb=r=${red}:g=${green}:b=${blue}:a=255[c];[c][a]overlay=format=auto:shortest=1`;
};

const even = { width: 'max(2,trunc(iw/2)*2)', height: 'max(2,trunc(ih/2)*2)' } as const;
/** Encoders of interlaced video; for all others the video is deinterlaced, because screens show whole images. */
const interlaces: ReadonlySet<keyof typeof videoEncoders> = new Set(['mpeg2', 'mpeg2studio']);

export type VideoLook = {
  readonly encoder: keyof typeof videoEncoders;
  /** Frames per second, as a number or a fraction; undefined to keep the frame times. */
  readonly rate?: string;
  readonly keepsAlpha: boolean;
  /** Duration of the output, 0 if unknown. */
  readonly seconds: number;
  /** Display time of the only frame of a still image. */
  readonly stillSeconds?: number;
  readonly maxLines?: number;
  /** Lines of the DVD frame that the image is fitted into. */
  readonly discLines?: 576 | 480;
  readonly squarePixels?: boolean;
};

const [narrow, wide] = [4 / 3, 16 / 9];

/** Size of the image within a DVD frame, whose pixels are not square, and the aspect ratio of the frame. */
const discSize = (stream: Stream, lines: 576 | 480, turn: number) => {
  const [over = 1, under = 1] = stream.pixelShape.split('/').map(Number);
  const turned = (stream.rotation + turn) % 180 !== 0;
  const upright = (stream.width * over) / under / stream.height;
  const shape = turned ? 1 / upright : upright;
  const frame = shape > (narrow + wide) / 2 ? wide : narrow;
  const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
  return { frame, width: even(720 * Math.min(1, shape / frame)), height: even(lines * Math.min(1, frame / shape)) };
};

const heightFor = (
  stream: Stream,
  options: OptionValues,
  { maxLines = Number.POSITIVE_INFINITY, discLines }: VideoLook,
): number | undefined => {
  if (discLines) return discSize(stream, discLines, askedTurn(options)).height;
  return askedHeight(options) ?? (uprightLines(stream, askedTurn(options)) > maxLines ? maxLines : undefined);
};

const isOwnRate = ({ tickRate }: Stream, rate: string): boolean => {
  const [over = 25, under = 1] = rate.split('/').map(Number);
  return Math.abs(over / under - tickRate) < 0.01;
};

/** Whether interlaced video is kept: the encoder must support it, and lines and frames must stay unchanged. */
export const keepsFields = (stream: Stream, options: OptionValues, look: VideoLook): boolean =>
  stream.interlaced &&
  interlaces.has(look.encoder) &&
  options.turn !== 'flip-vertical' &&
  (stream.rotation + askedTurn(options)) % 360 === 0 &&
  (heightFor(stream, options, look) ?? stream.height) === stream.height &&
  (!look.rate || isOwnRate(stream, look.rate));

export const hasRgb = ({ pixelFormat }: Stream): boolean => /^(gbr|rgb|bgr|0rgb|0bgr|pal8)/.test(pixelFormat);

/** The filters before an encoder of 4:2:0 video: a rate, no transparency, even sides. */
export const videoFilters = (stream: Stream, options: OptionValues, look: VideoLook): readonly string[] => {
  const { encoder, rate, keepsAlpha, seconds, stillSeconds, discLines, squarePixels } = look;
  const height = heightFor(stream, options, look);
  const fields = keepsFields(stream, options, look);
  const isFlattened = stream.alpha && !keepsAlpha;
  const isRgb = isFlattened || hasRgb(stream);
  const colours = coloursFor(stream, encoder, height ?? uprightLines(stream, askedTurn(options)), isRgb);
  const lines = height ? `max(2,trunc(min(${height},ih)/2)*2)` : even.height;
  const isSquare = stream.pixelShape === '1/1';
  const width = squarePixels && !isSquare ? 'max(2,round(oh*dar/2)*2)' : height ? '-2' : even.width;
  const disc = discLines && discSize(stream, discLines, askedTurn(options));
  const scaling = `${colours.scale}${fields ? ':interl=1' : ''}`;
  return [
    ...(stream.interlaced && !fields ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    // The rate comes first: it sets the duration of the last frame, which compositing would cut short, and dropped frames save work.
    ...(rate ? [atRate(rate, stillSeconds ? 0 : seconds)] : []),
    ...toneMap(stream),
    ...(stillSeconds ? [`tpad=stop_mode=clone:stop=-1,trim=duration=${stillSeconds}`] : []),
    ...(isFlattened ? [onColour(typeof options.background === 'string' ? options.background : '#ffffff')] : []),
    ...turning(options),
    disc ? `scale=${disc.width}:${disc.height}${scaling}` : `scale='${width}':'${lines}'${scaling}`,
    ...(colours.label ? [colours.label] : []),
    ...(disc ? [`pad=720:${discLines}:(ow-iw)/2:(oh-ih)/2,setdar=${disc.frame === wide ? '16/9' : '4/3'}`] : []),
    // Scaling to even sides changes the pixel aspect ratio minimally, which would be stored.
    ...((isSquare || squarePixels) && !disc ? ['setsar=1'] : []),
  ];
};

/** Default limit for the height of an animated image from a video: a GIF of 1080 lines is useless. */
const animationHeight = 480;
const animationRate = 15;

/** The filters for an animated image from a video, with square pixels. */
export const animationFilters = (stream: Stream, options: OptionValues, seconds: number): readonly string[] => [
  atRate(
    String(typeof options.frameRate === 'number' ? options.frameRate : Math.min(animationRate, stream.frameRate || animationRate)),
    seconds,
  ),
  ...toneMap(stream),
  ...turning(options),
  `scale='max(1,round(oh*dar))':'min(${askedHeight(options) ?? animationHeight},ih)':flags=lanczos`,
  'setsar=1',
];
