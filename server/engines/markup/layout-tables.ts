import { tableGrid } from './table-grid.ts';
import { descendants, type Element, isElement, type Node } from './tree.ts';

const parentOf = ({ parentNode }: Element): Element | undefined => (parentNode && 'tagName' in parentNode ? parentNode : undefined);

const isOneColumn = (table: Element): boolean => tableGrid(table).every((row) => row.length <= 1);

const asBox = (element: Element, childNodes: Node[]): void => {
  for (const child of childNodes) child.parentNode = element;
  [element.tagName, element.nodeName, element.childNodes] = ['div', 'div', childNodes];
};

/** Makes boxes of tables of one column whose cells hold tables: they lay out a page or a mail, and Markdown has no tables in cells. */
export const withoutLayoutTables = (body: Element): void => {
  const tables = [...descendants(body)].filter(({ tagName }) => tagName === 'table');
  const holding = new Set<Element>();
  for (const table of tables) for (let outer = parentOf(table); outer && !holding.has(outer); outer = parentOf(outer)) holding.add(outer);
  for (const table of tables) {
    if (!holding.has(table) || !isOneColumn(table)) continue;
    const captions = table.childNodes.filter((node): node is Element => isElement(node) && node.tagName === 'caption');
    const cells = tableGrid(table).flatMap(([cell]) => (cell ? [cell] : []));
    for (const one of [...captions, ...cells]) asBox(one, one.childNodes);
    asBox(table, [...captions, ...cells]);
  }
};
