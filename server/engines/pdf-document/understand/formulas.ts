import type { Formula, FormulaPart } from '../formula-model.ts';
import { groupRuns } from '../group-runs.ts';
import type { Block, Inline, Paragraph } from '../model.ts';
import { spaceAfter, type Text, type Token, tokensOf, withNumbers } from './formula-tokens.ts';
import { relation } from './math-signs.ts';

const limited = /^[\u220f-\u2211\u222b-\u2230\u22c0-\u22c3\u2a00-\u2a06]$/u;
/** The number of a formula at the end of its line: `(12)`, `(3.4a)`, `(A.1)`. */
const equationNumber = /^\(?(?:[A-Z]\.?)?\d+(?:[.-]\d+)*[a-z]?\)$/;

/** Letters of a quantity: a single one, or several in a product. */
const isQuantity = (tokens: readonly Token[], at: number): boolean => tokens[at]?.kind === 'letter';

/**
 * Evidence of a formula: a superscript or subscript at a quantity, or a fraction. Chemical formulas such as water's have a letter directly
 * after it.
 */
const isSeed = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at] as Token;
  if (token.kind === 'formula') return true;
  if (token.kind !== 'script') return false;
  if (limited.test(tokens[at - 1]?.text ?? '') || (tokens[at - 1]?.kind === 'function' && token.style.script === 'sub')) return true;
  if (!isQuantity(tokens, at - 1)) return false;
  const [word, after] = [tokens[at - 2], tokens[at + 1]];
  if (word?.kind === 'other' && /\p{L}$/u.test(word.text)) return false;
  return !(
    token.style.script === 'sub' &&
    /^\p{N}/u.test(token.text) &&
    after &&
    /^\p{Lu}/u.test(after.text) &&
    after.style.script === 'base'
  );
};

const isOperand = (tokens: readonly Token[], at: number): boolean => {
  const kind = tokens[at]?.kind;
  return kind === 'number' || kind === 'function' || kind === 'formula' || kind === 'open' || kind === 'close' || isQuantity(tokens, at);
};

/** Extends the formula that ends (or, backwards, begins) at `at`. Returns its new end, or `at`. */
const stepFrom = (tokens: readonly Token[], at: number, step: 1 | -1): number => {
  const next = tokens[at + step];
  if (!next) return at;
  if (next.kind === 'script') return step > 0 || isOperand(tokens, at + 2 * step) ? at + step : at;
  if (next.kind === 'sign' || isOperand(tokens, at + step)) return at + step;
  if (next.kind !== 'space') return at;
  const past = at + 2 * step;
  const joins = (n: number): boolean => isOperand(tokens, n) || (tokens[n]?.kind === 'script' && (step > 0 || isOperand(tokens, n + step)));
  if (tokens[past]?.kind === 'sign')
    return joins(past + step) || (tokens[past + step]?.kind === 'space' && joins(past + 2 * step)) ? past : at;
  let base = at;
  while (tokens[base]?.kind === 'script') base--;
  const open = tokens[base]?.kind === 'sign' || tokens[base]?.kind === 'function';
  return open && joins(past) ? past : at;
};

/** The formula around a seed, without dangling operators at its ends, and with balanced brackets. */
const regionAround = (tokens: readonly Token[], seed: number): { readonly start: number; readonly end: number } => {
  let start = tokens[seed]?.kind === 'script' ? seed - 1 : seed;
  let end = seed;
  for (let n = stepFrom(tokens, end, 1); n !== end; n = stepFrom(tokens, end, 1)) end = n;
  for (let n = stepFrom(tokens, start, -1); n !== start; n = stepFrom(tokens, start, -1)) start = n;
  for (;;) {
    const open: number[] = [];
    let lone: number | undefined;
    for (let n = start; n <= end && lone === undefined; n++) {
      if (tokens[n]?.kind === 'open') open.push(n);
      else if (tokens[n]?.kind === 'close' && open.pop() === undefined) lone = n;
    }
    lone ??= open[0];
    if (lone !== undefined) {
      if (lone < seed) start = lone + 1;
      else end = lone - 1;
      continue;
    }
    const [first, last] = [tokens[start] as Token, tokens[end] as Token];
    const idle = (t: Token, ends: boolean) =>
      t.kind === 'space' ||
      (t.kind === 'sign' &&
        (ends
          ? !/^[!\u2032|\u2016\u221e]$/u.test(t.text)
          : !/^[-\u2212+\u00b1|\u2016\u2200\u2203\u2202\u2207\u2211\u220f\u222b\u221a]$/u.test(t.text)));
    if (end > seed && idle(last, true)) end--;
    else if (start < seed && idle(first, false)) start++;
    else return { start, end };
  }
};

/** Replaces italic letters of the mathematical alphabets by plain letters in italics. */
const plainLetters = (text: string): string => text.replace(/[\u{1d434}-\u{1d467}\u{1d6e2}-\u{1d71b}\u210e]/gu, (c) => c.normalize('NFKC'));

const partOf = (token: Token): readonly FormulaPart[] => {
  if (token.from.formula) return token.from.formula.parts;
  const { italic, script } = token.style;
  return [{ kind: 'run', text: plainLetters(token.text), italic: token.kind === 'letter' || italic, script }];
};

