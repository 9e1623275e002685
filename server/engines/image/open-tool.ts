import sharp, { type Sharp } from 'sharp';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { hdrNote } from '../hdr-note.ts';
import { checkPixels, maxPixels } from './bitmap.ts';
import { readApng } from './codecs/apng.ts';
import { isPremultiplied } from './codecs/associated-alpha.ts';
import { readRecords } from './codecs/box-records.ts';
import type { ColourNumbers } from './codecs/colour-numbers.ts';
import { heifHasGainMap } from './codecs/gain-map.ts';
import { numbersOfHeif } from './codecs/heif-colours.ts';
import { addPngRecords, numbersOfPng } from './codecs/png.ts';
import { withGammaProfile } from './codecs/png-gamma.ts';
import { motionOfFrames } from './motion.ts';
import { openNative } from './open-native.ts';
import { openAssociated, openPngByProfile, openStated, settleFrames, settlePng } from './open-stated.ts';
import type { Source } from './source.ts';
import { requireFor, runBeside, scratch, takesFile } from './tool.ts';

export const openPng = (input: string): Promise<Source> => openFrames(input);

/** Opens a PNG that was decoded from a file with the given code points. */
const openFrames = async (input: string, stated?: ColourNumbers): Promise<Source> => {
  const file = await Bun.file(input).bytes();
  const numbers = stated ?? numbersOfPng(file);
  const png = numbers ? settlePng(file, numbers) : withGammaProfile(file);
  const still = await (numbers ? openStated(png, numbers) : openNative(png));
  const unpacked = await readApng(png);
  if (!unpacked) return still;
  const frames = settleFrames(unpacked, numbers);
  const motion = frames.count > 1 ? motionOfFrames(frames) : undefined;
  if (!frames.hidesPlain) return { ...still, motion };
  const { width, height } = frames;
  const page = () => sharp(frames.data.subarray(0, width * height * 4), { raw: { width, height, channels: 4 } });
  return { ...still, motion, page, depth: 8, grey: false };
};

/** Brand of a file whose images are a sequence (AVIF 1.1, section 6.3). */
const sequenceBrand = 'avis';

/** Opens an AVIF. libvips can't read sequences; ffmpeg decodes their frames and the alpha track. */
export const openAvif = async (input: string): Promise<Source> => {
  const file = Buffer.from(await Bun.file(input).bytes());
  const numbers = numbersOfHeif(file);
  if (file.toString('latin1', 8, 12) !== sequenceBrand) {
    const openStill = (): Promise<Source> => {
      if (isPremultiplied(file)) return openAssociated(input, { numbers });
      return numbers ? openStated(input, numbers) : openNative(input);
    };
    return heifHasGainMap(file) ? { ...(await openStill()), notes: [hdrNote] } : openStill();
  }
  requireFor('pictures that move in this way', 'ffprobe', 'ffmpeg');
  const quiet = ['-v', 'error', '-protocol_whitelist', 'file', '-f', 'mov'];
  const probed = await runBeside(['ffprobe', ...quiet, '-show_entries', 'packet=stream_index,duration_time', '-of', 'csv', input], 'file');
  const delays = [...probed.matchAll(/^packet,0,([\d.]+)/gm)].map(([, seconds]) => Math.round(Number(seconds) * 1000));
  const layers = /^packet,1,/m.test(probed) ? ['-filter_complex', '[0:v:0][0:v:1]alphamerge'] : ['-map', '0:v:0'];
  const moving = scratch('unpacked.apng');
  const written = ['-fps_mode', 'passthrough', '-plays', '0', '-f', 'apng', moving];
  await runBeside(['ffmpeg', '-nostdin', ...quiet, '-i', input, ...layers, ...written], 'file');
  const { motion, ...still } = await openFrames(moving, numbers);
  // An APNG from ffmpeg has rounded times.
  const timed = motion && delays.length === motion.count ? { ...motion, delays } : motion;
  return { ...still, motion: timed, lossy: true, density: undefined };
};

/** Opens a decoded image with the metadata of its source, which the decoder drops or stores where libvips ignores it. */
const openWithRecords = async (unpacked: string, input: string, format: 'jxl' | 'jp2'): Promise<Source> => {
  const records = readRecords(await Bun.file(input).bytes(), format);
  const png = await Bun.file(unpacked).bytes();
  return openPngByProfile(records.exif || records.xmp ? addPngRecords(png, records) : png);
};

