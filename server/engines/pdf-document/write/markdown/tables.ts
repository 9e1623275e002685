import { escapeCell, withoutNeedless } from '../../../../formats/markdown/escape.ts';
import { escapeXml } from '../../../../formats/ooxml/xml.ts';
import type { Block, Cell, Paragraph, Table } from '../../model.ts';
import { inlineMarkdown, type MarkdownContext, pictureMarkdown } from './inline.ts';

const markerOf = (p: Paragraph): string =>
  p.role.kind === 'item' ? `${p.role.marker.format === 'bullet' ? '•' : p.role.marker.text} ` : '';

const isWhollyBold = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.every((p) => p.inlines.every((i) => i.kind !== 'text' || !/[\p{L}\p{N}]/u.test(i.text) || i.style.bold));

/** Lines of a cell's text. Fully bold text is a row or column header, which needs no markup. */
const cellLines = (blocks: readonly Block[], context: MarkdownContext): string[] => {
  const paragraphs = blocks.filter((b): b is Paragraph => b.kind === 'paragraph');
  const emphasis = !isWhollyBold(paragraphs);
  return blocks.flatMap((b): string[] => {
    if (b.kind === 'floating') return [pictureMarkdown(b.picture, context)].filter(Boolean);
    if (b.kind === 'table') return b.cells.map((c) => cellLines(c.blocks, context).join(' ')).filter(Boolean);
    const text = inlineMarkdown(b, context, emphasis, false).replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank));
    return text ? [markerOf(b) + text] : [];
  });
};

const cellsByRow = (table: Table): ReadonlyMap<number, readonly Cell[]> => Map.groupBy(table.cells, (c) => c.row);

const pipeTable = (table: Table, context: MarkdownContext): string => {
  const columns = table.columnWidths.length;
  const byRow = cellsByRow(table);
  const line = (row: number): string => {
    const byColumn = Map.groupBy(byRow.get(row) ?? [], (c) => c.column);
    const cells = Array.from({ length: columns }, (_, c) => {
      const cell = byColumn.get(c)?.[0];
      return cell ? escapeCell(withoutNeedless(cellLines(cell.blocks, context).join('<br>'))) : '';
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rows = table.rowHeights.map((_, r) => line(r));
  return [rows[0], `|${' --- |'.repeat(columns)}`, ...rows.slice(1)].join('\n');
};

/** Markdown does not support cell spans; such a table is written as HTML, which Markdown readers accept. */
const htmlTable = (table: Table, context: MarkdownContext): string => {
  const byRow = cellsByRow(table);
  const rows = table.rowHeights.flatMap((_, r): string[] => {
    const tag = r < table.headerRows ? 'th' : 'td';
    const cells = [...(byRow.get(r) ?? [])]
      .sort((a, b) => a.column - b.column)
      .map((c) => {
        const spans = `${c.rowSpan > 1 ? ` rowspan="${c.rowSpan}"` : ''}${c.columnSpan > 1 ? ` colspan="${c.columnSpan}"` : ''}`;
        return `<${tag}${spans}>${cellHtml(c, context)}</${tag}>`;
      });
    return cells.length ? [`<tr>${cells.join('')}</tr>`] : [];
  });
  return `<table>\n${rows.join('\n')}\n</table>`;
};

const cellHtml = (cell: Cell, context: MarkdownContext): string =>
  cell.blocks
    .flatMap((b): string[] => {
      if (b.kind === 'floating') {
        const address = context.address(b.picture);
        return address ? [`<img src="${escapeXml(address)}">`] : [];
      }
      if (b.kind === 'table') return [htmlTable(b, context).replace(/\n/g, '')];
      const text = b.inlines
        .map((i) => {
          if (i.kind === 'text') {
            const html = escapeXml(i.text);
            return i.style.script === 'base' || !i.text.trim()
              ? html
              : i.style.script === 'super'
                ? `<sup>${html}</sup>`
                : `<sub>${html}</sub>`;
          }
          return i.kind === 'note' ? `[^${context.label(i.note)}]` : i.kind === 'picture' ? '' : ' ';
        })
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      return text ? [escapeXml(markerOf(b)) + text] : [];
    })
    .join('<br>');

/** Adds empty cells at missing positions, so that columns stay aligned. */
const withAllPlaces = (table: Table): Table => {
  const columns = table.columnWidths.length;
  const taken = new Set<number>();
  for (const c of table.cells)
    for (let r = c.row; r < c.row + c.rowSpan; r++) for (let k = c.column; k < c.column + c.columnSpan; k++) taken.add(r * columns + k);
  const empty = table.rowHeights.flatMap((_, r) =>
    Array.from({ length: columns }, (_, c) => c).flatMap((c): Cell[] =>
      taken.has(r * columns + c)
        ? []
        : [{ row: r, column: c, rowSpan: 1, columnSpan: 1, blocks: [], borders: {}, verticalAlign: 'top', box: table.box }],
    ),
  );
  return { ...table, cells: [...table.cells, ...empty] };
};

const isEmpty = (cell: Cell): boolean =>
  cell.blocks.every(
    (b) =>
      b.kind === 'paragraph' &&
      b.inlines.every((i) => i.kind === 'tab' || i.kind === 'break' || (i.kind === 'text' && i.text.trim() === '')),
  );

/** Points: narrower columns and rows have no space for text: the space between two strokes of a border. */
const noRoom = { column: 14, row: 6 };

const countsBefore = (kept: readonly boolean[]): ((at: number) => number) => {
  const counts = [0];
  for (const keep of kept) counts.push((counts.at(-1) as number) + (keep ? 1 : 0));
  return (at) => counts[Math.min(at, kept.length)] as number;
};

/** Removes columns and rows that are empty and too narrow for text. */
const withoutEmpty = (table: Table): Table => {
  const written = table.cells.filter((c) => !isEmpty(c));
  const [writtenRows, writtenColumns] = [new Set(written.map((c) => c.row)), new Set(written.map((c) => c.column))];
  const rows = table.rowHeights.map((h, r) => h > noRoom.row || writtenRows.has(r));
  const columns = table.columnWidths.map((w, k) => w > noRoom.column || writtenColumns.has(k));
  const [rowsBefore, columnsBefore] = [countsBefore(rows), countsBefore(columns)];
  return {
    ...table,
    rowHeights: table.rowHeights.filter((_, r) => rows[r]),
    columnWidths: table.columnWidths.filter((_, k) => columns[k]),
    headerRows: rowsBefore(table.headerRows),
    cells: table.cells.flatMap((c): Cell[] => {
      const [row, column] = [rowsBefore(c.row), columnsBefore(c.column)];
      const rowSpan = rowsBefore(c.row + c.rowSpan) - row;
      const columnSpan = columnsBefore(c.column + c.columnSpan) - column;
      return rowSpan > 0 && columnSpan > 0 ? [{ ...c, row, column, rowSpan, columnSpan }] : [];
    }),
  };
};

export const tableMarkdown = (given: Table, context: MarkdownContext): string => {
  const table = withAllPlaces(withoutEmpty(given));
  if (table.rowHeights.length === 0 || table.columnWidths.length === 0) return '';
  const spans = table.cells.some((c) => c.rowSpan > 1 || c.columnSpan > 1);
  return spans || table.headerRows > 1 ? htmlTable(table, context) : pipeTable(table, context);
};
