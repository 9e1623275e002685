import { isCurrency } from './currencies.ts';

/** A number with the format code (ECMA-376 18.8.31) that displays it as written; none for General. */
export type ReadNumber = { readonly value: number; readonly format?: string };

/** The decimal separator. */
export type Decimal = '.' | ',';

export type NumberRules = {
  readonly decimal: Decimal;
  /**
   * Reads groups separated by plain spaces as whole numbers. If false, they may be a phone number, so only a fraction, a mark or a
   * typographic space makes them a number.
   */
  readonly spacedWholes?: boolean;
};

/** Maximum number of significant digits in a workbook. */
const maxDigits = 15;
/** General displays longer whole numbers in scientific notation. */
const generalDigits = 11;

/** Four groups separated by points are an IPv4 address more often than thousands of millions. */
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const typographic = /[\u00a0\u2007\u2009\u202f]/g;
const minus = /[\u2212\u2012\u2013]/g;

const mark = "[^\\d\\s.,'’()%+-]{1,4}\\.?";
const shape = new RegExp(
  `^(\\()?([-+])?(${mark} ?)?(-)?(\\d(?:[\\d.,'’ \\u00a0]*\\d)?|[.,]\\d+)([eE][-+]?\\d{1,3})?( ?%| ?${mark})?(-)?(\\))?$`,
);
/** Fast path for most numbers: digits with or without a fraction. */
const plainDigits = /^-?(\d*)(?:([.,])(\d+))?$/;

const noughts = Array.from({ length: maxDigits + 1 }, (_, places) => '0'.repeat(places));
const fraction = (places: number): string => (places ? `.${noughts[places]}` : '');
const quoted = (text: string): string => (text ? `"${text.replaceAll('"', '')}"` : '');

/** True for identifiers: a leading zero, or more digits than a number keeps. */
const isName = (whole: string, places: string): boolean =>
  (whole.length > 1 && whole.startsWith('0')) ||
  places.length > maxDigits ||
  (whole.length + places.length > maxDigits && (whole + places).replace(/^0+/, '').length > maxDigits);

type Digits = { readonly whole: string; readonly places: string; readonly group: string };

