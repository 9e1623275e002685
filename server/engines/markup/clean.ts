import { bareRecord } from '../../../catalogue/bare-record.ts';
import { isShallowMath, mathXml } from '../../formats/math/mathml.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { alternativeText } from './alternative-text.ts';
import { attribute, type Element, isElement, isText, isUnread, type Node } from './tree.ts';

/** Elements that every version of EPUB's XHTML supports; others are replaced by their content. */
const kept: ReadonlySet<string> = new Set(
  'a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li ol p pre q rp rt ruby s samp section small span strong sub sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
);
const renamed = bareRecord<string>({
  center: 'div',
  font: 'span',
  tt: 'code',
  strike: 's',
  big: 'span',
  article: 'section',
  main: 'section',
  header: 'div',
  footer: 'div',
  nav: 'div',
  aside: 'div',
  address: 'div',
  acronym: 'abbr',
});
/** Elements without an EPUB equivalent, replaced by text. */
const tellsItself: ReadonlySet<string> = new Set(['math', 'svg', 'input', 'select']);
const dropped: ReadonlySet<string> = new Set(
  'script style template head title noscript iframe embed applet button audio video canvas link meta base'.split(' '),
);
/** Elements that can't contain blocks; blocks inside become spans. */
const phrasingOnly: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 pre span a b i em strong code small sub sup u s q cite abbr dt'.split(' '),
);
const blocks: ReadonlySet<string> = new Set('blockquote div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(' '));
/** Permitted children of strict parents: stray children are wrapped or unwrapped. */
const children = bareRecord<readonly string[]>({
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
});
const homes = bareRecord<readonly string[]>({
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  td: ['tr'],
  th: ['tr'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  caption: ['table'],
  figcaption: ['figure'],
  rt: ['ruby'],
  rp: ['ruby'],
});

/** Wrappers for stray content of lists. Tables need none, because the parser moves such content out. */
const strayHomes = bareRecord<string>({ ul: 'li', ol: 'li', dl: 'dd' });

/** Style declarations that carry meaning. */
const keptStyles = /^(text-align|font-weight|font-style|text-decoration|vertical-align)$/;

const styleOf = (element: Element): string => {
  const declarations = (attribute(element, 'style') ?? '').split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
    return keptStyles.test(name) && /^[\w -]+$/.test(value) ? [`${name}: ${value}`] : [];
  });
  const align = attribute(element, 'align')?.toLowerCase() ?? (element.tagName === 'center' ? 'center' : undefined);
  if (align && /^(left|right|center|justify)$/.test(align)) declarations.push(`text-align: ${align}`);
  return declarations.join('; ');
};

export type CleanOptions = {
  /** Address of an image in the result; undefined drops the image and keeps its alternative text. */
  readonly image: (src: string) => string | undefined;
  /** Target of a link; undefined keeps only its text. */
  readonly link: (href: string) => string | undefined;
  /** Maps an id to a unique one; undefined drops it. */
  readonly id: (id: string) => string | undefined;
};

const attributesOf = (element: Element, tag: string, options: CleanOptions): string => {
  const pairs: (readonly [string, string | undefined])[] = [
    ['id', options.id(attribute(element, 'id') ?? (tag === 'a' ? attribute(element, 'name') : undefined) ?? '')],
    ['style', styleOf(element) || undefined],
    ['dir', /^(ltr|rtl)$/i.exec(attribute(element, 'dir') ?? '')?.[0].toLowerCase()],
    ['lang', /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.exec(attribute(element, 'lang') ?? '')?.[0]],
    ['title', attribute(element, 'title')],
  ];
  if (tag === 'td' || tag === 'th')
    for (const name of ['colspan', 'rowspan']) {
      const span = Number(attribute(element, name));
      if (Number.isInteger(span) && span > 1 && span < 1000) pairs.push([name, String(span)]);
    }
  if (tag === 'pre' && /^[\w+#.-]{1,40}$/.test(attribute(element, 'class') ?? '')) pairs.push(['class', attribute(element, 'class')]);
  if (tag === 'ol' && /^[1aAiI]$/.test(attribute(element, 'type') ?? '')) pairs.push(['type', attribute(element, 'type')]);
  if (tag === 'ol' && /^-?\d+$/.test(attribute(element, 'start') ?? '')) pairs.push(['start', attribute(element, 'start')]);
  return pairs.map(([name, value]) => (value ? ` ${name}="${escapeXml(value)}"` : '')).join('');
};

const clean = (node: Node, parents: readonly string[], options: CleanOptions): string => {
  const parent = parents.at(-1) ?? 'body';
  if (isText(node)) {
    const item = strayHomes[parent];
    if (item === undefined) return escapeXml(node.value);
    return node.value.trim() ? `<${item}>${escapeXml(node.value)}</${item}>` : '';
  }
  if (!isElement(node)) return '';
  if (node.tagName === 'math' && isShallowMath(node)) return mathXml(node);
  const alternative = tellsItself.has(node.tagName) ? alternativeText(node) : undefined;
  if (alternative !== undefined) return escapeXml(alternative);
  if (dropped.has(node.tagName) || isUnread(node)) return '';
  const stray = strayHomes[parent];
  if (stray && !children[parent]?.includes(node.tagName)) return `<${stray}>${clean(node, [...parents, stray], options)}</${stray}>`;
  let tag = renamed[node.tagName] ?? node.tagName;
  const inner = (withTimeout: readonly string[]) => node.childNodes.map((child) => clean(child, withTimeout, options)).join('');
  if (tag === 'img') {
    const source = options.image(attribute(node, 'src') ?? '');
    const alt = attribute(node, 'alt') ?? '';
    return source ? `<img src="${escapeXml(source)}" alt="${escapeXml(alt)}"/>` : escapeXml(alt);
  }
  if (!kept.has(tag)) return inner(parents);
  const home = homes[tag];
  if (home && !home.includes(parent))
    return parents.some((one) => phrasingOnly.has(one)) ? inner(parents) : `<div>${inner([...parents, 'div'])}</div>`;
  if (blocks.has(tag) && parents.some((one) => phrasingOnly.has(one))) tag = 'span';
  if (tag === 'hr' || tag === 'br') return `<${tag}/>`;
  if (tag === 'a') {
    const href = options.link(attribute(node, 'href') ?? '');
    const attributes = attributesOf(node, tag, options);
    const nested = parents.includes('a');
    if ((!href && !attributes) || nested) return inner(parents);
    return `<a${attributes}${href ? ` href="${escapeXml(href)}"` : ''}>${inner([...parents, 'a'])}</a>`;
  }
  const content = inner([...parents, tag]);
  // Drops lists and tables without items or rows.
  if (children[tag] && !content.trim()) return '';
  return `<${tag}${attributesOf(node, tag, options)}>${content}</${tag}>`;
};

/** Nodes as well-formed XHTML that is valid in EPUB: no scripts, no forms, no styling beyond alignment and emphasis. */
export const cleanXhtml = (nodes: readonly Node[], options: CleanOptions): string => nodes.map((node) => clean(node, [], options)).join('');
