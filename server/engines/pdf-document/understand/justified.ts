import type { Line } from './line.ts';

/** Points: tolerance between the ends of full lines, and between the starts of lines. */
const slack = { ends: 1.2, starts: 1.5 } as const;
/** In font sizes: by which punctuation and hyphens may hang out of justified text, as in TeX and page layout programs. */
const hanging = 0.25;

export const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Whether the values of lines with a letter at this side agree, and hanging punctuation sticks out of them. */
const agree = (values: readonly number[], areLetters: readonly boolean[], size: number, tolerance: number): boolean => {
  if (spread(values) < tolerance) return true;
  const letters = values.filter((_, n) => areLetters[n]);
  if (letters.length < 2 || spread(letters) >= tolerance) return false;
  const edge = Math.min(...letters);
  return values.every((v) => v > edge - hanging * size && v < edge + tolerance);
};

/** Whether lines fill their column: all but the last end together, all but the first start together. `starts` and `ends` are insets. */
export const isJustified = (lines: readonly Pick<Line, 'text' | 'size'>[], starts: readonly number[], ends: readonly number[]): boolean => {
  const inner = ends.slice(0, -1);
  const size = lines[0]?.size ?? 0;
  const areLetters = (at: 0 | -1): boolean[] => lines.map(({ text }) => /[\p{L}\p{N}]/u.test(text.trim().at(at) ?? ''));
  return (
    inner.length >= 2 &&
    agree(inner, areLetters(-1), size, slack.ends) &&
    agree(starts.slice(1), areLetters(0).slice(1), size, slack.starts) &&
    (ends.at(-1) as number) - Math.min(...inner) > -slack.starts
  );
};