const formulaOf = (tokens: readonly Token[], display: boolean): Formula => {
  const parts: FormulaPart[] = [];
  for (const part of tokens.flatMap(partOf)) {
    const last = parts.at(-1);
    const joins = part.kind === 'run' && last?.kind === 'run' && last.script === part.script && last.italic === part.italic;
    if (joins) parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  }
  return { parts, display };
};

const textOf = (tokens: readonly Token[]): string => tokens.map((t) => t.text).join('');

const back = (tokens: readonly Token[]): Text[] => {
  const out: Text[] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const before = out.at(-1);
    if (before && last?.from === token.from) out[out.length - 1] = { ...before, text: before.text + token.text };
    else out.push({ ...token.from, text: token.text });
    last = token;
  }
  return out;
};

const asFormula = (tokens: readonly Token[], display: boolean): Text => {
  const { style } = tokens.find((t) => t.kind === 'letter' || t.kind === 'formula') ?? (tokens[0] as Token);
  return { kind: 'text', text: textOf(tokens), style: { ...style, script: 'base' }, formula: formulaOf(tokens, display) };
};

/** A run of texts with its formulas; the space after a formula stays with it. */
const withFormulas = (tokens: readonly Token[]): Text[] => {
  const out: Text[] = [];
  let from = 0;
  for (let n = 0; n < tokens.length; n++) {
    if (!isSeed(tokens, n)) continue;
    const { start, end } = regionAround(tokens, n);
    const first = Math.max(from, start);
    const formula = asFormula(tokens.slice(first, end + 1), false);
    const spaced = tokens[end + 1]?.kind === 'space';
    out.push(...back(tokens.slice(from, first)), spaced ? { ...formula, text: `${formula.text} ` } : formula);
    from = spaced ? end + 2 : end + 1;
    n = from - 1;
  }
  return [...out, ...back(tokens.slice(from))];
};

/** Whether all of it is a formula: quantities in a relation, without words. */
const isAllFormula = (tokens: readonly Token[]): boolean =>
  tokens.every((t) => t.kind !== 'other') &&
  tokens.some((t) => t.kind === 'letter') &&
  (tokens.some((t) => t.kind === 'sign' && relation.test(t.text)) || tokens.some((_, n) => isSeed(tokens, n))) &&
  !tokens.some((t, n) => t.kind === 'letter' && !isQuantity(tokens, n));

type Part = Token[] | Exclude<Inline, Text>;

const isRelation = (part: Part | undefined): boolean =>
  Array.isArray(part) && relation.test(textOf(part).trim()[0] ?? '') && textOf(part).trim().length === 1;

/** Joins the sides and the relation of an equation that are aligned with others by tabs. */
const withAlignedSides = (parts: readonly Part[]): Part[] => {
  const out: Part[] = [];
  for (const [n, part] of parts.entries()) {
    const [before, next] = [out.at(-1), parts[n + 1]];
    const isBetween = !Array.isArray(part) && part.kind === 'tab' && (isRelation(parts[n - 1]) || isRelation(next));
    const [last] = Array.isArray(before) ? before.slice(-1) : [];
    if (isBetween && last && Array.isArray(before)) out[out.length - 1] = [...before, ...spaceAfter(last)];
    else if (Array.isArray(part) && Array.isArray(before)) out[out.length - 1] = [...before, ...part];
    else out.push(part);
  }
  return out;
};

const isText = (i: Inline): i is Text => i.kind === 'text';

export const paragraphFormulas = (p: Paragraph): Paragraph => {
  const suspect = p.inlines.some((i) => i.kind === 'text' && (i.formula || i.style.script !== 'base' || relation.test(i.text)));
  if (!suspect || p.direction === 'rtl') return p;
  const parts = withAlignedSides(
    groupRuns(p.inlines, isText).map((part) =>
      Array.isArray(part) ? withNumbers(part.flatMap(tokensOf)) : (part as Exclude<Inline, Text>),
    ),
  );
  const texts = parts.filter((part): part is Token[] => Array.isArray(part) && textOf(part).trim() !== '');
  const [formula, number] = texts;
  const display =
    p.role.kind === 'body' &&
    formula !== undefined &&
    texts.length <= 2 &&
    parts.every((part) => Array.isArray(part) || part.kind === 'tab') &&
    (number === undefined || equationNumber.test(textOf(number).trim())) &&
    isAllFormula(formula);
  const inlines = parts.flatMap((part): Inline[] => {
    if (!Array.isArray(part)) return [part];
    return display && part === formula ? [asFormula(part, number === undefined)] : withFormulas(part);
  });
  return { ...p, inlines };
};

/**
 * Blocks with the formulas that can be identified: superscripts or subscripts of quantities, fractions, and lines that are only a formula.
 */
export const setFormulas = (blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    if (block.kind === 'paragraph') return paragraphFormulas(block);
    return block.kind === 'table' ? { ...block, cells: block.cells.map((c) => ({ ...c, blocks: setFormulas(c.blocks) })) } : block;
  });
