import type { OptionValues } from '../../../catalogue/options.ts';
import { type Stream, uprightLines } from './media.ts';
import { coloursFor } from './video-colours.ts';
import type { videoEncoders } from './video-encoders.ts';

/**
 * Light coded for HDR screens brought to an ordinary one: without this it looks grey and flat. White as paper is 203
 * candela a square metre there (ITU-R BT.2408), the brightest lights about five times that; darker tones stay as they are.
 * What the stream does not say about its colours is what all HDR has: those of BT.2020.
 */
const toneMap = ({ hdr }: Stream): readonly string[] =>
  hdr
    ? [
        `zscale=tin=${hdr}:min=bt2020nc:pin=bt2020:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709`,
        'tonemap=tonemap=mobius:peak=5:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p',
      ]
    : [];

/** The height that was asked for, in pixels; undefined to keep the source's. */
export const askedHeight = ({ resolution }: OptionValues): number | undefined =>
  typeof resolution === 'string' && resolution !== 'original' ? Number(resolution) : undefined;

/** How far the image is to be turned clockwise, in degrees, beyond what the source says of itself. */
export const askedTurn = ({ turn }: OptionValues): number => (typeof turn === 'string' ? Number(turn) : 0);

/** FFmpeg has set the image upright by then. */
const turning = (options: OptionValues): readonly string[] =>
  ({ 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] })[askedTurn(options)] ?? [];

/** A steady rate. FFmpeg rounds the number of frames; what is shorter than one frame still is one. */
const atRate = (rate: string, seconds: number): string => {
  const [over = 25, under = 1] = rate.split('/').map(Number);
  return `fps=${rate}${seconds * (over / under) < 1 ? ':eof_action=pass' : ''}`;
};

/** Lays what is see-through on one colour. It is made of the frames themselves, so that it ends when they do. */
const onColour = (colour: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `format=rgba,split[a][b];[b]lutrgb=r=${red}:g=${green}:b=${blue}:a=255[c];[c][a]overlay=format=auto:shortest=1`;
};

const even = { width: 'max(2,trunc(iw/2)*2)', height: 'max(2,trunc(ih/2)*2)' } as const;
/** Encoders of interlaced video; for all others its halves are put together, since a screen shows whole images. */
const interlaces: ReadonlySet<keyof typeof videoEncoders> = new Set(['mpeg2', 'mpeg2studio']);

export type VideoLook = {
  readonly encoder: keyof typeof videoEncoders;
  /** Frames in a second, as a number or a fraction; undefined to keep the times of the frames. */
  readonly rate?: string;
  readonly keepsAlpha: boolean;
  /** Length of what comes out, 0 when unknown. */
  readonly seconds: number;
  /** How long the only frame of an image that stands still is shown. */
  readonly stillSeconds?: number;
  /** Most lines that the target's players show. */
  readonly maxLines?: number;
  /** Lines of a DVD, into whose frame the image is laid. */
  readonly discLines?: 576 | 480;
  /** Pixels have to be squares. */
  readonly squarePixels?: boolean;
};

/** Shapes of a DVD's image. */
const [narrow, wide] = [4 / 3, 16 / 9];

/** Width and height of the image within the frame of a DVD, whose pixels are not square, and the shape of that frame. */
const discSize = (stream: Stream, lines: 576 | 480, turn: number) => {
  const [over = 1, under = 1] = stream.pixelShape.split('/').map(Number);
  const turned = (stream.rotation + turn) % 180 !== 0;
  const upright = (stream.width * over) / under / stream.height;
  const shape = turned ? 1 / upright : upright;
  const frame = shape > (narrow + wide) / 2 ? wide : narrow;
  const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
  return { frame, width: even(720 * Math.min(1, shape / frame)), height: even(lines * Math.min(1, frame / shape)) };
};

/** The height that the image is brought to, where it is not its own. */
const heightFor = (
  stream: Stream,
  options: OptionValues,
  { maxLines = Number.POSITIVE_INFINITY, discLines }: VideoLook,
): number | undefined => {
  if (discLines) return discSize(stream, discLines, askedTurn(options)).height;
  return askedHeight(options) ?? (uprightLines(stream, askedTurn(options)) > maxLines ? maxLines : undefined);
};

/** Is the rate that of the stream? */
const isOwnRate = ({ tickRate }: Stream, rate: string): boolean => {
  const [over = 25, under = 1] = rate.split('/').map(Number);
  return Math.abs(over / under - tickRate) < 0.01;
};

/** Does interlaced video stay so: for an encoder that takes it, and with lines and frames that stay in their places? */
export const keepsFields = (stream: Stream, options: OptionValues, look: VideoLook): boolean =>
  stream.interlaced &&
  interlaces.has(look.encoder) &&
  (stream.rotation + askedTurn(options)) % 360 === 0 &&
  (heightFor(stream, options, look) ?? stream.height) === stream.height &&
  (!look.rate || isOwnRate(stream, look.rate));

/** The filters that an image goes through on its way to an encoder of 4:2:0 video: a rate, no see-through parts, even sides. */
export const videoFilters = (stream: Stream, options: OptionValues, look: VideoLook): readonly string[] => {
  const { encoder, rate, keepsAlpha, seconds, stillSeconds, discLines, squarePixels } = look;
  const height = heightFor(stream, options, look);
  const fields = keepsFields(stream, options, look);
  const isFlattened = stream.alpha && !keepsAlpha;
  const isRgb = isFlattened || /^(gbr|rgb|bgr|0rgb|0bgr|pal8)/.test(stream.pixelFormat);
  const colours = coloursFor(stream, encoder, height ?? uprightLines(stream, askedTurn(options)), isRgb);
  const lines = height ? `max(2,trunc(min(${height},ih)/2)*2)` : even.height;
  const isSquare = stream.pixelShape === '1/1';
  const width = squarePixels && !isSquare ? 'max(2,round(oh*dar/2)*2)' : height ? '-2' : even.width;
  const disc = discLines && discSize(stream, discLines, askedTurn(options));
  const scaling = `${colours.scale}${fields ? ':interl=1' : ''}`;
  return [
    ...(stream.interlaced && !fields ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    // The rate comes first: it gives the last frame its own time, which laying it on a colour would cut short, and what it drops costs no more.
    ...(rate ? [atRate(rate, stillSeconds ? 0 : seconds)] : []),
    ...toneMap(stream),
    ...(stillSeconds ? [`tpad=stop_mode=clone:stop=-1,trim=duration=${stillSeconds}`] : []),
    ...(isFlattened ? [onColour(typeof options.background === 'string' ? options.background : '#ffffff')] : []),
    ...turning(options),
    disc ? `scale=${disc.width}:${disc.height}${scaling}` : `scale='${width}':'${lines}'${scaling}`,
    ...(colours.label ? [colours.label] : []),
    ...(disc ? [`pad=720:${discLines}:(ow-iw)/2:(oh-ih)/2,setdar=${disc.frame === wide ? '16/9' : '4/3'}`] : []),
    // Scaling to even sides bends the shape of square pixels by a hair, which would be written down.
    ...((isSquare || squarePixels) && !disc ? ['setsar=1'] : []),
  ];
};

/** Largest height of an animated image made from a video, unless another is asked for: a GIF of 1080 lines is of no use. */
const animationHeight = 480;
const animationRate = 15;

/** The filters of a video that becomes an animated image, whose pixels are square. */
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
