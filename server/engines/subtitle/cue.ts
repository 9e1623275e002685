import type { ScriptEvent, ScriptStyle } from './script-styles.ts';

/**
 * A caption: times in milliseconds, and text whose only tags are `<i>`, `<b>`, `<u>` and colours (`<c.ffff00>`), properly nested.
 * `&`, `<` and `>` in the text are `&amp;`, `&lt;` and `&gt;`.
 */
export type Cue = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Position on the screen as on a numeric keypad (`\\an` of SubStation Alpha); bottom centre (2) by default. */
  readonly align?: number;
  /** The text in SubStation Alpha, if the source has override codes of that format. */
  readonly script?: string;
  readonly style?: ScriptStyle;
  /** Layer, name, margins and effect of a script's line. */
  readonly event?: ScriptEvent;
  /** The words of each voice by its name, for plain text. */
  readonly said?: readonly { readonly name: string; readonly words: string }[];
};

/** Limit of captions in a file: a three-hour film has about two thousand. */
export const mostCues = 200_000;

const tags = /<\/?(?:[ibu]|c(?:\.[\da-f]{6})?)>/g;
/** Limit of tags inside each other. */
const deepest = 20;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const unescapes: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

export const escapeWords = (text: string): string => text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);

/** Unescapes cue text for formats without escapes; tags stay. */
export const unescapeWords = (text: string): string => text.replace(/&(amp|lt|gt);/g, (_, name: string) => unescapes[name] ?? '');

/** The visible text, without tags. */
export const bare = (text: string): string => unescapeWords(text.replace(tags, ''));

/** The text with the target's tags for colours. */
export const withColours = (text: string, opening: (hex: string) => string, closing: string): string =>
  text.replace(/<c\.([\da-f]{6})>/g, (_, hex: string) => opening(hex)).replaceAll('</c>', closing);

const closing = (tag: string): string => `</${tag.slice(0, 1)}>`;

/** Nests tags properly: closes open ones, drops closing ones without an opening. Only colours may be inside each other. */
export const nested = (text: string): string => {
  const open: string[] = [];
  const out = text.replace(/<(\/?)([ibu]|c)((?:\.[\da-f]{6})?)>/g, (tag, slash: string, name: string, colour: string) => {
    if (!slash) {
      if (open.length >= deepest || (name !== 'c' && open.includes(name))) return '';
      open.push(name + colour);
      return tag;
    }
    const at = open.findLastIndex((one) => one.startsWith(name));
    if (at < 0) return '';
    const above = open.splice(at).slice(1);
    open.push(...above);
    return [...above.toReversed().map(closing), tag, ...above.map((one) => `<${one}>`)].join('');
  });
  return (out + open.toReversed().map(closing).join('')).replace(/<(?:[ibu]|c\.[\da-f]{6})><\/[ibuc]>/g, '');
};

/** A line without white space at its ends, inside tags too. */
const trimmed = (line: string): string => {
  const begun = line.trim().replace(/^((?:<[^<>]{1,9}>)+)\s+/, '$1');
  let end = begun.length;
  while (/^<\/[ibuc]>$/.test(begun.slice(Math.max(0, end - 4), end))) end -= 4;
  return begun.slice(0, end).trimEnd() + begun.slice(end);
};

/** A cue with trimmed text and nested tags; empty if a time is missing, the end precedes the start, or no text is left. */
export const cue = (
  start: number | undefined,
  end: number | undefined,
  text: string,
  more: Omit<Cue, 'start' | 'end' | 'text'> = {},
): readonly Cue[] => {
  if (start === undefined || end === undefined || end < start || bare(text).trim() === '') return [];
  const lines = text.split('\n').map(trimmed);
  return [{ start, end, text: nested(lines.filter((line) => bare(line).trim() !== '' || line.includes('<')).join('\n')).trim(), ...more }];
};

/** Duration of a caption that has no end and is the last, in milliseconds. */
export const lastLine = 5000;

/** The end of each caption of formats that only store starts, in order: the next later start, also for several at the same time. */
export const endsAtNext = (starts: readonly number[]): readonly number[] => {
  const ends: number[] = [];
  for (let at = starts.length - 1; at >= 0; at--) {
    const [start = 0, next] = [starts[at], starts[at + 1]];
    ends[at] = next === undefined ? start + lastLine : next > start ? next : (ends[at + 1] ?? 0);
  }
  return ends;
};

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** `01:02:03,450` with the given decimal mark and number of fraction digits. */
export const clock = (milliseconds: number, point: string, digits = 3, hourDigits = 2): string => {
  const unit = 10 ** (3 - digits);
  const rounded = Math.round(milliseconds / unit) * unit;
  const seconds = Math.floor(rounded / 1000);
  const fraction = pad(Math.floor((rounded % 1000) / unit), digits);
  return `${pad(Math.floor(seconds / 3600), hourDigits)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${point}${fraction}`;
};

/** Milliseconds of `1:02:03.4`, `02:03,450` or `3.4`, and of `1:02:03:45` as people write it; undefined for anything else. */
export const readClock = (text: string): number | undefined => {
  const found = /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,40}))?$/.exec(
    text.trim().replace(/^(\d{1,4}:\d{1,2}:\d{1,2})[:;](?=\d{1,3}$)/, '$1.'),
  );
  if (!found) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = found;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Math.round(Number(`0.${fraction || '0'}`) * 1000);
};
