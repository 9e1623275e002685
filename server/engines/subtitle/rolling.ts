import { bare, type Cue } from './cue.ts';

/** Longest time, in milliseconds, for which automatic captions repeat a finished line before the next begins below it. */
const flash = 50;

const linesOf = ({ text }: Cue): readonly string[] => text.split('\n').filter((line) => bare(line).trim() !== '');

/** Number of lines at the start of a cue that repeat the end of the previous one. */
const repeated = (before: readonly string[], lines: readonly string[]): number => {
  for (let count = Math.min(before.length, lines.length); count > 0; count--)
    if (lines.slice(0, count).every((line, at) => bare(line) === bare(before[before.length - count + at] ?? ''))) return count;
  return 0;
};

/**
 * Deduplicates roll-up captions of speech recognition, where each repeats the previous line above its own. Leaves other
 * captions unchanged: a word said twice is two captions.
 */
export const unrolled = (cues: readonly Cue[]): { readonly cues: readonly Cue[]; readonly rolls: boolean } => {
  const repeats = cues.map((one, at) => {
    const before = cues[at - 1];
    return before && one.start - before.end <= flash && one.start >= before.start ? repeated(linesOf(before), linesOf(one)) : 0;
  });
  const flashes = cues.filter(({ start, end }, at) => end - start <= flash && (repeats[at] ?? 0) > 0).length;
  // A single one may be a mistake.
  const rolls = flashes > 0 && flashes >= cues.length / 5;
  if (!rolls) return { cues, rolls };
  const kept = cues.flatMap((one, at) => {
    const lines = linesOf(one).slice(repeats[at] ?? 0);
    const { said, ...rest } = one;
    return lines.length === 0 ? [] : [{ ...rest, text: lines.join('\n'), ...(said && !repeats[at] ? { said } : {}) }];
  });
  return { cues: kept, rolls };
};
