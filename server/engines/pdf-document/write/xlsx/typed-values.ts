import type { XlsxValue } from '../../../../formats/ooxml/xlsx.ts';
import { type DayOrder, dayOrder, likelyDayOrder, readDate, readMonth, readTime } from '../../../../formats/values/dates.ts';
import { type Decimal, type ReadNumber, readNumber, usualDecimal } from '../../../../formats/values/numbers.ts';
import { serialOf } from '../../../../formats/values/serial-date.ts';
import type { Sheet, SheetCell, SheetsModel } from '../../understand/sheets/sheets-model.ts';

export type TypedValue = { readonly value: XlsxValue; readonly format?: string };

const text = (value: string): TypedValue => ({ value: { kind: 'text', text: value } });

/**
 * Order of day and month if the dates are ambiguous: documents in dollars write the month first. The language is weaker evidence, as
 * programs set it automatically.
 */
const usualOrder = (model: SheetsModel): DayOrder => {
  const shows = (sign: RegExp): boolean => model.sheets.some((s) => s.cells.some((c) => sign.test(c.text)));
  if (shows(/^-?\(?\$/)) return 'month-first';
  return /^en-US/i.test(model.language) && !shows(/\d\s*[€£]|[€£]\s*\d/) ? 'month-first' : 'day-first';
};

/** In a sheet with right-aligned numbers and left-aligned texts, a left-aligned number was entered as text. */
const enteredAsText = (cell: SheetCell, sheet: Sheet): boolean => sheet.aligned && cell.align === 'left' && cell.columnSpan === 1;

/** Parses numbers, times, days, and, where numbers are expected, months. */
const readValue = (cell: SheetCell, sheet: Sheet, decimal: Decimal, order: DayOrder): ReadNumber | undefined => {
  const value = readNumber(cell.text, { decimal, spacedWholes: true }) ?? readTime(cell.text);
  if (value) return value;
  const month = () => (sheet.aligned && cell.align === 'right' ? readMonth(cell.text) : undefined);
  const date = readDate(cell.text, { order, shortYears: true }) ?? month();
  return date && { value: serialOf(date.iso), format: date.format };
};

export const makeTyping = (model: SheetsModel): ((sheet: Sheet) => (cell: SheetCell) => TypedValue) => {
  const texts = model.sheets.flatMap((s) => s.cells.map((c) => c.text));
  const decimal = usualDecimal(texts, model.language);
  const known = dayOrder(texts);
  const usual = usualOrder(model);
  const orderOf = (column: readonly string[]): DayOrder => dayOrder(column) ?? known ?? likelyDayOrder(column) ?? usual;
  return (sheet) => {
    const orders = new Map(
      [...Map.groupBy(sheet.cells, (c) => c.column)].map(([column, cells]) => [column, orderOf(cells.map((c) => c.text))]),
    );
    return (cell) => {
      if (/^(?:TRUE|FALSE)$/.test(cell.text)) return { value: { kind: 'boolean', value: cell.text === 'TRUE' } };
      if (!/\d/.test(cell.text) || enteredAsText(cell, sheet)) return text(cell.text);
      // A small number in brackets that is not aligned with numbers is a note's mark.
      if (/^\(\d{1,2}\)$/.test(cell.text) && cell.align !== 'right') return text(cell.text);
      const read = readValue(cell, sheet, decimal, orders.get(cell.column) ?? usual);
      return read ? { value: { kind: 'number', value: read.value }, format: read.format } : text(cell.text);
    };
  };
};
