import { made, tone } from '../../look/media.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const sized = (length: number): readonly number[] => [length >> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];
const safe = (length: number): readonly number[] => [(length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127];

/** An ID3v2.4 tag: frames by kind, with content in Latin-1. */
export const id3 = (...frames: readonly (readonly [kind: string, content: string])[]): Uint8Array => {
  const body = frames.flatMap(([kind, content]) => [...text(kind), ...safe(text(content).length), 0, 0, ...text(content)]);
  return new Uint8Array([...text('ID3'), 4, 0, 0, ...safe(body.length), ...body]);
};

/** An ID3v2.3 tag: frames by kind, with their bytes. */
export const v23 = (...frames: readonly (readonly [kind: string, content: readonly number[]])[]): Uint8Array => {
  const body = frames.flatMap(([kind, content]) => [...text(kind), ...sized(content.length), 0, 0, ...content]);
  return new Uint8Array([...text('ID3'), 3, 0, 0, ...safe(body.length), ...body]);
};

export const join = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

export const song = async (...frames: readonly (readonly [string, string])[]): Promise<Uint8Array> =>
  join(id3(...frames), await made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`));

/** FLAC with several comments of the same key, which FFmpeg cannot write. */
export const flac = async (...comments: readonly string[]): Promise<Uint8Array> => {
  const plain = await made('a.flac', `${tone(1)} -map_metadata -1 -fflags +bitexact`);
  const little = (length: number): readonly number[] => [...sized(length)].toReversed();
  const block = [
    ...little(4),
    ...text('mine'),
    ...little(comments.length),
    ...comments.flatMap((one) => [...little(text(one).length), ...text(one)]),
  ];
  // Inserted after the first block of 4 + 38 bytes; the last block stays the last.
  return join(plain.subarray(0, 42), new Uint8Array([4, ...sized(block.length).slice(1), ...block]), plain.subarray(42));
};

export const chunk = (kind: string, content: Uint8Array): Uint8Array => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return join(Buffer.from(kind), size, content, new Uint8Array(content.length % 2));
};

/** A WAV of one second with additional chunks after its data. */
export const wav = async (...chunks: readonly Uint8Array[]): Promise<Uint8Array> => {
  const whole = Buffer.from(join(await made('a.wav', `${tone(1)} -map_metadata -1 -fflags +bitexact`), ...chunks));
  whole.writeUInt32LE(whole.length - 8, 4);
  return new Uint8Array(whole);
};

/** AAC in ADTS, as radio stations stream it. */
export const adts = (more = ''): Promise<Uint8Array> => made('a.aac', `${tone(1)} -c:a aac -f adts ${more}`);

/** AAC with an ID3 tag between two of its frames. */
export const interrupted = async (): Promise<Uint8Array> => {
  const bytes = await adts();
  const length = (((bytes[3] ?? 0) & 3) << 11) | ((bytes[4] ?? 0) << 3) | ((bytes[5] ?? 0) >> 5);
  return join(id3(['PRIV', 'owner\0data']), bytes.subarray(0, length), id3(['TIT2', '\u0003Song']), bytes.subarray(length));
};

/** An ID3v2.4 tag with an extended header (ID3v2.4, 3.2). */
export const extended = async (): Promise<Uint8Array> => {
  const tag = Buffer.from(id3(['TIT2', '\u0003Song'], ['TALB', '\u0003Album']));
  const head = Buffer.from(tag.subarray(0, 10));
  head[5] = 0x40;
  head[9] = (head[9] ?? 0) + 6;
  const sound = await made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`);
  return join(head, new Uint8Array([0, 0, 0, 6, 1, 0]), tag.subarray(10), sound);
};
