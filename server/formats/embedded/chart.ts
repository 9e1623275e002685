import { childOf, type Node, within, wordsOf } from '../odf-tree.ts';
import { escapeXml } from '../ooxml/xml.ts';
import { type EmbeddedValues, mostColumns, mostRows, rowsHtml } from './rows.ts';

/** Day 0 of dates as numbers (ODF 1.3 part 4, 4.3.2), in milliseconds. */
const dayZero = Date.UTC(1899, 11, 30);
const lastDay = 2_958_465;

/** True if the categories of a chart are dates, which its table has as numbers. */
const hasDates = (object: Node, chart: Node): boolean => {
  const axis = [...within(chart, 'chart:axis')].find(({ attributes }) => attributes['chart:dimension'] === 'x');
  const style = [...within(object, 'style:style')].find((one) => one.attributes['style:name'] === axis?.attributes['chart:style-name']);
  const format = style?.attributes['style:data-style-name'];
  return format !== undefined && [...within(object, 'number:date-style')].some(({ attributes }) => attributes['style:name'] === format);
};

const dateOf = (number: string): string => {
  const days = Number(number);
  return number !== '' && days >= 0 && days <= lastDay
    ? new Date(dayZero + Math.floor(days) * 86_400_000).toISOString().slice(0, 10)
    : number;
};

/** A value that is missing is NaN in LibreOffice. */
const wordsOfValue = (cell: Node): string => {
  const value = wordsOf(cell).trim();
  return value === 'NaN' ? '' : value;
};

/** Reads the chart inside a node; undefined for other embedded objects. */
export const readChart = (object: Node): EmbeddedValues | undefined => {
  const [chart] = within(object, 'chart:chart');
  if (!chart) return undefined;
  const title = wordsOf(childOf(chart, 'chart:title')).trim();
  const heading = title === '' ? '' : `<p>${escapeXml(title)}</p>\n`;
  const [table] = within(chart, 'table:table');
  const rows = table ? [...within(table, 'table:table-row')].map((row) => [...within(row, 'table:table-cell')].map(wordsOfValue)) : [];
  if (rows.length < 2 || rows.length > mostRows || rows.some((row) => row.length > mostColumns)) return { title, html: heading };
  const areDates = hasDates(object, chart);
  const dated = rows.map((row, index) => row.map((cell, column) => (areDates && index > 0 && column === 0 ? dateOf(cell) : cell)));
  return { title, html: heading + rowsHtml(dated) };
};
