import type { ScriptStyle } from './script-styles.ts';

/**
 * A caption: times in milliseconds, and text whose only tags are `<i>`, `<b>` and `<u>`, properly nested. `&`, `<` and `>` in
 * the text are `&amp;`, `&lt;` and `&gt;`.
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
};

/** Limit of captions in a file: a three-hour film has about two thousand. */
export const mostCues = 200_000;

const tags = /<\/?[ibu]>/g;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const unescapes: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

export const escapeWords = (text: string): string => text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);

/** Unescapes cue text for formats without escapes; tags stay. */
export const unescapeWords = (text: string): string => text.replace(/&(amp|lt|gt);/g, (_, name: string) => unescapes[name] ?? '');

/** The visible text, without tags. */
export const bare = (text: string): string => unescapeWords(text.replace(tags, ''));

/** Nests tags properly: closes open ones, drops closing ones without an opening. */
export const nested = (text: string): string => {
  const open: string[] = [];
  const out = text.replace(/<(\/?)([ibu])>/g, (tag, slash: string, name: string) => {
    const at = open.indexOf(name);
    if (!slash) {
      if (at >= 0) return '';
      open.push(name);
      return tag;
    }
    if (at < 0) return '';
    const above = open.splice(at).slice(1);
    open.push(...above);
    return [...above.toReversed().map((one) => `</${one}>`), tag, ...above.map((one) => `<${one}>`)].join('');
  });
  const closing = open.toReversed().map((name) => `</${name}>`);
  return (out + closing.join('')).replace(/<([ibu])><\/\1>/g, '');
};

/** A cue with trimmed text and nested tags; empty if a time is missing, the end precedes the start, or no text is left. */
export const cue = (
  start: number | undefined,
  end: number | undefined,
  text: string,
  more: Pick<Cue, 'align' | 'script' | 'style'> = {},
): readonly Cue[] => {
  if (start === undefined || end === undefined || end < start || bare(text).trim() === '') return [];
  const lines = text.split('\n').map((line) => line.trim());
  return [{ start, end, text: nested(lines.filter((line) => bare(line).trim() !== '' || line.includes('<')).join('\n')).trim(), ...more }];
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

/** Milliseconds of `1:02:03.4`, `02:03,450` or `3.4`; undefined for anything else. */
export const readClock = (text: string): number | undefined => {
  const found = /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,40}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = found;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Math.round(Number(`0.${fraction || '0'}`) * 1000);
};
