import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { look, withFolder } from '../../fidelity/look.ts';
import type { Result } from '../result.ts';

/** The images in a result: data URLs in its text, parts of its package, or the images of a PDF. */
export const imagesOf = async ({ path, paths, text }: Result): Promise<readonly Uint8Array[]> => {
  const inText = async (file: string) =>
    [...(await text(file)).matchAll(/data:image\/\w+;base64,([A-Za-z0-9+/=\s]+)/g)].map(([, data = '']) => Buffer.from(data, 'base64'));
  if (paths.length > 1) {
    const images = paths.filter((one) => /\.(png|jpe?g|gif|webp)$/.test(one));
    return Promise.all(images.map(async (one) => new Uint8Array(await Bun.file(one).arrayBuffer())));
  }
  if (/\.(html|md)$/.test(path)) return inText(path);
  return withFolder(async (dir) => {
    if (path.endsWith('.pdf')) await look('pdfimages', '-png', path, join(dir, 'image'));
    else await look('unzip', '-qq', '-j', '-o', path, '-d', dir);
    const names = (await readdir(dir)).filter((one) => /\.(png|jpe?g|gif|webp)$/.test(one));
    return Promise.all(names.map(async (one) => new Uint8Array(await Bun.file(join(dir, one)).arrayBuffer())));
  });
};

/** Whether an image contains more than a trace of green (00C800). */
export const hasGreen = async (image: Uint8Array): Promise<boolean> => {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at + 1] ?? 0) > 120 && (data[at + 2] ?? 0) < 100) green++;
  return green > (info.width * info.height) / 50;
};
