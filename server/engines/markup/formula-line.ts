import { combiningAccent } from '../../formats/math/accents.ts';
import { attribute, type Element, isElement, isText, type Node } from './tree.ts';

/** Binary operators, with a blank on both sides. */
const between = /^(?:[=+−\-±∓×÷·∗*<>≤≥≠≈≡∼∝∈∉⊂⊆⊃∪∩∧∨→←↔⇒⇔↦:]|≔)$/;
/** Function application and invisible multiplication. */
const invisible = /[\u2061-\u2064\u200b]/g;

const partsOf = (element: Element): readonly Element[] =>
  element.childNodes.filter(isElement).filter(({ tagName }) => !/^annotation/.test(tagName));

const words = (node: Node): string => (isText(node) ? node.value : isElement(node) ? node.childNodes.map(words).join('') : '');

/** A single name, number or bracketed term, which needs no brackets. Adjacent names are factors, so they do. */
const isOne = (line: string): boolean => /^(?:[\p{L}\p{N}\p{M}.,∞]+|[^\p{L}\p{N}\s])$/u.test(line) || /^\([^()]*\)$/.test(line);
const isFactor = (line: string): boolean => /^(?:\p{L}\p{M}*|[\p{N}.,]+|\([^()]*\)|∞)$/u.test(line);
const grouped = (line: string): string => (isOne(line) ? line : `(${line})`);
const asFactor = (line: string): string => (isFactor(line) ? line : `(${line})`);

const row = (elements: readonly Element[]): string => {
  let line = '';
  let after = false;
  for (const element of elements) {
    const text = lineOf(element);
    if (text === '') continue;
    const isBetween = element.tagName !== 'mtext' && between.test(text.trim());
    // A sign at the start, or after an opening bracket or another sign, is unary.
    if (isBetween && after) line = `${line.trimEnd()} ${text.trim()} `;
    else line += text;
    after = !isBetween && !/[([{|,]$/.test(text);
  }
  return line;
};

const scripts = (base: Element | undefined, below: Element | undefined, above: Element | undefined): string => {
  const [sub, sup] = [below, above].map((one) => (one ? lineOf(one).trim() : ''));
  const letter = base ? lineOf(base).trim() : '';
  const whole = /\s/.test(letter) ? grouped(letter) : letter;
  return `${whole}${sub ? `_${grouped(sub)}` : ''}${sup ? `^${grouped(sup)}` : ''}`;
};

const table = (element: Element): string => {
  const rows = partsOf(element).map((one) =>
    partsOf(one)
      .map((cell) => row(partsOf(cell)).trim())
      .join(', '),
  );
  return rows.length > 1 ? `[${rows.join('; ')}]` : rows.join('');
};

const fenced = (element: Element): string => {
  const separators = [...(attribute(element, 'separators') ?? ',').trim()];
  const parts = partsOf(element).map((part) => lineOf(part));
  const inside = parts.reduce(
    (line, part, index) => line + (index > 0 ? `${separators[Math.min(index, separators.length) - 1] ?? ''} ` : '') + part,
    '',
  );
  return `${attribute(element, 'open') ?? '('}${inside}${attribute(element, 'close') ?? ')'}`;
};

/** A letter with an accent, or a term with a sign above or below it. A brace only groups. */
const around = (base: Element | undefined, sign: Element | undefined, isBelow: boolean): string => {
  const written = sign ? lineOf(sign).trim() : '';
  const mark = combiningAccent(written, isBelow);
  const letter = base ? lineOf(base).trim() : '';
  if (mark && [...letter].length === 1) return letter + mark;
  if (/^[⏜-⏡]$/.test(written)) return grouped(letter);
  return isBelow ? scripts(base, sign, undefined) : scripts(base, undefined, sign);
};

const lineOf = (element: Element): string => {
  const parts = partsOf(element);
  const [first, second, third] = parts;
  switch (element.tagName) {
    case 'mi':
    case 'mn':
    case 'mo':
      return words(element).replace(invisible, '').trim();
    case 'ms':
    case 'mtext':
      return words(element).replace(/\s+/g, ' ');
    case 'mspace':
      // A thin space or wider.
      return Number.parseFloat(attribute(element, 'width') ?? '0') >= 0.16 ? ' ' : '';
    case 'mphantom':
      return '';
    case 'mfrac': {
      const [top, bottom] = [first, second].map((one) => (one ? lineOf(one).trim() : ''));
      return `${asFactor(top ?? '')}/${asFactor(bottom ?? '')}`;
    }
    case 'msqrt':
      return `√${asFactor(row(parts).trim())}`;
    case 'mroot':
      return `${{ '3': '∛', '4': '∜' }[second ? lineOf(second).trim() : ''] ?? `root[${second ? lineOf(second).trim() : ''}]`}${asFactor(first ? lineOf(first).trim() : '')}`;
    case 'msub':
      return scripts(first, second, undefined);
    case 'msup':
      return scripts(first, undefined, second);
    case 'mover':
    case 'munder':
      return around(first, second, element.tagName === 'munder');
    case 'msubsup':
    case 'munderover':
      return scripts(first, second, third);
    case 'mfenced':
      return fenced(element);
    case 'mtable':
      return table(element);
    case 'semantics':
      return first ? lineOf(first) : '';
    default:
      return row(parts);
  }
};

/** A formula as readable and typeable text on one line: `x^2 + 1/2`, `(−b ± √(b^2 − 4ac))/(2a)`. */
export const formulaLine = (math: Element): string => lineOf(math).replace(/ {2,}/g, ' ').trim();
