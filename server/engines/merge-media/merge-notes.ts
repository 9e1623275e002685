import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Target } from '../ffmpeg/containers.ts';
import type { Part } from './parts.ts';

/** Options for single files, about which the merger leaves a note. */
export const singleOptions: readonly string[] = ['trimStart', 'trimEnd', 'targetSize', 'turn'];

/** A note about options that apply to single files only. */
export const singleNotes = (options: OptionValues): readonly Message[] =>
  singleOptions.some((id) => options[id] !== undefined) ? [message('singlesOnly')] : [];

/** A note about tracks that a joined file lacks. */
export const trackNotes = (parts: readonly Part[], target: Target, { mute }: OptionValues): readonly Message[] => {
  const count = (kind: string, kept: number): number =>
    parts.reduce(
      (sum, { media }) => sum + Math.max(0, media.streams.filter((stream) => stream.kind === kind && stream.codec).length - kept),
      0,
    );
  const sounds = mute === true ? 0 : count('audio', 1);
  const left = [
    ...(target.video && count('video', 1) ? [message('furtherFilms', { count: count('video', 1) })] : []),
    ...(sounds ? [message('furtherSounds', { count: sounds })] : []),
    ...(target.video && count('subtitle', 0) ? [message('furtherSubtitles', { count: count('subtitle', 0) })] : []),
  ];
  return left.length > 0 ? [message('joinedLeft', { tracks: left })] : [];
};
