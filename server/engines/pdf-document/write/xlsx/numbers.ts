/** A shown number, read: its value, and the number format that shows it so again. */
export type ReadNumber = { readonly value: number; readonly format: string };

export type DecimalSign = '.' | ',';

const commaLanguages =
  /^(?:de|fr|es|it|pt|nl|ru|uk|pl|cs|sk|sv|da|nb|nn|no|fi|hu|ro|bg|el|tr|hr|sl|sr|lt|lv|et|id|vi|ca|gl|eu|be|is)(?:-|$)/i;

/** Whether numbers are written 1,234.5 or 1.234,5 here, by the numbers themselves and else by the language. */
export const findDecimalSign = (texts: Iterable<string>, language: string): DecimalSign => {
  let [dots, commas] = [0, 0];
  for (const text of texts) {
    if (!/\d/.test(text) || text.length > 30 || /\d[./-]\d+[./-]\d/.test(text.replace(/\d[.,]\d{3}[.,]/g, ''))) continue;
    if (/\d\.(?:\d{1,2}|\d{4,})(?!\d|[.,]\d)/.test(text) || /,\d{3}\.\d/.test(text) || /,\d{3},\d{3}/.test(text)) dots++;
    if (/\d,(?:\d{1,2}|\d{4,})(?!\d|[.,]\d)/.test(text) || /\.\d{3},\d/.test(text) || /\.\d{3}\.\d{3}/.test(text)) commas++;
  }
  if (dots !== commas) return dots > commas ? '.' : ',';
  return commaLanguages.test(language) ? ',' : '.';
};

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;
const spaces = /[\u00a0\u2007\u202f\u2009]/g;
const sign = '(?:\\p{Sc}|US\\$|R\\$|A\\$|C\\$|CHF|EUR|USD|GBP|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|kr\\.?|zł|Kč|Ft|lei|Rs\\.?)';
const shape = new RegExp(
  `^(\\()?([-+])?\\s?(${sign}\\s?)?([-+])?\\s?([\\d.,'’ ]*\\d)([eE][-+]?\\d{1,3})?(\\s?%|\\s?${sign})?\\s?(-)?(\\))?$`,
  'u',
);

/** Digits with their groups and decimals, when they are grouped by the rules. */
const readDigits = (
  digits: string,
  decimal: DecimalSign,
): { readonly value: number; readonly decimals: number; readonly grouped: boolean } | undefined => {
  const group = decimal === '.' ? "[,'’ ]" : "[.'’ ]";
  const plain = new RegExp(`^(\\d+|\\d{1,3}(?:(${group})\\d{3})(?:\\2\\d{3})*|\\d{1,2}(?:,\\d{2})+,\\d{3})?(?:\\${decimal}(\\d+))?$`).exec(
    digits,
  );
  if (!plain || (plain[1] === undefined && plain[3] === undefined)) return undefined;
  const whole = (plain[1] ?? '').replace(/\D/g, '');
  const grouped = whole.length !== (plain[1] ?? '').length;
  if (/^0\d/.test(whole)) return undefined;
  if (whole.length + (plain[3] ?? '').length > 15) return undefined;
  return { value: Number(`${whole || '0'}.${plain[3] ?? '0'}`), decimals: (plain[3] ?? '').length, grouped };
};

/**
 * Reads a number as people write it: grouped, signed, in brackets, with a currency or a percent sign.
 * Codes are none: leading zeros, a plus in front, more than 15 digits, digits in groups of other sizes.
 */
export const readNumber = (shown: string, decimal: DecimalSign): ReadNumber | undefined => {
  const text = shown
    .replace(spaces, ' ')
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .trim();
  const m = shape.exec(text);
  if (!m) return undefined;
  const [, open, sign1, before, sign2, digits, exponent, after, trailing, close] = m;
  if (!digits || (open === undefined) !== (close === undefined) || sign1 === '+' || sign2 === '+' || (sign1 && sign2)) return undefined;
  const read = readDigits(digits, decimal);
  if (!read) return undefined;
  const negative = open !== undefined || sign1 === '-' || sign2 === '-' || trailing === '-';
  const percent = after?.trim() === '%';
  const value = (negative ? -1 : 1) * Number(exponent ? `${read.value}${exponent}` : percent ? `${read.value}e-2` : read.value);
  if (!Number.isFinite(value)) return undefined;
  const places = read.decimals ? `.${'0'.repeat(read.decimals)}` : '';
  const core = exponent
    ? `0${places}E+00`
    : `${read.grouped || (before ?? after) ? (read.grouped || percent === false ? '#,##0' : '0') : '0'}${places}`;
  const body = percent ? `0${places}%` : `${before ? quoted(before) : ''}${core}${after && !percent ? quoted(after) : ''}`;
  return { value: Object.is(value, -0) ? 0 : value, format: open ? `${body}_);\\(${body}\\)` : body === '0' ? '0' : body };
};
