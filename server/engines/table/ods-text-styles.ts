type Attributes = Readonly<Record<string, string>>;

/** Limit of columns whose default style is stored. */
const mostColumns = 16_384;

/**
 * Detects cell styles of an OpenDocument spreadsheet that show a number as text, from the elements before the cells: a fixed number of
 * digits, as in postcodes, or separators between them, as in telephone numbers (ODF 1.3 part 3, 16.29.3).
 */
export const makeTextStyles = () => {
  const numberStyles = new Set<string>();
  const cellStyles = new Set<string>();
  let numberStyle = '';
  let columns: string[] = [];

  return {
    open: (name: string, given: Attributes): void => {
      if (name === 'number:number-style') numberStyle = given['style:name'] ?? '';
      else if (name === 'number:embedded-text') numberStyles.add(numberStyle);
      else if (name === 'number:number') {
        const isFixed = Number(given['number:min-integer-digits'] ?? 0) > 1;
        if (isFixed && Number(given['number:decimal-places'] ?? 0) === 0 && given['number:grouping'] !== 'true')
          numberStyles.add(numberStyle);
      } else if (name === 'style:style' && given['style:family'] === 'table-cell') {
        if (numberStyles.has(given['style:data-style-name'] ?? '')) cellStyles.add(given['style:name'] ?? '');
      } else if (name === 'table:table') columns = [];
      else if (name === 'table:table-column') {
        const count = Math.min(Number(given['table:number-columns-repeated'] ?? 1), mostColumns - columns.length);
        for (let at = 0; at < count; at++) columns.push(given['table:default-cell-style-name'] ?? '');
      }
    },
    /** Whether a cell in a column shows its number as text. */
    shows: (cell: Attributes, column: number): boolean =>
      cellStyles.size > 0 && cellStyles.has(cell['table:style-name'] ?? columns[column] ?? ''),
  };
};

export type TextStyles = ReturnType<typeof makeTextStyles>;
