import sharp from 'sharp';
import type { Finding } from '../../fidelity/check.ts';
import { look, lookBytes, withFolder } from '../../fidelity/look.ts';
import { type Point, pictureLooks } from './pixels.ts';

/** A word of a PDF with its box in points from the page's top left. */
export type PdfWord = {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
};

export const pdfWords = async (path: string): Promise<readonly PdfWord[]> => {
  const pages = (await look('pdftotext', '-bbox', path, '-')).split('<page ').slice(1);
  return pages.flatMap((page, index) =>
    [...page.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)/g)].map(
      ([, x, y, right, bottom, text = '']) => ({
        text,
        page: index + 1,
        x: Number(x),
        y: Number(y),
        right: Number(right),
        bottom: Number(bottom),
      }),
    ),
  );
};

/** The first word with this text. Throws if there is none. */
export const wordIn = (words: readonly PdfWord[], text: string): PdfWord => {
  const found = words.find((word) => word.text === text);
  if (!found) throw new Error(`no word ${text} in: ${words.map((word) => word.text).join(' ')}`.slice(0, 300));
  return found;
};

type Raster = { readonly data: Buffer; readonly width: number; readonly height: number };

/** A page in pixels of half a point, three bytes each. */
const draw = async (path: string, page: number): Promise<Raster> => {
  const png = await lookBytes('pdftoppm', '-r', '144', '-f', String(page), '-l', String(page), '-png', '-singlefile', path);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Share of a page's pixels whose colour is near `#rrggbb`: each channel differs by less than `slack`. */
export const inkOf = async (path: string, page: number, colour: string, slack = 24): Promise<number> => {
  const { data, width, height } = await draw(path, page);
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let found = 0;
  for (let at = 0; at < data.length; at += 3)
    if ([0, 1, 2].every((part) => Math.abs((data[at + part] ?? 0) - (wanted[part] ?? 0)) < slack)) found++;
  return found / (width * height);
};

/** The longest horizontal dark line on a page, in points: a few for letters, the width of the words for an underline. */
export const longestLine = async (path: string, page: number): Promise<number> => {
  const { data, width } = await draw(path, page);
  let [longest, run] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    if ((at / 3) % width === 0) run = 0;
    run = (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 500 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / 2;
};

/** Bookmarks of a PDF, one per line: indented by level, with the page. */
export const pdfOutline = async (path: string): Promise<string> => look('mutool', 'show', path, 'outline');

/** Colours of the visible part of page 1, in points from its top left. */
export const croppedLooks = (path: string, points: readonly Point[]): Promise<readonly Finding[]> =>
  withFolder(async (dir) => {
    await look('pdftoppm', '-r', '72', '-cropbox', '-png', '-singlefile', path, `${dir}/page`);
    return pictureLooks(`${dir}/page.png`, { points });
  });
