import type { OptionValues } from '../../../catalogue/options.ts';
import type { Target } from '../ffmpeg/containers.ts';
import { joinedRate } from '../ffmpeg/frame-rate.ts';
import type { Stream } from '../ffmpeg/media.ts';
import { assumedColours, assumedMatrix } from '../ffmpeg/video-colours.ts';
import { askedHeight, hasRgb, onColour, toneMap } from '../ffmpeg/video-filters.ts';

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);

type Size = { readonly width: number; readonly height: number };

/** Size of a stream as players show it: upright, with square pixels. */
const shownSize = ({ width, height, pixelShape, rotation }: Stream): Size => {
  const [over = 1, under = 1] = pixelShape.split('/').map(Number);
  const wide = (width * over) / under;
  return rotation % 180 === 0 ? { width: wide, height } : { width: height, height: wide };
};

/** The size of the largest image, within the target's limit on lines. */
const commonSize = (streams: readonly Stream[], target: Target, options: OptionValues): Size => {
  const [largest = { width: 2, height: 2 }] = streams.map(shownSize).toSorted((a, b) => b.width * b.height - a.width * a.height);
  const most = Math.min(target.video?.maxLines ?? Number.POSITIVE_INFINITY, askedHeight(options) ?? Number.POSITIVE_INFINITY);
  const lines = Math.min(largest.height, most);
  return { width: even((largest.width * lines) / largest.height), height: even(lines) };
};

const plain = {
  index: 0,
  profile: '',
  frames: 0,
  start: 0,
  rotation: 0,
  pixelShape: '1/1',
  quarterPixels: false,
  bitRate: 0,
  packing: '',
} as const;
const flags = { isMain: true, isForced: false, interlaced: false, alpha: false } as const;
const noLook = { pixelFormat: '', width: 0, height: 0, frameRate: 0, tickRate: 0 } as const;
const noSound = { sampleRate: 0, channels: 0, bits: 0 } as const;

/** The stream that all images become before they are encoded: the size of the largest, and the highest frame rate. */
export const commonVideo = (streams: readonly Stream[], target: Target, options: OptionValues): Stream & { readonly rate: string } => {
  const size = commonSize(streams, target, options);
  const rate = typeof options.frameRate === 'number' ? String(options.frameRate) : joinedRate(streams);
  const [over = 25, under = 1] = rate.split('/').map(Number);
  const look = { pixelFormat: 'yuv420p', frameRate: over / under, tickRate: over / under, matrix: assumedMatrix(size.height) };
  return { ...plain, ...flags, ...noSound, ...look, ...size, kind: 'video', codec: 'joined', rate };
};

/** The stream that all sound becomes before it is encoded: the highest rate, the most channels and bits. */
export const commonAudio = (streams: readonly Stream[]): Stream => {
  const most = (of: (stream: Stream) => number): number => Math.max(...streams.map(of));
  const isFloat = streams.some(({ codec }) => codec.startsWith('pcm_f'));
  // The name of the codec contains the depth for encoders, and matches none that a target plays.
  const form = { codec: isFloat ? 'pcm_f' : 'joined', sampleRate: most(({ sampleRate }) => sampleRate), bits: most(({ bits }) => bits) };
  return {
    ...plain,
    ...flags,
    ...noLook,
    ...form,
    kind: 'audio',
    channels: Math.min(
      layouts.length,
      most(({ channels }) => channels),
    ),
  };
};

const layouts = ['mono', 'stereo', '3.0', 'quad', '5.0', '5.1', '6.1', '7.1'];

/** Filters that give a stream the common form: its whole image, undistorted, centred on black. */
export const toCommonVideo = (stream: Stream, common: Stream & { readonly rate: string }): string => {
  const shown = shownSize(stream);
  const scale = Math.min(common.width / shown.width, common.height / shown.height);
  const [width, height] = [Math.min(common.width, even(shown.width * scale)), Math.min(common.height, even(shown.height * scale))];
  const colours = assumedColours(stream, common.height, stream.alpha || hasRgb(stream));
  return [
    ...(stream.interlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    `fps=${common.rate}`,
    ...toneMap(stream),
    ...(stream.alpha ? [onColour('#ffffff')] : []),
    `scale=${width}:${height}${colours.scale}`,
    'format=yuv420p',
    `pad=${common.width}:${common.height}:(ow-iw)/2:(oh-ih)/2`,
    colours.label,
    'setsar=1',
  ].join(',');
};

/** Samples as numbers with 24 exact bits, or with 32 where a part has more. */
const formOf = ({ sampleRate, channels, bits, codec }: Stream): string =>
  `aformat=sample_fmts=${bits > 24 && codec !== 'pcm_f' ? 's32' : 'flt'}:sample_rates=${sampleRate}:channel_layouts=${layouts[channels - 1] ?? 'stereo'}`;

/** Filters that give sound the common form. `seconds` is the length that it gets beside an image. */
export const toCommonAudio = (common: Stream, seconds: number | undefined): string =>
  [
    ...(seconds === undefined ? [] : ['aresample=async=1:first_pts=0']),
    formOf(common),
    ...(seconds === undefined ? [] : [`apad=whole_dur=${seconds}`, `atrim=duration=${seconds}`]),
  ].join(',');

/** Silence in the common form, for a film without sound. */
export const silence = (common: Stream, seconds: number): string =>
  `anullsrc=channel_layout=${layouts[common.channels - 1] ?? 'stereo'}:sample_rate=${common.sampleRate},atrim=duration=${seconds},${formOf(common)}`;
