import { escapeXml } from '../../../../formats/ooxml/xml.ts';
import type { BuiltPart, Formula, FormulaRun } from '../../formula-model.ts';
import { type Atom, atomsOf, rowsOf } from '../formula.ts';

const wordy = /\p{L}\p{M}*|\p{N}+(?:[.,]\p{N}+)*|\S\p{M}*/gu;

const tokens = (text: string, italic: boolean): string[] =>
  (text.match(wordy) ?? []).map((token) => {
    if (/^\p{L}/u.test(token)) return `<mi${italic ? '' : ' mathvariant="normal"'}>${escapeXml(token)}</mi>`;
    return /^\p{N}/u.test(token) ? `<mn>${escapeXml(token)}</mn>` : `<mo>${escapeXml(token)}</mo>`;
  });

const row = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] as string) : `<mrow>${parts.join('')}</mrow>`);

const atomMath = ({ text, italic, sup, sub }: Atom): string => {
  const base = tokens(text, italic);
  if (sup === undefined && sub === undefined) return base.join('');
  const [lowered, raised] = [sub, sup].map((part) => (part === undefined ? '' : row(tokens(part, true))));
  const tag = sub !== undefined && sup !== undefined ? 'msubsup' : sub !== undefined ? 'msub' : 'msup';
  return `<${tag}>${row(base)}${lowered}${raised}</${tag}>`;
};

const rowOf = (runs: readonly FormulaRun[]): string => `<mrow>${atomsOf(runs).map(atomMath).join('')}</mrow>`;

export const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

const builtOf = (part: BuiltPart): string => {
  if (part.kind === 'fraction') return `<mfrac>${rowOf(part.numerator)}${rowOf(part.denominator)}</mfrac>`;
  if (part.kind === 'root') return `<msqrt>${rowOf(part.radicand)}</msqrt>`;
  const sign = `<mo>${escapeXml(part.sign)}</mo>`;
  return part.upper.length
    ? `<munderover>${sign}${rowOf(part.lower)}${rowOf(part.upper)}</munderover>`
    : `<munder>${sign}${rowOf(part.lower)}</munder>`;
};

export const mathOf = (formula: Formula): string => {
  const parts = rowsOf(formula).map((part) => ('kind' in part ? builtOf(part) : atomsOf(part).map(atomMath).join('')));
  return `<math xmlns="${mathNamespace}"${formula.display ? ' display="block"' : ''}>${parts.join('')}</math>`;
};
