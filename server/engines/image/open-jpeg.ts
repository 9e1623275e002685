import { openNative } from './open-native.ts';
import { openByFfmpeg } from './open-tool.ts';
import type { Source } from './source.ts';

/** Frame headers of pictures without loss, as cameras of doctors write them: lossless JPEG (ITU-T T.81, B.1.1.3) and JPEG-LS (T.87). */
const decoders: Readonly<Record<number, string>> = { 195: 'ljpeg', 247: 'jpegls' };
/** The frame header is near the start, behind the camera's data and preview. */
const headBytes = 512 * 1024;

const isFrame = (marker: number): boolean => (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) || marker === 0xf7;

/** The marker of a JPEG's frame header; undefined if its head has none. */
const frameMarker = (head: Uint8Array): number | undefined => {
  for (let at = 2; at + 4 <= head.length; ) {
    const marker = head[at + 1] ?? 0;
    if (head[at] !== 0xff) return undefined;
    if (marker === 0xff) at++;
    else if (isFrame(marker)) return marker;
    else at += 2 + (((head[at + 2] ?? 0) << 8) | (head[at + 3] ?? 0));
  }
  return undefined;
};

/** Opens a JPEG; libvips reads those that lose something. */
export const openJpeg = async (input: string): Promise<Source> => {
  const decoder = decoders[frameMarker(await Bun.file(input).slice(0, headBytes).bytes()) ?? 0];
  return decoder ? openByFfmpeg(decoder)(input) : openNative(input);
};
