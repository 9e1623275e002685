import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { parseTree } from '../../formats/odf-tree.ts';
import { imageFaults } from '../image/faults.ts';
import { pagesIn } from '../page-range.ts';
import { type Cutting, readDeck } from './page.ts';
import { mostDrawnPages, type SlidesReply, type SlidesRequest } from './protocol.ts';

/** The part of a drawn slide as a PNG; undefined if it lies outside of the slide or the slide was not drawn. */
const cutting = async ({ page, box, width }: Cutting): Promise<string | undefined> => {
  const path = readdirSync('.').find((name) => Number(/^slide-(\d{1,9})\.tif$/.exec(name)?.[1]) === page);
  if (path === undefined) return undefined;
  // Loaded lazily: most decks have nothing to cut.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const image = sharp(path);
  const { width: pixels = 0, height: lines = 0 } = await image.metadata();
  const dots = pixels / width;
  const [left, top] = [Math.max(0, Math.floor(box.x0 * dots)), Math.max(0, Math.floor(box.y0 * dots))];
  const size = { width: Math.min(pixels, Math.ceil(box.x1 * dots)) - left, height: Math.min(lines, Math.ceil(box.y1 * dots)) - top };
  if (size.width < 1 || size.height < 1) return undefined;
  const png = await image
    .extract({ left, top, ...size })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

const convert = async ({ input, output, title, pages, areDrawn }: SlidesRequest): Promise<SlidesReply> => {
  const deck = readDeck(parseTree(readFileSync(input, 'utf8')), pages);
  if (!areDrawn && deck.drawnPages.length > 0) return { kind: 'drawn', pages: deck.drawnPages.slice(0, mostDrawnPages) };
  const made = await deck.html(title, cutting);
  if (made === undefined) {
    const isBeyond = pages !== undefined && pagesIn(pages, deck.count).length === 0;
    throw new WorkerProblem('nothing_to_convert', isBeyond ? message('choosePage', { count: deck.count }) : message('pdfNoText'));
  }
  writeFileSync(output, made.page);
  return { kind: 'written', left: made.left };
};

void serve(convert, { faults: imageFaults });
