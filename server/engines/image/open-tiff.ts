import sharp, { type Sharp } from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { maxPixels } from './bitmap.ts';
import { readExifFields, tiffLayout } from './codecs/exif.ts';
import { isSquare, tiffResolutions } from './codecs/resolution.ts';
import { ownPages, tags, tiffDirectory } from './codecs/tiff-directory.ts';
import { wrapAsTiff } from './codecs/tiff-envelope.ts';
import { unpackZstd, zstd } from './codecs/tiff-zstd.ts';
import { openNative, reading } from './open-native.ts';
import { isPlanar, unpackPlanes } from './open-tiff-planes.ts';
import { openByFfmpeg } from './open-tool.ts';
import type { Source } from './source.ts';

/** Values in TIFF 6.0 and libtiff. */
const photometric = { rgb: 2, yCbCr: 6, lab: 8 } as const;
const interchange = 513;
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

/** Opens a TIFF. Its directory doubles as EXIF, which libvips ignores. */
export const openTiff = async (input: string): Promise<Source> => {
  const file = await Bun.file(input).bytes();
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

/** The complete JPEG inside an old-style TIFF (TIFF 6.0, section 22: JPEGInterchangeFormat). */
const wholeJpeg = (file: Uint8Array): Uint8Array | undefined => {
  const start = tiffDirectory(file, 0)?.first(interchange, 0) ?? 0;
  return start > 0 && file[start] === 0xff && file[start + 1] === 0xd8 ? file.subarray(start) : undefined;
};

/** Opens with libvips, or otherwise where libvips fails or shows wrong colours. */
const openPages = async (input: string, file: Uint8Array): Promise<Source> => {
  const layout = tiffLayout(file);
  if (layout?.photometric === photometric.lab && layout.bits === 8) return openLab(file, layout.photometricAt);
  if (layout?.compression === compression.lzma) return openByFfmpeg('tiff')(input);
  if (layout?.compression === zstd) return openNative(unpackZstd(file));
  const resolutions = tiffResolutions(file);
  if (layout && isPlanar(file, 0)) return openPlanes(file, resolutions.length, resolutions[0]?.across);
  if (layout?.compression === compression.oldJpeg) {
    const jpeg = wholeJpeg(file);
    if (jpeg) return { ...(await openNative(jpeg, { failOn: 'none' })), density: resolutions[0]?.across };
    throw new WorkerProblem('unsupported_conversion', message('tiffOldJpeg'));
  }
  const isJpeg = layout?.compression === compression.jpeg || layout?.compression === compression.oldJpeg;
  return layout?.photometric === photometric.yCbCr && !isJpeg ? openByFfmpeg('tiff', ...fullRange)(input) : openNative(input);
};
