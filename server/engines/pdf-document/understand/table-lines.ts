/** Texts of a table that stand on one baseline, from top to bottom; `slack`: how far those of one line may differ, in sizes. */
export const linesOfTable = <T extends { readonly baseline: number; readonly size: number }>(texts: readonly T[], slack: number): T[][] => {
  const lines: T[][] = [];
  for (const t of [...texts].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line && t.baseline - (line[0] as T).baseline < slack * t.size) line.push(t);
    else lines.push([t]);
  }
  return lines;
};

/** Is the text of a cell a figure, with a unit at most? Such a cell goes on in no further line. */
export const isFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}{3}/u.test(text);
