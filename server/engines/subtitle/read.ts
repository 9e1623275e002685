import { classColours } from './colours.ts';
import { bare, type Cue, cue, endsAtNext, escapeWords } from './cue.ts';
import { fromTags } from './html-marks.ts';
import { fromSami, type Track } from './read-sami.ts';
import { readScript } from './read-script.ts';
import { fromClocks, fromSub } from './read-sub.ts';
import { fromTtml } from './read-ttml.ts';
import { unrolled } from './rolling.ts';
import { fromCodedWords } from './script-codes.ts';
import { timedBlocks, type UnreadTimes } from './timed-blocks.ts';

/** The captions of a file, what could not be read, whether it rolls up, and its languages if it has several. */
export type ReadCues = {
  readonly cues: readonly Cue[];
  readonly unread?: UnreadTimes;
  readonly rolls?: boolean;
  readonly tracks?: readonly Track[];
};

/** Tags in braces, which some programs write. */
const braces = /\{(\/?)(?:([ibu])|(i)talic|(b)old|(u)nderline)\}/gi;
const srtWords = (text: string): string =>
  fromTags(text.includes('{/') ? text.replace(braces, (_, slash, ...names) => `<${slash}${names.slice(0, 4).join('')}>`) : text, {
    keepsUnknown: true,
    entities: 'ended',
  });

const fromSrt = (text: string): ReadCues => {
  const { blocks: all, unread } = timedBlocks(text, false);
  const cues = all.flatMap(({ start, end, lines }) => {
    const { text: words, ...more } = fromCodedWords(lines.filter((line) => line.trim() !== '').join('\n'), srtWords);
    return cue(start, end, words, more);
  });
  return { ...unrolled(cues.toSorted((a, b) => a.start - b.start)), unread };
};

/** Whether a caption is at the top: `line:0` or up to a fifth of the screen (WebVTT, 4.4). */
const isAtTop = (settings: string): boolean => /(?:^|\s)line:(?:[0-3](?=[\s,]|$)|(?:1?\d|20)(?:\.\d{1,9})?%)/.test(settings);

/** The words of each voice: `<v Mary>`. */
const voicesIn = (text: string, words: (part: string) => string): NonNullable<Cue['said']> =>
  text.split(/(?=<v[.\s])/).flatMap((part) => {
    const [, name = ''] = /^<v(?:\.[^\s<>]{0,100})?\s{1,9}([^<>]{1,200})>/.exec(part) ?? [];
    const said = bare(words(part)).trim();
    return said === '' ? [] : [{ name: bare(words(name)).trim(), words: said }];
  });

const fromVtt = (text: string): ReadCues => {
  const classes = classColours(text.slice(0, Math.min(text.indexOf('-->'), 100_000)));
  const words = (part: string): string => fromTags(part, { keepsUnknown: false, entities: 'all', classes });
  const { blocks: all, unread } = timedBlocks(text, true);
  const cues = all.flatMap(({ start, end, settings, lines }) => {
    const said = lines.join('\n');
    // Converters leave codes of other formats.
    const { text: shown, ...codes } = fromCodedWords(said, words);
    return cue(start, end, shown, {
      ...(isAtTop(settings) && { align: 8 }),
      ...codes,
      ...(/<v[.\s]/.test(said) && { said: voicesIn(said, words) }),
    });
  });
  return { ...unrolled(cues.toSorted((a, b) => a.start - b.start)), unread };
};

/** Times of lyrics: minutes and seconds, with hours where a fraction follows a full stop. `[00:01:50]` is 1.5 seconds. */
const lineStamps = /^(?:\[(?:\d{1,3}:\d{1,2}:\d{1,2}\.\d{1,3}|\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?)\]\s{0,3}){1,50}/;
/** Times of words, in both brackets that programs use. */
const wordStamps = /<\d{1,4}:\d{1,2}(?::\d{1,2})?(?:\.\d{1,3})?>|\[\d{1,4}:\d{1,2}[.:]\d{2,3}\]/g;
const stampParts = /\[(?:(\d{1,3}):(?=\d{1,2}:\d{1,2}\.))?(\d{1,4}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g;

const fromLrc = (text: string): readonly Cue[] => {
  const shift = Number(/^\[offset:\s{0,5}([+-]?\d{1,7})\]/im.exec(text)?.[1] ?? 0);
  const lines = text.split('\n').flatMap((line) => {
    const stamps = lineStamps.exec(line)?.[0] ?? '';
    const words = line.slice(stamps.length).replace(wordStamps, '').trim();
    return [...stamps.matchAll(stampParts)].map(([, hours = '0', minutes, seconds, fraction = '0']) => ({
      start: Math.max(
        0,
        (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Math.round(Number(`0.${fraction}`) * 1000) - shift,
      ),
      words,
    }));
  });
  const sorted = lines.toSorted((a, b) => a.start - b.start);
  // Lines with the same start are a song and its translation.
  const ends = endsAtNext(sorted.map(({ start }) => start));
  return sorted.flatMap(({ start, words }, at) => cue(start, ends[at], escapeWords(words)));
};

const plain =
  (read: (text: string) => readonly Cue[]) =>
  (text: string): ReadCues => ({ cues: read(text) });

/** Readers by format id. Each takes decoded text with `\n` line ends. */
export const readers: Readonly<Record<string, (text: string) => ReadCues>> = {
  srt: fromSrt,
  vtt: fromVtt,
  ass: plain(readScript),
  ssa: plain(readScript),
  sub: plain((text) => fromSub(text, srtWords)),
  sbv: plain((text) => fromClocks(text, srtWords)),
  ttml: plain(fromTtml),
  smi: (text) => {
    const tracks = fromSami(text);
    return { cues: tracks.flatMap(({ cues }) => cues), tracks };
  },
  lrc: plain(fromLrc),
};
