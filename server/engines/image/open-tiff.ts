import sharp from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { checkPixels, maxPixels } from './bitmap.ts';
import { readExifFields, tiffLayout } from './codecs/exif.ts';
import { isSquare, tiffResolutions } from './codecs/resolution.ts';
import { pageAlone } from './codecs/tiff-alone.ts';
import { type Directory, ownPages, tags, tiffDirectories, withDirectories } from './codecs/tiff-directory.ts';
import { wrapAsTiff } from './codecs/tiff-envelope.ts';
import { settledTiff } from './codecs/tiff-settle.ts';
import { unpackZstd, zstd } from './codecs/tiff-zstd.ts';
import { openNative, reading } from './open-native.ts';
import { isPlanar, unpackPlanes } from './open-tiff-planes.ts';
import { factsAt, factsIn, type Source } from './source.ts';
import { requireFor, runBeside, scratch } from './tool.ts';

/** Values in TIFF 6.0 and libtiff. */
const photometric = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, ink: 5, yCbCr: 6, lab: 8 } as const;
const facsimile: ReadonlySet<number> = new Set([2, 3, 4]);
/** Logarithms of light, by Greg Ward Larson for libtiff. */
const lightLogs: ReadonlySet<number> = new Set([32_844, 32_845]);
const compression = { oldJpeg: 6, jpeg: 7, lzma: 34_925 } as const;
/** With more pages, reading all directories for each of them takes seconds. */
const mostReadTogether = 40;

