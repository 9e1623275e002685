import type { Format } from '../formats/format.ts';

/** Made of pixels. */
export const isRaster = (format: Format): boolean => format.kind === 'image' && !format.capabilities.vector;

/** Made of shapes or laid out text, so that a resolution has to be chosen to turn it into pixels. */
export const needsResolution = (format: Format): boolean =>
  format.capabilities.vector === true || (format.kind !== 'image' && format.capabilities.text === true);

export const isMedia = (format: Format): boolean => format.kind === 'video' || format.kind === 'audio';

/** Images with several sizes in one file. */
export const isIcon = (format: Format): boolean => ['ico', 'icns', 'cur'].includes(format.id);

/** Formats into which camera data is written. PSD and a few more have room for it, but hardly a program looks there. */
export const takesCameraData = (format: Format): boolean =>
  ['jpg', 'png', 'apng', 'webp', 'avif', 'heic', 'jxl', 'jp2', 'tiff'].includes(format.id);

/** Text tables. */
export const isDelimited = (format: Format): boolean => format.id === 'csv' || format.id === 'tsv';
