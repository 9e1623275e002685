import { drawings } from './drawn-words.ts';

/** Invisible character; a pair of them follows a drawing that is anchored at a character. */
const mark = '\u2064';

const edge = new RegExp(`<(/?)draw:(?:${drawings}|line|connector|measure)\\b[^<>]*?(/?)>`, 'g');
const atCharacter = ' text:anchor-type="char"';
const linkEnd = '</draw:a>';

/** Marks the anchors of a flat ODT's drawings for `settleAnchors`: LibreOffice's pages show such a drawing one character late. */
export const markAnchors = (fodt: string): string => {
  const pieces: string[] = [];
  const open: string[] = [];
  let last = 0;
  for (const { 0: tag, 1: end, 2: empty, index } of fodt.matchAll(edge)) {
    if (!end && !empty) open.push(tag);
    const start = end ? (open.pop() ?? '') : tag;
    if (!(end || empty) || !start.includes(atCharacter)) continue;
    const behind = index + tag.length;
    const place = fodt.startsWith(linkEnd, behind) ? behind + linkEnd.length : behind;
    pieces.push(fodt.slice(last, place), mark, mark);
    last = place;
  }
  return pieces.join('') + fodt.slice(last);
};

const late = new RegExp(`${mark}((?:<[^<>]*>|\\s)*)${mark}`, 'g');
const left = new RegExp(mark, 'g');
const apart = new RegExp(`[\\s>${mark}]`);
/** An image in its line, behind which LibreOffice's pages begin a new line of source: browsers would show a blank. */
const inLine = /(<img\b(?![^<>]*\salign="(?:left|right)")[^<>]*>(?:<\/a>)?)\n/gi;

/** Moves drawings of a page to the places that `markAnchors` marked, and removes blanks that LibreOffice adds behind images. */
export const settleAnchors = (html: string): string =>
  html
    .replace(inLine, '$1')
    .replace(late, (whole, drawing: string, index: number, page: string) => {
      if (apart.test(page.charAt(index - 1))) return drawing;
      return /[\s<]/.test(page.charAt(index + whole.length)) ? ` ${drawing.trim()}` : drawing.trim();
    })
    .replace(left, '');
