import { constants, deflateSync, zstdDecompressSync } from 'node:zlib';
import { fileLimits } from '../../../contract/file-limits.ts';
import { maxPixels } from '../bitmap.ts';

const tags = { compression: 259, stripPlaces: 273, stripLengths: 279, tilePlaces: 324, tileLengths: 325 } as const;
export const zstd = 50_000;
const types = { short: 3, long: 4 } as const;
const deflate = 8;
/** Largest decompressed strip or tile: the largest image with four 16-bit samples a pixel. */
const mostUnpacked = maxPixels * 8;

/**
 * Recompresses strips and tiles of a TIFF with Deflate instead of Zstandard, which our libvips build does not support.
 * Earlier steps, such as a predictor, are kept. The file must be a classic TIFF.
 */
export const unpackZstd = (file: Uint8Array): Buffer => {
  const old = Buffer.from(file);
  const little = old[0] === 0x49;
  const u16 = (at: number) => (little ? old.readUInt16LE(at) : old.readUInt16BE(at));
  const u32 = (at: number) => (little ? old.readUInt32LE(at) : old.readUInt32BE(at));
  const put16 = (value: number, at: number) => (little ? old.writeUInt16LE(value, at) : old.writeUInt16BE(value, at));
  const put32 = (value: number, at: number) => (little ? old.writeUInt32LE(value, at) : old.writeUInt32BE(value, at));
  const pieces: Buffer[] = [old];
  let length = old.length;
  const append = (piece: Buffer): number => {
    const place = length;
    // Offsets must be even.
    const padded = piece.length % 2 ? Buffer.concat([piece, Buffer.alloc(1)]) : piece;
    pieces.push(padded);
    length += padded.length;
    return place;
  };
  const numbers = (entry: number): readonly number[] => {
    const [type, count] = [u16(entry + 2), u32(entry + 4)];
    const size = type === types.short ? 2 : 4;
    const start = size * count > 4 ? u32(entry + 8) : entry + 8;
    return Array.from({ length: count }, (_, index) => (size === 2 ? u16(start + index * 2) : u32(start + index * 4)));
  };
  const rewrite = (entry: number, values: readonly number[]): void => {
    const list = Buffer.alloc(values.length * 4);
    for (const [index, value] of values.entries()) little ? list.writeUInt32LE(value, index * 4) : list.writeUInt32BE(value, index * 4);
    put16(types.long, entry + 2);
    put32(values.length === 1 ? (values[0] ?? 0) : append(list), entry + 8);
  };
  for (let [directory, page] = [u32(4), 0]; directory && page < fileLimits.pages; page++) {
    const count = u16(directory);
    const entries = new Map(Array.from({ length: count }, (_, index) => directory + 2 + index * 12).map((entry) => [u16(entry), entry]));
    const compression = entries.get(tags.compression);
    const places = entries.get(tags.stripPlaces) ?? entries.get(tags.tilePlaces);
    const lengths = entries.get(tags.stripLengths) ?? entries.get(tags.tileLengths);
    if (compression && places && lengths && u16(compression + 8) === zstd) {
      const sizes = numbers(lengths);
      const packed = numbers(places).map((place, index) => {
        const piece = zstdDecompressSync(old.subarray(place, place + (sizes[index] ?? 0)), { maxOutputLength: mostUnpacked });
        return deflateSync(piece, { level: constants.Z_BEST_SPEED });
      });
      rewrite(places, packed.map(append));
      rewrite(
        lengths,
        packed.map((piece) => piece.length),
      );
      put16(deflate, compression + 8);
    }
    directory = u32(directory + 2 + count * 12);
  }
  return Buffer.concat(pieces);
};
