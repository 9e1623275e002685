import {
  Math as DocxMath,
  type MathComponent,
  MathFraction,
  MathLimitLower,
  MathLimitUpper,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx';
import { MathBrackets, MathMatrix } from 'docx/math';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { BuiltPart, Formula, FormulaRun } from '../../formula-model.ts';
import { type Atom, atomsOf, rowsOf } from '../formula.ts';

const run = (text: string): MathRun[] => [new MathRun(xmlText(text))];

/** Word slants letters by itself: upright ones are told so. */
const letters = (text: string, italic: boolean): MathRun =>
  italic || !/\p{L}/u.test(text) ? new MathRun(xmlText(text)) : new MathRun({ text: xmlText(text), style: 'plain' });

const atomMath = ({ text, italic, sup, sub }: Atom): MathComponent => {
  const children = [letters(text, italic)];
  if (sup !== undefined && sub !== undefined) return new MathSubSuperScript({ children, subScript: run(sub), superScript: run(sup) });
  if (sup !== undefined) return new MathSuperScript({ children, superScript: run(sup) });
  return sub === undefined ? letters(text, italic) : new MathSubScript({ children, subScript: run(sub) });
};

const rowOf = (runs: readonly FormulaRun[]): MathComponent[] => atomsOf(runs).map(atomMath);

const builtOf = (part: BuiltPart): MathComponent => {
  if (part.kind === 'fraction') return new MathFraction({ numerator: rowOf(part.numerator), denominator: rowOf(part.denominator) });
  if (part.kind === 'root') return new MathRadical({ children: rowOf(part.radicand) });
  if (part.kind === 'matrix') {
    const matrix = new MathMatrix({ rows: part.rows.map((row) => row.map(rowOf)) });
    return new MathBrackets({ children: [matrix], open: part.open, close: part.close });
  }
  const sign = new MathRun(xmlText(part.sign));
  const low = new MathLimitLower({ children: [sign], limit: rowOf(part.lower) });
  return part.upper.length ? new MathLimitUpper({ children: [low], limit: rowOf(part.upper) }) : low;
};

/** The formula as Word has it. */
export const mathOf = (formula: Formula): DocxMath =>
  new DocxMath({ children: rowsOf(formula).flatMap((part) => ('kind' in part ? [builtOf(part)] : rowOf(part))) });
