import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { FileBytes } from '../../files/file-bytes.ts';
import { dataStart, type ZipEntry } from '../../formats/zip/directory.ts';

const numbersOf = (text: string): readonly number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

/** Whether three numbers, the scale along each axis, mirror. */
const mirrorsByScale = (scale: readonly number[]): boolean => scale.filter((value) => value < 0).length % 2 === 1;

/** Whether the first three rows of three numbers, `across` in a row, mirror: their determinant is negative. */
const mirrors = (matrix: readonly number[], across: number): boolean => {
  const at = (row: number, column: number): number => matrix[row * across + column] ?? 0;
  const minor = (one: number, other: number): number => at(1, one) * at(2, other) - at(1, other) * at(2, one);
  return at(0, 0) * minor(1, 2) - at(0, 1) * minor(0, 2) + at(0, 2) * minor(0, 1) < 0;
};

type Node = { readonly scale?: unknown; readonly matrix?: unknown };
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every((one) => typeof one === 'number');

export const isMirroredNode = ({ scale, matrix }: Node): boolean =>
  (isNumbers(scale) && mirrorsByScale(scale)) || (isNumbers(matrix) && mirrors(matrix, 4));

const places = {
  dae: [/<(?:\w{1,20}:)?(?:scale|matrix)\b[^<>]{0,99}>([-+\d.eE\s]{1,999})</g, 4],
  x3d: [/\sscale\s{0,9}=\s{0,9}['"]([-+\d.eE\s,]{1,99})['"]/g, 4],
  '3mf': [/\stransform\s{0,9}=\s{0,9}["']([-+\d.eE\s]{1,999})["']/g, 3],
} as const;

/** Whether a text in one of these formats places anything mirrored. */
export const isMirroredText = (text: string, format: keyof typeof places): boolean => {
  const [pattern, across] = places[format];
  return [...text.matchAll(pattern)].some(([, numbers = '']) => {
    const values = numbersOf(numbers);
    return values.length === 3 ? mirrorsByScale(values) : mirrors(values, across);
  });
};

/** The most of a part that is read for mirrored items, the bytes of a piece, and the longest tag that may lie across two pieces. */
const [mostBytes, pieceBytes, mostTag] = [512 * 1024 ** 2, 64 * 1024, 2000];

function* packedPieces(bytes: FileBytes, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += pieceBytes) yield bytes.slice(at, Math.min(pieceBytes, end - at));
}

/** Whether a part of a 3MF places anything mirrored, as slicers do on a build plate. It is unpacked piece by piece. */
export const isMirroredPart = async (bytes: FileBytes, entry: ZipEntry, signal: AbortSignal): Promise<boolean> => {
  const start = dataStart(bytes, entry);
  if (start === undefined || (entry.method !== 0 && entry.method !== 8)) return false;
  const packed = Readable.from(packedPieces(bytes, start, start + entry.compressedSize));
  const pieces: AsyncIterable<Buffer> = entry.method === 8 ? packed.pipe(createInflateRaw()) : packed;
  let [before, read] = ['', 0];
  try {
    for await (const piece of pieces) {
      signal.throwIfAborted();
      const text = before + piece.toString('latin1');
      if (isMirroredText(text, '3mf')) return true;
      before = text.slice(-mostTag);
      read += piece.length;
      if (read > mostBytes) return false;
    }
  } catch {
    // Assimp reports what is wrong with the part.
    signal.throwIfAborted();
  } finally {
    packed.destroy();
  }
  return false;
};
