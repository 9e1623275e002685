import { checkPixels } from './bitmap.ts';
import { openNative } from './open-native.ts';
import { openByFfmpeg } from './open-tool.ts';
import type { Source } from './source.ts';

/** Frame headers of pictures without loss, as cameras of doctors write them: lossless JPEG (ITU-T T.81, B.1.1.3) and JPEG-LS (T.87). */
const decoders: Readonly<Record<number, string>> = { 195: 'ljpeg', 247: 'jpegls' };
/** The frame header is near the start, behind the camera's data and preview. */
const headBytes = 512 * 1024;

const isFrame = (marker: number): boolean => (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) || marker === 0xf7;

type Frame = { readonly marker: number; readonly width: number; readonly height: number };

/** The frame header of a JPEG; undefined if its head has none. */
const frameOf = (head: Uint8Array): Frame | undefined => {
  const u16 = (at: number): number => ((head[at] ?? 0) << 8) | (head[at + 1] ?? 0);
  for (let at = 2; at + 4 <= head.length; ) {
    const marker = head[at + 1] ?? 0;
    if (head[at] !== 0xff) return undefined;
    if (marker === 0xff) at++;
    else if (isFrame(marker)) return { marker, height: u16(at + 5), width: u16(at + 7) };
    else at += 2 + u16(at + 2);
  }
  return undefined;
};

/** Opens a JPEG; libvips reads those that lose something. */
export const openJpeg = async (input: string): Promise<Source> => {
  const frame = frameOf(await Bun.file(input).slice(0, headBytes).bytes());
  const decoder = frame && decoders[frame.marker];
  if (!decoder) return openNative(input);
  checkPixels(frame.width, frame.height);
  return openByFfmpeg(decoder)(input);
};
