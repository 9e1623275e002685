import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { Target } from './containers.ts';
import type { Media } from './media.ts';
import type { Opened } from './open-input.ts';

const keepsThem: ReadonlySet<string> = new Set(['mp4', 'ipod', 'mov', 'matroska', 'webm', 'mp3', 'aiff', 'adts', 'opus', 'asf']);
/** Muxers of Vorbis comments, in which FFmpeg does not write chapters. */
const asComments: ReadonlySet<string> = new Set(['flac', 'ogg', 'spx']);
/** Muxers that drop chapters without a name and confuse the others. */
const needsNames: ReadonlySet<string> = new Set(['mp4', 'ipod', 'mov']);
/** Comments number chapters with three digits. */
const most = 1000;

const digits = (value: number, count: number): string => String(value).padStart(count, '0');

const clock = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  return `${digits(Math.floor(whole / 3600), 2)}:${digits(Math.floor(whole / 60) % 60, 2)}:${digits(whole % 60, 2)}.${digits(milliseconds % 1000, 3)}`;
};

/** Default names for unnamed chapters, as players show them. */
const namesFor = (shown: Media['chapters']): readonly string[] =>
  shown.flatMap(({ title }, at) => (title ? [] : [`-metadata:c:${at}`, `title=Chapter ${at + 1}`]));

/** Arguments that keep chapters, as comments (https://wiki.xiph.org/Chapter_Extension) if necessary, and a note if the target has none. */
export const chapterTags = (
  { chapters }: Pick<Media, 'chapters'>,
  { muxer }: Target,
  name: string,
  { start, end }: Pick<Opened, 'start' | 'end'>,
): { readonly args: readonly string[]; readonly notes: readonly Message[] } => {
  const shown = chapters.filter((one) => one.end > start && one.start < end).slice(0, most);
  if (needsNames.has(muxer) && shown.some(({ title }) => title)) return { args: namesFor(shown), notes: [] };
  if (shown.length === 0 || keepsThem.has(muxer)) return { args: [], notes: [] };
  if (!asComments.has(muxer)) return { args: [], notes: [message('chaptersLeft', { count: shown.length, format: name })] };
  const args = shown.flatMap((one, at) => [
    ...['-metadata', `CHAPTER${digits(at, 3)}=${clock(Math.max(0, one.start - start))}`],
    ...(one.title ? ['-metadata', `CHAPTER${digits(at, 3)}NAME=${one.title.slice(0, 500)}`] : []),
  ]);
  // Otherwise FFmpeg removes the input's encoder later and moves the last comment there: a name before its chapter, which readers ignore.
  return { args: ['-metadata', 'encoder=', ...args], notes: [] };
};
