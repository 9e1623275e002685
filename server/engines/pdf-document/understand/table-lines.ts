/** Groups texts of a table by baseline, from top to bottom; `slack`: tolerance within one line, in font sizes. */
export const linesOfTable = <T extends { readonly baseline: number; readonly size: number }>(texts: readonly T[], slack: number): T[][] => {
  const lines: T[][] = [];
  for (const t of [...texts].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line && t.baseline - (line[0] as T).baseline < slack * t.size) line.push(t);
    else lines.push([t]);
  }
  return lines;
};

/** Whether the text of a cell is a figure, with at most a unit. Such a cell does not wrap. */
export const isFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}{3}/u.test(text);
