import type { Inline, TextStyle } from '../model.ts';
import { isBetweenTerms } from './math-signs.ts';

export type Text = Extract<Inline, { kind: 'text' }>;
type TokenKind = 'letter' | 'number' | 'sign' | 'open' | 'close' | 'separator' | 'function' | 'space' | 'script' | 'formula' | 'other';
/** A word, number or sign of a text, with its possible role in a formula. */
export type Token = { readonly kind: TokenKind; readonly text: string; readonly style: TextStyle; readonly from: Text };

/** Letters that denote quantities in any style: Greek, double-struck and similar letters, and mathematical alphabets. */
const quantity = /^(?:[\u0370-\u03ff\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c-\u2134]|[\u{1d400}-\u{1d7ff}])$/u;
const functions =
  /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lg|exp|max|min|lim|sup|inf|det|dim|ker|arg|mod|gcd|Pr)$/;
/** Further mathematical signs: prefix or postfix operators, and those that occur in text as well. */
const further = /^[-\u2013\u00ac\u00b7*/\u2200-\u2207\u220f-\u2211\u221a-\u221c\u221e\u222b\u2032|\u2016!\u22ee-\u22f1]$/u;
/** Valid superscripts or subscripts of a letter. */
const exponent =
  /^[\p{L}\p{N}\s+\-\u2212\u2013=,./*\u2217\u2032\u2020\u221e()<>|\u2264\u2265\u2208\u2192\u2026\u22a4\u22a5\u2295\u2297\u2020\u2605\u22c6\u00b1\u00d7]{1,16}$/u;
/** Maximum letters of a product: more are a word. */
const longestProduct = 3;

const words = /\s+|[\u{1d400}-\u{1d7ff}]|(?:(?![\u{1d400}-\u{1d7ff}])\p{L})+\p{M}*|\p{N}+(?:[.,]\p{N}+)*|./gu;

const kindOf = (text: string, style: TextStyle): TokenKind => {
  if (text.trim() === '') return 'space';
  if (quantity.test(text)) return 'letter';
  if (functions.test(text)) return 'function';
  if (/^\p{L}/u.test(text)) return style.italic && [...text].length <= longestProduct ? 'letter' : 'other';
  if (/^\p{N}/u.test(text)) return 'number';
  if (/^[([{\u27e8]$/u.test(text)) return 'open';
  if (/^[)\]}\u27e9]$/u.test(text)) return 'close';
  if (/^[,;:.\u2026]$/u.test(text)) return 'separator';
  return isBetweenTerms(text) || further.test(text) ? 'sign' : 'other';
};

export const tokensOf = (inline: Text): Token[] => {
  const { style } = inline;
  if (inline.formula)
    return [
      { kind: 'formula', text: inline.text.trimEnd(), style, from: inline },
      ...tail(inline.text.slice(inline.text.trimEnd().length), inline),
    ];
  if (inline.link || style.underline || style.strike || style.monospace) return [{ kind: 'other', text: inline.text, style, from: inline }];
  if (style.script !== 'base') {
    const inner = inline.text.trim();
    const kind = exponent.test(inner) ? 'script' : 'other';
    return [{ kind, text: inline.text.trimEnd(), style, from: inline }, ...tail(inline.text.slice(inline.text.trimEnd().length), inline)];
  }
  return (inline.text.match(words) ?? []).map((text) => ({ kind: kindOf(text, style), text, style, from: inline }));
};

/** Joins numbers whose decimal point is in the letters' font, as in TeX. */
export const withNumbers = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (const token of tokens) {
    const [whole, point] = [out.at(-2), out.at(-1)];
    const isRest = token.kind === 'number' && whole?.kind === 'number' && point && /^[.,]$/.test(point.text);
    if (isRest) out.splice(-2, 2, { ...whole, text: whole.text + point.text + token.text });
    else out.push(token);
  }
  return out;
};

/** The trailing space of a text that is a single token. */
const tail = (text: string, { style: { ...style }, ...more }: Text): Token[] => {
  if (text === '') return [];
  const from: Text = { kind: 'text', text, style: { ...style, script: 'base' }, ...(more.link ? { link: more.link } : {}) };
  return [{ kind: 'space', text, style: from.style, from }];
};

export const spaceAfter = ({ style, from }: Token): Token[] =>
  from.formula ? tail(' ', from) : [{ kind: 'space', text: ' ', style, from }];
