import { type Finding, finding } from '../../fidelity/check.ts';

/** Runs of white space as one space, as texts of different layout are compared. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A finding that a text holds each of these, whatever the white space. */
export const holds = (check: string, text: string, ...wanted: readonly string[]): Finding => {
  const all = folded(text);
  return finding(
    check,
    wanted.every((one) => all.includes(folded(one))),
    `lacks ${wanted.filter((one) => !all.includes(folded(one))).join(' | ')} in: ${all}`,
  );
};

/** A finding that a text holds none of these. */
export const lacks = (check: string, text: string, ...unwanted: readonly string[]): Finding => {
  const all = folded(text);
  return finding(
    check,
    !unwanted.some((one) => all.includes(one)),
    `has ${unwanted.filter((one) => all.includes(one)).join(' | ')} in: ${all}`,
  );
};

/** A finding that some note matches. */
export const noted = (notes: readonly string[], pattern: RegExp): Finding =>
  finding(
    `notes ${pattern.source}`,
    notes.some((note) => pattern.test(note)),
    notes.length > 0 ? notes : 'no note',
  );
