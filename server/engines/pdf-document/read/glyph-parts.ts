import type { NamedFont } from './tex-large-signs.ts';

/** The name of a glyph of several letters: its parts joined by underscores, and maybe a variant (Adobe Glyph List Specification, 2). */
const joined = /^((?:[A-Za-z]|uni[\dA-F]{4})(?:_(?:[A-Za-z]|uni[\dA-F]{4})){1,5})(?:\.\w{1,30})?$/;

const lettersOf = (part: string): string => (part.length === 1 ? part : String.fromCharCode(Number.parseInt(part.slice(3), 16)));

/** Texts of codes whose glyphs are named after several letters, such as `f_i`: pdf.js knows no such name. Undefined without any. */
export const glyphPartsOf = ({ differences }: NamedFont): ReadonlyMap<number, string> | undefined => {
  const found = Object.entries(differences ?? {}).flatMap(([code, name]) => {
    const [, parts] = joined.exec(name) ?? [];
    return parts === undefined ? [] : [[Number(code), parts.split('_').map(lettersOf).join('')] as const];
  });
  return found.length === 0 ? undefined : new Map(found);
};
