import { bare, type Cue } from './cue.ts';

/** Automatic captions show each finished line once more for so many milliseconds at most, before the next one begins below it. */
const flash = 50;

const linesOf = ({ text }: Cue): readonly string[] => text.split('\n').filter((line) => bare(line).trim() !== '');

/** How many lines at the beginning of a cue the one before it ends with. */
const repeated = (before: readonly string[], lines: readonly string[]): number => {
  for (let count = Math.min(before.length, lines.length); count > 0; count--)
    if (lines.slice(0, count).every((line, at) => bare(line) === bare(before[before.length - count + at] ?? ''))) return count;
  return 0;
};

/**
 * Captions that roll up, as speech recognition writes them: each shows the line before once more above its own. Lines that stand
 * already are left out, so that each comes once. Other captions stay as they are: a word said twice is two captions.
 */
export const unrolled = (cues: readonly Cue[]): { readonly cues: readonly Cue[]; readonly rolls: boolean } => {
  const repeats = cues.map((one, at) => {
    const before = cues[at - 1];
    return before && one.start - before.end <= flash && one.start >= before.start ? repeated(linesOf(before), linesOf(one)) : 0;
  });
  const flashes = cues.filter(({ start, end }, at) => end - start <= flash && (repeats[at] ?? 0) > 0).length;
  // One of them may be a slip of the hand.
  const rolls = flashes > 0 && flashes >= cues.length / 5;
  if (!rolls) return { cues, rolls };
  const kept = cues.flatMap((one, at) => {
    const lines = linesOf(one).slice(repeats[at] ?? 0);
    return lines.length > 0 ? [{ ...one, text: lines.join('\n') }] : [];
  });
  return { cues: kept, rolls };
};
