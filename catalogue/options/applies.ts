import type { Format } from '../formats/format.ts';

export const isRaster = (format: Format): boolean => format.kind === 'image' && !format.capabilities.vector;

/** True if rasterising the format requires a resolution: it consists of shapes or laid out text. */
export const needsResolution = (format: Format): boolean =>
  format.capabilities.vector === true || (format.kind !== 'image' && format.capabilities.text === true);

export const isMedia = (format: Format): boolean => format.kind === 'video' || format.kind === 'audio';

/** True for image files with several sizes. */
export const isIcon = (format: Format): boolean => ['ico', 'icns', 'cur'].includes(format.id);

/** True for formats that receive camera data. PSD and a few more support it, but hardly any program reads it there. */
export const takesCameraData = (format: Format): boolean =>
  ['jpg', 'png', 'apng', 'webp', 'avif', 'heic', 'jxl', 'jp2', 'tiff'].includes(format.id);

export const isDelimited = (format: Format): boolean => format.id === 'csv' || format.id === 'tsv';
