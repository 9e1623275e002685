import type { ProblemCode } from '../../../catalogue/problems.ts';
import { Problem } from '../../problem.ts';

/** What a file may be once it is opened. Read from headers, before any tool starts. */
export const openedLimits = {
  /** Of one frame or page; the image workers hold the same limit while they decode. */
  pixels: 100_000_000,
  frames: 5_000,
  /** All frames together. */
  framePixels: 2_000_000_000,
  pages: 10_000,
  entries: 10_000,
  folders: 20_000,
  /** Folders within folders: file systems and tools take a path apart again and again. */
  depth: 200,
  /** Of a name with its folders: no file system takes a longer one. */
  nameCharacters: 4096,
  unpackedBytes: 1024 ** 3 - 1,
  /** Of text that is packed to under a two-hundredth: no document does that, bombs do. */
  packedRatio: 200,
  /** Where the ratio begins to count. */
  ratioFrom: 64 * 1024 ** 2,
  /** Text that the entities of one XML file may become. */
  entityBytes: 1024 ** 2,
} as const;

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A problem that names the limit with both figures, in the sentence and as data. */
export const overLimit = (code: ProblemCode, what: string, unit: string, max: number, actual: number): Problem =>
  new Problem(code, `${what} ${number(actual)} ${unit}. The limit is ${number(max)}.`, { limit: { name: unit, max, actual } });
