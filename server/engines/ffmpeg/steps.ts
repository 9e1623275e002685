import { formatById } from '../../../catalogue/formats.ts';
import { optionsFor } from '../../../catalogue/options.ts';
import { outputsFor } from '../../../catalogue/pairs.ts';
import type { Step } from '../../contract/engine.ts';
import { inputFormats, isTarget } from './containers.ts';

/** Animated images: convertible from and to videos, but not into each other here. */
const movingImages: ReadonlySet<string> = new Set(['gif', 'webp', 'apng']);

/** Containers between which videos are usually just copied. */
const movers = new Set(['mp4', 'm4v', 'mov', 'mkv', 'ts', 'f4v', '3gp', 'avi', 'flv']);

const isVideo = (id: string): boolean => formatById(id)?.kind === 'video';

const weigh = (from: string, to: string): Pick<Step, 'cost' | 'weight'> => {
  if (!isVideo(to) && !movingImages.has(to)) return { cost: 1, weight: 'light' };
  if (movers.has(from) && movers.has(to)) return { cost: 1, weight: 'medium' };
  // Animated images are short and frequent: they need not queue behind videos.
  return { cost: 20, weight: movingImages.has(from) ? 'medium' : 'heavy' };
};

const needs = { programs: ['ffmpeg', 'ffprobe'] };
/** Restores tags that FFmpeg loses. */
const prefers = { programs: ['python3'] };

const canWrite = (from: string, to: string): boolean => isTarget(to) || (isVideo(from) && movingImages.has(to));

/** Every input format of FFmpeg to every offered target; engine.test.ts converts each pair. */
export const ffmpegSteps: readonly Step[] = inputFormats.flatMap((from) =>
  outputsFor(from)
    .filter((to) => canWrite(from, to))
    .map((to): Step => ({ from, to, ...weigh(from, to), options: optionsFor(from, to).map(({ id }) => id), needs, prefers })),
);
