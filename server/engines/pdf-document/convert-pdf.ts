import { type Message, message } from '../../../catalogue/languages/message.ts';
import { pageRuns } from '../page-range.ts';
import { type ImageChoice, type ImageFile, imageAddresses, maxImages } from './image-addresses.ts';
import type { ImageData, OutlineEntry } from './model.ts';
import type { ScannedPage } from './ocr/draw-page.ts';
import { isOutlined } from './ocr/outlined.ts';
import type { ReadLines } from './ocr/read-image.ts';
import { needsRecognition, withHiddenText } from './ocr/scanned.ts';
import { type LookedAt, lookAt, placeIllustrations, readPageOf } from './ocr/show-recognised.ts';
import { findTableImages, withTables } from './ocr/table-images.ts';
import { tablesToRecognise, toRecognise } from './ocr/to-recognise.ts';
import { drawFigure } from './read/draw-figure.ts';
import { withEmptyFields } from './read/form-fields.ts';
import type { RawImage } from './read/images.ts';
import { openPdf, type PdfDocument, PdfProblem } from './read/open.ts';
import type { PageContent } from './read/page-content.ts';
import { findRawObjects } from './read/raw-objects.ts';
import { destinationPlace, readPage } from './read/read-page.ts';
import { chartNotes, outlineNotes, scanNotes, slantedNotes, tableNotes } from './result-notes.ts';
import type { Target } from './targets.ts';
import { type Figure, findFigures, replaceFigures, sheetObjects } from './understand/figures.ts';
import { findOutlinedWords } from './understand/outlined-words.ts';
import { slantedTexts } from './understand/slanted-texts.ts';
import { makeUnderstanding, type Source } from './understand/understand.ts';
import { writeHtml } from './write/html/html.ts';
import { writeMarkdown } from './write/markdown/markdown.ts';
import { withRunningText } from './write/running-text.ts';
import { writeTxt } from './write/txt.ts';

type Understanding = ReturnType<typeof makeUnderstanding>;

type Wishes = { readonly cover?: ImageData | undefined; readonly address: (image: string) => string | undefined };

/** For each target: the view of the document that its writer takes, and the writer. Writers with large libraries are imported on demand. */
const writers = {
  docx: async (u, source) => (await import('./write/docx/docx.ts')).writeDocx(u.flow(source)),
  html: async (u, source) => writeHtml(withRunningText(u.flow(source))),
  epub: async (u, source, { cover }) => (await import('./write/epub.ts')).writeEpub(withRunningText(u.flow(source)), cover),
  txt: async (u, source) => writeTxt(withRunningText(u.flow(source))),
  md: async (u, source, { address }) => writeMarkdown(u.flow(source), address),
  pptx: async (u, source) => (await import('./write/pptx/pptx.ts')).writePptx(u.placed(source)),
  xlsx: async (u, source) => (await import('./write/xlsx/write-xlsx.ts')).writeXlsx(u.sheets(source)),
} as const satisfies Record<Target, (u: Understanding, source: Source, wishes: Wishes) => Promise<Uint8Array>>;

export type ConvertOptions = {
  readonly title: string;
  /** Picture of the first page, for formats that have a cover. */
  readonly cover?: ImageData;
  /** How Markdown embeds its pictures; by name only if absent. */
  readonly pictures?: ImageChoice;
  /** The pages to convert, such as `1-3,5,8-`; all pages if absent. */
  readonly pages?: string;
  /**
   * Text of scanned pages by page index, and the geometry of their pictures. If absent, a document with such pages is reported, not
   * converted.
   */
  readonly recognised?: ReadonlyMap<number, ReadLines>;
  readonly progress?: (fraction: number) => void;
};

type OutlineNode = { readonly title: string; readonly dest: unknown; readonly items: readonly OutlineNode[] };

const readOutline = async (pdf: PdfDocument): Promise<OutlineEntry[]> => {
  const entries: OutlineEntry[] = [];
  const walk = async (nodes: readonly OutlineNode[], level: number): Promise<void> => {
    for (const node of nodes) {
      const page = (await destinationPlace(pdf, node.dest))?.page;
      if (node.title.trim()) entries.push({ title: node.title.trim(), page: page ?? 0, level: Math.min(6, level) });
      await walk(node.items, level + 1);
    }
  };
  await walk(((await pdf.getOutline()) ?? []) as readonly OutlineNode[], 1);
  return entries;
};

