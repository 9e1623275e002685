import { message } from '../../../catalogue/languages/message.ts';
import { labToRgb } from './codecs/lab.ts';
import { wrapAsPng } from './codecs/png.ts';
import { type PsdImage, readPsd } from './codecs/psd.ts';
import { wrapAsTiff } from './codecs/tiff-envelope.ts';
import { openNative, plausibleDensity } from './open-native.ts';
import type { Source } from './source.ts';

/** Interleaves planes; `change` maps every byte. */
const interleave = ({ planes, depth }: PsdImage, change: (byte: number) => number = (byte) => byte): Uint8Array => {
  const size = depth / 8;
  const length = planes[0]?.length ?? 0;
  const out = new Uint8Array(length * planes.length);
  for (const [index, plane] of planes.entries())
    for (let from = 0, to = index * size; from < length; from += size, to += planes.length * size)
      for (let byte = 0; byte < size; byte++) out[to + byte] = change(plane[from + byte] ?? 0);
  return out;
};

/** Opens the flattened image of a PSD with its profile. */
export const openPsd = async (input: string): Promise<Source> => {
  const image = readPsd(await Bun.file(input).bytes());
  const { width, height, depth, icc, exif, xmp, kind, planes, density } = image;
  let wrapped: Buffer;
  if (kind === 'cmyk') {
    // Ink is stored inverted; the upper 8 of 16 bits are precise enough for ink.
    const eight = depth === 8 ? planes : planes.map((plane) => plane.filter((_, at) => at % 2 === 0));
    const samples = interleave({ ...image, depth: 8, planes: eight.slice(0, 4) }, (byte) => 255 - byte);
    wrapped = wrapAsTiff({ kind: 'ink', width, height, samples }, icc);
  } else {
    const channels = kind === 'lab' ? 3 : (planes.length as 1 | 2 | 3 | 4);
    const data = kind === 'lab' ? labToRgb(planes, depth) : interleave(image);
    const stride = (width * channels * depth) / 8;
    // An L*a*b* profile does not apply to the converted samples.
    wrapped = wrapAsPng({ width, height, depth, channels, stride, data }, { icc: kind === 'lab' ? undefined : icc, exif, xmp });
  }
  const notes = image.isDrawn ? [message('psdDrawn')] : image.layers > 1 ? [message('layersAsSeen', { layers: image.layers })] : [];
  return { ...(await openNative(wrapped)), lossy: false, density: plausibleDensity(density), notes };
};
