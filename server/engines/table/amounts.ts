/** A number with the format code (ECMA-376 18.8.31) under which a workbook shows it as it was written; none for General. */
export type Amount = { readonly value: number; readonly format?: string };

/** The sign between whole and fraction; the other one of the two groups thousands. */
export type Decimal = '.' | ',';

const plain = /^-?(\d*)(?:\.(\d+))?$/;
/** An exponent counts only beside a point or a sign: `12E3` is a part number more often than twelve thousand. */
const scientific = /^(-?)(\d)(?:\.(\d+))?[eE]([+-]?)(\d{1,3})$/;
/** Sign, currency, digits in groups or not, fraction, currency or per cent. */
const dressed = /^(-?)([$€£¥₹]? ?)(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?( ?[%$€£¥₹]?)$/;

/** Four groups between points are an address (IPv4) more often than thousands of millions. */
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** As many as a workbook's numbers keep. */
const maxDigits = 15;
/** General shows longer whole numbers as powers of ten. */
const generalDigits = 11;
const maxPlaces = 15;

const noughts = Array.from({ length: maxPlaces + 1 }, (_, places) => '0'.repeat(places));
/** The part of a format code that shows so many places. */
const fraction = (places: number): string => (places ? `.${noughts[places]}` : '');
const swapSigns = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
/** A leading zero makes a name of digits; so do more digits than a number keeps. */
const isName = (whole: string, places = ''): boolean =>
  (whole.length > 1 && whole.startsWith('0')) ||
  (whole.length + places.length > maxDigits && (whole + places).replace(/^0+|\D/g, '').length > maxDigits);

const readDressed = (text: string, bracketed: boolean): Amount | undefined => {
  const [, sign = '', before = '', innerSign = '', whole = '', places = '', after = ''] = dressed.exec(text) ?? [];
  const isPercent = after.endsWith('%');
  if (
    !whole ||
    isName(whole.replaceAll(',', ''), places) ||
    places.length > maxPlaces ||
    (sign && innerSign) ||
    (before.trim() && after.trim() && !isPercent)
  )
    return undefined;
  if (before && !before.trim()) return undefined;
  const value = Number(`${whole.replaceAll(',', '')}.${places}${isPercent ? 'e-2' : ''}`);
  const quoted = (mark: string) => (mark.trim() && !mark.includes('%') ? `"${mark}"` : mark);
  const code = `${quoted(before)}${whole.includes(',') ? '#,##0' : '0'}${fraction(places.length)}${quoted(after)}`;
  if (bracketed) return { value: -value, format: `${code};(${code})` };
  return { value: sign || innerSign ? -value : value, format: code };
};

/**
 * Reads a number in a table: plain, with an exponent, with thousands in groups, per cent, a currency's sign, or in an
 * accountant's brackets. Undefined for everything else, and wherever a number would not keep every digit.
 */
export const readAmount = (written: string, decimal: Decimal): Amount | undefined => {
  if (decimal === ',' && address.test(written)) return undefined;
  const text = decimal === ',' ? swapSigns(written) : written;
  const [simple, whole = '', places = ''] = plain.exec(text) ?? [];
  if (simple && (whole || places)) {
    if (isName(whole, places) || places.length > maxPlaces) return undefined;
    const value = Number(text);
    if (places) return { value, format: `${whole ? '0' : '#'}${fraction(places.length)}` };
    return whole.length > generalDigits ? { value, format: '0' } : { value };
  }
  const power = scientific.exec(text);
  if (power) {
    const [, , digit = '', digits = '', sign, exponent = ''] = power;
    const value = Number(text);
    if (!(digits || sign) || !Number.isFinite(value) || isName(digit, digits)) return undefined;
    return { value, format: `0${fraction(digits.length)}E+${noughts[exponent.length]}` };
  }
  return /^\(.*\)$/.test(text) ? (/-/.test(text) ? undefined : readDressed(text.slice(1, -1), true)) : readDressed(text, false);
};

/** Not three digits behind the sign, or a lone zero before it: no thousands. The other sign behind three digits: thousands. */
const sureOf = (sign: string, other: string): RegExp =>
  new RegExp(String.raw`\d[${sign}](?:\d{1,2}|\d{4,})(?!\d)|(?<![\d.,])0[${sign}]\d|\d[${other}]\d{3}[.,]`);
const [pointSure, commaSure] = [sureOf('.', ','), sureOf(',', '.')];
const dottedDate = /\d\.\d{1,2}\.\d/;

/** Which sign parts the fraction in these fields; undefined when they do not tell, or tell both. */
export const decimalOf = (fields: readonly string[]): Decimal | undefined => {
  const numbers = fields.filter((field) => /^[-($€£¥₹ \d.,%)]+$/.test(field) && !dottedDate.test(field) && !address.test(field));
  const [point, comma] = [pointSure, commaSure].map((sure) => numbers.some((field) => sure.test(field)));
  return point === comma ? undefined : point ? '.' : ',';
};
