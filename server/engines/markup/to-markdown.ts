import { codeBlock, escapeCell, escapeHeadingEnd, escapeLineStart } from '../../formats/markdown/escape.ts';
import { blockTags, headingLevel } from './blocks.ts';
import { type Side, sideOf } from './cell-side.ts';
import { codeText, languageOf, listingIn } from './listing.ts';
import { inline } from './markdown-line.ts';
import { tableGrid } from './table-grid.ts';
import { attribute, type Element, isElement, isText, isUnread, type Node, textOf } from './tree.ts';

const isBlock = (node: Node): boolean => isElement(node) && (blockTags.has(node.tagName) || node.childNodes.some(isBlock));

const indentLines = (text: string, first: string, rest = ' '.repeat(first.length)): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line && rest + line))
    .join('\n');

/** Only text followed by lists can be tight; any other block needs an empty line. */
const isLoose = (item: Element): boolean => {
  const parts = item.childNodes.filter((child) => isElement(child) && isBlock(child)) as readonly Element[];
  const first =
    parts[0] && !item.childNodes.slice(0, item.childNodes.indexOf(parts[0])).some((child) => !isText(child) || child.value.trim());
  return (first ? parts.slice(1) : parts).some(({ tagName }) => tagName !== 'ul' && tagName !== 'ol');
};

/** A box at the start of an item, as forms, Word and our own pages show it: Markdown's tasks have their own sign. */
const ticked = /^[☐☑☒][ \u00a0]?/u;

/** `other`: the list directly follows one of its kind, and needs other markers to stay separate. */
const list = (element: Element, other: boolean): string => {
  const ordered = element.tagName === 'ol';
  let number = Number(attribute(element, 'start') ?? 1);
  const items = element.childNodes.filter(isElement);
  const gap = items.some(isLoose) ? '\n\n' : '\n';
  return items
    .map((item) => {
      number = Number(attribute(item, 'value') ?? number) || number;
      const words = blocks(item.childNodes)
        .join(gap)
        .replace(ticked, (sign) => (sign.startsWith('☐') ? '[ ] ' : '[x] '));
      return indentLines(words, ordered ? `${number++}${other ? ')' : '.'} ` : other ? '+ ' : '- ').trimEnd();
    })
    .join(gap);
};

const cellText = (cell: Element): string =>
  escapeCell(
    blocks(cell.childNodes)
      .join('<br>')
      .replace(/\s+/g, (blank) => (blank.includes('  \n') ? '<br>' : blank.includes('\n') ? ' ' : blank)),
  );

const isInCell = ({ parentNode }: Element): boolean =>
  parentNode !== null && 'tagName' in parentNode && (/^t[dh]$/.test(parentNode.tagName) || isInCell(parentNode));

const rules: Readonly<Record<Side, string>> = { left: '---', center: ':---:', right: '---:' };

/** The side on which all cells of a column below its head stand, or the head if they don't say. */
const columnSide = ([head, ...cells]: readonly (Element | undefined)[]): Side | undefined => {
  const sides = new Set(cells.flatMap((cell) => (cell && textOf(cell).trim() !== '' ? [sideOf(cell)] : [])));
  const [side, ...others] = sides;
  if (others.length > 0) return undefined;
  return side ?? (head && sideOf(head));
};

/** A table in a cell has no lines: its rows become words. */
const table = (element: Element): string => {
  const grid = tableGrid(element);
  const rows = grid.map((row) => row.map((cell) => (cell ? cellText(cell) : '')));
  if (isInCell(element)) return rows.map((row) => row.join(' ')).join('\n');
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const sides = Array.from({ length: width }, (_, column) => columnSide(grid.map((row) => row[column])));
  const [head = [], ...body] = rows;
  return width === 0 ? '' : [line(head), `|${sides.map((side) => ` ${rules[side ?? 'left']} |`).join('')}`, ...body.map(line)].join('\n');
};

/** Markdown's tables support no caption; it goes above. */
const captionOf = (element: Element): readonly string[] => {
  const caption = element.childNodes.find((child): child is Element => isElement(child) && child.tagName === 'caption');
  return caption ? blocks(caption.childNodes) : [];
};

const block = (element: Element): readonly string[] => {
  const { tagName, childNodes } = element;
  const level = headingLevel(tagName);
  if (level) {
    const text = inline(childNodes)
      .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))
      .trim();
    return text ? [`${'#'.repeat(level)} ${escapeHeadingEnd(text)}`] : [];
  }
  if (tagName === 'hr') return ['***'];
  const code = listingIn(element);
  if (code) return [codeBlock(codeText(code).replace(/\n$/, ''), languageOf(code))];
  if (tagName === 'table') return [...captionOf(element), table(element)];
  if (tagName === 'blockquote')
    return [
      blocks(childNodes)
        .join('\n\n')
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n'),
    ];
  return blocks(childNodes);
};

/** Paragraphs and other blocks in order; runs of inline nodes between blocks become paragraphs too. */
const blocks = (nodes: readonly Node[]): readonly string[] => {
  const found: string[] = [];
  let run: Node[] = [];
  /** The tag of the list that ends the blocks so far, and whether it uses the other markers. */
  let last: { readonly tag: string; readonly other: boolean } | undefined;
  const endRun = () => {
    const text = inline(run)
      .replace(/^[ \t]+/gm, '')
      .trim()
      .split('\n')
      .map(escapeLineStart)
      .join('\n');
    if (text) {
      found.push(text);
      last = undefined;
    }
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node) || isUnread(node)) run.push(node);
    else {
      endRun();
      const { tagName } = node;
      if (tagName === 'ul' || tagName === 'ol') {
        const other = last?.tag === tagName && !last.other;
        const text = list(node, other);
        if (text) {
          found.push(text);
          last = { tag: tagName, other };
        }
      } else {
        const parts = block(node).filter(Boolean);
        if (parts.length > 0) last = undefined;
        found.push(...parts);
      }
    }
  }
  endRun();
  return found;
};

/** A page as Markdown (CommonMark with GitHub's tables). */
export const pageMarkdown = (body: Element): string => `${blocks(body.childNodes).join('\n\n')}\n`;
