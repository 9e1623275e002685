import type { OptionValues } from '../../../catalogue/options.ts';
import { askedBytes } from '../asked-size.ts';
import type { Target } from './containers.ts';
import { type Media, type Stream, uprightLines } from './media.ts';

/** Kilobits per second for each kind of stream to stay within a size, and the lines that such a bit rate supports. */
export type Budget = { readonly videoKbps?: number; readonly audioKbps?: number; readonly lines?: number };

/** Share of the container itself: headers, tables and packet indexes. */
const overhead = 0.03;
/** Bits per pixel below which H.264 at 30 frames a second shows blocks; the image is scaled down instead. */
const leastBitsPerPixel = 0.035;
const heights = [2160, 1440, 1080, 720, 480, 360, 240, 144];
const leastVideoKbps = 40;
const audioSteps = [192, 160, 128, 96, 64, 48, 32];

const linesFor = (video: Stream, kbps: number): number | undefined => {
  const rate = video.frameRate || 25;
  const own = uprightLines(video);
  const enough = (lines: number): boolean =>
    (kbps * 1000) / (((video.width * video.height) / Math.max(1, own) ** 2) * lines * lines * rate) >= leastBitsPerPixel;
  if (enough(own)) return undefined;
  return heights.find((lines) => lines < own && enough(lines)) ?? heights.at(-1);
};

/** Distributes the bytes. Undefined if no size is requested, or the duration is unknown. `scale` corrects the excess of a previous run. */
export const budgetFor = (media: Media, target: Target, options: OptionValues, scale = 1): Budget | undefined => {
  const bytes = askedBytes(options);
  if (bytes === undefined || media.seconds <= 0) return undefined;
  const kbps = (bytes * 8 * (1 - overhead) * scale) / media.seconds / 1000;
  const video = target.video && media.streams.find(({ kind }) => kind === 'video');
  const tracks = media.streams.filter(({ kind }) => kind === 'audio').length;
  const heard = options.mute === true || !target.audio || tracks === 0 ? 0 : target.manyTracks ? tracks : 1;
  if (!video) return { audioKbps: Math.floor(kbps) };
  const audioKbps = heard > 0 ? (audioSteps.find((step) => step * heard <= kbps * 0.2) ?? audioSteps.at(-1)) : undefined;
  const videoKbps = Math.max(leastVideoKbps, Math.floor(kbps - (audioKbps ?? 0) * heard));
  return { videoKbps, audioKbps, lines: linesFor(video, videoKbps) };
};
