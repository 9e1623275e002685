import type { FileBytes } from '../../files/file-bytes.ts';

/** How much of a file is missing at its end: `whole` is how many bytes it should have at least, where it tells. */
export type Missing = { readonly whole?: number };

/**
 * Tells from a file's own structure that its end is missing. Undefined where it is whole, and where it does not tell: live streams
 * and pipes have no lengths. Throws RangeError where the file ends inside a field.
 */
export type EndLook = (bytes: FileBytes) => Missing | undefined;

/** Writers miscount their headers and leave out padding: fewer bytes than this are nobody's loss. */
const slack = 64;

/** Steps of a walk over the parts of a file: more have no recordings of 50 MB, and hostile files keep nobody busy. */
export const mostSteps = 500_000;

/** What is missing of a file that says where a part of it ends. */
export const missingOf = ({ size }: FileBytes, end: number): Missing | undefined => (end > size + slack ? { whole: end } : undefined);

/** A length that a writer left in the header as it began, and could not come back to: nothing, or as much as there can be. */
export const isOpen = (length: number): boolean => length === 0 || length >= 0x7fff_0000;
