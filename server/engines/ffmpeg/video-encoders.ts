/** What a video encoder is told: `load` is the work in million pixels, by which it trades effort for time. */
export type VideoParameters = { readonly crf?: number; readonly load: number; readonly alpha?: boolean };

/** Past this many million pixels (two minutes of 1080p30) the quickest settings are used, so that the time limit holds. */
const heavyLoad = 7500;
/** Past this (twenty seconds of 1080p30), quicker ones than usual. */
const mediumLoad = 1250;

/** A CRF of the usual scale (18 hard to tell from the source, 28 visibly soft) as a quantiser of the MPEG codecs, 2 to 31. */
const quantiser = (crf = 20): number => Math.min(31, Math.max(2, Math.round((crf - 12) / 2.2)));

/**
 * Video encoders, as arguments for one stream. H.264 High in yuv420p plays on everything; CRF 20 at `veryfast` is hard to
 * tell from the source. VP9 with row-based threads at `cpu-used 5` is several times quicker than its defaults at the same
 * quality. quality.test.ts holds the SSIM of each.
 */
export const videoEncoders = {
  h264: ({ crf = 20, load }: VideoParameters) => [
    ...['-c', 'libx264', '-preset', load > heavyLoad ? 'ultrafast' : load > mediumLoad ? 'superfast' : 'veryfast'],
    ...['-crf', String(crf), ...(load > heavyLoad ? [] : ['-profile', 'high']), '-pix_fmt', 'yuv420p'],
  ],
  vp9: ({ crf = 20, load, alpha }: VideoParameters) => [
    ...['-c', 'libvpx-vp9', '-crf', String(Math.min(63, crf + 11)), '-b', '0', '-row-mt', '1', '-tile-columns', '2'],
    // What is see-through travels in a second image, with which frames that are never shown do not go.
    ...(alpha ? ['-pix_fmt', 'yuva420p', '-auto-alt-ref', '0'] : ['-pix_fmt', 'yuv420p']),
    ...(load > mediumLoad ? ['-deadline', 'realtime', '-cpu-used', load > heavyLoad ? '8' : '6'] : ['-deadline', 'good', '-cpu-used', '5']),
  ],
  mpeg2: ({ crf }: VideoParameters) => ['-c', 'mpeg2video', '-q', String(quantiser(crf)), '-pix_fmt', 'yuv420p'],
  mpeg2studio: ({ crf }: VideoParameters) => ['-c', 'mpeg2video', '-q', String(quantiser(crf)), '-pix_fmt', 'yuv422p'],
  wmv2: ({ crf }: VideoParameters) => ['-c', 'wmv2', '-q', String(quantiser(crf)), '-pix_fmt', 'yuv420p'],
  theora: ({ crf = 20 }: VideoParameters) => [
    ...['-c', 'libtheora', '-q', String(Math.min(10, Math.max(1, Math.round(18 - crf / 2)))), '-pix_fmt', 'yuv420p'],
  ],
} as const satisfies Record<string, (wish: VideoParameters) => readonly string[]>;

/** Encoder arguments for one stream of the output: `forStream('v:0', ['-crf', '20'])` is `-crf:v:0 20`. */
export const forStream = (stream: string, args: readonly string[]): readonly string[] =>
  args.map((arg) => (/^-[a-z]/.test(arg) ? `${arg}:${stream}` : arg));
