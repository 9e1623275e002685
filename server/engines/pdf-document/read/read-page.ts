import type { Colour, ImageData, LinkTarget } from '../model.ts';
import { readActualTexts } from './actual-text.ts';
import { withDescriptions } from './descriptions.ts';
import { findDrawnMarks } from './drawn-marks.ts';
import { describeFont, type RawFont } from './fonts.ts';
import { formFieldsOf, withFields } from './form-fields.ts';
import { formMarksOf, markGlyphs } from './form-marks.ts';
import { type Annotation, drawingOf } from './form-values.ts';
import { type Matrix, transformBox } from './geometry.ts';
import { glyphPartsOf } from './glyph-parts.ts';
import { encodeImage, nameImage, type RawImage, shadeOf } from './images.ts';
import { interpret } from './interpret.ts';
import { codesWithoutText } from './kashidas.ts';
import { findLinesToWriteOn, isDrawingOf } from './lines-to-write-on.ts';
import { turnOfPage } from './lying-page.ts';
import { operators, type PdfDocument } from './open.ts';
import type { ImageRequest } from './operators/walk.ts';
import type { Link, PageContent, PlacedImage, Tag } from './page-content.ts';
import type { LoadedFont } from './paint-text.ts';
import type { RawObjects } from './raw-objects.ts';
import { symbolSignsOf } from './symbol-signs.ts';
import { type BitmapFont, texEncodingOf } from './tex-bitmap-fonts.ts';
import { largeSignsOf, type NamedFont } from './tex-large-signs.ts';
import { texSignsOf } from './tex-signs.ts';
import { asHorizontal, isVertical } from './vertical-lines.ts';

type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** pdf.js' store of decoded objects calls back once the object has arrived. */
const objectOf = (page: PdfPage, id: string): Promise<unknown> =>
  new Promise((done) => {
    const store = id.startsWith('g_') ? page.commonObjs : page.objs;
    store.get(id, done);
  });

/** Bits of a mask, 0 where it paints, as a picture in the fill colour. */
const maskImage = (mask: RawImage, colour: string): RawImage => {
  const { width, height, data } = mask;
  if (!data) return mask;
  const channels = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) || 0) as [number, number, number];
  const rgba = Uint8Array.of(...channels, 0);
  // Whole pixels, since a page of a book may be a mask: four bytes each take ten times as long.
  const [clear = 0] = new Uint32Array(rgba.buffer);
  rgba[3] = 255;
  const [painted = 0] = new Uint32Array(rgba.buffer);
  const pixels = new Uint32Array(width * height);
  const stride = (width + 7) >> 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bit = ((data[y * stride + (x >> 3)] as number) >> (7 - (x & 7))) & 1;
      pixels[y * width + x] = bit === 0 ? painted : clear;
    }
  return { width, height, kind: 3, data: new Uint8Array(pixels.buffer), mask: { bits: data, colour: channels } };
};

const fetchImage = async (page: PdfPage, request: ImageRequest): Promise<RawImage | undefined> => {
  if (request.kind === 'object') return (await objectOf(page, request.id)) as RawImage | undefined;
  if (request.kind === 'inline') return request.data as RawImage;
  const source = request.source as { data?: unknown } & RawImage;
  const mask = typeof source.data === 'string' ? ((await objectOf(page, source.data)) as RawImage | undefined) : source;
  return mask && maskImage(mask, request.colour);
};

const readLinks = async (pdf: PdfDocument, annotations: readonly Annotation[], base: Matrix): Promise<readonly Link[]> => {
  const links: Link[] = [];
  for (const a of annotations) {
    if (a.subtype !== 'Link' || !a.rect) continue;
    const target = await linkTarget(pdf, a);
    if (target) links.push({ box: transformBox(base, ...(a.rect as [number, number, number, number])), target });
  }
  return links;
};

