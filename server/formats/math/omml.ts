import { escapeXml } from '../ooxml/xml.ts';
import type { XmlElement } from '../xml/tree.ts';
import { accentSign } from './accents.ts';

const child = (element: XmlElement, name: string): XmlElement | undefined => element.children.find(({ local }) => local === name);

/** A property of an element, such as the sign of a sum; undefined if it has the default. */
const property = (element: XmlElement, name: string): string | undefined => {
  const list = element.children.find(({ local }) => local === `${element.local}Pr`);
  return (list && child(list, name))?.attributes.find(({ local }) => local === 'val')?.value;
};

const operator = (sign: string): string => (sign === '' ? '' : `<mo>${escapeXml(sign)}</mo>`);
const row = (inner: string): string => `<mrow>${inner}</mrow>`;
const rowOf = (element: XmlElement | undefined): string => row(element ? inside(element) : '');

const tokens = (text: string): string =>
  text.replace(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}]*|\s+|./gsu, (token) => {
    if (token.trim() === '') return '';
    return /\p{N}$/u.test(token) ? `<mn>${token}</mn>` : /^\p{L}/u.test(token) ? `<mi>${token}</mi>` : operator(token);
  });

const run = (element: XmlElement): string => {
  const text = element.children
    .filter(({ local }) => local === 't')
    .map((one) => one.text)
    .join('');
  const properties = child(element, 'rPr');
  return properties && child(properties, 'nor') ? `<mtext>${escapeXml(text)}</mtext>` : tokens(text);
};

const scripts = (base: string, below: XmlElement | undefined, above: XmlElement | undefined, under = false): string => {
  const [sub, sup] = [below, above].map((one) => (one && one.children.length > 0 ? rowOf(one) : ''));
  if (sub && sup) return `<${under ? 'munderover' : 'msubsup'}>${base}${sub}${sup}</${under ? 'munderover' : 'msubsup'}>`;
  if (sub) return `<msub>${base}${sub}</msub>`;
  return sup ? `<msup>${base}${sup}</msup>` : base;
};

const fenced = (element: XmlElement): string => {
  const [open, close, between] = ['begChr', 'endChr', 'sepChr'].map((name) => property(element, name));
  const parts = element.children.filter(({ local }) => local === 'e').map((one) => rowOf(one));
  return row(operator(open ?? '(') + parts.join(operator(between ?? '|')) + operator(close ?? ')'));
};

const table = (rows: readonly (readonly XmlElement[])[]): string =>
  `<mtable>${rows.map((cells) => `<mtr>${cells.map((cell) => `<mtd>${inside(cell)}</mtd>`).join('')}</mtr>`).join('')}</mtable>`;

/** A term with a sign above or below it. */
const aroundTerm = (element: XmlElement, sign: string, isAbove: boolean): string => {
  const tag = isAbove ? 'mover' : 'munder';
  return sign === '' ? rowOf(child(element, 'e')) : `<${tag}>${rowOf(child(element, 'e'))}${operator(sign)}</${tag}>`;
};

const named = (element: XmlElement, name: string): readonly XmlElement[] => element.children.filter(({ local }) => local === name);

const writers: Readonly<Record<string, (element: XmlElement) => string>> = {
  r: run,
  f: (one) => `<mfrac>${rowOf(child(one, 'num'))}${rowOf(child(one, 'den'))}</mfrac>`,
  sSup: (one) => scripts(rowOf(child(one, 'e')), undefined, child(one, 'sup')),
  sSub: (one) => scripts(rowOf(child(one, 'e')), child(one, 'sub'), undefined),
  sSubSup: (one) => scripts(rowOf(child(one, 'e')), child(one, 'sub'), child(one, 'sup')),
  rad: (one) => {
    const degree = child(one, 'deg');
    const hasDegree = degree !== undefined && degree.children.length > 0;
    return hasDegree ? `<mroot>${rowOf(child(one, 'e'))}${rowOf(degree)}</mroot>` : `<msqrt>${rowOf(child(one, 'e'))}</msqrt>`;
  },
  d: fenced,
  nary: (one) => scripts(operator(property(one, 'chr') ?? '∫'), child(one, 'sub'), child(one, 'sup'), true) + rowOf(child(one, 'e')),
  func: (one) => `${rowOf(child(one, 'fName'))}<mspace width="0.2em"/>${rowOf(child(one, 'e'))}`,
  acc: (one) => aroundTerm(one, accentSign(property(one, 'chr') ?? '\u0302'), true),
  bar: (one) => (property(one, 'pos') === 'top' ? aroundTerm(one, '¯', true) : aroundTerm(one, '_', false)),
  groupChr: (one) => aroundTerm(one, property(one, 'chr') ?? '⏟', property(one, 'pos') === 'top'),
  limLow: (one) => `<munder>${rowOf(child(one, 'e'))}${rowOf(child(one, 'lim'))}</munder>`,
  limUpp: (one) => `<mover>${rowOf(child(one, 'e'))}${rowOf(child(one, 'lim'))}</mover>`,
  m: (one) => table(named(one, 'mr').map((line) => named(line, 'e'))),
  eqArr: (one) => table(named(one, 'e').map((line) => [line])),
};

const inside = (element: XmlElement): string =>
  element.children.map((one) => (one.local.endsWith('Pr') ? '' : (writers[one.local] ?? inside)(one))).join('');

/** The MathML of a formula of Office (OMML, ECMA-376-1, 22.1), for `oMath` and `oMathPara`. Its sources are read with parseXml, which limits their depth. */
export const mathOfOffice = (formula: XmlElement): string => `<math>${inside(formula)}</math>`;
