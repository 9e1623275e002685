/**
 * Limit of formatted rows and columns beyond the content: more than these are no form to fill in, and would print as
 * blank pages. LibreOffice applies the same limit to identical rows.
 */
export const mostFormatted = { rows: 84, columns: 26 } as const;

const lastOf = (part: Buffer, marks: readonly string[]): number => Math.max(...marks.map((mark) => part.lastIndexOf(mark)));

const countOf = (part: Buffer, mark: string, most: number): number => {
  let count = 0;
  for (let at = part.indexOf(mark); at >= 0 && count <= most; at = part.indexOf(mark, at + mark.length)) count++;
  return count;
};

const columnOf = (letters: string): number => {
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) & 31);
  return column;
};

/** A row or a cell; self-closing ones are empty. */
const cell = /<(row|c)(?: ([^<>]*?))?(\/>|>\s*<\/c>|>)/g;
const columnAfter = (column: number, attributes: string): number => {
  const letters = /(?:^| )r="([A-Z]{1,3})\d+"/.exec(attributes)?.[1];
  return letters ? columnOf(letters) : column + 1;
};

const emptyCell = /<c(?: [^<>]*)?(?:\/>|>\s*<\/c>)/g;

/** Truncates rows that continue with more empty cells beyond the last column with content than a form would have. */
const withoutLooseColumns = (data: Buffer): Buffer => {
  // Applies from column AA: most sheets have none, or no empty cells there.
  if (
    !/<c r="[A-Z]{2,3}\d+"[^<>]*(?:\/>|><\/c>)|(?:<c(?: s="\d+")?(?:\/>|><\/c>)){27}/.test(
      data.toString('latin1', 0, Math.min(data.length, 1024 * 1024)),
    )
  )
    return data;
  const text = data.toString('latin1');
  let [column, last, furthest] = [0, 0, 0];
  for (const [, name, attributes = '', empty] of text.matchAll(cell)) {
    if (name === 'row') column = 0;
    else {
      column = columnAfter(column, attributes);
      furthest = Math.max(furthest, column);
      if (empty === '>') last = Math.max(last, column);
    }
  }
  if (furthest <= last + mostFormatted.columns) return data;
  column = 0;
  const kept = text.replace(cell, (whole, name: string, attributes = '', empty: string) => {
    if (name === 'row') {
      column = 0;
      return whole;
    }
    column = columnAfter(column, attributes);
    return column > last && empty !== '>' ? '' : whole;
  });
  return Buffer.from(kept, 'latin1');
};

/** Removes formatted empty cells far below or beside a worksheet's content (ECMA-376 18.3.1.99). Rows keep their heights. */
export const withoutLooseFormats = (sheet: Buffer): Buffer => {
  const [start, end] = [sheet.indexOf('<sheetData>'), sheet.lastIndexOf('</sheetData>')];
  if (start < 0 || end < start) return sheet;
  const data = sheet.subarray(start, end);
  const content = lastOf(data, ['<v>', '<v ', '<f>', '<f ', '<is>', '<is ']);
  const close = content < 0 ? 0 : data.indexOf('</row>', content);
  if (close < 0) return sheet;
  const tail = data.subarray(close);
  let kept = data;
  if (countOf(tail, '<row', mostFormatted.rows) > mostFormatted.rows) {
    const rows = tail.toString('latin1').replace(emptyCell, '');
    kept = Buffer.concat([data.subarray(0, close), Buffer.from(rows, 'latin1')]);
  }
  kept = withoutLooseColumns(kept);
  return kept === data ? sheet : Buffer.concat([sheet.subarray(0, start), kept, sheet.subarray(end)]);
};