const linkTarget = async (pdf: PdfDocument, a: Annotation): Promise<LinkTarget | undefined> => {
  if (a.url) return { kind: 'address', href: a.url };
  const place = await destinationPlace(pdf, a.dest);
  return place && { kind: 'page', ...place };
};

/** Index in a destination's array of the height above the page's bottom, by the kind of view. */
const heightAt: Readonly<Record<string, number>> = { XYZ: 3, FitH: 2, FitBH: 2, FitR: 5 };

/** Resolves a named or explicit destination to its page (index from 0) and height from the top; undefined if it leads nowhere. */
export const destinationPlace = async (
  pdf: PdfDocument,
  dest: unknown,
): Promise<{ readonly page: number; readonly y: number } | undefined> => {
  try {
    const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    if (!Array.isArray(explicit)) return undefined;
    const [first, view] = explicit as readonly unknown[] as readonly [unknown, { readonly name?: string } | undefined];
    if (typeof first !== 'number' && !first) return undefined;
    const page = typeof first === 'number' ? first : await pdf.getPageIndex(first as never);
    const height: unknown = explicit[heightAt[view?.name ?? ''] ?? explicit.length];
    if (typeof height !== 'number') return { page, y: 0 };
    const { transform } = (await pdf.getPage(page + 1)).getViewport({ scale: 1 });
    return { page, y: transformBox(transform as unknown as Matrix, 0, height, 0, height).y0 };
  } catch {
    // A broken destination makes a link without effect; the text stays.
    return undefined;
  }
};

type StructNode = {
  readonly role?: string;
  readonly children?: readonly StructNode[];
  readonly alt?: string;
  readonly lang?: string;
  readonly type?: string;
  readonly id?: string;
};

const readTags = (node: StructNode): Tag => ({
  role: node.role ?? '',
  alt: node.alt ?? '',
  ...(node.lang ? { language: node.lang } : {}),
  children: (node.children ?? []).flatMap((child): readonly (Tag | number)[] => {
    if (child.type === 'content') {
      const id = Number(/mc(\d+)$/.exec(child.id ?? '')?.[1] ?? Number.NaN);
      return Number.isNaN(id) ? [] : [id];
    }
    return child.role === undefined ? [] : [readTags(child)];
  }),
});

/** Replacement texts are matched by position, so they count only if pdf.js has the same number of marks on the page. */
const matchingTexts = (
  texts: readonly (string | undefined)[],
  list: { readonly fnArray: readonly number[] },
): readonly (string | undefined)[] => {
  if (texts.every((t) => t === undefined)) return [];
  let forms = 0;
  let marks = 0;
  for (const fn of list.fnArray) {
    if (fn === operators.paintFormXObjectBegin) forms++;
    else if (fn === operators.paintFormXObjectEnd) forms--;
    else if (forms === 0 && (fn === operators.beginMarkedContent || fn === operators.beginMarkedContentProps)) marks++;
  }
  return marks === texts.length ? texts : [];
};

/**
 * Reads one page; `objects` are the file's own, for data that pdf.js does not expose. Pictures are added to `images` once each, by content.
 * Pages are independent, and pdf.js' data of a page are released at its end, so memory does not grow with pages. Without `images`, pictures
 * have only positions. `pixels` receives the decoded pictures for measurements, to be released with the page.
 */
