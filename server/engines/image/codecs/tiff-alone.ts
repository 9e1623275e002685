import { type Directory, orderOf, tags } from './tiff-directory.ts';
import { tiffSizes } from './tiff-types.ts';

const oldJpeg = 6;
const long = 4;
const header = 8;
/** Tags whose values are offsets of other directories or of free bytes (TIFF 6.0 and its supplements, EXIF). */
const elsewhere: ReadonlySet<number> = new Set([288, 289, 330, 0x8769, 0x8825, 0xa005]);

/** A copy of the file that has only this page, for one whose data is not all in strips or tiles of a known length. */
const withoutOthers = (data: Buffer, page: Directory): Buffer => {
  const { u16, put } = orderOf(data);
  const copy = Buffer.from(data);
  put(page.at, 4).copy(copy, 4);
  put(0, 4).copy(copy, page.at + 2 + u16(page.at) * 12);
  return copy;
};

/**
 * One page of a classic TIFF as a file, with its own pixels and fields. libtiff reads all directories at each opening, so pages
 * that are opened one after the other would cost their number squared.
 */
export const pageAlone = (file: Uint8Array, page: Directory): Buffer => {
  const data = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isTiled = page.values(tags.tiles).length > 0;
  const place = isTiled ? tags.tiles : tags.strips;
  const [starts, sizes] = [page.values(place), page.values(isTiled ? tags.tileLengths : tags.stripLengths)];
  // Strips may share bytes: more of them than the file has would be a bomb.
  const isPlain = starts.length > 0 && starts.length === sizes.length && sizes.reduce((sum, size) => sum + size, 0) <= data.length;
  if (!isPlain || page.first(tags.compression, 1) === oldJpeg) return withoutOthers(data, page);
  const { put } = orderOf(data);
  const pieces: Buffer[] = [data.subarray(0, 4), Buffer.alloc(4)];
  let length = header;
  const append = (piece: Buffer): number => {
    pieces.push(piece, Buffer.alloc(piece.length % 2));
    length += piece.length + (piece.length % 2);
    return length - piece.length - (piece.length % 2);
  };
  const moved = starts.map((start, index) => append(data.subarray(start, start + (sizes[index] ?? 0))));
  const entries = page.tags
    .toSorted((one, other) => one - other)
    .flatMap((tag) => {
      const own = tag === place ? undefined : page.field(tag);
      if (elsewhere.has(tag) || (own && (own.count === 0 || own.bytes.length !== own.count * (tiffSizes[own.type] ?? 0)))) return [];
      const { type, count, bytes } = own ?? { type: long, count: moved.length, bytes: Buffer.concat(moved.map((at) => put(at, 4))) };
      const value = bytes.length > 4 ? put(append(bytes), 4) : Buffer.concat([bytes, Buffer.alloc(4 - bytes.length)]);
      return [Buffer.concat([put(tag, 2), put(type, 2), put(count, 4), value])];
    });
  pieces[1] = put(append(Buffer.concat([put(entries.length, 2), ...entries, put(0, 4)])), 4);
  return Buffer.concat(pieces);
};