/** Opens a JPEG XL, decoded by djxl with profile and camera data; the codestream states whether it is animated. */
export const openJxl = async (input: string): Promise<Source> => {
  const still = scratch('unpacked.png');
  // djxl writes nothing if alpha and colours differ in depth.
  if (!(await takesFile(['djxl', input, still]))) return openByFfmpeg('jxl')(input);
  const said = await runBeside(['jxlinfo', input], 'file');
  if (!/animation/i.test(said))
    return { ...(await openWithRecords(still, input, 'jxl')), lossy: !/lossless/i.test(said), density: undefined };
  const moving = scratch('unpacked.apng');
  await runBeside(['djxl', input, moving], 'file');
  return { ...(await openPng(moving)), lossy: true, density: undefined };
};

/** OpenJPEG's message for components of different size or depth, which it writes only with an extra option. */
const unlike = /All components shall have the same/;

const unpackJp2 = async (input: string, output: string): Promise<void> => {
  const argv = ['opj_decompress', '-i', input, '-o', output, '-threads', '2', '-quiet'];
  // Upsamples all components to the largest, at 8 bits.
  await runBeside(argv, 'file', (said) => (unlike.test(said) ? [...argv, '-upsample', '-p', '8S'] : undefined));
};

/** Opens a JPEG 2000 from inside another file, without metadata. */
export const openJp2Inside = async (content: Uint8Array): Promise<Sharp> => {
  requireFor('icons of this kind', 'opj_decompress');
  // SIZ is the first segment of the codestream (ITU-T T.800, A.5.1).
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const at = bytes.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]));
  if (at < 0 || at + 24 > bytes.length) throw new WorkerProblem('corrupt_input');
  checkPixels(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
  const [input, output] = [scratch(content[0] === 0xff ? 'inside.j2k' : 'inside.jp2'), scratch('inside.png')];
  await Bun.write(input, content);
  await unpackJp2(input, output);
  return sharp(output, { limitInputPixels: maxPixels });
};

/** Opens a JPEG 2000 file or codestream; converts subsampled and other colour spaces to RGB. */
export const openJp2 = async (input: string): Promise<Source> => {
  const output = scratch('unpacked.png');
  await unpackJp2(input, output);
  return { ...(await openWithRecords(output, input, 'jp2')), lossy: true, density: undefined };
};

/** Demuxer options for the formats that only ffmpeg reads; each names the decoder. */
const image = (decoder: string, ...options: readonly string[]) => ['-f', 'image2', '-pattern_type', 'none', '-c:v', decoder, ...options];
const ffmpegInputs: Readonly<Record<string, readonly string[]>> = {
  tiff: image('tiff'),
  jxl: image('libjxl'),
  ljpeg: image('mjpeg'),
  jpegls: image('jpegls'),
  // EXR is linear light; values above white are clipped.
  exr: image('exr', '-apply_trc', 'iec61966_2_1'),
  dds: image('dds'),
  dpx: image('dpx'),
  pcx: image('pcx'),
  sgi: image('sgi'),
  ras: image('sunrast'),
  xbm: image('xbm'),
  xpm: image('xpm'),
  pfm: image('pfm'),
  qoi: image('qoi'),
};

/** An opener for one format through ffmpeg, with options for its output. */
export const openByFfmpeg =
  (format: string, ...options: readonly string[]) =>
  async (input: string): Promise<Source> => {
    const reading = ffmpegInputs[format];
    if (!reading) throw new WorkerProblem('unsupported_conversion');
    requireFor('pictures of this kind', 'ffmpeg');
    const output = scratch('unpacked.png');
    // FFmpeg only warns about features that a decoder lacks.
    const quiet = ['ffmpeg', '-nostdin', '-v', 'warning', '-xerror', '-protocol_whitelist', 'file'];
    // An unknown tag does not make a TIFF corrupt.
    const strict = format === 'tiff' ? [] : ['-err_detect', 'explode'];
    await runBeside(
      [
        ...quiet,
        ...strict,
        ...reading,
        '-i',
        input,
        ...options,
        '-frames:v',
        '1',
        '-f',
        'image2',
        '-c:v',
        'png',
        '-compression_level',
        '1',
        '-update',
        '1',
        output,
      ],
      'file',
    );
    return { ...(await openNative(output)), density: undefined };
  };

/** Opens an OpenEXR, whose opacity dims its light. */
export const openExr = async (input: string): Promise<Source> => {
  const opened = await openByFfmpeg('exr')(input);
  const unpacked = scratch('unpacked.png');
  const { hasAlpha } = await sharp(unpacked, { limitInputPixels: maxPixels }).metadata();
  return hasAlpha ? { ...(await openAssociated(unpacked, { isLight: true })), density: undefined } : opened;
};
