import { bareRecord } from '../../../catalogue/bare-record.ts';
import { codeSpan, destination, emphasise, escapeBeforeLink, escapeText } from '../../formats/markdown/escape.ts';
import { isShallowMath } from '../../formats/math/mathml.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { alternativeText } from './alternative-text.ts';
import { formulaTex } from './formula-tex.ts';
import { imageSource } from './image-source.ts';
import { placeTag } from './inner-targets.ts';
import { attribute, collapse, type Element, isElement, isText, isUnread, type Node, noteMark, textOf } from './tree.ts';
import { quoteMarks } from './word-signs.ts';

/** What a page shows when pointed at: a title, unless it says what is there anyway. */
const titleOf = (element: Element, known: readonly string[]): string => {
  const title = collapse(attribute(element, 'title') ?? '').trim();
  return title === '' || known.includes(title) ? '' : ` "${title.replace(/[\\"]/g, '\\$&').replace(/&(?=#?\w{1,32};)/g, '&amp;')}"`;
};

/** Alternative text can't contain line ends or markup. */
const imageOf = (element: Element): string => {
  const source = imageSource(element);
  // Data URLs may be wrapped, but a line end would end the address here.
  const address = source.startsWith('data:') ? source.replace(/\s+/g, '') : source;
  const alt = collapse(attribute(element, 'alt') ?? '');
  return source ? `![${escapeText(alt, true)}](${destination(address)}${titleOf(element, [alt.trim()])})` : '';
};

const marks = bareRecord<readonly ['*' | '**' | '~~', string]>({
  b: ['**', 'strong'],
  strong: ['**', 'strong'],
  i: ['*', 'em'],
  em: ['*', 'em'],
  cite: ['*', 'em'],
  s: ['~~', 'del'],
  del: ['~~', 'del'],
  strike: ['~~', 'del'],
});

/** Inline content: text, which adjacent text may complete; literal Markdown; emphasis. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'markdown'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly address: string; readonly title: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'mark'; readonly tag: string; readonly pieces: readonly Piece[] };

/** Dollars that a Markdown reader could parse as formula delimiters. */
const dollars = /\$(?=[^\s$][^$]*\$)/;
const plainDollars = (text: string): string => (dollars.test(text) ? text.replaceAll('$', '\\$') : text);

/** Markdown has no signs of its own for raised and lowered text, but the tags. Marks of notes stay what they are. */
const raisedPieces = (element: Element, pieces: readonly Piece[]): readonly Piece[] =>
  textOf(element).trim() === '' || element.childNodes.some((child) => isElement(child) && noteMark(child))
    ? pieces
    : [{ kind: 'markdown', text: `<${element.tagName}>` }, ...pieces, { kind: 'markdown', text: `</${element.tagName}>` }];

const piecesOf = (node: Node): readonly Piece[] => {
  if (isText(node)) return [{ kind: 'text', text: collapse(node.value) }];
  if (!isElement(node)) return [];
  const tex = node.tagName === 'math' && isShallowMath(node) ? formulaTex(node) : undefined;
  if (tex) return [{ kind: 'markdown', text: attribute(node, 'display') === 'block' ? `$$${tex}$$` : `$${tex}$` }];
  const spoken = alternativeText(node);
  if (spoken !== undefined) return [{ kind: 'text', text: spoken }];
  if (isUnread(node)) return [];
  const inner = () => node.childNodes.flatMap(piecesOf);
  const { tagName } = node;
  if (marks[tagName]) return [{ kind: 'mark', tag: tagName, pieces: inner() }];
  if (tagName === 'code' || tagName === 'kbd' || tagName === 'samp') return [{ kind: 'code', text: textOf(node) }];
  if (tagName === 'br') return [{ kind: 'markdown', text: '  \n' }];
  if (tagName === placeTag) return [{ kind: 'markdown', text: `<a id="${escapeXml(attribute(node, 'id') ?? '')}"></a>` }];
  if (tagName === 'img') return [{ kind: 'markdown', text: imageOf(node) }];
  if (tagName === 'q') return [{ kind: 'text', text: quoteMarks(node)[0] }, ...inner(), { kind: 'text', text: quoteMarks(node)[1] }];
  if (tagName === 'sup' || tagName === 'sub') return raisedPieces(node, inner());
  if (tagName !== 'a') return inner();
  const mark = noteMark(node);
  if (mark) return [{ kind: 'markdown', text: mark.kind === 'call' ? `[^${mark.label}]` : `[^${mark.label}]: ` }];
  const address = attribute(node, 'href');
  const title = titleOf(node, [collapse(textOf(node)).trim(), address ?? '']);
  return address ? [{ kind: 'link', address, title, pieces: inner() }] : inner();
};

