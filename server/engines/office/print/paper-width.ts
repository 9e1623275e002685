import { message } from '../../../../catalogue/languages/message.ts';
import { lengthIn } from '../../../formats/length.ts';
import { tagAttribute } from '../../../formats/xml/tag-attribute.ts';

/** Smallest scale at which type of 10 or 11 points stays at 6 points. */
const leastScale = 0.6;
/** A4 in inches, for layouts that state no size. */
const usual = { width: 8.27, height: 11.69 };
/** Maximum paper size in inches, below the 200 inches that PDF readers support (ISO 32000-1, annex C). */
const largest = 190;

const columnStyle = /<style:style\s([^<>]*)>\s*<style:table-column-properties\s([^<>]*)>/g;
const tableStyle = /<style:style\s[^<>]*style:family="table"[^<>]*>/g;
const masterPage = /<style:master-page\s[^<>]*>/g;
const layout = /(<style:page-layout\s[^<>]*>\s*)(<style:page-layout-properties\b[^<>]*>)/g;
const token =
  /<table:table\s[^<>]*>|<\/table:table>|<table:table-column\b[^<>]*>|<table:table-row\b[^<>]*>|<table:(?:covered-)?table-cell\b[^<>]*>/g;

type Column = { readonly count: number; readonly width: number };

const widthOf = (columns: readonly Column[], used: number): number => {
  let [at, width] = [0, 0];
  for (const column of columns) {
    const count = Math.min(column.count, used - at);
    if (count <= 0) break;
    width += count * column.width;
    at += count;
  }
  return width;
};

/** Content widths of the sheets in inches, the maximum per table style. Skips sheets with a print range, which the author chose. */
const widths = (fods: string): ReadonlyMap<string, number> => {
  const columnWidths = new Map(
    [...fods.matchAll(columnStyle)].map(([, style = '', properties = '']) => [
      tagAttribute(` ${style}`, 'style:name'),
      lengthIn('in', tagAttribute(` ${properties}`, 'style:column-width')) ?? 0.89,
    ]),
  );
  const found = new Map<string, number>();
  let columns: Column[] = [];
  let [style, used, column] = ['', 0, 0];
  for (const [tag] of fods.matchAll(token)) {
    const repeated = (name: string): number => Math.min(20_000, Math.max(1, Number(tagAttribute(tag, name) ?? 1) || 1));
    if (tag.startsWith('</')) {
      found.set(style, Math.max(found.get(style) ?? 0, widthOf(columns, used)));
    } else if (tag.startsWith('<table:table ')) {
      style = tagAttribute(tag, 'table:print-ranges') === undefined ? (tagAttribute(tag, 'table:style-name') ?? '') : '';
      [columns, used] = [[], 0];
    } else if (tag.startsWith('<table:table-column')) {
      const isHidden = tagAttribute(tag, 'table:visibility') !== undefined;
      const width = isHidden ? 0 : (columnWidths.get(tagAttribute(tag, 'table:style-name')) ?? 0.89);
      columns.push({ count: repeated('table:number-columns-repeated'), width });
    } else if (tag.startsWith('<table:table-row')) column = 0;
    else {
      const end = column + repeated('table:number-columns-repeated');
      if (!tag.endsWith('/>') || tag.includes('office:value-type=')) used = Math.max(used, end);
      column = end;
    }
  }
  found.delete('');
  return found;
};

type Fit = { readonly text: string; readonly isLarger: boolean };

/**
 * Fits the pages of a flat LibreOffice spreadsheet to the width of their sheets: those that request it, or all (`fits`). Where type
 * would fall below 6 points, the paper grows instead and keeps its aspect ratio.
 */
export const onWideEnoughPaper = (fods: string, fits: boolean): Fit => {
  const byStyle = widths(fods);
  const layouts = new Map(
    [...fods.matchAll(masterPage)].map(([tag]) => [tagAttribute(tag, 'style:name'), tagAttribute(tag, 'style:page-layout-name')]),
  );
  const byLayout = new Map<string, number>();
  for (const [tag] of fods.matchAll(tableStyle)) {
    const page = layouts.get(tagAttribute(tag, 'style:master-page-name'));
    const width = byStyle.get(tagAttribute(tag, 'style:name') ?? '');
    if (page !== undefined && width !== undefined) byLayout.set(page, Math.max(byLayout.get(page) ?? 0, width));
  }
  let isLarger = false;
  const text = fods.replace(layout, (whole, start: string, properties: string) => {
    const width = byLayout.get(tagAttribute(start, 'style:name') ?? '');
    if (width === undefined) return whole;
    const isFitted = /\sstyle:scale-to-(?:X|pages)="[1-9]/.test(properties);
    if (!fits && !isFitted) return whole;
    let fitted = fits
      ? properties.replace(/\sstyle:scale-to(?:-[a-zA-Z]+)?="[^"<>]*"/g, '').replace(/\/?>$/, ' style:scale-to-X="1"$&')
      : properties;
    const isLandscape = tagAttribute(fitted, 'style:print-orientation') === 'landscape';
    const paper = lengthIn('in', tagAttribute(fitted, 'fo:page-width')) ?? (isLandscape ? usual.height : usual.width);
    const height = lengthIn('in', tagAttribute(fitted, 'fo:page-height')) ?? (isLandscape ? usual.width : usual.height);
    const margin = (side: string): number => lengthIn('in', tagAttribute(fitted, `fo:margin-${side}`)) ?? 0.79;
    const margins = margin('left') + margin('right');
    const wanted = Math.min(largest, width * leastScale + margins);
    if (wanted > paper) {
      isLarger = true;
      fitted = fitted
        .replace(/\sfo:page-(?:width|height)="[^"<>]*"/g, '')
        .replace(
          /\/?>$/,
          ` fo:page-width="${wanted.toFixed(2)}in" fo:page-height="${Math.min(largest, (height * wanted) / paper).toFixed(2)}in"$&`,
        );
    }
    return start + fitted;
  });
  return { text, isLarger };
};

export const largerPaperNote = message('paperLarger');
