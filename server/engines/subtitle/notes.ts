import type { SubtitleReply } from './protocol.ts';

export const readingNotes = ({ parts, count, line, rolls, likeTags }: SubtitleReply): readonly string[] => [
  ...(parts.length === 0 ? [] : [`The file has captions in ${parts.length} languages: each has a file of its own.`]),
  ...(count === 0
    ? []
    : [
        `${
          count === 1 ? 'A caption was left out, as its times' : `${count.toLocaleString('en')} captions were left out, as their times`
        } can’t be read or end before they begin: look at line ${line}.`,
      ]),
  ...(rolls ? ['These captions roll up and repeat each line: every line is kept once.'] : []),
  ...(likeTags === 0
    ? []
    : [
        `${likeTags === 1 ? 'A caption holds' : `${likeTags.toLocaleString('en')} captions hold`} words such as <b>, which players of SRT take for a style, as SRT has no way to escape them.`,
      ]),
];
