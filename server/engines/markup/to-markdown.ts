import { alternativeText } from './alternative-text.ts';
import { blockTags, headingLevel } from './blocks.ts';
import { tableGrid } from './table-grid.ts';
import { attribute, collapse, type Element, isElement, isText, isUnread, type Node, noteMark, textOf } from './tree.ts';

/** Characters that would begin markup in running text (CommonMark 0.31). */
const escapeText = (text: string): string => text.replace(/([\\`*_[\]<>])/g, '\\$1').replace(/^(\s*)(#{1,6}\s|[-+]\s|\d+[.)]\s)/, '$1\\$2');

/** Marks must touch the words that they emphasise, so white space at the ends moves outside. */
const wrap = (mark: string, inner: string): string => {
  const text = inner.trim();
  const start = inner.length - inner.trimStart().length;
  return text ? `${inner.slice(0, start)}${mark}${text}${mark}${inner.slice(start + text.length)}` : inner;
};

const addressOf = (address: string): string => (/[\s()<>]/.test(address) ? `<${address}>` : address);

const inline = (node: Node): string => {
  if (isText(node)) return escapeText(collapse(node.value));
  if (!isElement(node)) return '';
  const spoken = alternativeText(node);
  if (spoken !== undefined) return escapeText(spoken);
  if (isUnread(node)) return '';
  const inner = () => node.childNodes.map(inline).join('');
  switch (node.tagName) {
    case 'b':
    case 'strong':
      return wrap('**', inner());
    case 'i':
    case 'em':
    case 'cite':
      return wrap('*', inner());
    case 's':
    case 'del':
    case 'strike':
      return wrap('~~', inner());
    case 'code':
    case 'kbd':
    case 'samp': {
      const text = textOf(node);
      return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
    }
    case 'br':
      return '  \n';
    case 'img': {
      const source = attribute(node, 'src') ?? '';
      // Data may come in lines, which would end the address here.
      const address = source.startsWith('data:') ? source.replace(/\s+/g, '') : addressOf(source);
      return source ? `![${(attribute(node, 'alt') ?? '').replace(/[[\]]/g, '')}](${address})` : '';
    }
    case 'a': {
      const mark = noteMark(node);
      if (mark) return mark.kind === 'call' ? `[^${mark.label}]` : `[^${mark.label}]: `;
      const href = attribute(node, 'href');
      const text = inner();
      return href && text.trim() ? `[${text.trim()}](${addressOf(href)})` : text;
    }
    default:
      return inner();
  }
};

const isBlock = (node: Node): boolean => isElement(node) && (blockTags.has(node.tagName) || node.childNodes.some(isBlock));

const indentLines = (text: string, first: string, rest = ' '.repeat(first.length)): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line && rest + line))
    .join('\n');

const list = (element: Element): string => {
  let number = Number(attribute(element, 'start') ?? 1);
  const loose = element.childNodes.some(
    (item) => isElement(item) && item.childNodes.filter((child) => isElement(child) && child.tagName === 'p').length > 1,
  );
  return element.childNodes
    .filter(isElement)
    .map((item) => {
      number = Number(attribute(item, 'value') ?? number) || number;
      return indentLines(blocks(item.childNodes).join(loose ? '\n\n' : '\n'), element.tagName === 'ol' ? `${number++}. ` : '- ');
    })
    .join(loose ? '\n\n' : '\n');
};

const cellText = (cell: Element): string =>
  blocks(cell.childNodes)
    .join('<br>')
    .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))
    .replaceAll('|', '\\|');

const isInCell = ({ parentNode }: Element): boolean =>
  parentNode !== null && 'tagName' in parentNode && (/^t[dh]$/.test(parentNode.tagName) || isInCell(parentNode));

/** A table within a cell has no lines of its own: its rows are words there. */
const table = (element: Element): string => {
  const rows = tableGrid(element).map((row) => row.map((cell) => (cell ? cellText(cell) : '')));
  if (isInCell(element)) return rows.map((row) => row.join(' ')).join('\n');
  const width = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return width === 0 ? '' : [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
};

/** Markdown's tables have no place for a caption; it stands above. */
const captionOf = (element: Element): readonly string[] => {
  const caption = element.childNodes.find((child): child is Element => isElement(child) && child.tagName === 'caption');
  return caption ? blocks(caption.childNodes) : [];
};

const block = (element: Element): readonly string[] => {
  const { tagName, childNodes } = element;
  const level = headingLevel(tagName);
  if (level) {
    const text = childNodes
      .map(inline)
      .join('')
      .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))
      .trim();
    return text ? [`${'#'.repeat(level)} ${text}`] : [];
  }
  if (tagName === 'hr') return ['---'];
  if (tagName === 'pre') return [`\`\`\`\n${textOf(element).replace(/^\n|\n$/g, '')}\n\`\`\``];
  if (tagName === 'ul' || tagName === 'ol') return [list(element)];
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

/** Paragraphs and other blocks of some nodes, in order; runs of inline nodes between them are paragraphs too. */
const blocks = (nodes: readonly Node[]): readonly string[] => {
  const found: string[] = [];
  let run = '';
  const endRun = () => {
    const text = run.replace(/^[ \t]+/gm, '').trim();
    if (text) found.push(text);
    run = '';
  };
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node) || isUnread(node)) run += inline(node);
    else {
      endRun();
      found.push(...block(node).filter(Boolean));
    }
  }
  endRun();
  return found;
};

/** A page as Markdown (CommonMark with GitHub's tables). */
export const pageMarkdown = (body: Element): string => `${blocks(body.childNodes).join('\n\n')}\n`;
