import { type Cue, cue, escapeWords, lastLine, readClock } from './cue.ts';
import { fromCodedWords } from './script-codes.ts';

/** Default frame rate of frame-based files. */
export const usualRate = 25;

const codes = /^(?:\{[a-z]:[^{}]{0,100}\}){1,20}/i;
const wrapped = (words: string, names: readonly string[]): string => names.reduceRight((text, name) => `<${name}>${text}</${name}>`, words);

/** Tags of `{y:i,b}`. */
const tagsIn = (text: string, letter: string): readonly string[] => {
  const named = [...text.matchAll(/\{([a-z]):([^{}]{0,100})\}/gi)].filter(([, one]) => one === letter);
  return [...new Set(named.flatMap(([, , names = '']) => names.toLowerCase().match(/[ibu]/g) ?? []))];
};

/** Lines of MicroDVD and MPL2: a small `y` is for its line, a capital one for all that follow; a slash slants lines of MPL2. */
const styledLines = (text: string, slashes: boolean): string => {
  let all: readonly string[] = [];
  return text
    .split('|')
    .map((line) => {
      const head = codes.exec(line)?.[0] ?? '';
      all = [...all, ...tagsIn(head, 'Y')];
      const slants = slashes && line.startsWith('/', head.length);
      const words = line.slice(head.length + (slants ? 1 : 0)).replace(/\{[^{}]{0,100}\}/g, '');
      return wrapped(escapeWords(words), [...new Set([...all, ...tagsIn(head, 'y'), ...(slants ? ['i'] : [])])]);
    })
    .join('\n')
    .replace(/<\/([ibu])>\n<\1>/g, '\n');
};

/** MicroDVD: frame numbers in braces. A first line from frame 1 to 1 states the rate. */
const fromFrames = (text: string): readonly Cue[] => {
  const lines = [...text.matchAll(/^\{(\d{1,9})\}\{(\d{0,9})\}(.{0,5000})$/gm)];
  const [, figure = '0'] = /^\s{0,9}(\d{1,3}(?:[.,]\d{1,6})?)\s{0,9}(?:fps\s{0,9})?$/i.exec(lines[0]?.[3] ?? '') ?? [];
  const stated = Number(lines[0]?.[1]) <= 1 && Number(lines[0]?.[2]) <= 1 ? Number(figure.replace(',', '.')) : 0;
  const rate = stated >= 1 && stated <= 240 ? stated : usualRate;
  return lines.slice(stated ? 1 : 0).flatMap(([, from, to, words = '']) => {
    const start = Math.round((Number(from) / rate) * 1000);
    return cue(start, to ? Math.round((Number(to) / rate) * 1000) : start + lastLine, styledLines(words, false));
  });
};

/** MPL2: tenths of a second in square brackets. */
const fromTenths = (text: string): readonly Cue[] =>
  [...text.matchAll(/^\[(\d{1,9})\]\[(\d{0,9})\](.{0,5000})$/gm)].flatMap(([, from, to, words = '']) =>
    cue(Number(from) * 100, to ? Number(to) * 100 : Number(from) * 100 + lastLine, styledLines(words, true)),
  );

const beginning = /^(\d{1,2}:\d\d:\d\d)[:=](.{0,5000})$/;

/** TMPlayer: a clock before each line, which ends where the next begins. */
const fromBeginnings = (text: string): readonly Cue[] => {
  const lines = text.split('\n').flatMap((line) => {
    const [, clock = '', words = ''] = beginning.exec(line.trim()) ?? [];
    const start = readClock(clock);
    return start === undefined ? [] : [{ start, words }];
  });
  return lines.flatMap(({ start, words }, at) => {
    const next = lines[at + 1]?.start;
    return cue(start, Math.min(start + lastLine, next !== undefined && next > start ? next : start + lastLine), styledLines(words, true));
  });
};

const clocks = /^\s{0,9}(\d{1,4}:\d{1,2}:\d{1,2}[.,:]\d{1,3})\s{0,9},\s{0,9}(\d{1,4}:\d{1,2}:\d{1,2}[.,:]\d{1,3})\s{0,9}$/;

/** SubViewer and SBV: a line of two clocks above each caption. */
export const fromClocks = (text: string, words: (part: string) => string): readonly Cue[] => {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (clocks.test(line) ? [at] : []));
  return starts.flatMap((at, index) => {
    const [, from = '', to = ''] = clocks.exec(lines[at] ?? '') ?? [];
    const said = lines.slice(at + 1, starts[index + 1]).join('\n');
    const { text: shown, ...more } = fromCodedWords(said.replaceAll('[br]', '\n'), words);
    return cue(readClock(from), readClock(to), shown, more);
  });
};

/** The formats that share `.sub`: MicroDVD, MPL2, TMPlayer and SubViewer. */
export const fromSub = (text: string, words: (part: string) => string): readonly Cue[] => {
  const first = text.trimStart().split('\n', 1)[0] ?? '';
  if (/^\{\d/.test(first)) return fromFrames(text);
  if (/^\[\d{1,9}\]\[/.test(first)) return fromTenths(text);
  return beginning.test(first.trim()) ? fromBeginnings(text) : fromClocks(text, words);
};
