import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { checkPixels, maxPixels } from './bitmap.ts';
import { forgetThumbnail } from './codecs/exif.ts';
import { headResolution, isSquare, type Resolution, resolutionBytes, turnedResolution } from './codecs/resolution.ts';
import { settledXmp } from './codecs/xmp.ts';
import type { Motion, PageFacts, Source } from './source.ts';

/** Accepts the harmless faults of real files; refuses truncated and corrupt ones. */
export const reading: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels };

/** Rejects 0 and 1, which some cameras and editors write as placeholders. */
export const plausibleDensity = (density: number | undefined): number | undefined =>
  density !== undefined && density >= 30 && density <= 4800 ? density : undefined;

/** Density that libvips reports for files without one, in dots per inch. */
export const unsaidDensity = 72;

const motionOf = (input: string | Uint8Array, metadata: Metadata): Motion | undefined => {
  const { pages = 1, delay, loop = 0 } = metadata;
  if (pages < 2 || !delay) return undefined;
  const { width } = metadata;
  const height = metadata.pageHeight ?? metadata.height;
  const frames = () => {
    checkPixels(width, height, pages);
    return sharp(input, { ...reading, pages: -1 });
  };
  return { frames, count: pages, width, height, delays: delay, loop };
};

/** A lossless WebP has a chunk VP8L instead of VP8; extended files list other chunks before it. */
const isLosslessWebp = async (input: string | Uint8Array): Promise<boolean> => {
  const start = typeof input === 'string' ? await Bun.file(input).slice(0, 4096).bytes() : input.subarray(0, 4096);
  return Buffer.from(start).includes('VP8L');
};

/** Numbers beyond this, and those that are none, stand for places without a measurement in maps of heights. */
const mostMeasured = 1e30;

/** Grey in fractions of white or in any range, as from instruments: libvips would show 1 as nearly black. */
const greyOfNumbers = async (
  input: string | Uint8Array,
  options: SharpOptions,
  /** White in the image's colour space, as libvips defines it. */
  full: number,
): Promise<(image: Sharp) => Sharp> => {
  const { data } = await sharp(input, { ...reading, ...options })
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  let [min, max] = [Infinity, -Infinity];
  for (const value of new Float32Array(data.buffer, data.byteOffset, data.length / 4)) {
    if (!(Math.abs(value) < mostMeasured)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const [black, white] = min >= 0 && max <= 1 ? [0, 1] : min < max ? [min, max] : [0, Math.max(1, max)];
  const scale = full / Math.max(white - black, Number.MIN_VALUE);
  return (image) => image.linear(scale, -black * scale);
};

/** Removes the thumbnail of a photograph that needs rotation: the thumbnail would not be rotated. */
const withoutThumbnail = async (input: string | Uint8Array, { format, exif, orientation = 1 }: Metadata): Promise<string | Uint8Array> => {
  if (format !== 'jpeg' || !exif || orientation === 1) return input;
  const file = Buffer.from(typeof input === 'string' ? await Bun.file(input).bytes() : input);
  const at = file.indexOf(exif);
  // libvips includes the JPEG segment's signature before the block.
  if (at >= 0) forgetThumbnail(file.subarray(at + 6, at + exif.length));
  return file;
};

/** The resolution of a PNG or JPEG with non-square pixels, after rotation. */
const oblongPixels = async (
  input: string | Uint8Array,
  { format, orientation = 1 }: Metadata,
): Promise<readonly Resolution[] | undefined> => {
  if (format !== 'png' && format !== 'jpeg') return undefined;
  const head = typeof input === 'string' ? await Bun.file(input).slice(0, resolutionBytes).bytes() : input.subarray(0, resolutionBytes);
  const resolution = headResolution(head);
  if (!resolution || isSquare(resolution)) return undefined;
  return [orientation >= 5 ? turnedResolution(resolution) : resolution];
};

/** Whether a profile is longer or shorter than its head says (ICC.1, 7.2.2): decoders apply it, and writers of PNG refuse it. */
const hasOddProfile = ({ icc }: Metadata): boolean => icc !== undefined && icc.length >= 4 && icc.readUInt32BE(0) !== icc.length;

/** Grey samples that are fractions, or measurements in any range. */
const areNumbers = ({ format, space, depth }: Metadata): boolean =>
  format === 'tiff' && (space === 'b-w' || space === 'grey16') && (depth === 'float' || depth === 'double');

const factsOf = (metadata: Metadata, isLossless: boolean): PageFacts => {
  const { depth, format, channels, space, bitsPerSample } = metadata;
  return {
    depth: depth === 'uchar' || areNumbers(metadata) ? 8 : 16,
    grey: channels < 3 || space === 'b-w' || space === 'grey16',
    cmyk: space === 'cmyk',
    profile: metadata.hasProfile,
    hasOddProfile: hasOddProfile(metadata),
    silent: !metadata.exif && !metadata.iptc && !metadata.comments?.length && (metadata.density ?? unsaidDensity) === unsaidDensity,
    bilevel: format === 'tiff' && bitsPerSample === 1,
    palette: metadata.isPalette,
    lossy: format === 'jpeg' || format === 'heif' || (format === 'webp' && !isLossless),
    xmp: settledXmp(metadata.xmp, metadata.iptc),
    hadNoXmp: !metadata.xmp,
  };
};

/** Opens formats that libvips reads directly: JPEG, PNG, WebP, GIF, TIFF and AVIF. */
export const openNative = async (file: string | Uint8Array, options: SharpOptions = {}): Promise<Source> => {
  const metadata = await sharp(file, { ...reading, ...options }).metadata();
  const input = await withoutThumbnail(file, metadata);
  const { autoOrient, format } = metadata;
  checkPixels(autoOrient.width, autoOrient.height);
  const isTiff = format === 'tiff';
  const full = metadata.space === 'grey16' ? 65_535 : 255;
  const toGrey = areNumbers(metadata) ? await greyOfNumbers(input, options, full) : undefined;
  const opened = (index: number): Sharp => sharp(input, { ...reading, ...options, ...(isTiff && { page: index }) });
  const page = (index: number): Sharp | Promise<Sharp> => {
    const image = opened(index).autoOrient();
    if (!toGrey) return image;
    return index === 0
      ? toGrey(image)
      : opened(index)
          .metadata()
          .then((own) => (areNumbers(own) ? toGrey(image) : image));
  };
  const pages = isTiff ? (metadata.pages ?? 1) : 1;
  return {
    ...factsOf(metadata, format === 'webp' && (await isLosslessWebp(input))),
    pages,
    page,
    ...(pages > 1 && { facts: async (index) => factsOf(await opened(index).metadata(), false) }),
    width: autoOrient.width,
    height: autoOrient.height,
    density: plausibleDensity(metadata.density),
    resolutions: await oblongPixels(input, metadata),
    motion: isTiff ? undefined : motionOf(input, metadata),
  };
};
