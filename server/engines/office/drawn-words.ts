import { paragraphsOf } from './paragraphs.ts';

/** Invisible character that surrounds the number at the start of a name made from a drawing's words. */
const mark = '\u2063';

const edge = /<(\/?)draw:(?:g|custom-shape|frame|rect|ellipse|circle|caption|polygon|polyline|path|regular-polygon)\b[^<>]*?(\/?)>/g;

const letters = (text: string): string => text.replace(/<[^<>]*>|&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/** Words of a drawing's paragraphs. Images and formulas have none; a chart's numbers make no sense as a sequence. */
const wordsOf = (drawing: string): string =>
  [...paragraphsOf(drawing)]
    .map((inner) => inner.replace(/<text:(?:s|tab|line-break)\b[^<>]*>/g, ' ').replace(/<[^<>]*>/g, ''))
    .filter((words) => !drawing.includes('<draw:object') || /\p{L}/u.test(words))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Names each drawing of a flat ODT after its words. LibreOffice's pages show drawings as images with the name as description, and
 * the words would otherwise be lost to readers of the text. The outermost of nested drawings gets all words.
 */
export const tellDrawings = (fodt: string): string => {
  const pieces: string[] = [];
  let [depth, last, count] = [0, 0, 0];
  let open = { tag: '', index: 0 };
  for (const { 0: tag, 1: end, 2: empty, index } of fodt.matchAll(edge)) {
    if (empty) continue;
    depth += end ? -1 : 1;
    if (!end && depth === 1) open = { tag, index };
    if (!end || depth !== 0) continue;
    const words = wordsOf(fodt.slice(open.index, index));
    if (!letters(words)) continue;
    // The number makes names unique: LibreOffice renames duplicates.
    const name = ` draw:name="${mark}${++count}${mark}${words.replaceAll('"', '&quot;')}"`;
    pieces.push(
      fodt.slice(last, open.index),
      open.tag.replace(/\sdraw:name="[^"]*"/, '').replace(/>$/, () => `${name}>`),
    );
    last = open.index + open.tag.length;
  }
  return pieces.join('') + fodt.slice(last);
};

/** How far before an image its words are searched, in characters of the page. */
const nearby = 200_000;

/** Removes a drawing's words from the image description where the page already has them before the image, as with text boxes. */
export const settleDrawings = (html: string): string =>
  html
    .replace(new RegExp(`alt="${mark}\\d+${mark}([^"]*)"`, 'g'), (_, words: string, index: number) => {
      const before = letters(html.slice(Math.max(0, index - nearby), html.lastIndexOf('<', index)));
      return before.endsWith(letters(words)) ? 'alt=""' : `alt="${words}"`;
    })
    .replace(new RegExp(` name="${mark}\\d+${mark}[^"]*"`, 'g'), '');
