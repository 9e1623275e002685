import type { FileBytes } from '../../files/file-bytes.ts';

/** A file's end is missing: `whole` is the least number of bytes it should have, if it states that. */
export type Missing = { readonly whole?: number };

/**
 * Detects from a file's own structure that its end is missing. Undefined if the file is whole or does not say: live streams and pipes state
 * no lengths. Throws RangeError if the file ends inside a field.
 */
export type EndLook = (bytes: FileBytes) => Missing | undefined;

/** Writers miscount headers and leave out padding: a shortfall below this loses nothing. */
const slack = 64;

/** Most steps over the parts of a file: recordings of 50 MB have fewer, and hostile files must not take long. */
export const mostSteps = 500_000;

/** The missing part of a file that states where a part of it ends. */
export const missingOf = ({ size }: FileBytes, end: number): Missing | undefined => (end > size + slack ? { whole: end } : undefined);

/** A placeholder length from a writer that could not seek back: zero, or the maximum. */
export const isOpen = (length: number): boolean => length === 0 || length >= 0x7fff_0000;
