import { randomBytes } from 'node:crypto';

/** Formulas taken out of a document, each replaced by a unique placeholder word. */
export type FormulaPlaces = {
  readonly take: (formula: string) => string;
  /** Replaces each placeholder, including the paragraph around it if a page's paragraph contains nothing else. */
  readonly putBack: (text: string, write: (formula: string, alone: boolean) => string) => string;
  readonly isEmpty: () => boolean;
  /** Titles and values of charts as HTML, by the number of their drawing. */
  readonly charts: Map<string, string>;
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
    charts: new Map(),
  };
};

const frame =
  /<draw:frame\b[^<>]*>\s*<draw:object\b[^<>]*>\s*(<math\b(?:(?!<math\b|<\/math>)[\s\S])*<\/math>)(?:(?!<\/draw:frame>|<draw:frame\b)[\s\S])*<\/draw:frame>/g;
const annotation = /<annotation\b[^<>]*>[^<]*<\/annotation>/g;

/** Removes LibreOffice's own notation. Sequences of letters become variables in italics instead of words. */
const plainMath = (math: string): string =>
  math
    .replace(annotation, '')
    .replace(/ mathvariant="italic"/g, '')
    .replace(/>\s+</g, '><');

export const takeFormulas = (fodt: string, places: FormulaPlaces): string =>
  fodt.includes('<math') ? fodt.replace(frame, (_, math: string) => places.take(plainMath(math))) : fodt;

const description = /\s(?:alt|title)="[^"<>]*"/g;
/** Formulas and ruby annotations as plain text, since attributes hold no elements. */
const asWords = (taken: string): string => taken.replace(/<rt>([^<]*)<\/rt>/g, '（$1）').replace(/<[^<>]*>/g, '');

/** Puts formulas and ruby annotations back into the resulting page. A formula on a line of its own becomes a block. */
export const pageWithFormulas = (html: string, places: FormulaPlaces): string =>
  places.isEmpty()
    ? html
    : places.putBack(
        html.replace(description, (attribute) => places.putBack(attribute, asWords)),
        (taken, alone) =>
          taken.replace(/^<math\b[^<>]*>/, `<math xmlns="http://www.w3.org/1998/Math/MathML"${alone ? ' display="block"' : ''}>`),
      );

const westernLook = /\sfo:(font-(?:weight|style))="([^"]*)"/g;

/** LibreOffice gives the look of a placeholder, which has Western letters; ruby text is East Asian. */
const withEastAsianLooks = (fodt: string): string =>
  fodt.includes('<text:ruby>')
    ? fodt.replace(/<style:text-properties\s[^<>]*>/g, (tag) =>
        tag.replace(westernLook, (look, name: string, value: string) =>
          tag.includes(`style:${name}-asian=`) ? look : `${look} style:${name}-asian="${value}"`,
        ),
      )
    : fodt;

/** Puts the formulas back into the flat ODT made from a page, as LibreOffice objects. Ruby text keeps the look of its place. */
export const documentWithFormulas = (fodt: string, places: FormulaPlaces): string =>
  places.isEmpty()
    ? fodt
    : withEastAsianLooks(
        places.putBack(fodt, (taken) =>
          taken.startsWith('<math') ? `<draw:frame text:anchor-type="as-char"><draw:object>${taken}</draw:object></draw:frame>` : taken,
        ),
      );
