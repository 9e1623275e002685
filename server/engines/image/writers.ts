import { writeBmp } from './codecs/bmp.ts';
import { writeDds } from './codecs/dds.ts';
import { writeEps } from './codecs/eps.ts';
import { writeFarbfeld } from './codecs/farbfeld.ts';
import { writeNetpbm } from './codecs/netpbm.ts';
import { writePsd } from './codecs/psd.ts';
import { writeQoi } from './codecs/qoi.ts';
import { writeTga } from './codecs/tga.ts';
import { writeXbm, writeXpm } from './codecs/x11.ts';
import { saveBitmap, type Writer } from './save.ts';
import { saveDrawing, saveDrawingAsPdf, saveDrawingAsPostScript } from './save-drawing.ts';
import { saveIcns, saveIcon } from './save-icon.ts';
import { saveApng, saveAvif } from './save-motion.ts';
import { saveNative } from './save-native.ts';
import { savePdf } from './save-pdf.ts';
import { saveByFfmpeg, saveHeic, saveJp2, saveJxl } from './save-tool.ts';
import { saveSvg } from './trace/save-svg.ts';
import { withinSize } from './within-size.ts';

/** Writers from pixels by output format. */
const fromPixels: Readonly<Record<string, Writer>> = {
  jpg: withinSize(saveNative),
  png: withinSize(saveNative),
  webp: withinSize(saveNative),
  gif: saveNative,
  tiff: saveNative,
  avif: withinSize(saveAvif),
  apng: saveApng,
  jxl: saveJxl,
  heic: withinSize(saveHeic),
  jp2: saveJp2,
  bmp: saveBitmap((bitmap, { source }) => writeBmp(bitmap, source.density)),
  ico: saveIcon,
  cur: saveIcon,
  icns: saveIcns,
  psd: saveBitmap((bitmap, { source, settings }) => writePsd(bitmap, source.density, settings.stripMetadata ? undefined : source.xmp)),
  tga: saveBitmap(writeTga),
  dds: saveBitmap(writeDds),
  qoi: saveBitmap(writeQoi),
  ff: saveBitmap(writeFarbfeld),
  xbm: saveBitmap(writeXbm),
  xpm: saveBitmap(writeXpm),
  ppm: saveBitmap((bitmap) => writeNetpbm(bitmap, 'ppm')),
  pgm: saveBitmap((bitmap) => writeNetpbm(bitmap, 'pgm')),
  pbm: saveBitmap((bitmap) => writeNetpbm(bitmap, 'pbm')),
  pam: saveBitmap((bitmap) => writeNetpbm(bitmap, 'pam')),
  eps: saveBitmap((bitmap, { source }) => writeEps(bitmap, source.density)),
  exr: saveByFfmpeg,
  pcx: saveByFfmpeg,
  pdf: savePdf,
  svg: saveSvg,
};

/** Writers that keep the vectors of a drawing. */
const fromDrawing: Readonly<Record<string, Writer>> = {
  pdf: saveDrawingAsPdf,
  eps: saveDrawingAsPostScript,
  ps: saveDrawingAsPostScript,
  svg: saveDrawing,
  svgz: saveDrawing,
};

/** The writer for a pair of formats; undefined if there is none. */
export const writerFor = (from: string, to: string): Writer | undefined =>
  (from === 'svg' || from === 'svgz' ? fromDrawing[to] : undefined) ?? fromPixels[to];
