import { codeBlock, escapeCell, escapeHeadingEnd, escapeLineStart } from '../../formats/markdown/escape.ts';
import { blockTags, headingLevel } from './blocks.ts';
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

/** `other`: the list directly follows one of its kind, and needs other markers to stay separate. */
const list = (element: Element, other: boolean): string => {
  const ordered = element.tagName === 'ol';
  let number = Number(attribute(element, 'start') ?? 1);
  const items = element.childNodes.filter(isElement);
  const gap = items.some(isLoose) ? '\n\n' : '\n';
  return items
    .map((item) => {
      number = Number(attribute(item, 'value') ?? number) || number;
      return indentLines(blocks(item.childNodes).join(gap), ordered ? `${number++}${other ? ')' : '.'} ` : other ? '+ ' : '- ').trimEnd();
    })
    .join(gap);
};

const cellText = (cell: Element): string =>
  escapeCell(
    blocks(cell.childNodes)
      .join('<br>')
      .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank)),
  );

const isInCell = ({ parentNode }: Element): boolean =>
  parentNode !== null && 'tagName' in parentNode && (/^t[dh]$/.test(parentNode.tagName) || isInCell(parentNode));

/** A table in a cell has no lines: its rows become words. */
const table = (element: Element): string => {
  const rows = tableGrid(element).map((row) => row.map((cell) => (cell ? cellText(cell) : '')));
  if (isInCell(element)) return rows.map((row) => row.join(' ')).join('\n');
  const width = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return width === 0 ? '' : [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
};

/** Markdown's tables support no caption; it goes above. */
const captionOf = (element: Element): readonly string[] => {
  const caption = element.childNodes.find((child): child is Element => isElement(child) && child.tagName === 'caption');
  return caption ? blocks(caption.childNodes) : [];
};

/** The programming language, as pages mark it for syntax highlighters. */
const languageOf = (pre: Element): string | undefined => {
  const code = pre.childNodes.find((child): child is Element => isElement(child) && child.tagName === 'code');
  return /(?:^|\s)lang(?:uage)?-(\S+)/.exec((code && attribute(code, 'class')) ?? '')?.[1];
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
  if (tagName === 'pre') return [codeBlock(textOf(element).replace(/\n$/, ''), languageOf(element))];
  if (tagName === 'table') return [...captionOf(element), table(element)];
  if (tagName === 'blockquote')
    return [
      blocks(childNodes)
        .join('\n\n')
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
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
