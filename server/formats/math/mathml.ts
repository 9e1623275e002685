import type { DefaultTreeAdapterTypes } from 'parse5';
import { escapeXml } from '../ooxml/xml.ts';

type Element = DefaultTreeAdapterTypes.Element;
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

const isElement = (node: Node): node is Element => 'tagName' in node;

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
const ranges: Readonly<Record<string, string>> = { msubsup: 'munderover', msub: 'munder', msup: 'mover' };

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

/** The same for LibreOffice, which reads several children as several lines and annotations as children. */
export const mathXmlInRow = (math: Element): string => {
  const semantics = math.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'semantics');
  const body = inner(semantics ?? math, nameForOffice).replace(/<annotation [^<>]*>[^<]*<\/annotation>/g, '');
  return `<math xmlns="${mathNamespace}"><mrow>${body}</mrow></math>`;
};
