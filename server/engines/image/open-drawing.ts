import { gunzipSync } from 'node:zlib';
import { decodeXML } from 'entities/decode';
import sharp, { type Sharp } from 'sharp';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Vocabulary } from '../../formats/xml/plain.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import { findTag } from '../../formats/xml/tree.ts';
import { checkPixels, corrupt, maxPixels } from './bitmap.ts';
import { checkCrossings } from './crossings.ts';
import { withoutEntities } from './drawing-entities.ts';
import { needsBrowser } from './drawing-features.ts';
import type { Settings } from './settings.ts';
import type { Source } from './source.ts';

/** A CSS inch. */
const pixelsPerInch = 96;
/** libvips draws one user unit as one pixel at this density. */
const baseDensity = 72;
/** Longest side in pixels of a drawing that states no size of its own. */
const mostUnasked = 4096;
/** Most bytes that a packed drawing may unpack to. */
const maxText = 64 * 1024 * 1024;

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
};

/** Length in CSS pixels; undefined for percentages and for what is no length. */
const length = (value: string | undefined): number | undefined => {
  const [, amount, unit = ''] = /^\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(value?.trim() ?? '') ?? [];
  const factor = units[unit.toLowerCase()];
  return amount === undefined || factor === undefined || Number(amount) === 0 ? undefined : Number(amount) * factor;
};

/** Attributes of the drawing's root; as far as libvips draws what breaks XML's grammar, of what looks like its tag. */
const rootAttributes = (text: string): Readonly<Record<string, string>> => {
  const root = findTag(text, () => true);
  if (root) {
    if (root.local !== 'svg') corrupt('There is no SVG drawing in the file.');
    return Object.fromEntries(Object.values(root.attributes).map(({ name, value }) => [name, value]));
  }
  const tag = /<(?:\w+:)?svg\b[^<>]*>/.exec(text)?.[0] ?? corrupt('There is no SVG drawing in the file.');
  const pairs = tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...pairs].map(([, name, double, single]) => [name, decodeXML(double ?? single ?? '')]));
};

/** Size that the drawing asks for in CSS pixels: its own, else that of its view box, each where it has one. */
const statedSize = (root: Readonly<Record<string, string>>): { readonly width?: number; readonly height?: number } => {
  const [, , boxWidth, boxHeight] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [length(root.width), length(root.height)];
  if (!boxWidth || !boxHeight) return { width, height };
  if (width && height) return { width, height };
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
};

/** The encoding that the declaration names, as a pattern around it. */
const declared = /^(\s*<\?xml\b[^>]*?)\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** XML as text, by its byte order mark or its declaration, which is taken out: what follows is written in UTF-8. */
const decodeXml = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const [, , stated = 'utf-8'] = declared.exec(Buffer.from(bytes.subarray(0, 300)).toString('latin1')) ?? [];
  let decoder = new TextDecoder();
  try {
    // One that is named wrongly, as UTF-16 without a mark is, is UTF-8 nearly always.
    decoder = new TextDecoder((marked ?? (/^utf-?16/i.test(stated) ? 'utf-8' : stated)) as Bun.Encoding);
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
  }
  return decoder.decode(bytes).replace(declared, '$1');
};

/** Names as nearly all drawings have them. */
const vocabulary: Vocabulary = { '': ['http://www.w3.org/2000/svg'], xlink: ['http://www.w3.org/1999/xlink'] };

