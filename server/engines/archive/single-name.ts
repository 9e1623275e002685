import { cutToBytes } from '../../files/file-name.ts';

const single: ReadonlySet<string> = new Set(['gz', 'bz2', 'xz', 'zst', 'lzma']);

/** Does a format pack one file, and no archive? */
export const isSingle = (format: string): boolean => single.has(format);

/** A file's name made of what the visitor called the packed file: letters and figures of any script, and little else. */
export const memberName = (title: string): string =>
  cutToBytes(title.replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '_').replace(/^[. ]+/, ''), 200) || 'file';
