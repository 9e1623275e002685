import { randomBytes } from 'node:crypto';

/** Formulas that are taken out of a document, each with a word in its place that no document has. */
export type FormulaPlaces = {
  /** Keeps a formula; gives the word to write in its place. */
  readonly take: (formula: string) => string;
  /** Puts something else for each word, and for the paragraph of a page that has nothing but one. */
  readonly putBack: (text: string, write: (formula: string, alone: boolean) => string) => string;
  readonly isEmpty: () => boolean;
};

export const formulaPlaces = (): FormulaPlaces => {
  const key = `q${randomBytes(8).toString('hex')}n`;
  const kept: string[] = [];
  return {
    take: (formula) => `${key}${kept.push(formula) - 1}q`,
    putBack: (text, write) =>
      text.replace(new RegExp(`(>\\s{0,9})?${key}(\\d{1,9})q(?=(\\s{0,9}</(?:p|div|h\\d)>)?)`, 'g'), (_, before, index, after) => {
        return (before ?? '') + write(kept[Number(index)] ?? '', before !== undefined && after !== undefined);
      }),
    isEmpty: () => kept.length === 0,
  };
};

/** A formula of a flat ODT with the frame around it, as LibreOffice writes it. */
const frame =
  /<draw:frame\b[^<>]*>\s*<draw:object\b[^<>]*>\s*(<math\b(?:(?!<math\b|<\/math>)[\s\S])*<\/math>)(?:(?!<\/draw:frame>|<draw:frame\b)[\s\S])*<\/draw:frame>/g;
const annotation = /<annotation\b[^<>]*>[^<]*<\/annotation>/g;

/** LibreOffice's own notation goes; letters that it has in a row are variables, slanted as such and no word. */
const plainMath = (math: string): string =>
  math
    .replace(annotation, '')
    .replace(/ mathvariant="italic"/g, '')
    .replace(/>\s+</g, '><');

/** Takes the formulas out of a flat ODT. */
export const takeFormulas = (fodt: string, places: FormulaPlaces): string =>
  fodt.includes('<math') ? fodt.replace(frame, (_, math: string) => places.take(plainMath(math))) : fodt;

/** The page that was made of such a document, its formulas in MathML: one that has a line for itself is a block. */
export const pageWithFormulas = (html: string, places: FormulaPlaces): string =>
  places.isEmpty()
    ? html
    : places.putBack(html, (math, alone) =>
        math.replace(/<math\b[^<>]*>/, `<math xmlns="http://www.w3.org/1998/Math/MathML"${alone ? ' display="block"' : ''}>`),
      );

/** The flat ODT that was made of a page, its formulas as objects of LibreOffice's, and its reading aids as they are. */
export const documentWithFormulas = (fodt: string, places: FormulaPlaces): string =>
  places.isEmpty()
    ? fodt
    : places.putBack(fodt, (taken) =>
        taken.startsWith('<math') ? `<draw:frame text:anchor-type="as-char"><draw:object>${taken}</draw:object></draw:frame>` : taken,
      );
