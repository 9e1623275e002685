import type { FileBytes } from '../files/file-bytes.ts';
import { countMarkup, type MarkupKind } from './count-markup.ts';
import { type Counts, sumCounts } from './counts.ts';
import { packageParts } from './package-parts.ts';
import { scanMarkup } from './scan-markup.ts';

/** WordprocessingML. mc:Fallback duplicates drawings for old programs; deleted text does not count. */
const word: MarkupKind = {
  one: {
    tbl: 'tables',
    blip: 'pictures',
    imagedata: 'pictures',
    footnotereference: 'notes',
    endnotereference: 'notes',
    commentreference: 'comments',
    hyperlink: 'links',
    omath: 'formulas',
  },
  skip: new Set(['fallback', 'del', 'movefrom', 'instrtext', 'deltext', 'sectprchange', 'pprchange', 'rprchange']),
  textIn: new Set(['t']),
  counts: ({ name, attribute }) => name !== 'hyperlink' || attribute('id') !== undefined,
};

/** OpenDocument. Comments and old versions do not count. */
const openDocument: MarkupKind = {
  one: { table: 'tables', image: 'pictures', note: 'notes', annotation: 'comments', a: 'links' },
  skip: new Set(['tracked-changes', 'annotation', 'forms', 'automatic-styles', 'font-face-decls', 'scripts']),
};

/** Number of elements with that name whose attributes match. */
const elements = (bytes: Buffer, wanted: string, fits: (attribute: (name: string) => string | undefined) => boolean): number => {
  let count = 0;
  scanMarkup(bytes, {
    tag: ({ name, form, attribute }) => {
      if (name === wanted && form !== 'close' && fits(attribute)) count++;
    },
    text: () => undefined,
  });
  return count;
};

/** Number of link fields: `HYPERLINK "http…"`, with quotes escaped or not. */
const fieldLinks = (document: Buffer): number => {
  let count = 0;
  for (let at = document.indexOf('HYPERLINK '); at >= 0; at = document.indexOf('HYPERLINK ', at + 10))
    if (/^HYPERLINK (?:"|&quot;)(?:https?|mailto):/.test(document.toString('latin1', at, at + 40))) count++;
  return count;
};

export const countDocx = (bytes: FileBytes): Counts => {
  const { part } = packageParts(bytes);
  const document = part('word/document.xml');
  const body = countMarkup(document, word);
  const notes = [part('word/footnotes.xml'), part('word/endnotes.xml')].map((xml) => countMarkup(xml, word).characters ?? 0);
  return {
    ...body,
    characters: notes.reduce((sum, more) => sum + more, body.characters ?? 0),
    links: (body.links ?? 0) + fieldLinks(document),
  };
};

/** Visible slides: hidden ones are not printed either. */
export const countPptx = (bytes: FileBytes): Counts => {
  const { names, part } = packageParts(bytes);
  const slides = names.filter((name) => /^ppt\/slides\/slide\d{1,6}\.xml$/.test(name));
  const shown = slides.filter((name) => elements(part(name).subarray(0, 4096), 'sld', (attribute) => attribute('show') === '0') === 0);
  return { slides: shown.length };
};

export const countXlsx = (bytes: FileBytes): Counts => {
  const { part } = packageParts(bytes);
  return { sheets: elements(part('xl/workbook.xml'), 'sheet', (attribute) => (attribute('state') ?? 'visible') === 'visible') };
};

export const countOdt = (bytes: FileBytes): Counts => {
  return countMarkup(packageParts(bytes).part('content.xml'), openDocument);
};

export const countOds = (bytes: FileBytes): Counts => ({
  sheets: elements(packageParts(bytes).part('content.xml'), 'table', (attribute) => attribute('display') !== 'false'),
});

export const countOdp = (bytes: FileBytes): Counts => ({
  slides: elements(packageParts(bytes).part('content.xml'), 'page', (attribute) => attribute('name') !== undefined),
});

/** HTML, standalone or in a book. */
const html: MarkupKind = {
  one: { table: 'tables', img: 'pictures', a: 'links', math: 'formulas' },
  skip: new Set(['head', 'script', 'style', 'template', 'noscript', 'rt', 'rp', 'del', 'annotation']),
  counts: ({ name, attribute }) => name !== 'a' || /^(?:https?|mailto):/i.test(attribute('href') ?? ''),
};

export const countHtml = (bytes: FileBytes): Counts => countMarkup(bytes.slice(0, bytes.size), html);

export const countEpub = (bytes: FileBytes): Counts => {
  const { names, part } = packageParts(bytes);
  const pages = names.filter((name) => /\.x?html?$/i.test(name) && !/(?:^|\/)(?:nav|toc)\.x?html?$/i.test(name));
  return sumCounts(pages.map((name) => countMarkup(part(name), html)));
};
