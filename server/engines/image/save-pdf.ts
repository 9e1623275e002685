import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { pagesIn } from '../page-range.ts';
import type { Resolution } from './codecs/resolution.ts';
import { addImage, addJpeg, addPng, type PdfImage } from './pdf/images.ts';
import { type Layout, layOut } from './pdf/layout.ts';
import { makePdfFile, type PdfFile, pdfNumber, pdfText } from './pdf/objects.ts';
import { preparePage } from './prepare.ts';
import type { Saving, Writer } from './save.ts';
import { type Source, sourceAt } from './source.ts';

/** Resolution of an image without one: a pixel is a point, as in most readers at 100 %. */
const defaultDensity = 72;
const defaultQuality = 92;

/** Matrices that map the unit square of an image to its upright position, by EXIF orientation (TIFF 6.0, tag 274). */
const turns: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

const addPage = (file: PdfFile, parent: number, image: PdfImage, { pageWidth, pageHeight, x, y, width, height }: Layout): number => {
  const place = [width, 0, 0, height, x, y].map(pdfNumber).join(' ');
  const turn = (turns[image.orientation] ?? []).map(pdfNumber).join(' ');
  const content = file.add('<<>>', Buffer.from(`q ${place} cm ${turn} cm /Image Do Q`));
  return file.add(
    `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 ${pdfNumber(pageWidth)} ${pdfNumber(pageHeight)}]` +
      `/Resources<</XObject<</Image ${image.id} 0 R>>>>/Contents ${content} 0 R>>`,
  );
};

/** Embeds the file's own data if PDF supports it, else encodes the page. */
const addEmbedded = async (file: PdfFile, page: number, { source: whole, settings, from, input }: Saving): Promise<PdfImage> => {
  const own = from === 'jpg' ? addJpeg : from === 'png' ? addPng : undefined;
  const passed = own?.(file, await Bun.file(input).bytes(), settings.stripMetadata);
  if (passed) return passed;
  const source = await sourceAt(whole, page);
  const image = await preparePage(source, page, { alpha: true, depth16: false, metadata: false, profile: false }, settings);
  return addImage(file, image, { lossy: source.lossy, quality: settings.quality ?? defaultQuality, bilevel: source.bilevel === true });
};

/** The requested resolution applies horizontally; pixels keep their aspect ratio. */
const densityOf = (source: Source, page: number, own: number | undefined, asked: number | undefined): number | Resolution => {
  const stated = source.resolutions?.[page];
  if (!stated) return asked ?? own ?? source.density ?? defaultDensity;
  const { across, down } = stated;
  return asked === undefined ? stated : { across: asked, down: (asked * down) / across };
};

const pdfDate = (date: Date): string => `(D:${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`;

/** One page per image, sized by pixels and resolution unless a page size is requested. */
export const savePdf: Writer = async (saving) => {
  const { source, settings, title } = saving;
  const pages = pagesIn(settings.pages, source.pages).map((page) => page - 1);
  if (pages.length === 0) throw new WorkerProblem('nothing_to_convert', message('choosePage', { count: source.pages }));
  const file = makePdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const kids: number[] = [];
  for (const page of pages) {
    const image = await addEmbedded(file, page, saving);
    const own = source.pages > 1 ? await (await source.page(page)).metadata() : undefined;
    const layout = layOut(own?.autoOrient ?? source, densityOf(source, page, own?.density, settings.dpi), settings);
    kids.push(addPage(file, tree, image, layout));
    saving.progress(kids.length / pages.length);
  }
  file.set(tree, `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`);
  file.set(root, `<</Type/Catalog/Pages ${tree} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`);
  const info = file.add(`<</Title ${pdfText(title)}/CreationDate ${pdfDate(new Date())}>>`);
  await Bun.write('out.pdf', file.write(root, info));
  if (source.motion) saving.note(message('firstFrame', { count: source.motion.count }));
  return [{ name: 'out.pdf' }];
};
