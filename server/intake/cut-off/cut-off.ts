import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { FileBytes } from '../../files/file-bytes.ts';
import { rarEnd, sevenZipEnd, tarEnd } from './archives.ts';
import { aiffEnd, asfEnd, auEnd, cafEnd, isoEnd, matroskaEnd, riffEnd, wave64End, webpEnd } from './boxes.ts';
import { dolbyEnd } from './dolby.ts';
import { flacEnd } from './flac.ts';
import { flvEnd, ivfEnd, mpegAudioEnd, oggEnd, programEnd, transportEnd, ttaEnd, wavPackEnd } from './frames.ts';
import { gifEnd, jpegEnd, pdfEnd, pngEnd, rtfEnd, sqliteEnd } from './images.ts';
import type { EndLook, Missing } from './missing.ts';

/** By the kinds that `sniff` detects. */
const ends: Readonly<Record<string, EndLook>> = {
  ...{ mp4: isoEnd, heic: isoEnd, heif: isoEnd, avif: isoEnd, jp2: isoEnd, jxl: isoEnd },
  ...{ wav: riffEnd, avi: riffEnd, webp: webpEnd, aiff: aiffEnd, au: auEnd, caf: cafEnd, w64: wave64End, asf: asfEnd, ebml: matroskaEnd },
  ...{ ogg: oggEnd, flv: flvEnd, wv: wavPackEnd, ivf: ivfEnd, ts: transportEnd, mpg: programEnd },
  ...{ mp3: mpegAudioEnd, mp2: mpegAudioEnd, aac: mpegAudioEnd, id3: mpegAudioEnd, flac: flacEnd },
  ...{ ac3: dolbyEnd, tta: ttaEnd, tar: tarEnd, '7z': sevenZipEnd, rar: rarEnd },
  ...{ gif: gifEnd, png: pngEnd, jpg: jpegEnd, pdf: pdfEnd, rtf: rtfEnd, sqlite: sqliteEnd },
};

const sentence = ({ whole }: Missing, { size }: FileBytes): Message =>
  whole === undefined || !Number.isSafeInteger(whole) ? message('cutOffMiddle') : message('cutOffBytes', { bytes: size, whole: whole });

/** A sentence that the file's end is missing; undefined if the file is whole as far as its structure shows. */
export const cutOff = (kind: string, bytes: FileBytes): Message | undefined => {
  try {
    const missing = ends[kind]?.(bytes);
    return missing && sentence(missing, bytes);
  } catch (thrown) {
    // Readers report a structure that makes no sense.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
};
