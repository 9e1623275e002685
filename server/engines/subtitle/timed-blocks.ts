import { readClock } from './cue.ts';

/** Unreadable time lines: their number, and the first line, from 1. */
export type UnreadTimes = { readonly count: number; readonly line: number };

/** Times, the settings after them, and the lines of text below. */
type TimedBlock = { readonly start: number; readonly end: number; readonly settings: string; readonly lines: readonly string[] };

export type TimedText = { readonly blocks: readonly TimedBlock[]; readonly unread: UnreadTimes };

/** Handwritten times: blanks around separators, a colon, full stop or semicolon before milliseconds, fractions of a millisecond. */
const handClock = (text: string): number | undefined => {
  const tidy = text.trim().replace(/\s/g, '');
  return readClock(tidy.replace(/^(\d{1,4}:\d{1,2}:\d{1,2})[:;.,](\d{1,3})(?:\.\d{1,40})?$/, '$1.$2'));
};

/** Players show captions that begin before zero, as programs write after a shift, from the start of the film. */
const startClock = (text: string): number | undefined => {
  // The caption's number may stand on the same line.
  const trimmed = text.trimStart().replace(/^\d{1,6}[.)]?\s{1,9}(?=\d{1,2}\s?:\s?\d)/, '');
  if (!trimmed.startsWith('-')) return handClock(trimmed);
  return handClock(trimmed.slice(1)) === undefined ? undefined : 0;
};

/** Digits of Arabic and Persian, and their comma. */
const eastern: readonly (readonly [RegExp, (digit: string) => string])[] = [
  [/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)],
  [/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)],
  [/[\u060c\u066b]/g, () => ','],
];

/** What programs that translate make of the arrow: `->`, `- ->`, `–>`, `→`. */
const arrows = /^(\s{0,9}[\d\s.)]{0,9}\d\s?:[\s\d:.,;]{1,40})(?:(?:[-–—−]\s?){1,3}(?:>|&gt;)|→)(?=\s{0,9}\d{1,4}\s?:)/;

/** A line of times as translators and web pages leave it, with the arrow and digits of SRT; other lines stay as they are. */
const withArrow = (line: string): string => {
  if (!/[>＞→]|&gt;/.test(line) || line.length > 200) return line;
  const latin = eastern.reduce((text, [digits, write]) => text.replace(digits, write), line).normalize('NFKC');
  const found = latin.includes('-->') ? undefined : arrows.exec(latin);
  return found ? `${found[1]}-->${latin.slice(found[0].length)}` : latin;
};

/** Words on the line of the times, where SRT has settings: `X1:100`. */
const wordsBehind = (settings: string): readonly string[] => {
  const words = settings.trim();
  return words.split(/\s+/).every((word) => word === '' || /^[a-z]\w{0,20}:\S/i.test(word)) ? [] : [words];
};

const times = (line: string): Omit<TimedBlock, 'lines'> | undefined => {
  const arrow = line.indexOf('-->');
  if (arrow < 0) return undefined;
  // Settings follow the end time: `align:start` in WebVTT, `X1:100` in SRT.
  const behind = line.slice(arrow + 3).trim();
  const [clock = ''] = /^(?:\d{1,4} ?: ?){0,2}\d{1,6}(?: ?[.,:;] ?\d{1,9}(?:\.\d{1,40})?)?(?=[.,:;]?(?:\s|$))/.exec(behind) ?? [];
  const [start, end] = [startClock(line.slice(0, arrow)), handClock(clock)];
  return start === undefined || end === undefined
    ? undefined
    : { start, end, settings: behind.slice(clock.length, clock.length + 1000).replace(/^[.,:;]/, '') };
};

/**
 * SRT and WebVTT as players read them. The next time line ends the text, even without a blank line before it. A blank line
 * ends the text in WebVTT (7, "WebVTT parser"); in SRT it may be part of it.
 */
export const timedBlocks = (text: string, endsAtBlank: boolean): TimedText => {
  const blocks: TimedBlock[] = [];
  const lines = text.split('\n');
  let [unreadCount, unreadLine] = [0, 0];
  let open: { block: Omit<TimedBlock, 'lines'> | undefined; from: number; ends?: number } | undefined;
  const close = (at: number): void => {
    if (!open?.block) return;
    const words = lines.slice(open.from, open.ends ?? at);
    // The number of the next caption, with or without a blank line before it; translators add a mark to it.
    const isNumber = (words.at(-2) ?? '').trim() === '' ? /^\s*\S?\d{1,9}\S?\s*$/ : /^\s*\d{1,9}\s*$/;
    if (open.ends === undefined && at < lines.length && isNumber.test(words.at(-1) ?? '')) words.pop();
    blocks.push({ ...open.block, lines: endsAtBlank ? words : [...wordsBehind(open.block.settings), ...words] });
  };
  for (const [at, asWritten] of lines.entries()) {
    const line = endsAtBlank ? asWritten : withArrow(asWritten);
    if (endsAtBlank && open && open.ends === undefined && line === '') open.ends = at;
    if (!line.includes('-->')) continue;
    const block = times(line);
    const before = lines[at - 1] ?? '';
    const beginsBlock = before.trim() === '' || (/^\s*\d{1,9}\s*$/.test(before) && (lines[at - 2] ?? '').trim() === '');
    // Otherwise the arrow is part of the text.
    if (!block && !beginsBlock) continue;
    close(at);
    const isRead = block !== undefined && block.end >= block.start;
    if (!isRead && ++unreadCount === 1) unreadLine = at + 1;
    open = { block: isRead ? block : undefined, from: at + 1 };
  }
  close(lines.length);
  return { blocks, unread: { count: unreadCount, line: unreadLine } };
};
