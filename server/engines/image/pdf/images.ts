import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { readChunks } from '../codecs/png.ts';
import { type JpegFacts, readJpegFacts, withoutRecords } from './jpeg.ts';
import type { PdfFile } from './objects.ts';

/** An image object and the EXIF orientation that makes it upright. */
export type PdfImage = { readonly id: number; readonly orientation: number };

const spaces = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' } as const;

const profileSpace = (file: PdfFile, icc: Uint8Array | undefined, components: 1 | 3 | 4): string => {
  if (!icc) return spaces[components];
  // Readers refuse a page whose profile has a different number of channels than the image.
  const stated = { GRAY: 1, 'RGB ': 3, CMYK: 4 }[Buffer.from(icc).toString('latin1', 16, 20)];
  if (stated !== components) return spaces[components];
  const id = file.add(`<</N ${components}/Alternate ${spaces[components]}/Filter/FlateDecode>>`, deflateSync(icc));
  return `[/ICCBased ${id} 0 R]`;
};

const dictionary = (width: number, height: number, space: string, bits: number, rest: string): string =>
  `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace ${space}/BitsPerComponent ${bits}${rest}>>`;

/** Whether this JPEG can be embedded in a PDF unchanged. */
const passesAsJpeg = (facts: JpegFacts | undefined): facts is JpegFacts => facts?.plain === true && facts.whole && facts.bits === 8;

/** Adds a JPEG without recompression; `strip` removes its metadata. */
export const addJpeg = (file: PdfFile, data: Uint8Array, strip: boolean): PdfImage | undefined => {
  const facts = readJpegFacts(data);
  if (!passesAsJpeg(facts)) return undefined;
  const { width, height, components, adobe, icc, orientation } = facts;
  const inverted = components === 4 && adobe ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  const space = profileSpace(file, icc, components);
  return {
    id: file.add(dictionary(width, height, space, 8, `/Filter/DCTDecode${inverted}`), strip ? withoutRecords(data) : data),
    orientation,
  };
};

/**
 * Adds a PNG without decompression: its filtered, deflated rows are what PDF calls Flate with predictor 15. Undefined for
 * interlaced images and those with alpha, which are stored differently.
 */
export const addPng = (file: PdfFile, data: Uint8Array): PdfImage | undefined => {
  const chunks = readChunks(data);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!head || head.length < 13 || chunks.at(-1)?.type !== 'IEND') return undefined;
  const [width, height, bits, colourType, interlaced] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8] ?? 0, head[9] ?? 0, head[12]];
  const hasAlpha =
    colourType === 4 || colourType === 6 || chunks.some(({ type }) => ['tRNS', 'iCCP', 'cICP', 'gAMA', 'eXIf'].includes(type));
  if (interlaced || hasAlpha) return undefined;
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const colours = colourType === 2 ? 3 : 1;
  const space = palette ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${palette.toString('hex')}>]` : spaces[colours];
  if (colourType === 3 && !palette) return undefined;
  const parameters = `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${colours}/BitsPerComponent ${bits}/Columns ${width}>>`;
  const stream = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  return { id: file.add(dictionary(width, height, colourType === 3 ? space : spaces[colours], bits, parameters), stream), orientation: 1 };
};

const addBilevel = async (file: PdfFile, image: Sharp): Promise<PdfImage> => {
  const { data, info } = await image.flatten().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const stride = Math.ceil(info.width / 8);
  const bits = Buffer.alloc(stride * info.height);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[(y * info.width + x) * info.channels] ?? 0) > 127)
        bits[y * stride + (x >> 3)] = (bits[y * stride + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  return { id: file.add(dictionary(info.width, info.height, '/DeviceGray', 1, '/Filter/FlateDecode'), deflateSync(bits)), orientation: 1 };
};

/** How to encode an image for the PDF: as JPEG if its source was lossy, else losslessly. */
export type Coding = { readonly lossy: boolean; readonly quality: number; readonly bilevel: boolean };

/** Adds the image of a pipeline in sRGB or grey; alpha becomes a soft mask. */
export const addImage = async (file: PdfFile, image: Sharp, { lossy, quality, bilevel }: Coding): Promise<PdfImage> => {
  if (bilevel) return addBilevel(file, image);
  // For raw output of a grey image libvips drops the alpha samples.
  if ((await image.metadata()).hasAlpha) image.toColourspace('srgb');
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const opened = () => sharp(data, { raw: { width, height, channels } });
  const hasAlpha = channels === 4;
  const colours = channels < 3 ? 1 : 3;
  let mask = '';
  if (hasAlpha) {
    const alpha = await opened().extractChannel('alpha').raw().toBuffer();
    if (alpha.some((value) => value !== 255))
      mask = `/SMask ${file.add(dictionary(width, height, '/DeviceGray', 8, '/Filter/FlateDecode'), deflateSync(alpha))} 0 R`;
  }
  const solid = () => (hasAlpha ? opened().removeAlpha() : opened());
  if (lossy) {
    const jpeg = await solid().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    return { id: file.add(dictionary(width, height, spaces[colours], 8, `/Filter/DCTDecode${mask}`), jpeg), orientation: 1 };
  }
  const png = await solid()
    .toColourspace(colours === 1 ? 'b-w' : 'srgb')
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer();
  const chunks = readChunks(png);
  const parameters = `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${colours}/BitsPerComponent 8/Columns ${width}>>${mask}`;
  const stream = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  return { id: file.add(dictionary(width, height, spaces[colours], 8, parameters), stream), orientation: 1 };
};
