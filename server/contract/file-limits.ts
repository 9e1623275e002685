/**
 * What a file may hold, whoever meets it first: the look at an upload by its headers, or a worker that opens what no header says.
 * What visitors read of limits is in catalogue/limits.ts; what a tool may use of the machine, in sandbox/limits.ts.
 */
export const fileLimits = {
  /** Of one frame or page of an image; image workers hold it for all frames that they need at once. */
  pixels: 100_000_000,
  frames: 5_000,
  /** All frames together. */
  framePixels: 2_000_000_000,
  pages: 10_000,
  /** Of one face of a model, which is cut into triangles: 20,000 in a ring take two seconds, 50,000 about fifteen. */
  corners: 50_000,
  /** Of one frame of a video: 8K, as its largest standard has it. */
  videoPixels: 8192 * 4320,
  videoHours: 6,
  /** Files and folders of an archive, or parts of a document that is one inside. */
  entries: 10_000,
  /** Parts of a document that was made on the way from one format to another. */
  madeEntries: 100_000,
  folders: 20_000,
  /** Folders within folders: file systems and tools take a path apart again and again. */
  depth: 200,
  /** Of a name with its folders: no file system takes a longer one. */
  nameCharacters: 4096,
  /** Of all names together: they are held while an upload is looked at, in a thread that has no memory limit of its own. */
  nameBytes: 16 * 1024 ** 2,
  unpackedBytes: 1024 ** 3 - 1,
  /** Times its size that a file may unpack to: no document is packed to under a two-hundredth, bombs are. */
  packedRatio: 200,
  /** Where the ratio begins to count; small archives may be tighter, text compresses well. */
  ratioFromBytes: 64 * 1024 ** 2,
  /** Text that the entities of one XML file may become. */
  entityBytes: 1024 ** 2,
  /**
   * Levels within levels of a text: readers take the square of their number, or more. Old pages leave thousands of `<font>` open;
   * nothing else comes near.
   */
  levels: { html: 20_000, rtf: 2000, md: 200 },
  /**
   * Tables within tables, which LibreOffice lays out again for each level: a web page of 50 takes it four seconds, of 100 a minute.
   * Newsletters have about ten.
   */
  tables: 50,
} as const;
