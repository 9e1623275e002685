import { join } from 'node:path';
import sharp from 'sharp';
import type { Harness } from '../../../testing/harness.ts';
import { pageOfImage } from './page-of-image.ts';

/** Prints paragraphs with Chromium, renders the page at 150 pixels per inch, rotates it clockwise, and returns the path of the scan. */
export const scanOfPage = async (
  harness: Harness,
  name: string,
  language: string,
  paragraphs: readonly string[],
  turn = 0,
): Promise<string> => {
  const html = join(harness.dir, `${name}.html`);
  await Bun.write(html, `<html lang="${language}"><meta charset="utf-8"><body dir="auto"><p>${paragraphs.join('<p>')}`);
  const { paths: printed } = await harness.convert(html, 'html', 'pdf');
  await Bun.$`pdftoppm -gray -r 150 -singlefile -png ${printed[0] ?? ''} ${join(harness.dir, name)}`.quiet();
  const { data, info } = await sharp(join(harness.dir, `${name}.png`))
    .rotate(turn)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scan = join(harness.dir, `${name}-scan.pdf`);
  const size = info.width > info.height ? ([842, 595] as const) : ([595, 842] as const);
  await Bun.write(scan, pageOfImage(new Uint8Array(data), info.width, info.height, [...size]));
  return scan;
};