export const readPage = async (
  pdf: PdfDocument,
  index: number,
  images: Map<string, ImageData> | undefined,
  objects?: RawObjects,
  pixels?: Map<string, RawImage>,
): Promise<PageContent> => {
  const page = await pdf.getPage(index + 1);
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  const list = await page.getOperatorList(drawingOf(pdf, annotations));
  const unread = codesWithoutText(list, operators);
  const fonts = new Map<string, LoadedFont>();
  const fontOf = (name: string) => {
    let found = fonts.get(name);
    if (!found) {
      const raw = (page.commonObjs.has(name) ? page.commonObjs.get(name) : {}) as RawFont & BitmapFont & NamedFont;
      found = {
        font: describeFont(raw),
        scale: raw.fontMatrix?.[0] ?? 0.001,
        vertical: raw.defaultVMetrics,
        texts: texEncodingOf(raw),
        largeSigns: largeSignsOf(raw),
        signs: texSignsOf(raw) ?? glyphPartsOf(raw),
        symbols: symbolSignsOf(raw.name),
        unread: unread.get(name),
      };
      fonts.set(name, found);
    }
    return found;
  };
  const layers = await pdf.getOptionalContentConfig();
  const isShown = (layer: unknown): boolean => layers.isVisible(layer);
  const patternOf = (id: unknown): unknown => (typeof id === 'string' && page.objs.has(id) ? page.objs.get(id) : undefined);
  const actualTexts = objects && page.ref ? matchingTexts(readActualTexts(objects, page.ref.num), list) : [];
  const drawTurned = (turn: number) => {
    const { width, height, transform } = page.getViewport({ scale: 1, rotation: (page.rotate + turn) % 360 });
    const base = transform as unknown as Matrix;
    const marks = formMarksOf(annotations, base);
    const box = { x0: 0, y0: 0, x1: width, y1: height };
    const left = new Set(marks.map(({ id }) => id));
    const painted = interpret(list, operators, base, box, actualTexts, fontOf, isShown, patternOf, left);
    const fields = formFieldsOf(annotations, base);
    const texts = withFields(painted.glyphs, fields);
    return { width, height, base, fields, ...painted, glyphs: [...texts, ...markGlyphs(marks, texts)] };
  };
  const upright = drawTurned(0);
  const vertical = isVertical(upright.glyphs);
  const turn = vertical ? 90 : turnOfPage(upright.glyphs);
  const { width, height, base, fields, glyphs: turned, rules, fills, drawings } = turn === 0 ? upright : drawTurned(360 - turn);
  const glyphs = vertical ? asHorizontal(turned) : turned;
  const placed: (PageContent['drawings'][number] | undefined)[] = [];
  const encoded = new Map<string, string | undefined>();
  const shades = new Map<string, Colour | undefined>();
  for (const drawing of drawings) {
    if (!('request' in drawing)) {
      placed.push(drawing);
      continue;
    }
    const { request, ...rest } = drawing;
    const key = request.kind === 'object' ? request.id : undefined;
    let id = key === undefined ? undefined : encoded.get(key);
    if (id === undefined && !(key !== undefined && encoded.has(key))) {
      const raw = await fetchImage(page, request);
      const made = raw && images && (await encodeImage(raw));
      if (made) images.set(made.id, made.image);
      id = images ? made?.id : raw && nameImage(raw);
      if (raw && id !== undefined) pixels?.set(id, raw);
      if (raw && id !== undefined && images) shades.set(id, shadeOf(raw));
      if (key !== undefined) encoded.set(key, id);
    }
    const shade = id === undefined ? undefined : shades.get(id);
    placed.push(id === undefined ? undefined : { ...rest, image: id, ...(shade && { shade }) });
  }
  const marked = findDrawnMarks({ glyphs, rules, drawings: placed.filter((d) => d !== undefined) });
  const lined = findLinesToWriteOn(marked.glyphs, marked.rules);
  const structure = (await page.getStructTree()) as StructNode | null;
  const tags = structure ? readTags(structure) : undefined;
  const drawn = marked.drawings.filter((d) => !lined.lines.some((line) => isDrawingOf(line, d.box)));
  const shown = tags ? withDescriptions(drawn, tags) : drawn;
  const links = await readLinks(pdf, annotations, base);
  page.cleanup();
  return {
    index,
    width,
    height,
    glyphs: lined.glyphs,
    rules: lined.rules,
    fills,
    drawings: shown,
    images: shown.filter((d): d is PlacedImage => 'image' in d),
    links,
    ...(tags ? { tags } : {}),
    ...(fields.length ? { fields } : {}),
    ...(vertical ? { vertical: true as const } : {}),
  };
};
