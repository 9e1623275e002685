import { hdrNote } from '../hdr-note.ts';
import { checkPixels } from './bitmap.ts';
import { jpegHasGainMap } from './codecs/gain-map.ts';
import { segmentsOf } from './codecs/jpeg-segments.ts';
import { openNative } from './open-native.ts';
import { openByFfmpeg } from './open-tool.ts';
import type { Source } from './source.ts';

/** Frame headers of lossless images, as medical devices write them: lossless JPEG (ITU-T T.81, B.1.1.3) and JPEG-LS (T.87). */
const decoders: ReadonlyMap<number, string> = new Map([
  [0xc3, 'ljpeg'],
  [0xf7, 'jpegls'],
]);
/** The frame header is near the start, after metadata and preview. */
const headBytes = 512 * 1024;

/** Opens a JPEG: with libvips, or with FFmpeg if it is lossless. */
export const openJpeg = async (input: string): Promise<Source> => {
  const head = Buffer.from(await Bun.file(input).slice(0, headBytes).arrayBuffer());
  for (const { marker, content } of segmentsOf(head)) {
    const decoder = decoders.get(marker);
    if (!decoder || content.length < 6) continue;
    checkPixels(content.readUInt16BE(3), content.readUInt16BE(1));
    return openByFfmpeg(decoder)(input);
  }
  const opened = await openNative(input);
  return jpegHasGainMap(head) ? { ...opened, notes: [hdrNote] } : opened;
};
