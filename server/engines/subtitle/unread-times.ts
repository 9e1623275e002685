import { readClock } from './cue.ts';

/** Lines of SRT and WebVTT that should say times and say none that can be read: how many, and which line is the first, from 1. */
export type UnreadTimes = { readonly count: number; readonly line: number };

export const unreadTimes = (text: string): UnreadTimes => {
  let [count, line, told] = [0, 0, false];
  for (const [index, one] of text.split('\n').entries()) {
    // Behind the times of a block an arrow is one of its words.
    if (one.trim() === '') told = false;
    if (told || !one.includes('-->')) continue;
    told = true;
    const [from = '', to = ''] = one.split('-->');
    const [start, end] = [readClock(from), readClock(to.trim().split(/\s/)[0] ?? '')];
    if (start !== undefined && end !== undefined && end >= start) continue;
    count++;
    if (count === 1) line = index + 1;
  }
  return { count, line };
};

/** What the visitor should know of them. */
export const unreadNotes = ({ count, line }: UnreadTimes): readonly string[] => {
  if (count === 0) return [];
  const whose =
    count === 1 ? 'A caption was left out, as its times' : `${count.toLocaleString('en')} captions were left out, as their times`;
  return [`${whose} can’t be read or end before they begin: look at line ${line}.`];
};
