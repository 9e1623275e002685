import { type Cue, cue, escapeWords, readClock } from './cue.ts';
import { fromTags } from './html-marks.ts';
import { fromSami, type Track } from './read-sami.ts';
import { readScript } from './read-script.ts';
import { fromSub, lastLine } from './read-sub.ts';
import { fromTtml } from './read-ttml.ts';
import { unrolled } from './rolling.ts';
import { fromCodedWords } from './script-codes.ts';
import { colouredScript } from './script-colours.ts';
import { timedBlocks, type UnreadTimes } from './timed-blocks.ts';

/** The captions of a file, what could not be read, whether it rolls up, and its languages if it has several. */
export type ReadCues = {
  readonly cues: readonly Cue[];
  readonly unread?: UnreadTimes;
  readonly rolls?: boolean;
  readonly tracks?: readonly Track[];
};

const srtWords = (text: string): string => fromTags(text, { keepsUnknown: true, entities: 'ended' });
const vttWords = (text: string): string => fromTags(text, { keepsUnknown: false, entities: 'all' });

const coloured = (text: string, words: (part: string) => string): Pick<Cue, 'script'> => {
  const script = colouredScript(text, words);
  return script === undefined ? {} : { script };
};

const fromSrt = (text: string): ReadCues => {
  const { blocks: all, unread } = timedBlocks(text, false);
  const cues = all.flatMap(({ start, end, lines }) => {
    const all = lines.filter((line) => line.trim() !== '').join('\n');
    const { text: words, ...more } = fromCodedWords(all, srtWords);
    return cue(start, end, words, more.script === undefined ? coloured(all, srtWords) : more);
  });
  return { ...unrolled(cues.toSorted((a, b) => a.start - b.start)), unread };
};

/** Whether a caption is at the top: `line:0` or up to a fifth of the screen (WebVTT, 4.4). */
const isAtTop = (settings: string): boolean => /(?:^|\s)line:(?:[0-3](?=[\s,]|$)|(?:1?\d|20)(?:\.\d{1,9})?%)/.test(settings);

const fromVtt = (text: string): ReadCues => {
  const { blocks: all, unread } = timedBlocks(text, true);
  const cues = all.flatMap(({ start, end, settings, lines }) => {
    const [words, isTop] = [lines.join('\n'), isAtTop(settings)];
    const { script } = coloured(words, vttWords);
    const more = { ...(isTop && { align: 8 }), ...(script !== undefined && { script: `${isTop ? '{\\an8}' : ''}${script}` }) };
    return cue(start, end, vttWords(words), more);
  });
  return { ...unrolled(cues.toSorted((a, b) => a.start - b.start)), unread };
};

const sbvTimes = /^\s*(\d{1,4}:\d{1,2}:\d{1,2}\.\d{1,3})\s*,\s*(\d{1,4}:\d{1,2}:\d{1,2}\.\d{1,3})\s*$/;

const fromSbv = (text: string): readonly Cue[] => {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (sbvTimes.test(line) ? [at] : []));
  return starts.flatMap((at, index) => {
    const [, from = '', to = ''] = sbvTimes.exec(lines[at] ?? '') ?? [];
    return cue(
      readClock(from),
      readClock(to),
      srtWords(
        lines
          .slice(at + 1, starts[index + 1])
          .join('\n')
          .replaceAll('[br]', '\n'),
      ),
    );
  });
};

/** Times of lyrics: minutes and seconds, with hours where a fraction follows a full stop. `[00:01:50]` is 1.5 seconds. */
const lineStamps = /^(?:\[(?:\d{1,3}:\d{1,2}:\d{1,2}\.\d{1,3}|\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?)\]\s{0,3}){1,50}/;
const wordStamps = /<\d{1,4}:\d{1,2}(?::\d{1,2})?(?:\.\d{1,3})?>/g;
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
  // Lines with the same start, such as a song and its translation, both end at the next start.
  const ends: number[] = [];
  for (let at = sorted.length - 1; at >= 0; at--) {
    const [start, next] = [sorted[at]?.start ?? 0, sorted[at + 1]?.start];
    ends[at] = next === undefined ? start + lastLine : next > start ? next : (ends[at + 1] ?? 0);
  }
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
  sbv: plain(fromSbv),
  ttml: plain(fromTtml),
  smi: (text) => {
    const tracks = fromSami(text);
    return { cues: tracks.flatMap(({ cues }) => cues), tracks };
  },
  lrc: plain(fromLrc),
};
