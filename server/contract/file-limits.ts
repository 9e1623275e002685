import { maxFileBytes } from '../../catalogue/limits.ts';

/**
 * Limits on file contents, enforced by whatever meets them first: the inspection of an upload's headers, or a worker.
 * Limits shown to users are in catalogue/limits.ts; those on a tool's resources, in sandbox/limits.ts.
 */
export const fileLimits = {
  /** Of one frame or page of an image; image workers allocate all frames that they need at once. */
  pixels: 100_000_000,
  frames: 5_000,
  /** Total of all frames. */
  framePixels: 2_000_000_000,
  pages: 10_000,
  /** Of one face of a model, which is triangulated: 20,000 in a ring take two seconds, 50,000 about fifteen. */
  corners: 50_000,
  /** Of one video frame: 8K in its largest standard. */
  videoPixels: 8192 * 4320,
  videoHours: 6,
  /** Files and folders of an archive, or parts of a package. */
  entries: 10_000,
  /** Parts of an intermediate document between two formats. */
  madeEntries: 100_000,
  folders: 20_000,
  /** Nested folders: file systems and tools parse a path repeatedly. */
  depth: 200,
  /** Of a name with its folders: no file system accepts a longer one. */
  nameCharacters: 4096,
  /** Of all names together: they are in memory during inspection, in a thread without its own memory limit. */
  nameBytes: 16 * 1024 ** 2,
  unpackedBytes: Math.max(1024 ** 3, 2 * maxFileBytes) - 1,
  /** Maximum compression ratio: no document exceeds two hundred, bombs do. */
  packedRatio: 200,
  /** Size from which the ratio applies; small archives may be tighter, text compresses well. */
  ratioFromBytes: 64 * 1024 ** 2,
  /** Size of one XML file's expanded entities. */
  entityBytes: 1024 ** 2,
  /**
   * Nesting depth of a text: parsers take quadratic time or more. Old pages leave thousands of `<font>` open;
   * nothing else comes near.
   */
  levels: { html: 20_000, rtf: 2000, md: 200 },
  /**
   * Nested tables, which LibreOffice lays out again for each level: a web page of 50 takes four seconds, of 100 a minute.
   * Newsletters have about ten.
   */
  tables: 50,
} as const;
