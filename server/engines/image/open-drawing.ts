import { gunzipSync } from 'node:zlib';
import { decodeXML } from 'entities/decode';
import sharp, { type Sharp } from 'sharp';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { emuOf } from '../../formats/length.ts';
import type { Vocabulary } from '../../formats/xml/plain.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import { findTag } from '../../formats/xml/tree.ts';
import { checkPixels, corrupt, maxPixels } from './bitmap.ts';
import { checkCrossings } from './crossings.ts';
import { withoutEntities } from './drawing-entities.ts';
import { needsBrowser } from './drawing-features.ts';
import { repairedDrawing } from './drawing-repairs.ts';
import type { Settings } from './settings.ts';
import type { Source } from './source.ts';

/** A CSS inch. */
const pixelsPerInch = 96;
/** libvips draws one user unit as one pixel at this density. */
const baseDensity = 72;
/** Longest side in pixels of a drawing without a stated size. */
const mostUnasked = 4096;
/** Limit of the decompressed size of an SVGZ in bytes. */
const maxText = 64 * 1024 * 1024;

/** English Metric Units of the units of SVG. */
const units = bareRecord<number>({
  '': 9525,
  q: 9000,
  em: 152_400,
  ex: 76_200,
  ...emuOf,
});

/** Length in CSS pixels; undefined for percentages and invalid lengths. */
const length = (value: string | undefined): number | undefined => {
  const [, amount, unit = ''] = /^\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(value?.trim() ?? '') ?? [];
  const factor = units[unit.toLowerCase()];
  return amount === undefined || factor === undefined || Number(amount) === 0 ? undefined : (Number(amount) * factor) / 9525;
};

/** Attributes of the root element. Malformed XML that libvips still draws is searched for the root tag. */
const rootAttributes = (text: string): Readonly<Record<string, string>> => {
  const root = findTag(text, () => true);
  if (root) {
    if (root.local !== 'svg') corrupt(message('svgNone'));
    return Object.fromEntries(Object.values(root.attributes).map(({ name, value }) => [name, value]));
  }
  const tag = /<(?:\w+:)?svg\b[^<>]*>/.exec(text)?.[0] ?? corrupt(message('svgNone'));
  const pairs = tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...pairs].map(([, name, double, single]) => [name, decodeXML(double ?? single ?? '')]));
};

/** Size of the drawing in CSS pixels: each side from its attributes, else from the view box, if stated. */
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

const declared = /^(\s*<\?xml\b[^>]*?)\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** Decodes XML by its byte order mark or declaration, and removes the encoding from the latter: the output is UTF-8. */
const decodeXml = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const [, , stated = 'utf-8'] = declared.exec(Buffer.from(bytes.subarray(0, 300)).toString('latin1')) ?? [];
  let decoder = new TextDecoder();
  try {
    // A wrong encoding, such as UTF-16 without a mark, nearly always means UTF-8.
    decoder = new TextDecoder((marked ?? (/^utf-?16/i.test(stated) ? 'utf-8' : stated)) as Bun.Encoding);
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
  }
  return decoder.decode(bytes).replace(declared, '$1');
};

/** The usual namespaces and their prefixes. */
const vocabulary: Vocabulary = { '': ['http://www.w3.org/2000/svg'], xlink: ['http://www.w3.org/1999/xlink'] };

/** The text of a drawing, decompressed for SVGZ. Throws `unsafe_content` for external or endlessly expanding entities. */
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
  const bare = repairedDrawing(/<!ENTITY\b/i.test(text) ? withoutEntities(text) : text);
  return findTag(bare, () => true)?.prefix ? withoutPrefix(bare.replace(doctype, '')) : bare;
};

const doctype = /<!DOCTYPE[^<>[]*(?:\[(?:(?!<!DOCTYPE)[^\]])*\])?>/i;

/** Removes the namespace prefix: renderers recognise a drawing by `<svg`, while XML allows any prefix. */
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

/** Whether the drawing refers to external images, fonts or styles. They are never fetched. */
const refersOutside = (text: string): boolean => outside.test(decodeXML(text.replace(links, '')));

/** Whether the browser's output, a file name in /job, contains pixels. */
const isPixels = (drawn: string | undefined): drawn is string => drawn?.endsWith('.png') === true;

/**
 * Opens an SVG at `dpi` dots per CSS inch (default 96: one pixel per unit). `drawn` is the file that a browser drew from
 * it, if any.
 */
export const openDrawing = async (data: Uint8Array, { dpi = pixelsPerInch }: Settings, drawn?: string): Promise<Source> => {
  const text = readDrawing(data);
  checkCrossings(text);
  const bytes = Buffer.from(text);
  const draw = (density: number): Sharp => {
    const limited = Math.min(Math.max(density, 1), 100_000);
    return sharp(bytes, { density: limited, limitInputPixels: maxPixels });
  };
  // Reads only the header, so no limit is needed yet.
  const base = await sharp(bytes, { density: baseDensity, limitInputPixels: false }).metadata();
  const root = rootAttributes(text);
  const stated = statedSize(root);
  const naturalWidth = stated.width ?? (stated.height ? (stated.height * base.width) / base.height : base.width);
  const naturalHeight = stated.height ?? (naturalWidth * base.height) / base.width;
  // A view box defines user units, not a size in pixels.
  const isWish = root.width !== undefined || root.height !== undefined;
  const shrink = isWish ? 1 : Math.min(1, mostUnasked / Math.max(naturalWidth, naturalHeight));
  const scale = shrink * (dpi / pixelsPerInch);
  const [width, height] = [naturalWidth, naturalHeight].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  checkPixels(width, height);
  /** Draws at the next density above, then scales to the exact size. */
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
    notes: refersOutside(text) ? [message('drawingRefers')] : [],
  };
};
