import { constants, inflateRawSync } from 'node:zlib';
import type { FileBytes } from '../../files/file-bytes.ts';
import { entryBytes, readZipDirectory, type ZipEntry } from '../../formats/zip/directory.ts';

/** Packed bytes of a part in which its root element is looked for, and the most that they unpack to. */
const [headBytes, mostHead] = [4096, 4 * 1024 ** 2];
const bounds = { entries: 10_000, nameBytes: 1024 ** 2 };

const headOf = (bytes: FileBytes, entry: ZipEntry): string => {
  const packed = entryBytes(bytes, entry, headBytes);
  if (!packed || entry.method !== 8) return packed?.toString('latin1') ?? '';
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mostHead }).toString('latin1');
  } catch {
    return '';
  }
};

/** Whether a root element states another unit than the default of 3MF and AMF. */
const statesUnit = (head: string, root: RegExp): boolean => {
  const [, unit = 'millimeter'] = /\bunit\s*=\s*["']([a-z]{1,20})["']/.exec(root.exec(head)?.[0] ?? '') ?? [];
  return unit !== 'millimeter';
};

const partsOf = (bytes: FileBytes): readonly ZipEntry[] =>
  readZipDirectory(bytes, bounds)?.entries.filter(({ name }) => name.toLowerCase().endsWith('.model')) ?? [];

/** Whether a 3MF has several parts with objects, as slicers of several printers write it (3MF Production Extension). */
export const hasSeveralParts = (bytes: FileBytes): boolean => partsOf(bytes).length > 1;

/** Materials, colours, and colours painted on triangles in slicers. */
const colours =
  /<(?:[\w-]{1,20}:)?(?:basematerials|colorgroup|texture2dgroup|compositematerials|multiproperties)\b|\s(?:paint_color|slic3rpe:mmu_segmentation)=/;

/** Whether the parts of a 3MF begin with colours, or have painted triangles near their start. */
export const hasColours = (bytes: FileBytes): boolean =>
  partsOf(bytes)
    .slice(0, 100)
    .some((part) => colours.test(headOf(bytes, part)));

/** Whether the lengths of a 3MF or AMF are in another unit than millimetres, which Assimp takes them for. */
export const hasOtherUnit = (bytes: FileBytes, format: '3mf' | 'amf'): boolean => {
  if (format === 'amf') return statesUnit(bytes.slice(0, headBytes).toString('latin1'), /<amf\b[^<>]*>/);
  return partsOf(bytes)
    .slice(0, 100)
    .some((part) => statesUnit(headOf(bytes, part), /<(?:[\w-]{1,20}:)?model\b[^<>]*>/));
};
