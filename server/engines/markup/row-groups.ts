import { attribute, type Element, isElement } from './tree.ts';

const isGroup = ({ tagName }: Element): boolean => tagName === 'tbody' || tagName === 'thead' || tagName === 'tfoot';

/** The rows of a table by group (`thead`, `tbody`, `tfoot`), of which no cell reaches into the next one (HTML, 4.9.12). */
export const rowGroups = (table: Element): readonly (readonly Element[])[] =>
  [table, ...table.childNodes.filter(isElement).filter(isGroup)]
    .map((group) => group.childNodes.filter((child): child is Element => isElement(child) && child.tagName === 'tr'))
    .filter((rows) => rows.length > 0);

export const cellsOf = (row: Element): readonly Element[] =>
  row.childNodes.filter((child): child is Element => isElement(child) && (child.tagName === 'td' || child.tagName === 'th'));

/** How many rows a cell spans when `left` rows of its group are left, its own included; 0 means all of them. */
export const rowsSpanned = (cell: Element, left: number): number => {
  const said = attribute(cell, 'rowspan')?.trim() ?? '';
  const rows = /^\d{1,9}/.exec(said) ? Number.parseInt(said, 10) : 1;
  return Math.min(rows === 0 ? left : rows, left);
};
