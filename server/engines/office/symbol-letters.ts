import { replaceInnermost } from '../../formats/xml/innermost.ts';
import { tagAttribute } from '../../formats/xml/tag-attribute.ts';

/** Fonts whose letters are signs. */
const signFont = /^(?:symbol|webdings|wingdings(?: [23])?)$/i;
/** Limit of letters in a part: each becomes an element. */
const most = 20_000;

export const maySetLettersInSigns = (part: string): boolean => /<w:rFonts\s[^<>]{0,300}"(?:symbol|webdings|wingdings)/i.test(part);

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Runs of letters in a font of signs, whose meaning only the font knows: Word shows the sign at U+F000 above the letter's code. */
const signsOf = (text: string, font: string, upper: boolean): string =>
  text.replace(/&(amp|lt|gt|quot|apos);|[\s\S]/g, (whole, name?: string) => {
    const code = (name ? (characters[name] ?? '') : whole).charCodeAt(0);
    const isSign = code > 0x20 && code < (upper ? 0x100 : 0x80) && code !== 0xa0;
    const sign = isSign ? 0xf000 + code : code;
    return sign > 0xf020 && sign < 0xf100
      ? `</w:t><w:sym w:font="${font}" w:char="${sign.toString(16).toUpperCase()}"/><w:t xml:space="preserve">`
      : whole;
  });

/**
 * Writes letters in a font of signs, such as the `J` of Wingdings that is a smiley, as signs of that font (ECMA-376-1, 17.3.3.30), in a
 * main part, header, footer or notes of a DOCX. LibreOffice shows them as letters.
 */
export const withSymbolLetters = (part: string): string => {
  let left = most;
  const changed = replaceInnermost(part, 'w:r', ({ tag, inner }) => {
    const fonts = /<w:rFonts\b[^<>]*>/.exec(inner)?.[0] ?? '';
    const font = tagAttribute(fonts, 'w:ascii') ?? '';
    if (!signFont.test(font)) return undefined;
    const upper = signFont.test(tagAttribute(fonts, 'w:hAnsi') ?? '');
    return `${tag}${inner.replace(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>/g, (whole, text: string) => {
      left -= text.length;
      return left < 0 ? whole : `<w:t xml:space="preserve">${signsOf(text, font, upper)}</w:t>`;
    })}</w:r>`;
  });
  return left < 0 ? part : changed;
};
