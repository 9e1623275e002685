import { contentOf } from './box-records.ts';
import { fromLight } from './light.ts';
import type { Rows } from './png.ts';

/** The light of a sample of 0 to 1 on the curve of sRGB (IEC 61966-2-1). */
const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/**
 * Divides colours by their opacity, in place: PNG and libvips know only colours that opacity does not dim. In `light`, opacity dimmed
 * the light and not the samples. Colours of clear pixels stay. Rows without opacity are not touched.
 */
export const unassociate = ({ width, height, depth, channels, stride, data }: Rows, isLight = false): void => {
  if (channels !== 2 && channels !== 4) return;
  const bytes = depth / 8;
  const full = depth === 16 ? 65_535 : 255;
  const read = (at: number): number => (bytes === 2 ? ((data[at] ?? 0) << 8) | (data[at + 1] ?? 0) : (data[at] ?? 0));
  const write = (at: number, value: number): void => {
    if (bytes === 2) {
      data[at] = value >> 8;
      data[at + 1] = value & 255;
    } else data[at] = value;
  };
  const divided = (value: number, opacity: number): number => {
    if (isLight) return Math.round((fromLight(toLight(value / full) / opacity) * full) / 65_535);
    return Math.min(full, Math.round(value / opacity));
  };
  const step = channels * bytes;
  for (let y = 0; y < height; y++)
    for (let at = y * stride, end = at + width * step; at < end; at += step) {
      const opacity = read(at + step - bytes) / full;
      if (opacity > 0 && opacity < 1)
        for (let colour = at; colour < at + step - bytes; colour += bytes) write(colour, divided(read(colour), opacity));
    }
};

/** Whether an AVIF, HEIC or HEIF says of any picture that its opacity dims its colours (reference `prem`, ISO/IEC 23008-12, 7.5.6). */
export const isPremultiplied = (bytes: Uint8Array): boolean => {
  const meta = contentOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'meta');
  const references = contentOf(meta?.subarray(4), 'iref');
  return contentOf(references?.subarray(4), 'prem') !== undefined;
};