/** Opens 8-bit CIE L*a*b*, of which libvips reads only 16-bit. With the file marked as RGB, libvips returns the raw samples. */
const openLab = async (file: Uint8Array, photometricAt: number): Promise<Source> => {
  const asRgb = Buffer.from(file);
  const isLittle = asRgb[0] === 0x49;
  asRgb[photometricAt + (isLittle ? 0 : 1)] = photometric.rgb;
  const { data, info } = await sharp(asRgb, { limitInputPixels: maxPixels }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wide = new DataView(new ArrayBuffer(data.length * 2));
  for (const [index, sample] of data.entries()) wide.setUint16(index * 2, index % 3 === 0 ? sample * 257 : sample << 8, true);
  const source = await openNative(
    wrapAsTiff({ kind: 'lab', width: info.width, height: info.height, samples: new Uint8Array(wide.buffer) }),
  );
  const { pages = 1 } = await sharp(asRgb).metadata();
  return { ...source, depth: 8, notes: pages > 1 ? [message('firstPage', { count: pages })] : [] };
};

/** Opens a TIFF. */
export const openTiff = async (input: string): Promise<Source> => {
  const file = await Bun.file(input).bytes();
  const settled = settledTiff(file);
  if (!settled) return openSettled(input, file);
  const copy = scratch('settled.tif');
  await Bun.write(copy, settled.file);
  const source = await openSettled(copy, settled.file);
  return settled.lacksPage ? { ...source, notes: [...(source.notes ?? []), message('pageAbsent')] } : source;
};

/** Opens a TIFF. Its directory doubles as EXIF, which libvips ignores. */
const openSettled = async (input: string, file: Uint8Array): Promise<Source> => {
  const resolutions = tiffResolutions(file);
  const isOblong = resolutions.some((one) => one && !isSquare(one));
  const directories = tiffDirectories(file);
  const opened = await openPages(input, file, directories);
  const own = opened.pages > 1 ? ownPages(directories) : undefined;
  const about = { exif: readExifFields(file) };
  if (!own) return { ...opened, ...about, resolutions: isOblong ? resolutions : undefined };
  const [first = 0] = own;
  const { width, height } = (await (await opened.page(first)).metadata()).autoOrient;
  return {
    ...opened,
    ...(await factsAt(opened, first)),
    ...about,
    ...{ width, height },
    pages: own.length,
    page: (index) => opened.page(own[index] ?? first),
    facts: (index) => factsAt(opened, own[index] ?? first),
    resolutions: isOblong ? own.map((page) => resolutions[page]) : undefined,
    notes: [message(own.length > 1 ? 'copiesLeftMany' : 'copiesLeftOne', { left: opened.pages - own.length })],
  };
};

/** Whether libvips refuses a page, or shows it in wrong colours, and libtiff's own reader shows it well. */
const isForLibtiff = (page: Directory): boolean => {
  const [scheme, colours] = [page.first(tags.compression, 1), page.first(tags.photometric, photometric.blackIsZero)];
  return scheme === compression.oldJpeg || lightLogs.has(colours) || (colours === photometric.yCbCr && scheme !== compression.jpeg);
};

/** Reads a page with libtiff's own reader, which also knows the JPEGs that came before those of today (TIFF 6.0, section 22). */
const readByLibtiff = async (file: Uint8Array, page: Directory): Promise<Buffer> => {
  checkPixels(page.first(tags.width, 0), page.first(tags.height, 0));
  requireFor('pictures of this kind', 'tiff2rgba');
  const [input, output] = [scratch('page.tif'), scratch('unpacked.tif')];
  await Bun.write(input, pageAlone(file, page));
  await runBeside(['tiff2rgba', '-c', 'none', '-n', input, output], 'file');
  return Buffer.from(await Bun.file(output).bytes());
};

/** An image with an EXIF orientation, at its own depth. */
const turned = async (image: Buffer, orientation: number): Promise<Buffer> => {
  if (orientation === 1) return image;
  const { depth, channels } = await sharp(image, reading).metadata();
  const space = depth === 'uchar' ? (channels < 3 ? 'b-w' : 'srgb') : channels < 3 ? 'grey16' : 'rgb16';
  return sharp(image, reading).toColourspace(space).withMetadata({ orientation }).png({ compressionLevel: 0 }).toBuffer();
};

/** Opens each page separately: pages of one file may be stored in different ways. */
const openEach = async (file: Uint8Array, pages: readonly Directory[], density: number | undefined): Promise<Source> => {
  const opened = async (index: number): Promise<Source> => {
    const page = pages[index];
    if (!page) throw new RangeError('There is no such page.');
    if (isForLibtiff(page)) return { ...(await openNative(await readByLibtiff(file, page))), lossy: true };
    if (!isPlanar(page)) return openNative(pageAlone(file, page));
    return openNative(await turned(await unpackPlanes(file, page), page.first(tags.orientation, 1)));
  };
  const first = await opened(0);
  return {
    ...first,
    pages: pages.length,
    page: async (index) => (index === 0 ? first : await opened(index)).page(0),
    facts: async (index) => factsIn(await opened(index)),
    density,
  };
};

/** The pages with a colour model where a writer left it out: libvips refuses those, and other readers guess it as well. */
const withColourModel = (file: Uint8Array, directories: readonly Directory[]): Buffer | undefined => {
  if (directories.every((page) => page.values(tags.photometric).length > 0)) return undefined;
  return withDirectories(
    file,
    directories.map((page) => {
      const samples = page.first(tags.samples, 1);
      const isFax = facsimile.has(page.first(tags.compression, 1));
      const guess =
        samples > 3 ? photometric.ink : samples === 3 ? photometric.rgb : isFax ? photometric.whiteIsZero : photometric.blackIsZero;
      const entries = Object.values(tags).map((tag) => [tag, page.values(tag)] as const);
      return new Map([[tags.photometric, [guess]] as const, ...entries.filter(([, values]) => values.length > 0)]);
    }),
  );
};

/** Opens a file in a packing of which libvips knows nothing. Fields other than those of the pixels are left to the original. */
const openUnpacked = async (input: string, pages: readonly Directory[]): Promise<Source> => {
  for (const page of pages) checkPixels(page.first(tags.width, 0), page.first(tags.height, 0));
  requireFor('pictures of this kind', 'tiffcp');
  const output = scratch('unpacked.tif');
  await runBeside(['tiffcp', '-c', 'none', input, output], 'file');
  return openNative(output);
};

/** Opens with libvips, or otherwise where libvips fails or shows wrong colours. */
const openPages = async (input: string, file: Uint8Array, pages: readonly Directory[]): Promise<Source> => {
  const layout = tiffLayout(file);
  if (layout?.photometric === photometric.lab && layout.bits === 8) return openLab(file, layout.photometricAt);
  if (layout?.compression === compression.lzma) return openUnpacked(input, pages);
  if (layout?.compression === zstd) return openNative(unpackZstd(file));
  const density = tiffResolutions(file)[0]?.across;
  const stated = withColourModel(file, pages);
  if (stated) return { ...(await openNative(stated)), density };
  const isMany = pages.length > mostReadTogether;
  return isMany || pages.some((page) => isPlanar(page) || isForLibtiff(page)) ? openEach(file, pages, density) : openNative(input);
};
