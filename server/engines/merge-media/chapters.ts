import type { Chapter } from '../ffmpeg/media.ts';
import type { Part } from './parts.ts';

/** Longest title of a chapter. */
const maxTitle = 300;

/** A chapter for each part, named after its file; a part that has chapters keeps them, below that name. */
export const chaptersOf = (parts: readonly Part[]): readonly Chapter[] => {
  let at = 0;
  return parts.flatMap(({ part, media, seconds }) => {
    const [start, end] = [at, at + seconds];
    at = end;
    const own = media.chapters.filter((one) => one.start < seconds && one.end > one.start);
    if (own.length === 0) return [{ start, end, title: part.title.slice(0, maxTitle) }];
    return own.map((one, index) => ({
      start: start + Math.max(0, one.start),
      end: start + Math.min(seconds, one.end),
      title: `${part.title}: ${one.title || index + 1}`.slice(0, maxTitle),
    }));
  });
};

/** Escapes a value of FFmpeg's metadata format. */
const escaped = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').replace(/[=;#\\]/g, '\\$&');

/** The chapters as a file in FFmpeg's metadata format. */
export const chapterFile = (chapters: readonly Chapter[]): string =>
  [
    ';FFMETADATA1',
    ...chapters.map(({ start, end, title = '' }) =>
      [
        '[CHAPTER]',
        'TIMEBASE=1/1000',
        `START=${Math.round(start * 1000)}`,
        `END=${Math.round(end * 1000)}`,
        `title=${escaped(title)}`,
      ].join('\n'),
    ),
    '',
  ].join('\n');
