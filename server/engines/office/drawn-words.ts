import type { EmbeddedValues } from '../../formats/embedded/rows.ts';
import { embeddedValues } from '../../formats/embedded/values.ts';
import { parseTree } from '../../formats/odf-tree.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { replaceInnermost } from '../../formats/xml/innermost.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Invisible character that surrounds the number at the start of a name made from a drawing's words. */
const mark = '\u2063';
/** Behind the number of a drawing that is only a box around words or images. */
const boxed = 'b';

/** Drawings that may hold words, as alternatives of a regular expression. */
export const drawings = 'g|custom-shape|frame|rect|ellipse|circle|caption|polygon|polyline|path|regular-polygon';
const edge = new RegExp(`<(/?)draw:(?:${drawings})\\b[^<>]*?(/?)>`, 'g');

const letters = (text: string): string => text.replace(/<[^<>]*>|&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/** Text of a drawing's paragraphs; empty for images and formulas. */
const wordsOf = (drawing: string): string =>
  [...paragraphsOf(drawing)]
    .map((inner) =>
      inner
        .replace(/<(?:office:binary-data|svg:title|svg:desc)>[^<]*/g, '')
        .replace(/<text:(?:s|tab|line-break)\b[^<>]*>/g, ' ')
        .replace(/<[^<>]*>/g, ''),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The author's description of a drawing, not of the images in it: it precedes a shape's paragraphs and a group's shapes. */
const descriptionOf = (drawing: string): string => {
  const own = drawing.startsWith('<draw:frame') ? drawing : (drawing.slice(1).split(/<(?:text:p|draw:(?!glue-point))\b/)[0] ?? '');
  return /<svg:(?:title|desc)>([^<]+)</.exec(own)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
};

const titles = /<svg:(title|desc)>[^<]*<\/svg:\1>/g;

/** A drawing without its charts and sheets, and the values of these. */
const withoutEmbedded = (drawing: string): { readonly rest: string; readonly found: readonly EmbeddedValues[] } => {
  const found: EmbeddedValues[] = [];
  if (!/<(?:chart:chart|office:spreadsheet)[\s>]/.test(drawing)) return { rest: drawing, found };
  const rest = replaceInnermost(drawing, 'office:document', ({ tag, inner }) => {
    const values = embeddedValues(parseTree(`${tag}${inner}</office:document>`));
    if (values) found.push(values);
    return values && '';
  });
  return { rest, found };
};

/** An image of the text, not of its drawings: its name is never shown. */
const textImage = /^<draw:frame\b(?![^<>]*\sdraw:text-style-name=)/;
const imageFill = /<style:style\b[^<>]*\sstyle:name="([^"]*)"[^<>]*>\s*<style:graphic-properties(?=\s)[^<>]*\sdraw:fill="bitmap"/g;
const styleOf = (tag: string): string => /\sdraw:style-name="([^"]*)"/.exec(tag)?.[1] ?? '';

/**
 * Names each drawing of a flat ODT after its words, or its description. LibreOffice's pages show drawings as images with the name as
 * description, and the words would otherwise be lost to readers of the text. The outermost of nested drawings gets all words. The
 * name also says whether the drawing is only a box around words or images, which the page has as well.
 */
export const tellDrawings = (fodt: string, charts: Map<string, string>): string => {
  const pieces: string[] = [];
  let [depth, last, count] = [0, 0, 0];
  let open = { tag: '', index: 0 };
  const filled = new Set([...fodt.matchAll(imageFill)].map(([, name]) => name));
  for (const { 0: tag, 1: end, 2: empty, index } of fodt.matchAll(edge)) {
    if (empty) continue;
    depth += end ? -1 : 1;
    if (!end && depth === 1) open = { tag, index };
    if (!end || depth !== 0) continue;
    const drawing = fodt.slice(open.index, index);
    const { rest, found } = withoutEmbedded(drawing);
    const words = wordsOf(rest);
    const hasWords = letters(words) !== '';
    if (!hasWords && found.length === 0 && textImage.test(open.tag)) continue;
    const isShape = !/^<draw:(?:g|frame)\b/.test(open.tag) && !/<draw:(?:g|object)\b/.test(drawing) && !filled.has(styleOf(open.tag));
    const isBox = isShape && (hasWords || drawing.includes('<draw:image'));
    const told =
      hasWords || isBox ? words : descriptionOf(rest) || found.flatMap(({ title }) => (title === '' ? [] : [escapeXml(title)])).join(', ');
    // The number makes names unique: LibreOffice renames duplicates.
    const name = `${mark}${++count}${isBox ? boxed : ''}${mark}${told.replaceAll('"', '&quot;')}`;
    if (found.length > 0) charts.set(`${count}`, found.map(({ html }) => html).join(''));
    pieces.push(
      fodt.slice(last, open.index),
      open.tag.replace(/\sdraw:name="[^"]*"/, '').replace(/>$/, () => ` draw:name="${name}">`),
    );
    last = open.index + open.tag.length;
    if (found.length === 0 || !open.tag.startsWith('<draw:frame')) continue;
    // The image of an embedded object is described by its title.
    pieces.push(fodt.slice(last, index).replace(titles, ''), `<svg:title>${name}</svg:title>`);
    last = index;
  }
  return pieces.join('') + fodt.slice(last);
};

/** How far before an image its words are searched, in characters of the page. */
const nearby = 200_000;

const image = /<img\b[^<>]*>/gi;
const description = new RegExp(`alt="${mark}(\\d+)(${boxed}?)${mark}([^"]*)"`);

/** The end of the paragraph or heading that contains an image. */
const blockEnd = /<\/(?:p|h[1-6])>\s?/gi;

/** Puts each chart's values behind the paragraph of its image. */
const withValues = (html: string, charts: ReadonlyMap<string, string>): string => {
  const pieces: string[] = [];
  let last = 0;
  for (const { 0: tag, index } of charts.size === 0 ? [] : html.matchAll(image)) {
    const values = charts.get(description.exec(tag)?.[1] ?? '');
    if (!values) continue;
    blockEnd.lastIndex = index;
    if (!blockEnd.test(html)) continue;
    pieces.push(html.slice(last, blockEnd.lastIndex), values.replaceAll('<table>', '<table border="1" cellpadding="4" cellspacing="0">'));
    last = blockEnd.lastIndex;
  }
  return pieces.join('') + html.slice(last);
};

/**
 * Settles what images of drawings say. Where the page already has a drawing's words before the image, as with text boxes, the image
 * says nothing, and an image of the empty box goes. Charts get their values.
 */
export const settleDrawings = (page: string, charts: ReadonlyMap<string, string>): string => {
  const html = withValues(page, charts);
  return html
    .replace(image, (tag, index: number) => {
      const [whole, , box, words = ''] = description.exec(tag) ?? [];
      if (whole === undefined) return tag;
      const wanted = letters(words);
      const isThere = wanted !== '' && letters(html.slice(Math.max(0, index - nearby), index)).endsWith(wanted);
      if (box && (isThere || wanted === '')) return '';
      return tag.replace(whole, () => (isThere ? 'alt=""' : `alt="${words}"`));
    })
    .replace(new RegExp(` (?:name|id)="${mark}\\d+${boxed}?${mark}[^"]*"`, 'g'), '');
};