/** Targets that show drawings as pictures. Slides draw others than charts natively; plain text and sheets keep only their words. */
const withFigures: ReadonlySet<Target> = new Set(['docx', 'html', 'epub', 'md']);

const figuresOf = (page: PageContent, target: Target): readonly Figure[] => {
  const figures = findFigures(page);
  return target === 'pptx' ? figures.filter(({ scaled }) => scaled) : [...figures, ...findOutlinedWords(page, figures)];
};

/** The page with its drawings as pictures; with `draw` false, they are only referenced. */
const withDrawnFigures = async (
  page: PageContent,
  figures: readonly Figure[],
  images: Map<string, ImageData>,
  draw: boolean,
): Promise<PageContent> => {
  const ids: string[] = [];
  for (const [n, { box, drawings, glyphs }] of figures.entries()) {
    const { id, image } = draw
      ? await drawFigure(box, drawings, glyphs, images)
      : { id: `figure-${page.index}-${n}`, image: { type: 'png' as const, bytes: new Uint8Array(), width: 0, height: 0 } };
    images.set(id, image);
    ids.push(id);
  }
  return replaceFigures(page, figures, ids);
};

export type Converted =
  /** `notes` are for the visitor, about the result, `pictures` the files beside it that it refers to. */
  | { readonly kind: 'converted'; readonly bytes: Uint8Array; readonly notes: readonly Message[]; readonly pictures: readonly ImageFile[] }
  | { readonly kind: 'scanned'; readonly pages: readonly ScannedPage[]; readonly language: string };

/** Targets that keep pictures. The others contain only text, so a document without text would give an empty file. */
const keepsPictures: ReadonlySet<Target> = new Set(['docx', 'pptx', 'html', 'epub']);

/** Targets that need only the positions of pictures, so none is encoded for them. */
const placesPictures: ReadonlySet<Target> = new Set(['txt', 'xlsx']);

const chosenPages = (pages: string | undefined, count: number): readonly number[] =>
  pageRuns(pages, count).flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first - 1 + n));

type Info = { readonly Title?: string; readonly Language?: string; readonly Creator?: string };

const infoOf = async (pdf: PdfDocument): Promise<Info> => ((await pdf.getMetadata()) as { readonly info: Info }).info;

