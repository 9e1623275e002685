import type { OptionValues } from '../../../catalogue/options.ts';
import type { Stream } from './media.ts';
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
/** Lines from which players take colours for those of HDTV (BT.709) where a video says nothing. */
const highDefinition = 720;
/** Encoders whose streams say how their colours are meant. */
const statesColours: ReadonlySet<keyof typeof videoEncoders> = new Set(['h264', 'hevc', 'av1', 'vp9']);
/** Encoders of interlaced video; for all others its halves are put together, since a screen shows whole images. */
const interlaces: ReadonlySet<keyof typeof videoEncoders> = new Set(['mpeg2', 'mpeg2studio']);

/** From red, green and blue to the colours of video; which ones is written into the stream, and what players guess otherwise. */
const fromRgb = (height: number): { readonly scale: string; readonly label: string } => {
  const [matrix, name] = height >= highDefinition ? ['bt709', 'bt709'] : ['bt601', 'smpte170m'];
  return {
    scale: `:out_color_matrix=${matrix}:out_range=tv`,
    label: `setparams=range=tv:colorspace=${name}:color_primaries=bt709:color_trc=bt709`,
  };
};

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
};

/** Shapes of a DVD's image. */
const [narrow, wide] = [4 / 3, 16 / 9];

/** Lays an image into the frame of a DVD, whose pixels are not square, with bars where its shape is another. */
const onDisc = (stream: Stream, lines: 576 | 480, turn: number): string => {
  const [over = 1, under = 1] = stream.pixelShape.split('/').map(Number);
  const turned = (stream.rotation + turn) % 180 !== 0;
  const upright = (stream.width * over) / under / stream.height;
  const shape = turned ? 1 / upright : upright;
  const frame = shape > (narrow + wide) / 2 ? wide : narrow;
  const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
  const width = even(720 * Math.min(1, shape / frame));
  const height = even(lines * Math.min(1, frame / shape));
  return `scale=${width}:${height},pad=720:${lines}:(ow-iw)/2:(oh-ih)/2,setdar=${frame === wide ? '16/9' : '4/3'}`;
};

/** The filters that an image goes through on its way to an encoder of 4:2:0 video: a rate, no see-through parts, even sides. */
export const videoFilters = (
  stream: Stream,
  options: OptionValues,
  { encoder, rate, keepsAlpha, seconds, stillSeconds, maxLines, discLines }: VideoLook,
): readonly string[] => {
  const height = askedHeight(options) ?? (stream.height > (maxLines ?? Number.POSITIVE_INFINITY) ? maxLines : undefined);
  const isFlattened = stream.alpha && !keepsAlpha;
  const isRgb = isFlattened || /^(gbr|rgb|bgr|0rgb|0bgr|pal8)/.test(stream.pixelFormat);
  const colours = isRgb && !stream.hdr && statesColours.has(encoder) ? fromRgb(height ?? stream.height) : undefined;
  const size = height ? `-2:'max(2,trunc(min(${height},ih)/2)*2)'` : `'${even.width}':'${even.height}'`;
  return [
    ...(stream.interlaced && !interlaces.has(encoder) ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    ...toneMap(stream),
    // The rate comes first: it gives the last frame its own time, which laying it on a colour would cut short.
    ...(rate ? [atRate(rate, stillSeconds ? 0 : seconds)] : []),
    ...(stillSeconds ? [`tpad=stop_mode=clone:stop=-1,trim=duration=${stillSeconds}`] : []),
    ...(isFlattened ? [onColour(typeof options.background === 'string' ? options.background : '#ffffff')] : []),
    ...turning(options),
    ...(discLines ? [onDisc(stream, discLines, askedTurn(options))] : [`scale=${size}${colours?.scale ?? ''}`]),
    ...(colours ? [colours.label] : []),
    // Scaling to even sides bends the shape of square pixels by a hair, which would be written down.
    ...(stream.pixelShape === '1/1' && !discLines ? ['setsar=1'] : []),
  ];
};

/** Largest height of an animated image made from a video, unless another is asked for: a GIF of 1080 lines is of no use. */
const animationHeight = 480;
const animationRate = 15;

/** The filters of a video that becomes an animated image, whose pixels are square. */
export const animationFilters = (stream: Stream, options: OptionValues, seconds: number): readonly string[] => [
  ...toneMap(stream),
  atRate(
    String(typeof options.frameRate === 'number' ? options.frameRate : Math.min(animationRate, stream.frameRate || animationRate)),
    seconds,
  ),
  ...turning(options),
  `scale='max(1,round(oh*dar))':'min(${askedHeight(options) ?? animationHeight},ih)':flags=lanczos`,
  'setsar=1',
];
