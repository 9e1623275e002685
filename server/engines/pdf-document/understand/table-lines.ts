/** In font sizes: baselines closer than this are one line of a table. */
export const oneBaseline = 0.25;
/** In font sizes: slightly more than a space: with less room at its end, a text is full. */
export const wordRoom = 0.3;
/** Maximum number of header rows that a table repeats on each page: tables with more have names of groups there. */
export const mostHeadingRows = 3;

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
