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
import { MathBrackets } from 'docx/math';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { BuiltPart, Formula, FormulaRun } from '../../formula-model.ts';
import { type Atom, atomsOf, rowsOf } from '../formula.ts';

/** LibreOffice reads a plain bar in formulas as the word `or`, and renders that. */
const mathText = (text: string): string => xmlText(text).replaceAll('|', '\u2223');

const run = (text: string): MathRun[] => [new MathRun(mathText(text))];

/** Word sets letters in italics by default; upright ones need an explicit property. */
const letters = (text: string, italic: boolean): MathRun =>
  italic || !/\p{L}/u.test(text) ? new MathRun(mathText(text)) : new MathRun({ text: mathText(text), style: 'plain' });

const scripted = (children: MathComponent[], { sup, sub }: Pick<Atom, 'sup' | 'sub'>): MathComponent[] => {
  if (sup !== undefined && sub !== undefined) return [new MathSubSuperScript({ children, subScript: run(sub), superScript: run(sup) })];
  if (sup !== undefined) return [new MathSuperScript({ children, superScript: run(sup) })];
  return sub === undefined ? children : [new MathSubScript({ children, subScript: run(sub) })];
};

/** A piece of a row: its text, and its Word element; a bar may turn out to be one of a pair. */
type Piece = { readonly text: string; readonly math: MathComponent[]; readonly bar?: Atom };

const bars = /([|\u2223\u2016\u2225])/;
const piecesOf = (atom: Atom): Piece[] => {
  const texts = atom.text.split(bars).filter((text) => text !== '');
  if (texts.length === 0) return [{ text: '', math: scripted([letters('', atom.italic)], atom) }];
  return texts.map((text, n): Piece => {
    const own: Atom = n === texts.length - 1 ? { ...atom, text } : { text, italic: atom.italic };
    return bars.test(text)
      ? { text, math: scripted(run(text), own), bar: own }
      : { text, math: scripted([letters(text, own.italic)], own) };
  });
};

/** Text that a bar cannot close: it ends with an operator, or its brackets are unbalanced. */
const goesOn = /(?:^|[-+\u2212=<>\u2264\u2265\u00b7\u22c5\u00d7/,([{])\s*$/;

const isWhole = (text: string): boolean => {
  let depth = 0;
  for (const c of text) {
    if (/[([{]/.test(c)) depth++;
    else if (/[)\]}]/.test(c) && --depth < 0) return false;
  }
  return depth === 0 && !goesOn.test(text);
};

/** Pairs of bars are brackets around their content: absolute values and norms. */
const withBrackets = (pieces: readonly Piece[]): MathComponent[] => {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const { bar } = piece;
    const open = bar ? out.findLastIndex((o) => o.bar?.text === bar.text && o.bar.sup === undefined && o.bar.sub === undefined) : -1;
    const inner = out.slice(open + 1);
    const text = inner.map((o) => o.text).join('');
    if (!bar || open < 0 || !isWhole(text)) {
      out.push(piece);
      continue;
    }
    const brackets = new MathBrackets({ children: inner.flatMap((o) => o.math), open: bar.text, close: bar.text });
    out.splice(open, out.length - open, { text: `(${text})`, math: scripted([brackets], bar) });
  }
  return out.flatMap(({ math }) => math);
};

const rowOf = (runs: readonly FormulaRun[]): MathComponent[] => withBrackets(atomsOf(runs).flatMap(piecesOf));

const builtOf = (part: BuiltPart): MathComponent => {
  if (part.kind === 'fraction') return new MathFraction({ numerator: rowOf(part.numerator), denominator: rowOf(part.denominator) });
  if (part.kind === 'root') return new MathRadical({ children: rowOf(part.radicand) });
  // A name as text: LibreOffice would take it for a function, and miss its argument.
  const isName = /^\p{L}/u.test(part.sign);
  const sign = new MathRun(isName ? { text: xmlText(part.sign), normalText: true } : xmlText(part.sign));
  const low = new MathLimitLower({ children: [sign], limit: rowOf(part.lower) });
  return part.upper.length ? new MathLimitUpper({ children: [low], limit: rowOf(part.upper) }) : low;
};

export const mathOf = (formula: Formula): DocxMath =>
  new DocxMath({
    children: withBrackets(
      rowsOf(formula).flatMap((part) => ('kind' in part ? [{ text: 'x', math: [builtOf(part)] }] : atomsOf(part).flatMap(piecesOf))),
    ),
  });
