/**
 * Input of a video encoder. `load` is the work in million pixels, which decides between effort and time; `kbps` replaces the
 * quality if a size is requested.
 */
export type VideoParameters = {
  readonly crf?: number;
  readonly kbps?: number;
  readonly load: number;
  readonly alpha?: boolean;
  readonly baseline?: boolean;
  /** Limits the bit rate to that of a DVD. */
  readonly disc?: boolean;
};

/** Above this many million pixels (two minutes of 1080p30) the fastest settings keep the encoder within the time limit. */
const heavyLoad = 7500;
/** Above this (twenty seconds of 1080p30), faster settings than usual. */
const mediumLoad = 1250;

/** Converts a CRF (18 is hard to distinguish from the source, 28 visibly soft) to a quantiser of the MPEG codecs, 2 to 31. */
const quantiser = (crf = 20): number => Math.min(31, Math.max(2, Math.round((crf - 12) / 2.2)));

/** A bit rate with a limit on its variation over two seconds. */
const bounded = (kbps: number): readonly string[] => [
  '-b',
  `${kbps}k`,
  '-maxrate',
  `${Math.round(kbps * 1.1)}k`,
  '-bufsize',
  `${kbps * 2}k`,
];

/** A quality, or a bit rate if a size is requested. */
const rated = (kbps: number | undefined, quality: readonly string[]): readonly string[] => (kbps === undefined ? quality : bounded(kbps));

const fixedQuality = ({ crf, kbps }: VideoParameters): readonly string[] => rated(kbps, ['-q', String(quantiser(crf))]);

/** A DVD allows 9.8 Mbit/s for video, with a buffer of 224 kB (ISO/IEC 13818-2, Main Profile at Main Level). */
const discRate = ['-maxrate', '8000k', '-bufsize', '1835k'];

/**
 * Video encoders as arguments for one stream. H.264 High in yuv420p plays everywhere; CRF 20 at `veryfast` is hard to distinguish
 * from the source. VP9 with row-based threads at `cpu-used 5` is several times faster than its defaults at the same quality.
 * MPEG-4 uses the Advanced Simple Profile without global motion and quarter pixels, which old players lack.
 * quality.test.ts checks the SSIM of each.
 */
export const videoEncoders = {
  h264: ({ crf = 20, kbps, load, baseline }: VideoParameters) => [
    ...['-c', 'libx264', '-preset', load > heavyLoad ? 'ultrafast' : load > mediumLoad ? 'superfast' : 'veryfast'],
    ...rated(kbps, ['-crf', String(crf)]),
    ...(baseline ? ['-profile', 'baseline'] : load > heavyLoad ? [] : ['-profile', 'high']),
    ...['-pix_fmt', 'yuv420p'],
  ],
  hevc: ({ crf = 20, kbps, load }: VideoParameters) => [
    ...['-c', 'libx265', '-preset', load > mediumLoad ? 'ultrafast' : 'superfast', '-x265-params', 'log-level=error'],
    ...rated(kbps, ['-crf', String(crf + 1)]),
    ...['-pix_fmt', 'yuv420p'],
  ],
  av1: ({ crf = 20, kbps, load }: VideoParameters) => [
    ...['-c', 'libsvtav1', '-preset', load > heavyLoad ? '12' : load > mediumLoad ? '11' : '9'],
    ...(kbps === undefined ? ['-crf', String(Math.min(63, crf + 10))] : ['-b', `${kbps}k`]),
    ...['-pix_fmt', 'yuv420p'],
  ],
  vp9: ({ crf = 20, kbps, load, alpha }: VideoParameters) => [
    ...['-c', 'libvpx-vp9', ...rated(kbps, ['-crf', String(Math.min(63, crf + 11)), '-b', '0']), '-row-mt', '1', '-tile-columns', '2'],
    // Alpha is a second image, which is incompatible with hidden reference frames.
    ...(alpha ? ['-pix_fmt', 'yuva420p', '-auto-alt-ref', '0'] : ['-pix_fmt', 'yuv420p']),
    ...(load > mediumLoad ? ['-deadline', 'realtime', '-cpu-used', load > heavyLoad ? '8' : '6'] : ['-deadline', 'good', '-cpu-used', '5']),
  ],
  mpeg4: (parameters: VideoParameters) => [
    ...['-c', 'mpeg4', ...fixedQuality(parameters), '-profile', '15', '-level', '5', '-pix_fmt', 'yuv420p'],
  ],
  mpeg2: (parameters: VideoParameters) => [
    ...['-c', 'mpeg2video', ...fixedQuality(parameters), '-pix_fmt', 'yuv420p'],
    ...(parameters.disc && parameters.kbps === undefined ? discRate : []),
  ],
  mpeg2studio: (parameters: VideoParameters) => ['-c', 'mpeg2video', ...fixedQuality(parameters), '-pix_fmt', 'yuv422p'],
  wmv2: (parameters: VideoParameters) => ['-c', 'wmv2', ...fixedQuality(parameters), '-pix_fmt', 'yuv420p'],
  theora: ({ crf = 20, kbps }: VideoParameters) => [
    ...[
      '-c',
      'libtheora',
      ...(kbps === undefined ? ['-q', String(Math.min(10, Math.max(1, Math.round(18 - crf / 2))))] : ['-b', `${kbps}k`]),
    ],
    ...['-pix_fmt', 'yuv420p'],
  ],
} as const satisfies Record<string, (parameters: VideoParameters) => readonly string[]>;

/** Encoder arguments for one stream of the output: `forStream('v:0', ['-crf', '20'])` is `-crf:v:0 20`. */
export const forStream = (stream: string, args: readonly string[]): readonly string[] =>
  args.map((arg) => (/^-[a-z]/.test(arg) ? `${arg}:${stream}` : arg));
