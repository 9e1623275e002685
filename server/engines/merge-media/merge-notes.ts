import type { OptionValues } from '../../../catalogue/options.ts';
import type { Target } from '../ffmpeg/containers.ts';
import type { Part } from './parts.ts';

/** Options for single files, about which the merger leaves a note. */
export const singleOptions: readonly string[] = ['trimStart', 'trimEnd', 'targetSize', 'turn'];

/** A note about options that apply to single files only. */
export const singleNotes = (options: OptionValues): readonly string[] =>
  singleOptions.some((id) => options[id] !== undefined)
    ? ['Start, end, rotation and target size are for single files, so they were not applied. Change the joined file instead.']
    : [];

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A note about tracks that a joined file lacks. */
export const trackNotes = (parts: readonly Part[], target: Target, { mute }: OptionValues): readonly string[] => {
  const count = (kind: string, kept: number): number =>
    parts.reduce(
      (sum, { media }) => sum + Math.max(0, media.streams.filter((stream) => stream.kind === kind && stream.codec).length - kept),
      0,
    );
  const sounds = mute === true ? 0 : count('audio', 1);
  const left = [
    ...(target.video && count('video', 1) ? [plural(count('video', 1), 'further film')] : []),
    ...(sounds ? [plural(sounds, 'further sound track')] : []),
    ...(target.video && count('subtitle', 0) ? [plural(count('subtitle', 0), 'subtitle track')] : []),
  ];
  return left.length > 0 ? [`Left out: ${left.join(', ')}. A joined file has one film and one sound track.`] : [];
};
