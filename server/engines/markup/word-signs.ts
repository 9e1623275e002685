import { type Element, isElement, textOf } from './tree.ts';

const isInQuote = ({ parentNode }: Element): boolean =>
  parentNode !== null && 'tagName' in parentNode && (parentNode.tagName === 'q' || isInQuote(parentNode));

/** Quotation marks of a `<q>`, which a browser adds; a quotation within another has single ones. */
export const quoteMarks = (element: Element): readonly [string, string] => (isInQuote(element) ? ['‘', '’'] : ['“', '”']);

const signs = '0123456789+-−()=';
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾⁼'];
const lowered = [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎₌'];

/** Raised or lowered digits as characters of their own: 10⁶ is not 106. Undefined for letters and links. */
export const raisedDigits = (element: Element): string | undefined => {
  const places = { sup: raised, sub: lowered }[element.tagName];
  if (!places || element.childNodes.some((child) => isElement(child) && child.tagName === 'a')) return undefined;
  const text = textOf(element).trim();
  return /^[\d+\-−()=]{1,20}$/.test(text) && /\d/.test(text)
    ? [...text].map((sign) => places[signs.indexOf(sign)] ?? sign).join('')
    : undefined;
};
