import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { XlsxMerge } from '../../formats/ooxml/xlsx.ts';
import { decodePage } from '../../formats/text/decode-html.ts';
import { type Row, type Sheet, textCell } from './cell.ts';
import { gridOf } from './html-grid.ts';
import { inferTypes } from './infer.ts';
import { asWritten } from './records.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((one) => one.name === name)?.value;

const unseen: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'select',
  'textarea',
  'svg',
  'math',
  'xml',
]);
const isHidden = (element: Element): boolean =>
  unseen.has(element.tagName) ||
  attribute(element, 'hidden') !== undefined ||
  /display\s*:\s*none/i.test(attribute(element, 'style') ?? '');
const blocks: ReadonlySet<string> = new Set('p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 pre blockquote section article tr'.split(' '));

type Visit = {
  readonly enter: (element: Element) => 'into' | 'past';
  readonly leave?: (element: Element) => void;
  readonly text?: (text: string) => void;
};

/** Traverses a tree in document order without recursion, so that depth doesn't matter. */
const walk = (root: { readonly childNodes: readonly Node[] }, { enter, leave, text }: Visit): void => {
  const open: { readonly children: readonly Node[]; readonly element?: Element; next: number }[] = [{ children: root.childNodes, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const node = top.children[top.next++];
    if (!node) {
      if (top.element) leave?.(top.element);
      open.pop();
    } else if (node.nodeName === '#text') text?.((node as DefaultTreeAdapterMap['textNode']).value);
    else if (isElement(node) && enter(node) === 'into') open.push({ children: node.childNodes, element: node, next: 0 });
  }
};

/** Visible text of a cell or a caption, with collapsed white space and line breaks. Skips nested tables, which are separate sheets. */
const textIn = (element: Element): string => {
  const parts: string[] = [];
  walk(element, {
    enter: (inner) => {
      if (isHidden(inner) || inner.tagName === 'table') return 'past';
      if (inner.tagName === 'br' || blocks.has(inner.tagName)) parts.push('\n');
      if (inner.tagName === 'img') parts.push(attribute(inner, 'alt') ?? '');
      return 'into';
    },
    leave: ({ tagName }) => void (blocks.has(tagName) && parts.push('\n')),
    text: (text) => parts.push(text.replace(/[ \t\r\n\f]+/g, ' ')),
  });
  return parts
    .join('')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
};

/** Excel and programs that export for it mark text that resembles numbers (`mso-number-format:"\@"`, `x:str`). */
const isText = (cell: Element): boolean =>
  attribute(cell, 'x:str') !== undefined || /mso-number-format\s{0,5}:["'\s\\]{0,8}@/i.test(attribute(cell, 'style') ?? '');

type HtmlTable = { readonly name: string; readonly rows: readonly Row[]; readonly merges: readonly XlsxMerge[] };

const tableOf = (table: Element, keepsTypes: boolean): HtmlTable => {
  let name = '';
  const cells: { row: number; text: string; isText: boolean; across: number; down: number }[] = [];
  let row = -1;
  walk(table, {
    enter: (inner) => {
      if (inner.tagName === 'table' || isHidden(inner)) return 'past';
      if (inner.tagName === 'caption') name = textIn(inner);
      else if (inner.tagName === 'tr') row++;
      else if (inner.tagName === 'td' || inner.tagName === 'th') {
        const span = (side: string): number => Number.parseInt(attribute(inner, side) ?? '1', 10);
        cells.push({ row, text: textIn(inner), isText: isText(inner), across: span('colspan'), down: span('rowspan') });
        return 'past';
      }
      return 'into';
    },
  });
  const { fields, texts, merges } = gridOf(cells, row + 1);
  const typed = inferTypes(fields, '\t');
  const rows = [...(keepsTypes ? typed : asWritten(typed))].map((one, at) =>
    one.map((cell, column) => (texts.has(`${at},${column}`) ? textCell(cell.text) : cell)),
  );
  return { name, rows, merges };
};

/** The non-empty tables of a web page, each as a sheet. Throws `nothing_to_convert` if there are none. */
export async function* openHtml(path: string, keepsTypes: boolean): AsyncGenerator<Sheet> {
  const page = parse(decodePage(readFileSync(path)));
  const tables: Element[] = [];
  walk(page, {
    enter: (element) => {
      if (isHidden(element)) return 'past';
      if (element.tagName === 'table') tables.push(element);
      return 'into';
    },
  });
  let count = 0;
  for (const table of tables) {
    const { name, rows, merges } = tableOf(table, keepsTypes);
    if (!rows.some((row) => row.some(({ kind }) => kind !== 'empty'))) continue;
    count++;
    yield {
      name: name || `Table${count}`,
      merges,
      rows: (async function* () {
        yield* rows;
      })(),
    };
  }
  if (count === 0) throw new WorkerProblem('nothing_to_convert', message('htmlTableNone'));
}