/** The pages of a PDF whose text is a picture, and the language declared in the file. @throws PdfProblem */
export const findScans = async (
  bytes: Uint8Array,
  progress?: (fraction: number) => void,
): Promise<Extract<Converted, { kind: 'scanned' }>> => {
  const objects = findRawObjects(bytes.slice());
  const pdf = await openPdf(bytes);
  try {
    const pages: ScannedPage[] = [];
    for (let index = 0; index < pdf.numPages; index++) {
      const pixels = new Map<string, RawImage>();
      const page = withHiddenText(await readPage(pdf, index, undefined, objects, pixels));
      const isScan = needsRecognition(page);
      if (isScan || isOutlined(page)) pages.push(toRecognise(page, !isScan, pixels));
      progress?.((index + 1) / pdf.numPages);
    }
    return { kind: 'scanned', pages, language: (await infoOf(pdf)).Language ?? '' };
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/** Converts a PDF to one of the formats above. @throws PdfProblem */
export const convertPdf = async (bytes: Uint8Array, target: Target, options: ConvertOptions): Promise<Converted> => {
  const placesOnly = placesPictures.has(target);
  const hasTables = target !== 'pptx';
  // Decoding a scan again, although the result does not show it, takes longer than all the remaining work.
  const bare = placesOnly && options.recognised?.size ? await openPdf(bytes.slice(), { pictures: false }) : undefined;
  // pdf.js takes ownership of the bytes.
  const objects = findRawObjects(bytes.slice());
  const pdf = await openPdf(bytes);
  try {
    const images = new Map<string, ImageData>();
    const understanding = makeUnderstanding(target === 'xlsx' ? 'sheets' : target === 'pptx' ? 'slides' : 'text');
    const chosen = chosenPages(options.pages, pdf.numPages);
    if (chosen.length === 0) throw new PdfProblem('nothing_to_convert', message('choosePage', { count: pdf.numPages }));
    const scanned: ScannedPage[] = [];
    const readRecognised = async (index: number, found: ReadLines): Promise<LookedAt | undefined> => {
      const page = bare && !found.tables && (await readPage(bare, index, undefined, objects));
      // A recognised page was a scan or outlines.
      return page && !isOutlined(page) && readPageOf(page, found, false) ? { page, isScan: true, isDrawn: false } : undefined;
    };
    let [read, unread, letters, scans, outlined, tables, labelled] = [0, 0, 0, 0, 0, 0, 0];
    const slanted = new Set<string>();
    for (const [n, index] of chosen.entries()) {
      const pixels = new Map<string, RawImage>();
      const recognised = options.recognised?.get(index);
      const { page, isScan, isDrawn } =
        (recognised && (await readRecognised(index, recognised))) ??
        lookAt(withHiddenText(await readPage(pdf, index, placesOnly ? undefined : images, objects, pixels)));
      if ((isScan || isDrawn) && !options.recognised) scanned.push(toRecognise(page, isDrawn, pixels));
      if (isScan) scans++;
      if (hasTables && !isScan && !isDrawn && !options.recognised) {
        const pictures = findTableImages(page, pixels);
        if (pictures.length) scanned.push(tablesToRecognise(page, pictures, pixels));
      }
      const found = isScan || isDrawn ? recognised : undefined;
      const illustrations = found && isScan && !placesOnly ? await placeIllustrations(page, pixels, found, images) : [];
      const readable = found && readPageOf(page, found, isDrawn, illustrations);
      if (readable) read++;
      else if (isScan) unread++;
      const withRead = recognised?.tables && !isScan && !isDrawn ? withTables(page, pixels, recognised) : undefined;
      tables += withRead?.tables ?? 0;
      const whole = withRead?.page ?? readable ?? page;
      const shown = target === 'docx' ? withEmptyFields(whole) : whole;
      // White space is not text: a page of it would give an empty result.
      for (const text of slantedTexts(shown)) slanted.add(text);
      letters += shown.glyphs.filter(({ text }) => text.trim() !== '').length;
      const charts =
        isScan || isDrawn ? [] : target === 'xlsx' ? sheetObjects(page) : target === 'pptx' || placesOnly ? findFigures(page) : [];
      if (placesOnly && !isScan && !isDrawn) outlined += findOutlinedWords(page, charts).length;
      labelled += charts.filter(({ glyphs }) => glyphs.some(({ text }) => text.trim() !== '')).length;
      understanding.add(
        (withFigures.has(target) && (isDrawn || !readable)) || (target === 'pptx' && charts.length)
          ? await withDrawnFigures(shown, figuresOf(shown, target), images, target !== 'md' || options.pictures !== undefined)
          : shown,
        charts,
      );
      options.progress?.((n + 1) / chosen.length);
    }
    const info = await infoOf(pdf);
    const source: Source = {
      title: info.Title?.trim() || options.title,
      language: info.Language ?? '',
      creator: info.Creator ?? '',
      outline: await readOutline(pdf),
      images,
    };
    const isRead = scans === 0 || options.recognised !== undefined;
    if (letters === 0 && scans === unread && isRead && !keepsPictures.has(target) && !options.pictures)
      throw new PdfProblem('nothing_to_convert', message('pdfNoText'));
    if (scanned.length) return { kind: 'scanned', pages: scanned, language: source.language };
    const addresses = imageAddresses(images, options.pictures);
    const written = await writers[target](understanding, source, { cover: options.cover, address: addresses.of });
    const files = options.pictures === 'files' ? addresses.files() : [];
    return {
      kind: 'converted',
      bytes: written,
      notes: [
        ...scanNotes(read, unread),
        ...tableNotes(tables),
        ...(target === 'xlsx' && understanding.isPrintOut(source) ? chartNotes(labelled) : []),
        ...outlineNotes(outlined),
        ...slantedNotes(slanted),
        ...(files.length > maxImages ? [message('picturesIncluded', { pictures: files.length, max: maxImages })] : []),
      ],
      pictures: files.slice(0, maxImages),
    };
  } finally {
    await bare?.loadingTask.destroy();
    await pdf.loadingTask.destroy();
  }
};
