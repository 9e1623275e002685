import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formatOfKind } from '../../catalogue/content-kinds.ts';
import { contradicting, firstBytesLength } from '../../catalogue/first-bytes.ts';
import { canonicalFormat, formatById } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import { maxFileBytes } from '../../catalogue/limits.ts';
import { openBytes } from '../files/file-bytes.ts';
import { namedFormat } from '../files/named-format.ts';
import { sniff } from '../intake/sniff/sniff.ts';
import { CliFailure } from './failures.ts';

/** A file to convert. */
export type Input = {
  /** The path as given. */
  readonly given: string;
  /** Path of the file; standard input has been saved to a file. */
  readonly path: string;
  readonly name: string;
  /** Its folder relative to the walked one. */
  readonly folder?: string;
  readonly bytes: number;
  /** Date of the file: milliseconds since 1970. */
  readonly lastModified: number;
  /** Format id. */
  readonly from: string;
};

/** Saves standard input, up to one byte more than the size limit, because the rest makes no difference. */
const takeStdin = async (dir: string, signal: AbortSignal): Promise<string> => {
  const path = join(dir, 'stdin');
  const file: FileHandle = await open(path, 'wx', 0o600);
  try {
    let left = maxFileBytes + 1;
    for await (const chunk of createReadStream('', { fd: 0, autoClose: false, signal })) {
      const piece = (chunk as Buffer).subarray(0, left);
      await file.write(piece);
      left -= piece.length;
      if (left === 0) break;
    }
  } finally {
    await file.close();
  }
  return path;
};

const headOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytesLength), 0, firstBytesLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const kindOf = (path: string): string => {
  const bytes = openBytes(path);
  try {
    return sniff(bytes).kind;
  } finally {
    bytes.close();
  }
};

/** Detects the format by name, unless the first bytes clearly show another known one; by content if the name says nothing. */
const detect = async (path: string, name: string): Promise<string | undefined> => {
  const named = namedFormat(name);
  if (named) {
    const other = contradicting(await headOf(path), named);
    return (other !== undefined && formatById(other)?.id) || named;
  }
  const kind = kindOf(path);
  return kind === 'text' ? 'txt' : formatById(formatOfKind(kind))?.id;
};

/** Opens an input and detects its format. Throws CliFailure `unreadable` or `unknown_input`, or the signal's reason. */
export const openInput = async (
  given: string,
  from: string | undefined,
  workDir: string,
  signal: AbortSignal,
  /** Name to use instead of the file's. */
  called?: string,
): Promise<Input> => {
  const isStdin = given === '-';
  const path = isStdin ? await takeStdin(workDir, signal) : given;
  const name = called ?? (isStdin ? 'stdin' : basename(given));
  try {
    const seen = await stat(path);
    if (!seen.isFile()) throw new CliFailure('unreadable', seen.isDirectory() ? message('inputIsFolder') : message('inputNotPlain'));
    const format = from ?? (seen.size === 0 ? (namedFormat(name) ?? 'txt') : await detect(path, name));
    if (!format) throw new CliFailure('unknown_input');
    await (await open(path)).close();
    return { given, path, name, bytes: seen.size, lastModified: seen.mtimeMs, from: canonicalFormat(format) };
  } catch (thrown) {
    if (thrown instanceof CliFailure) throw thrown;
    const { code } = thrown as { code?: string };
    throw new CliFailure('unreadable', code === 'ENOENT' ? message('inputMissing') : undefined, { cause: thrown });
  }
};
