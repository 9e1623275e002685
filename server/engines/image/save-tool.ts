import { appendFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { message } from '../../../catalogue/languages/message.ts';
import { usualQuality } from '../../../catalogue/options/usual-quality.ts';
import { writeApng } from './codecs/apng.ts';
import { recordBoxes } from './codecs/box-records.ts';
import { eachFrame, shownDelays } from './motion.ts';
import { resizes, targetSize } from './prepare.ts';
import { type Saving, saveEachPage, type Writer } from './save.ts';
import { runBeside, scratch, takesFile } from './tool.ts';

/** Writes a PNG that is fast to encode and decode, for external programs. */
const handOver = async (image: Sharp): Promise<string> => {
  const file = scratch('hand-over.png');
  await image.png({ compressionLevel: 1 }).toFile(file);
  return file;
};

/** cjxl 0.7 would write 8-bit alpha with 16-bit colours, which few readers support: both get 8. */
const evenDepths = async (image: Sharp, { to, source, note }: Saving): Promise<Sharp> => {
  if (to !== 'jxl' || source.depth === 8 || !(await image.metadata()).hasAlpha) return image;
  note(message('samplesOf16'));
  return image.toColourspace(source.grey ? 'b-w' : 'srgb');
};

const saveByTool = (command: (input: string, output: string, saving: Saving) => readonly string[]): Writer =>
  saveEachPage(async (image, file, saving) => {
    const handed = await handOver(await evenDepths(image, saving));
    await runBeside(command(handed, file, saving), 'pixels');
    const format = recordBoxes[saving.to];
    if (!format) return;
    const { exif, xmp } = await sharp(handed).metadata();
    // libvips includes the JPEG segment's signature before the block.
    if (exif) await appendFile(file, format.exif(exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0)));
    if (xmp) await appendFile(file, format.xmp(xmp));
  });

/** Converts quality 1–100 to a Butteraugli distance like JxlEncoderDistanceFromQuality; cjxl 0.7 exceeds its own limit below 7. */
const distanceOf = (quality: number): number =>
  quality === 100 ? 0 : quality >= 30 ? 0.1 + (100 - quality) * 0.09 : (53 / 3000) * quality ** 2 - (23 / 20) * quality + 25;

/** Up to this many pixels cjxl may search for repeated patterns: text on screens shrinks by a third, in twice the time. */
const longTimeoutPixels = 2_000_000;

/** Butteraugli distance without visible difference: cjxl's default, plus a little to make room for the camera data. */
const unseen = 1.05;

/** The distance, and the highest cjxl effort with an acceptable duration. */
const jxlSettings = ({ source, settings }: Saving): readonly string[] => {
  const { quality, lossless } = settings;
  const { width, height } = targetSize(source, settings);
  return [
    `--distance=${lossless ? 0 : quality === undefined ? unseen : distanceOf(quality)}`,
    `--effort=${!source.motion && width * height <= longTimeoutPixels ? 7 : 5}`,
  ];
};

const leavesPixelsAlone = ({ settings }: Saving): boolean =>
  settings.quality === undefined && !resizes(settings) && !settings.stripMetadata;

const saveStillJxl = saveByTool((input, output, saving) => ['cjxl', input, output, '--container=1', ...jxlSettings(saving)]);

/** Whether cjxl could transcode the JPEG: it can't for rare kinds, such as chroma at a quarter of the width, or for trailing bytes. */
const repack = (input: string): Promise<boolean> => takesFile(['cjxl', input, 'out.jxl', '--effort=5']);

/** JPEG XL. JPEGs are transcoded losslessly, so they can be restored bit for bit; animations are kept. */
export const saveJxl: Writer = async (saving) => {
  const { source, from, input } = saving;
  if (from === 'jpg' && !source.cmyk && leavesPixelsAlone(saving) && (await repack(input))) {
    // A transcoded file has the JPEG's XMP, but not its IPTC.
    if (source.xmp && source.hadNoXmp && recordBoxes.jxl) await appendFile('out.jxl', recordBoxes.jxl.xmp(Buffer.from(source.xmp)));
    return [{ name: 'out.jxl' }];
  }
  if (source.motion) {
    const pngs = await Promise.all((await eachFrame(saving, source.motion)).map((frame) => frame.png({ compressionLevel: 1 }).toBuffer()));
    const moving = scratch('moving.apng');
    await Bun.write(moving, writeApng(pngs, shownDelays(source.motion), source.motion.loop));
    await runBeside(['cjxl', moving, 'out.jxl', ...jxlSettings(saving)], 'pixels');
  } else return saveStillJxl(saving);
  return [{ name: 'out.jxl' }];
};

export const saveHeic = saveByTool((input, output, { settings: { quality = usualQuality.heic, lossless } }) => [
  ...['heif-enc', '--hevc', ...(lossless ? ['--lossless'] : ['--quality', String(quality)])],
  ...['-p', 'preset=fast', '--output', output, input],
]);

/** Signal-to-noise ratio in decibels for qualities from 1 to 100; from 42 up differences are invisible. */
const decibels = (quality: number): number => 24 + quality * 0.24;

/** Wavelet levels: six at most, and none below one pixel. */
const resolutions = ({ source, settings }: Saving): number => {
  const { width, height } = targetSize(source, settings);
  return Math.max(1, Math.min(6, Math.floor(Math.log2(Math.min(width, height))) + 1));
};

/** JPEG 2000, as a file or as a codestream. */
export const saveJp2 = saveByTool((input, output, saving) => {
  const { quality = usualQuality.jp2, lossless } = saving.settings;
  return [
    ...['opj_compress', '-i', input, '-o', output, '-threads', '2', '-n', String(resolutions(saving))],
    ...(lossless || quality === 100 ? [] : ['-I', '-q', String(decibels(quality))]),
  ];
});

/** Formats that ffmpeg writes: encoder and pixel format. */
const ffmpegFormats: Readonly<Record<string, readonly string[]>> = {
  exr: ['-vf', 'format=gbrpf32le,zscale=transferin=iec61966-2-1:transfer=linear,format=gbrpf32le', '-c:v', 'exr'],
  pcx: ['-c:v', 'pcx', '-pix_fmt', 'rgb24'],
  sgi: ['-c:v', 'sgi'],
  dpx: ['-c:v', 'dpx'],
};

export const saveByFfmpeg: Writer = (saving) =>
  saveByTool((input, output) => [
    ...['ffmpeg', '-nostdin', '-v', 'error', '-f', 'image2', '-pattern_type', 'none', '-c:v', 'png', '-i', input],
    ...(ffmpegFormats[saving.to] ?? []),
    ...['-frames:v', '1', '-f', 'image2', '-update', '1', output],
  ])({ ...saving });
