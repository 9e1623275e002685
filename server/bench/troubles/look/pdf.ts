import sharp from 'sharp';
import { look, lookBytes } from '../../fidelity/look.ts';

/** The text of a PDF according to Poppler, in page layout. */
export const pdfText = (path: string): Promise<string> => look('pdftotext', '-layout', path, '-');

export const pdfPages = async (path: string): Promise<number> => Number(/^Pages:\s+(\d+)/m.exec(await look('pdfinfo', path))?.[1] ?? 0);

/** The colour at a point of a page, in points from its top left: `#rrggbb`. */
export const pdfPixel = async (path: string, page: number, x: number, y: number): Promise<string> => {
  const png = await lookBytes('pdftoppm', '-r', '72', '-f', String(page), '-l', String(page), '-png', '-singlefile', path);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
};

/** Width of a PDF's pages in points; of the first one if they differ. */
export const pdfWidth = async (path: string): Promise<number> =>
  Number(/^Page size:\s+([\d.]+)/m.exec(await look('pdfinfo', path))?.[1] ?? 0);