/** Keeps white space at both ends outside of the delimiters. */
const around = (markdown: string, put: (inner: string, before: string, after: string) => string): string => {
  const inner = markdown.trim();
  const start = markdown.length - markdown.trimStart().length;
  return inner
    ? markdown.slice(0, start) +
        put(inner, markdown.slice(0, start), markdown.slice(start + inner.length)) +
        markdown.slice(start + inner.length)
    : markdown;
};

const firstSign = (piece: Piece | undefined): string => {
  if (!piece) return '';
  if (piece.kind === 'mark') return marks[piece.tag]?.[0][0] ?? '';
  if (piece.kind === 'code') return '`';
  return piece.kind === 'link' ? '[' : (piece.text[0] ?? '');
};

/** Merges adjacent texts before escaping, because their combination may have a meaning. */
const joined = (pieces: readonly Piece[]): readonly Piece[] => {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') out[out.length - 1] = { kind: 'text', text: last.text + piece.text };
    else if (!('text' in piece) || piece.text) out.push(piece);
  }
  return out;
};

/** `before` and `after` are the characters around the pieces, `open` the enclosing emphasis. */
const lineOf = (given: readonly Piece[], inLink = false, open: readonly string[] = [], before = '', after = ''): string => {
  const pieces = joined(given);
  let line = '';
  for (const [index, piece] of pieces.entries()) {
    const [previous, next] = [line.at(-1) ?? before, firstSign(pieces[index + 1]) || after];
    if (piece.kind === 'text') line += plainDollars(escapeText(piece.text, inLink));
    else if (piece.kind === 'markdown') line += piece.text;
    // Adjacent code spans would merge.
    else if (piece.kind === 'code') line += previous === '`' ? `<code>${escapeText(collapse(piece.text))}</code>` : codeSpan(piece.text);
    else if (piece.kind === 'link') {
      const text = lineOf(piece.pieces, true, open, '[', ']');
      if (text.trim() && !inLink)
        line = escapeBeforeLink(line) + around(text, (inner) => `[${inner}](${destination(piece.address)}${piece.title})`);
      else line += text;
    } else {
      const [sign = '*', tag = 'em'] = marks[piece.tag] ?? [];
      if (open.includes(sign)) {
        line += lineOf(piece.pieces, inLink, open, previous, next);
        continue;
      }
      const [only, ...others] = joined(piece.pieces);
      const inside = only?.kind === 'mark' && others.length === 0 ? marks[only.tag]?.[0] : undefined;
      // Bold and italic throughout becomes one run of three asterisks.
      const both = (sign === '*' && inside === '**') || (sign === '**' && inside === '*');
      const contents = lineOf(piece.pieces, inLink, both ? [...open, '*', '**'] : [...open, sign], sign[0], sign[0]);
      line += around(contents, (inner, lead, trail) =>
        emphasise(both ? '***' : sign, both ? 'strong' : tag, inner, lead ? ' ' : previous, trail ? ' ' : next),
      );
    }
  }
  return line;
};

export const inline = (nodes: readonly Node[]): string => lineOf(nodes.flatMap(piecesOf));
