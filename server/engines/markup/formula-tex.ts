import { MathMLToLaTeX } from 'mathml-to-latex';
import { markAccents, withAccents } from '../../formats/math/accents.ts';
import { mathXml, texAnnotation } from '../../formats/math/mathml.ts';
import { markOpenFences, withOpenFences } from '../../formats/math/open-fences.ts';
import type { Element } from './tree.ts';

/** Limit of markup; longer formulas become text on a line. */
const mostMarkup = 50_000;

/** Function names of LaTeX, otherwise typeset as single letters. */
const functions = /(?<![\\a-zA-Z])(?:lim|sin|cos|tan|cot|log|ln|exp|max|min|sup|inf|det|gcd|arcsin|arccos|arctan)(?![a-zA-Z])/g;

/** A formula as LaTeX, from its LaTeX annotation or from its MathML. Undefined if it has neither. */
export const formulaTex = (math: Element): string | undefined => {
  const stated = texAnnotation(math);
  if (stated) return stated.replace(/\s+/g, ' ').replace(/^\{?\\displaystyle (.*?)\}?$/, '$1');
  if (mathXml(math).length > mostMarkup) return undefined;
  markOpenFences(math);
  markAccents(math);
  const tex = MathMLToLaTeX.convert(mathXml(math).replace(/\s+/g, ' ').replace(/> /g, '>').replace(/ </g, '<'));
  return withAccents(withOpenFences(tex)).replace(/\s+/g, ' ').replace(functions, '\\$&').trim() || undefined;
};
