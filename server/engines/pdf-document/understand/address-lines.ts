/**
 * Patterns that occur only in addresses: e-mail, web pages, phone and account numbers, and towns with postal codes as most countries write
 * them.
 */
const sure = [
  /[^\s@]@[^\s@]{1,100}\.\p{L}{2}/u,
  /\bwww\.|https?:/i,
  /^[^\d+]{0,24}\+?\(?\d[\d\s()/.-]{6,}\d$/,
  /^(?:\p{Lu}{1,2}-)?\d{4,6}\s+\p{Lu}/u,
  /\b\p{Lu}{2}\s+\d{5}(?:-\d{4})?$/u,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/,
  /^〒/,
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3}/,
];
/** A street with its number: figures beside names occur elsewhere too. */
const street = /^\d{1,5}[a-z]?,?\s+\p{Lu}|\p{L}{3}\.?\s+\d{1,4}\s?[a-z]?$/u;

/** `all`: the lines are a list of addresses, one per line. */
export type AddressLines = 'none' | 'likely' | 'sure' | 'all';

/** Minimum lines: an address has one certain line besides its names. */
const leastLines = 2;

export const addressLines = (lines: readonly string[]): AddressLines => {
  const found = lines.filter((line) => sure.some((pattern) => pattern.test(line.trim()))).length;
  if (lines.length < leastLines) return 'none';
  if (found === lines.length) return 'all';
  if (found > 0) return 'sure';
  return lines.some((line) => street.test(line.trim())) ? 'likely' : 'none';
};