/** The text of a drawing, unpacked where it is an SVGZ. Throws `unsafe_content` for entities from outside and for those by which text grows without end. */
export const readDrawing = (data: Uint8Array): string => {
  const isPacked = data[0] === 0x1f && data[1] === 0x8b;
  let bytes = data;
  if (isPacked)
    try {
      bytes = gunzipSync(data, { maxOutputLength: maxText });
    } catch (thrown) {
      throw new WorkerProblem((thrown as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'decompression_bomb' : 'corrupt_input');
    }
  const text = decodeXml(bytes);
  const bare = /<!ENTITY\b/i.test(text) ? withoutEntities(text) : text;
  return findTag(bare, () => true)?.prefix ? withoutPrefix(bare.replace(doctype, '')) : bare;
};

const doctype = /<!DOCTYPE[^<>[]*(?:\[(?:(?!<!DOCTYPE)[^\]])*\])?>/i;

/** What draws knows a drawing by `<svg`, whatever prefix XML allows before it. */
const withoutPrefix = (text: string): string => {
  try {
    return plainXmlText(text, vocabulary);
  } catch (thrown) {
    if (thrown instanceof WorkerProblem) return text;
    throw thrown;
  }
};

const outside = /(?:href|src)\s*=\s*["']\s*(?!#|data:)[^"'\s]|url\(\s*["']?(?!#|data:)[^)"'#]|@import/i;
const links = new RegExp(String.raw`<a\b[^<>]*>|(?<![\w:-])xmlns[\w:-]*\s*=\s*(?:"[^"]*"|'[^']*')|${doctype.source}|<\?[^?]*\?>`, 'gi');

/** Does it show images, fonts or styles from elsewhere? Those are never fetched. */
const refersOutside = (text: string): boolean => outside.test(decodeXML(text.replace(links, '')));

/** A name in /job of what a browser drew, where that is pixels. */
const isPixels = (drawn: string | undefined): drawn is string => drawn?.endsWith('.png') === true;

/**
 * Opens an SVG at `dpi` dots for each CSS inch (96 unless asked otherwise: one pixel for one unit). `drawn` is what a browser
 * made of it.
 */
export const openDrawing = async (data: Uint8Array, { dpi = pixelsPerInch }: Settings, drawn?: string): Promise<Source> => {
  const text = readDrawing(data);
  checkCrossings(text);
  const bytes = Buffer.from(text);
  const draw = (density: number): Sharp => {
    const limited = Math.min(Math.max(density, 1), 100_000);
    return sharp(bytes, { density: limited, limitInputPixels: maxPixels });
  };
  // Nothing is drawn for this, so that no limit is needed yet.
  const base = await sharp(bytes, { density: baseDensity, limitInputPixels: false }).metadata();
  const root = rootAttributes(text);
  const stated = statedSize(root);
  const naturalWidth = stated.width ?? (stated.height ? (stated.height * base.width) / base.height : base.width);
  const naturalHeight = stated.height ?? (naturalWidth * base.height) / base.width;
  // A view box is a measure inside the drawing, not a wish for so many pixels.
  const isWish = root.width !== undefined || root.height !== undefined;
  const shrink = isWish ? 1 : Math.min(1, mostUnasked / Math.max(naturalWidth, naturalHeight));
  const scale = shrink * (dpi / pixelsPerInch);
  const [width, height] = [naturalWidth, naturalHeight].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  checkPixels(width, height);
  /** Drawn at the density that comes closest from above, then brought to the exact size. */
  const drawing = (wanted: number, tall = Math.max(1, Math.round((wanted * naturalHeight) / naturalWidth))): Sharp => {
    checkPixels(wanted, tall);
    if (isPixels(drawn)) return sharp(drawn, { limitInputPixels: maxPixels }).resize(wanted, tall, { fit: 'fill' });
    return draw((baseDensity * wanted) / base.width).resize(wanted, tall, { fit: 'fill' });
  };
  const need = needsBrowser(text);
  return {
    pages: 1,
    page: () => drawing(width, height),
    width,
    height,
    depth: 8,
    grey: false,
    lossy: false,
    density: dpi,
    drawing,
    ...(need !== 'never' && { inBrowser: { text, width: naturalWidth, height: naturalHeight, need } }),
    note: refersOutside(text) ? 'The drawing refers to files outside itself. They are not loaded, so those parts are missing.' : undefined,
  };
};
