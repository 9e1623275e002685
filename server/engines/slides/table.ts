import { type Node, within } from '../../formats/odf-tree.ts';
import { paragraphsHtml, paragraphsIn, type TextContext } from './text.ts';

/** Cells that a stated number of repeated or joined cells may stand for. */
const mostSpan = 1000;

const spanOf = (node: Node, which: 'columns' | 'rows'): string => {
  const count = Math.min(Number(node.attributes[`table:number-${which}-spanned`] ?? 1) || 1, mostSpan);
  return count > 1 ? ` ${which === 'columns' ? 'col' : 'row'}span="${count}"` : '';
};

/** A table of a slide as HTML. */
export const tableHtml = (table: Node, context: TextContext): string => {
  const hasHead = table.attributes['table:use-first-row-styles'] === 'true';
  const rows = [...within(table, 'table:table-row')].map((row, index) => {
    const name = hasHead && index === 0 ? 'th' : 'td';
    const cells = [...within(row, 'table:table-cell')].map((cell) => {
      const paragraphs = paragraphsIn(cell, context);
      const isPlain = paragraphs.every(({ mark }) => mark === undefined);
      const inner = isPlain ? paragraphs.map(({ html }) => html).join('<br/>') : paragraphsHtml(paragraphs).trim();
      return `<${name}${spanOf(cell, 'columns')}${spanOf(cell, 'rows')}>${inner}</${name}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return rows.length === 0 ? '' : `<table>\n${rows.join('\n')}\n</table>\n`;
};
