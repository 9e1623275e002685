import sharp, { type Sharp } from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { checkPixels, maxPixels } from './bitmap.ts';
import { readExifFields, tiffLayout } from './codecs/exif.ts';
import { isSquare, tiffResolutions } from './codecs/resolution.ts';
import { ownPages, tags, tiffDirectory, withDirectories } from './codecs/tiff-directory.ts';
import { wrapAsTiff } from './codecs/tiff-envelope.ts';
import { settledTiff } from './codecs/tiff-settle.ts';
import { unpackZstd, zstd } from './codecs/tiff-zstd.ts';
import { openNative, reading } from './open-native.ts';
import { isPlanar, unpackPlanes } from './open-tiff-planes.ts';
import { openByFfmpeg } from './open-tool.ts';
import type { Source } from './source.ts';
import { requireFor, runBeside, scratch } from './tool.ts';

/** Values in TIFF 6.0 and libtiff. */
const photometric = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, ink: 5, yCbCr: 6, lab: 8 } as const;
/** Samples of a kind in a plane of their own. */
const separate = 2;
const facsimile: ReadonlySet<number> = new Set([2, 3, 4]);
const compression = { oldJpeg: 6, jpeg: 7, lzma: 34_925 } as const;

/** Luma and chroma use the full byte range, as in a JPEG. */
const fullRange = ['-vf', 'scale=in_range=full:in_color_matrix=bt601'];

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
  const opened = await openPages(input, file);
  const own = opened.pages > 1 ? ownPages(file, opened.pages) : undefined;
  const about = { exif: readExifFields(file) };
  if (!own) return { ...opened, ...about, resolutions: isOblong ? resolutions : undefined };
  const [first = 0] = own;
  const base = first === 0 ? opened : await openNative(input, { page: first });
  return {
    ...base,
    ...about,
    pages: own.length,
    page: (index) => base.page(own[index] ?? first),
    resolutions: isOblong ? own.map((page) => resolutions[page]) : undefined,
    notes: [message(own.length > 1 ? 'copiesLeftMany' : 'copiesLeftOne', { left: opened.pages - own.length })],
  };
};

const openPlanes = async (file: Uint8Array, pages: number, density: number | undefined): Promise<Source> => {
  const opened = async (index: number): Promise<Sharp> => {
    const turn = tiffDirectory(file, index)?.first(tags.orientation, 1) ?? 1;
    if (!isPlanar(file, index)) return sharp(file, { ...reading, page: index }).autoOrient();
    const unpacked = sharp(await unpackPlanes(file, index), reading);
    return turn === 1
      ? unpacked
      : sharp(await unpacked.withMetadata({ orientation: turn }).png({ compressionLevel: 0 }).toBuffer(), reading).autoOrient();
  };
  const first = await openNative(await (await opened(0)).keepMetadata().png({ compressionLevel: 0 }).toBuffer());
  return { ...first, pages, page: opened, density };
};

/** Opens with libtiff's own reader, which knows the JPEGs that came before those of today (TIFF 6.0, section 22). */
const openByLibtiff = async (input: string, file: Uint8Array, pages: number): Promise<Source> => {
  for (let index = 0; index < pages; index++) {
    const page = tiffDirectory(file, index);
    if (page) checkPixels(page.first(tags.width, 0), page.first(tags.height, 0), pages);
  }
  requireFor('pictures of this kind', 'tiff2rgba');
  const output = scratch('unpacked.tif');
  await runBeside(['tiff2rgba', '-c', 'none', '-n', input, output], 'file');
  return openNative(output);
};

/** The pages with a colour model where a writer left it out: libvips refuses those, and other readers guess it as well. */
const withColourModel = (file: Uint8Array, pages: number): Buffer | undefined => {
  const directories = Array.from({ length: pages }, (_, index) => tiffDirectory(file, index));
  if (!directories[0] || directories.every((page) => (page?.values(tags.photometric).length ?? 1) > 0)) return undefined;
  return withDirectories(
    file,
    directories.flatMap((page) => {
      if (!page) return [];
      const samples = page.first(tags.samples, 1);
      const isFax = facsimile.has(page.first(tags.compression, 1));
      const guess =
        samples > 3 ? photometric.ink : samples === 3 ? photometric.rgb : isFax ? photometric.whiteIsZero : photometric.blackIsZero;
      const entries = Object.values(tags).map((tag) => [tag, page.values(tag)] as const);
      return [new Map([[tags.photometric, [guess]] as const, ...entries.filter(([, values]) => values.length > 0)])];
    }),
  );
};

/** Opens with libvips, or otherwise where libvips fails or shows wrong colours. */
const openPages = async (input: string, file: Uint8Array): Promise<Source> => {
  const layout = tiffLayout(file);
  if (layout?.photometric === photometric.lab && layout.bits === 8) return openLab(file, layout.photometricAt);
  if (layout?.compression === compression.lzma) return openByFfmpeg('tiff')(input);
  if (layout?.compression === zstd) return openNative(unpackZstd(file));
  const resolutions = tiffResolutions(file);
  if (layout && isPlanar(file, 0)) return openPlanes(file, resolutions.length, resolutions[0]?.across);
  if (layout?.compression === compression.oldJpeg)
    return { ...(await openByLibtiff(input, file, resolutions.length)), density: resolutions[0]?.across, lossy: true };
  const stated = withColourModel(file, resolutions.length);
  if (stated) return { ...(await openNative(stated)), density: resolutions[0]?.across };
  const isChroma = layout?.photometric === photometric.yCbCr && layout.compression !== compression.jpeg;
  if (isChroma && tiffDirectory(file, 0)?.first(tags.planar, 1) === separate)
    throw new WorkerProblem('unsupported_conversion', message('pictureRare'));
  return isChroma ? openByFfmpeg('tiff', ...fullRange)(input) : openNative(input);
};
