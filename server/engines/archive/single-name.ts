import { cutToBytes } from '../../files/file-name.ts';

const single: ReadonlySet<string> = new Set(['gz', 'bz2', 'xz', 'zst', 'lzma']);

/** Whether a format compresses a single file instead of an archive. */
export const isSingle = (format: string): boolean => single.has(format);

/** A file name derived from the visitor's name for the compressed file: letters and digits of any script, and few other characters. */
export const memberName = (title: string): string =>
  cutToBytes(title.replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '_').replace(/^[. ]+/, ''), 200) || 'file';
