import { paragraphsOf } from './paragraphs.ts';

/** Stands around the number with which a name begins that is made of a drawing's words; nothing shows it. */
const mark = '\u2063';

const edge = /<(\/?)draw:(?:g|custom-shape|frame|rect|ellipse|circle|caption|polygon|polyline|path|regular-polygon)\b[^<>]*?(\/?)>/g;

const letters = (text: string): string => text.replace(/<[^<>]*>|&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/** Words of a drawing's paragraphs; an image or a formula has none of its own, and of a chart's numbers nobody makes sense in a row. */
const wordsOf = (drawing: string): string =>
  [...paragraphsOf(drawing)]
    .map((inner) => inner.replace(/<text:(?:s|tab|line-break)\b[^<>]*>/g, ' ').replace(/<[^<>]*>/g, ''))
    .filter((words) => !drawing.includes('<draw:object') || /\p{L}/u.test(words))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A flat ODT in which each drawing with words has them as its name: LibreOffice's pages show drawings as images that are
 * described by their names, and who reads the page as text would not know what is in them. Of drawings in drawings the outermost has the words of all.
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
    // Two drawings of one name would get other ones.
    const name = ` draw:name="${mark}${++count}${mark}${words.replaceAll('"', '&quot;')}"`;
    pieces.push(
      fodt.slice(last, open.index),
      open.tag.replace(/\sdraw:name="[^"]*"/, '').replace(/>$/, () => `${name}>`),
    );
    last = open.index + open.tag.length;
  }
  return pieces.join('') + fodt.slice(last);
};

/** How far before an image its words are looked for, in characters of the page. */
const nearby = 200_000;

/** The page of such a document: where a drawing's words stand before its image, as those of text boxes do, they are not told twice. */
export const settleDrawings = (html: string): string =>
  html
    .replace(new RegExp(`alt="${mark}\\d+${mark}([^"]*)"`, 'g'), (_, words: string, index: number) => {
      const before = letters(html.slice(Math.max(0, index - nearby), html.lastIndexOf('<', index)));
      return before.endsWith(letters(words)) ? 'alt=""' : `alt="${words}"`;
    })
    .replace(new RegExp(` name="${mark}\\d+${mark}[^"]*"`, 'g'), '');
