import { made, tone } from '../../look/media.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const sized = (length: number): readonly number[] => [length >> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];
const safe = (length: number): readonly number[] => [(length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127];

/** An ID3v2.4 tag: frames by kind, and their content in Latin letters. */
export const id3 = (...frames: readonly (readonly [kind: string, content: string])[]): Uint8Array => {
  const body = frames.flatMap(([kind, content]) => [...text(kind), ...safe(text(content).length), 0, 0, ...text(content)]);
  return new Uint8Array([...text('ID3'), 4, 0, 0, ...safe(body.length), ...body]);
};

const join = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** A song of one second behind a tag. */
export const song = async (...frames: readonly (readonly [string, string])[]): Promise<Uint8Array> =>
  join(id3(...frames), await made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`));

/** FLAC with comments that FFmpeg's own writer has no way to write: several of one key. */
export const flac = async (...comments: readonly string[]): Promise<Uint8Array> => {
  const plain = await made('a.flac', `${tone(1)} -map_metadata -1 -fflags +bitexact`);
  const little = (length: number): readonly number[] => [...sized(length)].toReversed();
  const block = [
    ...little(4),
    ...text('mine'),
    ...little(comments.length),
    ...comments.flatMap((one) => [...little(text(one).length), ...text(one)]),
  ];
  // Behind the first block of 4 + 38 bytes; the others stay, one of them is the last.
  return join(plain.subarray(0, 42), new Uint8Array([4, ...sized(block.length).slice(1), ...block]), plain.subarray(42));
};
