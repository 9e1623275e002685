/** What is written in an address alone: mail, pages, numbers to dial and of accounts, and towns with their codes as most countries have them. */
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
/** A street with its number: figures beside names stand elsewhere too. */
const street = /^\d{1,5}[a-z]?,?\s+\p{Lu}|\p{L}{3}\.?\s+\d{1,4}\s?[a-z]?$/u;

/** `all` are lines of a list of addresses, one a line. */
export type AddressLines = 'none' | 'likely' | 'sure' | 'all';

/** Lines: an address has one that is sure beside its names. */
const leastLines = 2;

/** Are lines under each other an address? */
export const addressLines = (lines: readonly string[]): AddressLines => {
  const found = lines.filter((line) => sure.some((pattern) => pattern.test(line.trim()))).length;
  if (lines.length < leastLines) return 'none';
  if (found === lines.length) return 'all';
  if (found > 0) return 'sure';
  return lines.some((line) => street.test(line.trim())) ? 'likely' : 'none';
};
