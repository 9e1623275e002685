import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { maxPixels } from './bitmap.ts';
import { exifOrientation, readExifFields } from './codecs/exif.ts';
import { openNative } from './open-native.ts';
import type { Source } from './source.ts';
import { runBeside, scratch } from './tool.ts';

/** LibRaw writes an image even from a truncated file, and reports that only in its messages. */
const damage = /unexpected end of file|data corrupted|cannot decode|unsupported|not a raw|I\/O error/i;

/** Camera white balance, sRGB, AHD interpolation, blended highlights, upright; 8 bits a sample. */
const develop = async (input: string): Promise<Source | undefined> => {
  const output = scratch('developed.tiff');
  try {
    const said = await runBeside(['dcraw_emu', '-w', '-o', '1', '-q', '3', '-H', '2', '-T', '-Z', output, input], 'file');
    // Of a file that ends within its head it writes nothing.
    if (damage.test(said) || !existsSync(output)) return undefined;
    const source = await openNative(output);
    // LibRaw writes the camera data as TIFF tags, which libvips ignores.
    return { ...source, exif: readExifFields(await Bun.file(output).bytes()) };
  } catch (thrown) {
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return undefined;
    throw thrown;
  }
};

function* jpegStarts(data: Buffer): Generator<number> {
  for (let at = data.indexOf('ffd8ff', 0, 'hex'); at >= 0; at = data.indexOf('ffd8ff', at + 3, 'hex')) yield at;
}

/** The largest complete JPEG in a raw file: the camera's preview. */
const largestPreview = async (data: Buffer): Promise<Buffer | undefined> => {
  let best: { readonly bytes: Buffer; readonly pixels: number } | undefined;
  let tried = 0;
  for (const start of jpegStarts(data)) {
    if (++tried > 32) break;
    const bytes = data.subarray(start);
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
      if (width * height <= (best?.pixels ?? 0)) continue;
      await sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels }).stats();
      best = { bytes, pixels: width * height };
    } catch {
      // Not a JPEG after all, or a truncated preview: the next one may be complete.
    }
  }
  return best?.bytes;
};

/** Clockwise degrees by EXIF orientation; cameras do not mirror. */
const turnBy: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };

/** libvips can't open sensor data in lossless JPEG, so anything it opens is a preview. */
const minPreviewSide = 100;

/** Opens a camera raw file: develops the sensor data, with the camera's preview as fallback. */
export const openRaw = async (input: string): Promise<Source> => {
  const developed = await develop(input);
  if (developed) return { ...developed, lossy: true, density: undefined };
  const data = Buffer.from(await Bun.file(input).bytes());
  const preview = await largestPreview(data);
  if (!preview) throw new WorkerProblem('unsupported_conversion', message('rawNoPreview'));
  const { orientation } = await sharp(preview).metadata();
  const upright = orientation === undefined ? turnBy[exifOrientation(data) ?? 1] : undefined;
  const source = await openNative(upright === undefined ? preview : await sharp(preview).rotate(upright).jpeg({ quality: 95 }).toBuffer());
  if (Math.max(source.width, source.height) < minPreviewSide) throw new WorkerProblem('unsupported_conversion', message('rawThumbnail'));
  return {
    ...source,
    notes: [message('rawPreview', { width: source.width, height: source.height })],
  };
};