const groupings: Readonly<Record<Decimal, RegExp>> = {
  // Groups of three, or of two before the last as in India.
  '.': /^(?:(\d+)|(\d{1,3}(?:([,'’ \u00a0])\d{3})(?:\3\d{3})*)|(\d{1,2}(?:,\d{2})+,\d{3}))?(?:\.(\d+))?$/,
  ',': /^(?:(\d+)|(\d{1,3}(?:([.'’ \u00a0])\d{3})(?:\3\d{3})*)|(\d{1,2}(?:\.\d{2})+\.\d{3}))?(?:,(\d+))?$/,
};

/** Splits digits into groups and fraction; undefined unless the grouping is valid. */
const readDigits = (digits: string, decimal: Decimal): Digits | undefined => {
  const found = groupings[decimal].exec(digits);
  if (!found) return undefined;
  const [, bare, threes, sign = '', twos, places = ''] = found;
  const written = bare ?? threes ?? twos ?? '';
  return written || places ? { whole: written.replace(/\D/g, ''), places, group: threes ? sign : twos ? ',' : '' } : undefined;
};

/** Fast check: an optional mark, digits, an optional mark. */
const likeNumber = /^[-+(\u2212\u2012\u2013]{0,2}[^\d.,'’()%+-]{0,6}[-\d.,][-+\deE.,'’\s]*[^\d.,'’(+]{0,7}\)?$/;
const beyondAscii = /[^ -~]/;

/** Normalises minus signs and typographic spaces between digits; elsewhere all spaces are equivalent. */
const withPlainSigns = (shown: string): string =>
  shown
    .replace(typographic, '\u00a0')
    .replace(minus, '-')
    .trim()
    .replace(/\u00a0(?!\d)|(?<!\d)\u00a0/g, ' ');

const readPlain = (shown: string, whole: string, places: string): ReadNumber | undefined => {
  if (isName(whole, places)) return undefined;
  if (places) return { value: Number(shown.replace(',', '.')), format: `${whole ? '0' : '#'}${fraction(places.length)}` };
  return whole.length > generalDigits ? { value: Number(shown), format: '0' } : { value: Number(shown) };
};

/**
 * Reads a number as people write it: plain, with an exponent, in groups, signed, in per cent, with a currency mark, or in
 * accounting brackets. Undefined for everything else and if a number would not keep every digit: a leading zero,
 * a plus, more than fifteen digits, groups of other sizes, addresses, `12E3` (a part number more often than twelve thousand).
 */
export const readNumber = (shown: string, { decimal, spacedWholes = false }: NumberRules): ReadNumber | undefined => {
  const [plain, digitsOnly = '', point = '', behind = ''] = plainDigits.exec(shown) ?? [];
  if (plain && (digitsOnly || behind) && (point === '' || point === decimal)) return readPlain(shown, digitsOnly, behind);
  if (shown.length > 60 || (decimal === ',' && address.test(shown))) return undefined;
  // Rejects most other texts early.
  if (!likeNumber.test(shown)) return undefined;
  const text = beyondAscii.test(shown) ? withPlainSigns(shown) : shown;
  const found = shape.exec(text);
  if (!found) return undefined;
  const [, open, sign, before = '', innerSign, digits = '', exponent = '', after = '', trailing, close] = found;
  const read = readDigits(digits, decimal);
  if (!read || isName(read.whole, read.places) || sign === '+' || Boolean(open) !== Boolean(close)) return undefined;
  if ([open, sign, innerSign, trailing].filter(Boolean).length > 1) return undefined;
  const isBare = read.group === '' && read.places === '';
  const isPercent = after.endsWith('%');
  const marks = [before.trim(), isPercent ? '' : after.trim()].filter(Boolean);
  if (marks.length > 1 || !marks.every((one) => isCurrency(one, isBare))) return undefined;
  const isDressed = marks.length > 0 || isPercent;
  // `5-` may be a truncated range.
  if (trailing && isBare && !isDressed) return undefined;
  if (read.group === ' ' && !read.places && !isDressed && !spacedWholes) return undefined;
  if (exponent && (isDressed || read.group || read.whole.length > 1 || !(read.places || /[-+]/.test(exponent)))) return undefined;
  const absolute = Number(`${read.whole || '0'}.${read.places || '0'}${exponent || (isPercent ? 'e-2' : '')}`);
  if (!Number.isFinite(absolute)) return undefined;
  const isNegative = Boolean(open || sign || innerSign || trailing);
  const value = isNegative && absolute !== 0 ? -absolute : absolute;
  if (exponent) return { value, format: `0${fraction(read.places.length)}E+${noughts[exponent.replace(/\D/g, '').length]}` };
  const figures = `${read.group ? '#,##0' : read.whole ? '0' : '#'}${fraction(read.places.length)}`;
  const code = `${quoted(before)}${figures}${isPercent ? after : quoted(after)}`;
  return { value, format: open ? `${code};(${code})` : code };
};

/** Matches evidence for a decimal separator: no group of three digits follows it, a lone zero precedes it, or `other` groups digits. */
const sureOf = (sign: string, other: string): RegExp =>
  new RegExp(String.raw`\d[${sign}](?:\d{1,2}|\d{4,})(?!\d)|(?<![\d.,])0[${sign}]\d|\d[${other}]\d{3}[.,]`);
const [pointSure, commaSure] = [sureOf('.', ','), sureOf(',', '.')];
const dottedDate = /\d[./-]\d{1,2}[./-]\d/;
const figuresOnly = /^[-+(\p{Sc}\d.,'’\s%)\p{Lu}]{1,30}$/u;

const countSure = (texts: Iterable<string>): Readonly<Record<Decimal, number>> => {
  const counts = { '.': 0, ',': 0 };
  for (const text of texts) {
    if (!/\d/.test(text) || !figuresOnly.test(text) || dottedDate.test(text) || address.test(text)) continue;
    if (pointSure.test(text)) counts['.']++;
    if (commaSure.test(text)) counts[',']++;
  }
  return counts;
};

/** The decimal separator of these texts; undefined if they show none, or both. */
export const decimalOf = (texts: Iterable<string>): Decimal | undefined => {
  const counts = countSure(texts);
  if (counts['.'] > 0 === counts[','] > 0) return undefined;
  return counts['.'] > 0 ? '.' : ',';
};

/** The most common decimal separator of these texts, otherwise that of the language (BCP 47). */
export const usualDecimal = (texts: Iterable<string>, language: string): Decimal => {
  const counts = countSure(texts);
  if (counts['.'] !== counts[',']) return counts['.'] > counts[','] ? '.' : ',';
  try {
    const parts = new Intl.NumberFormat(language || 'en').formatToParts(1.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  } catch (thrown) {
    // A document's language may be an invalid tag.
    if (thrown instanceof RangeError) return '.';
    throw thrown;
  }
};
