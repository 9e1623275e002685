import type { DefaultTreeAdapterTypes } from 'parse5';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { escapeXml } from '../ooxml/xml.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

/** Elements of presentation MathML 3 that carry meaning. */
const elements: ReadonlySet<string> = new Set(
  'math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mlabeledtr mtd semantics'.split(
    ' ',
  ),
);
const attributes: ReadonlySet<string> = new Set(
  'display alttext dir mathvariant stretchy fence separator form lspace rspace linethickness bevelled accent accentunder movablelimits largeop minsize maxsize open close separators notation columnalign rowalign columnspan rowspan columnlines rowlines displaystyle scriptlevel width height depth voffset numalign denomalign'.split(
    ' ',
  ),
);

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** True if the annotation contains LaTeX. */
const isTex = (element: Element): boolean =>
  element.tagName === 'annotation' &&
  element.attrs.some(({ name, value }) => name === 'encoding' && /^(?:application\/x-tex|latex|tex)$/i.test(value));

/** The LaTeX annotation of a formula, as KaTeX, MathJax and Pandoc write it. */
export const texAnnotation = (math: Element): string | undefined => {
  const semantics = math.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'semantics');
  const found = semantics?.childNodes.find((node): node is Element => isElement(node) && isTex(node));
  const [text] = found?.childNodes ?? [];
  return text && 'value' in text && text.value.trim() !== '' ? text.value.trim() : undefined;
};

const attributesOf = (element: Element): string =>
  element.attrs
    .filter(({ name, value }) => attributes.has(name) && value.length < 1000)
    .map(({ name, value }) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** Integrals, sums, products, unions: scripts below and above them are limits. */
const ranged = /^\s*[∫-∳∑∏∐⋀-⋃⨀-⨆⨌-⨜]\s*$/;
const ranges = bareRecord<string>({ msubsup: 'munderover', msub: 'munder', msup: 'mover' });

const isRanged = (element: Element): boolean => {
  const [base] = element.childNodes.filter(isElement);
  const [sign] = base?.tagName === 'mo' ? base.childNodes : [];
  return sign !== undefined && 'value' in sign && ranged.test(sign.value);
};

/** LibreOffice exports the limits of integrals and sums to DOCX only if they are below and above the operator. */
const nameForOffice = (element: Element): string => {
  const range = ranges[element.tagName];
  return range && isRanged(element) ? range : element.tagName;
};

const inner = (element: Element, nameOf = ({ tagName }: Element): string => tagName): string =>
  element.childNodes
    .map((node) => {
      if ('value' in node) return escapeXml(node.value);
      if (!isElement(node)) return '';
      if (isTex(node)) return `<annotation encoding="application/x-tex">${inner(node)}</annotation>`;
      if (/^annotation/.test(node.tagName)) return '';
      if (!elements.has(node.tagName)) return inner(node, nameOf);
      const name = nameOf(node);
      return `<${name}${attributesOf(node)}>${inner(node, nameOf)}</${name}>`;
    })
    .join('');

/** Maximum nesting depth; formulas written by people stay far below it. */
const mostLevels = 200;

/** True if the nesting of a formula is within the limits of its parsers. */
export const isShallowMath = (math: Element): boolean => {
  let level: readonly Element[] = [math];
  for (let depth = 0; depth < mostLevels; depth++) {
    level = level.flatMap(({ childNodes }) => childNodes.filter(isElement));
    if (level.length === 0) return true;
  }
  return false;
};

/** A formula as well-formed MathML without scripts, links, styles and annotations. */
export const mathXml = (math: Element): string => `<math xmlns="${mathNamespace}"${attributesOf(math)}>${inner(math)}</math>`;

/** Elements whose children form a row, instead of each having a fixed role. */
export const rows: ReadonlySet<string> = new Set(['math', 'mrow', 'mtd', 'mstyle', 'mpadded', 'semantics']);
/** Bars that LibreOffice prints between its neighbours; it drops the others there. */
const bars: Readonly<Record<string, string>> = { '|': '∣', '∣': '∣', '‖': '∥', '∥': '∥', '/': '/' };

export const signOf = (element: Element): string => {
  const [text, ...others] = element.childNodes;
  return element.tagName === 'mo' && others.length === 0 && text && 'value' in text ? text.value.trim() : '';
};

export const given = (element: Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value;

export const operatorOf = (sign: string, parentNode: Element, form?: string): Element => {
  const attrs = form
    ? [
        { name: 'fence', value: 'true' },
        { name: 'form', value: form },
        { name: 'stretchy', value: 'true' },
      ]
    : [];
  const made: Element = { ...parentNode, tagName: 'mo', nodeName: 'mo', attrs, childNodes: [], parentNode };
  made.childNodes = [{ nodeName: '#text', value: sign, parentNode: made }];
  return made;
};

/** Writes the signs of a fence as operators (MathML 3, 3.3.8); LibreOffice drops those between its parts. */
const openFence = (fence: Element): void => {
  const children = fence.childNodes.filter(isElement);
  const signs = [...(given(fence, 'separators') ?? ',').replace(/\s/g, '')];
  const parts = children.flatMap((child, at) => {
    const sign = signs[Math.min(at, signs.length) - 1] ?? signs.at(-1);
    return at === 0 || sign === undefined ? [child] : [operatorOf(sign, fence), child];
  });
  const open = operatorOf(given(fence, 'open') ?? '(', fence, 'prefix');
  const close = operatorOf(given(fence, 'close') ?? ')', fence, 'postfix');
  Object.assign(fence, { tagName: 'mrow', nodeName: 'mrow', attrs: [], childNodes: [open, ...parts, close] });
};

/** Spells the only bar between two neighbours so that LibreOffice keeps it: `(a | b)`, but not `|a|`. */
const settleBars = (math: Element): void => {
  const waiting: Element[] = [math];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    if (parent.tagName === 'mfenced') openFence(parent);
    const children = parent.childNodes.filter(isElement);
    waiting.push(...children);
    if (!rows.has(parent.tagName)) continue;
    const found = children.filter((child) => bars[signOf(child)] !== undefined);
    const [bar] = found;
    if (!bar || found.length > 1 || bar === children[0] || bar === children.at(-1)) continue;
    if (bar.attrs.some(({ name, value }) => name === 'form' && value !== 'infix')) continue;
    const [text] = bar.childNodes;
    if (text && 'value' in text) text.value = bars[signOf(bar)] ?? text.value;
    bar.attrs = [];
  }
};

/** The same for LibreOffice, which reads several children as several lines and annotations as children. */
export const mathXmlInRow = (math: Element): string => {
  const semantics = math.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'semantics');
  settleBars(math);
  const body = inner(semantics ?? math, nameForOffice).replace(/<annotation [^<>]*>[^<]*<\/annotation>/g, '');
  return `<math xmlns="${mathNamespace}"><mrow>${body}</mrow></math>`;
};
