import { type Cue, cue, escapeWords, readClock } from './cue.ts';
import { fromTags } from './html-marks.ts';
import { readScript } from './read-script.ts';
import { fromTtml } from './read-ttml.ts';
import { unrolled } from './rolling.ts';
import { fromCodedWords } from './script-codes.ts';
import { colouredScript } from './script-colours.ts';
import { timedBlocks, type UnreadTimes } from './timed-blocks.ts';

/** Default frame rate of frame-based files. */
export const usualRate = 25;
/** Duration of a song's last line, in milliseconds. */
const lastLine = 5000;

/** The captions of a file, what could not be read, and whether it rolls up. */
export type ReadCues = { readonly cues: readonly Cue[]; readonly unread?: UnreadTimes; readonly rolls?: boolean };

const blankLine = /\n[ \t]*\n/;
const blocks = (text: string): readonly (readonly string[])[] =>
  text.split(blankLine).map((block) => block.split('\n').filter((line) => line.trim() !== ''));

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

/** MicroDVD: frame numbers in braces. A first line from frame 1 to 1 states the rate. Some `.sub` files are SubViewer instead. */
const fromSub = (text: string): readonly Cue[] => {
  if (!/^\s*\{\d/.test(text))
    return blocks(text).flatMap((lines) => {
      const at = lines.findIndex((line) => /^\d{1,2}:\d\d:\d\d\.\d\d,\d{1,2}:\d\d:\d\d\.\d\d$/.test(line.trim()));
      const [from = '', to = ''] = (lines[at] ?? '').split(',');
      return at < 0
        ? []
        : cue(
            readClock(from),
            readClock(to),
            srtWords(
              lines
                .slice(at + 1)
                .join('\n')
                .replaceAll('[br]', '\n'),
            ),
          );
    });
  const lines = [...text.matchAll(/^\{(\d{1,9})\}\{(\d{0,9})\}(.{0,5000})$/gm)];
  const stated = Number(lines[0]?.[1]) <= 1 && Number(lines[0]?.[2]) <= 1 ? Number((lines[0]?.[3] ?? '').replace(',', '.')) : 0;
  const rate = stated >= 1 && stated <= 240 ? stated : usualRate;
  return lines.slice(stated ? 1 : 0).flatMap(([, from, to, words = '']) => {
    const start = Math.round((Number(from) / rate) * 1000);
    const italic = /\{y:i\}/i.test(words);
    const shown = escapeWords(words.replace(/\{[^{}]{0,100}\}/g, '').replaceAll('|', '\n'));
    return cue(start, to ? Math.round((Number(to) / rate) * 1000) : start + lastLine, italic ? `<i>${shown}</i>` : shown);
  });
};

const fromLrc = (text: string): readonly Cue[] => {
  const shift = Number(/^\[offset:\s{0,5}([+-]?\d{1,7})\]/im.exec(text)?.[1] ?? 0);
  const lines = text.split('\n').flatMap((line) => {
    const stamps = /^(?:\[\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?\]\s{0,3}){1,50}/.exec(line)?.[0] ?? '';
    const words = line
      .slice(stamps.length)
      .replace(/<\d{1,4}:\d{1,2}(?:\.\d{1,3})?>/g, '')
      .trim();
    return [...stamps.matchAll(/\[(\d{1,4}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g)].map(([, minutes, seconds, fraction = '0']) => ({
      start: Math.max(0, (Number(minutes) * 60 + Number(seconds)) * 1000 + Math.round(Number(`0.${fraction}`) * 1000) - shift),
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

const samiWords = (text: string): string => vttWords(text).replaceAll('\u00a0', ' ');

const fromSami = (text: string): readonly Cue[] => {
  const parts = text.split(/<sync\b/i).slice(1);
  const starts = parts.map((part) => Number(/^[^>]{0,200}?start\s{0,3}=\s{0,3}["']?(\d{1,9})/i.exec(part)?.[1] ?? Number.NaN));
  return parts.flatMap((part, at) => {
    const words = part.slice(part.indexOf('>') + 1).replace(/<\/(?:body|sami)>[\s\S]*$/i, '');
    const lines = words.replace(/\s+/g, ' ').replace(/<br\b[^<>]{0,20}>/gi, '\n');
    const start = starts[at] ?? Number.NaN;
    return Number.isNaN(start) ? [] : cue(start, starts[at + 1] ?? start + lastLine, samiWords(lines), coloured(lines, samiWords));
  });
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
  sub: plain(fromSub),
  sbv: plain(fromSbv),
  ttml: plain(fromTtml),
  smi: plain(fromSami),
  lrc: plain(fromLrc),
};
