import sharp from 'sharp';
import { hdrNote } from '../hdr-note.ts';
import { maxPixels } from './bitmap.ts';
import type { Frames } from './codecs/apng.ts';
import { unassociate } from './codecs/associated-alpha.ts';
import { type ColourNumbers, hdrOf } from './codecs/colour-numbers.ts';
import { uprightExif } from './codecs/exif.ts';
import { profileOf } from './codecs/icc.ts';
import { isGreyPng, numbersOfPng, type Records, type Rows, withPngProfile, wrapAsPng } from './codecs/png.ts';
import { openNative } from './open-native.ts';
import type { Source } from './source.ts';
import { toneMap } from './tone-map.ts';

/**
 * Replaces colour code points (ITU-T H.273) with an equivalent profile, so that later steps handle only profiles. No profile
 * can express HDR: its light is mapped to the range of ordinary screens.
 */
export const wrapStated = (rows: Rows, about: Records & { readonly icc?: Uint8Array }, numbers: ColourNumbers | undefined): Buffer => {
  // A profile is more exact.
  if (!numbers || about.icc) return wrapAsPng(rows, about);
  if (!hdrOf(numbers)) return wrapAsPng(rows, { ...about, icc: profileOf(numbers, rows.channels < 3) });
  toneMap(rows, numbers);
  return wrapAsPng(rows, about);
};

/** The upright pixels of an image in sRGB, or as they are where it has no profile, and its metadata. */
const unpack = async (input: string | Uint8Array): Promise<readonly [Rows, Records]> => {
  const opened = () => sharp(input, { failOn: 'error', limitInputPixels: maxPixels });
  const { depth: samples, exif, xmp } = await opened().metadata();
  const depth = samples === 'uchar' ? 8 : 16;
  const { data, info } = await opened()
    .autoOrient()
    .toColourspace(depth === 16 ? 'rgb16' : 'srgb')
    .raw({ depth: depth === 16 ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const stride = (width * channels * depth) / 8;
  const rows = { width, height, depth, channels, stride, data: depth === 16 ? data.swap16() : data } as const;
  // libvips includes the JPEG segment's signature before the block.
  const block = exif?.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0);
  return [rows, { exif: block && uprightExif(block), xmp }];
};

/** Opens an image that libvips reads but whose code points libvips ignores; unchanged if they state the default. */
export const openStated = async (input: string | Uint8Array, numbers: ColourNumbers): Promise<Source> => {
  const said = await openNative(input);
  if (said.profile || !(hdrOf(numbers) || profileOf(numbers, said.grey))) return said;
  const [rows, about] = await unpack(input);
  const notes = hdrOf(numbers) ? [hdrNote] : [];
  return { ...(await openNative(wrapStated(rows, about, numbers))), lossy: said.lossy, density: said.density, notes };
};

/** Opens an image whose opacity dims its colours; in `light`, it dims the light. */
export const openAssociated = async (
  input: string | Uint8Array,
  { numbers, isLight = false }: { readonly numbers?: ColourNumbers; readonly isLight?: boolean } = {},
): Promise<Source> => {
  const said = await openNative(input);
  const [rows, about] = await unpack(input);
  if (rows.channels !== 2 && rows.channels !== 4) return numbers ? openStated(input, numbers) : said;
  unassociate(rows, isLight);
  // The profile has been applied.
  const stated = said.profile ? undefined : numbers;
  const isMapped = stated !== undefined && hdrOf(stated) !== undefined;
  const opened = await openNative(wrapStated(rows, about, stated));
  return { ...opened, lossy: said.lossy, density: said.density, notes: isMapped ? [hdrNote] : [] };
};

/** Replaces the code points of a PNG with an equivalent profile, or with none for HDR. */
export const settlePng = (png: Uint8Array, numbers: ColourNumbers): Uint8Array =>
  withPngProfile(png, hdrOf(numbers) ? undefined : profileOf(numbers, isGreyPng(png)));

/** Opens a still PNG: by its code points for HDR, else by its profile. */
export const openPngByProfile = (png: Uint8Array): Promise<Source> => {
  const numbers = numbersOfPng(png);
  return numbers && hdrOf(numbers) ? openStated(settlePng(png, numbers), numbers) : openNative(png);
};

/** Maps HDR frames to the range of an ordinary screen, in place. */
export const settleFrames = (frames: Frames, numbers: ColourNumbers | undefined): Frames => {
  const { width, height, count, data } = frames;
  if (numbers && hdrOf(numbers)) toneMap({ width, height: height * count, depth: 8, channels: 4, stride: width * 4, data }, numbers);
  return frames;
};
