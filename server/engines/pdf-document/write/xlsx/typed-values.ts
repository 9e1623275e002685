import type { XlsxValue } from '../../../../formats/ooxml/xlsx.ts';
import type { Sheet, SheetCell, SheetsModel } from '../../understand/sheets/sheets-model.ts';
import { type DateOrder, findDateOrder, guessDateOrder, readDate, readMonth } from './dates.ts';
import { findDecimalSign, readNumber } from './numbers.ts';

export type TypedValue = { readonly value: XlsxValue; readonly format?: string };

const text = (value: string): TypedValue => ({ value: { kind: 'text', text: value } });

/**
 * Which of day and month comes first where the dates do not tell: the dollar's land writes the month first. Its language
 * alone says less, as programs set it by themselves.
 */
const usualOrder = (model: SheetsModel): DateOrder => {
  const shows = (sign: RegExp): boolean => model.sheets.some((s) => s.cells.some((c) => sign.test(c.text)));
  if (shows(/^-?\(?\$/)) return 'mdy';
  return /^en-US/i.test(model.language) && !shows(/\d\s*[€£]|[€£]\s*\d/) ? 'mdy' : 'dmy';
};

/** A sheet that sets numbers right and texts left shows which is which; a number that stands left was entered as text. */
const enteredAsText = (cell: SheetCell, sheet: Sheet): boolean => sheet.aligned && cell.align === 'left' && cell.columnSpan === 1;

const monthIn = (cell: SheetCell, sheet: Sheet) => (sheet.aligned && cell.align === 'right' ? readMonth(cell.text) : undefined);

/** Gives each cell's text a type, by how numbers and dates are written in this document. */
export const makeTyping = (model: SheetsModel): ((sheet: Sheet) => (cell: SheetCell) => TypedValue) => {
  const texts = model.sheets.flatMap((s) => s.cells.map((c) => c.text));
  const decimal = findDecimalSign(texts, model.language);
  const known = findDateOrder(texts);
  const usual = usualOrder(model);
  const orderOf = (column: readonly string[]): DateOrder => findDateOrder(column) ?? known ?? guessDateOrder(column) ?? usual;
  return (sheet) => {
    const orders = new Map(
      [...Map.groupBy(sheet.cells, (c) => c.column)].map(([column, cells]) => [column, orderOf(cells.map((c) => c.text))]),
    );
    return (cell) => {
      if (/^(?:TRUE|FALSE)$/.test(cell.text)) return { value: { kind: 'boolean', value: cell.text === 'TRUE' } };
      if (!/\d/.test(cell.text) || enteredAsText(cell, sheet)) return text(cell.text);
      // A small number in brackets that does not stand with numbers is a note's mark.
      if (/^\(\d{1,2}\)$/.test(cell.text) && cell.align !== 'right') return text(cell.text);
      const read = readNumber(cell.text, decimal) ?? readDate(cell.text, orders.get(cell.column) ?? usual) ?? monthIn(cell, sheet);
      return read ? { value: { kind: 'number', value: read.value }, format: read.format } : text(cell.text);
    };
  };
};
