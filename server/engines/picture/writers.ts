import { writeBmp } from './codecs/bmp.ts';
import { saveBitmap, type Writer } from './save.ts';
import { saveIcon } from './save-icon.ts';
import { saveNative } from './save-native.ts';
import { savePdf } from './save-pdf.ts';
import { saveSvg } from './trace/save-svg.ts';

/** How each output format is written. */
export const writers: Readonly<Record<string, Writer>> = {
  jpg: saveNative,
  png: saveNative,
  webp: saveNative,
  gif: saveNative,
  tiff: saveNative,
  avif: saveNative,
  bmp: saveBitmap((bitmap, { source }) => writeBmp(bitmap, source.density)),
  ico: saveIcon,
  cur: saveIcon,
  pdf: savePdf,
  svg: saveSvg,
};
