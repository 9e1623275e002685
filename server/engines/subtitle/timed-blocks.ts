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
  const trimmed = text.trimStart();
  if (!trimmed.startsWith('-')) return handClock(trimmed);
  return handClock(trimmed.slice(1)) === undefined ? undefined : 0;
};

const times = (line: string): Omit<TimedBlock, 'lines'> | undefined => {
  const arrow = line.indexOf('-->');
  if (arrow < 0) return undefined;
  // Settings follow the end time: `align:start` in WebVTT, `X1:100` in SRT.
  const behind = line.slice(arrow + 3).trim();
  const [clock = ''] = /^(?:\d{1,4} ?: ?){0,2}\d{1,6}(?: ?[.,:;] ?\d{1,9}(?:\.\d{1,40})?)?(?!\S)/.exec(behind) ?? [];
  const [start, end] = [startClock(line.slice(0, arrow)), handClock(clock)];
  return start === undefined || end === undefined ? undefined : { start, end, settings: behind.slice(clock.length, clock.length + 1000) };
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
    // The number of the next caption, without a blank line before its times.
    if (open.ends === undefined && at < lines.length && /^\s*\d{1,9}\s*$/.test(words.at(-1) ?? '')) words.pop();
    blocks.push({ ...open.block, lines: words });
  };
  for (const [at, line] of lines.entries()) {
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
