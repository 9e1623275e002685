import { type Finding, finding } from '../../fidelity/check.ts';

/** Collapses white space, to compare texts of different layout. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A finding that a text contains each of these, ignoring white space. */
export const holds = (check: string, text: string, ...wanted: readonly string[]): Finding => {
  const all = folded(text);
  return finding(
    check,
    wanted.every((one) => all.includes(folded(one))),
    `lacks ${wanted.filter((one) => !all.includes(folded(one))).join(' | ')} in: ${all}`,
  );
};

export const lacks = (check: string, text: string, ...unwanted: readonly string[]): Finding => {
  const all = folded(text);
  return finding(
    check,
    !unwanted.some((one) => all.includes(one)),
    `has ${unwanted.filter((one) => all.includes(one)).join(' | ')} in: ${all}`,
  );
};

export const noted = (notes: readonly string[], pattern: RegExp): Finding =>
  finding(
    `notes ${pattern.source}`,
    notes.some((note) => pattern.test(note)),
    notes.length > 0 ? notes : 'no note',
  );
