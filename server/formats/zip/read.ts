import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type FileBytes, openBytes } from '../../files/file-bytes.ts';
import { dataStart, readZipDirectory, type ZipEntry } from './directory.ts';

/** Compression methods (APPNOTE.TXT 4.4.5) that documents use. */
const [stored, deflated] = [0, 8];

/** Limits below which an entry is inflated synchronously: another thread costs more. */
const [smallBytes, smallInflated] = [64 * 1024, 1024 * 1024];

export type ZipFile = {
  /** In directory order. */
  readonly entries: readonly ZipEntry[];
  readonly has: (name: string) => boolean;
  /** Inflates an entry as a stream. Throws `corrupt_input` if it is missing or broken, `decompression_bomb` past the limit. */
  readonly stream: (name: string) => AsyncGenerator<Uint8Array>;
  readonly bytes: (name: string) => Promise<Uint8Array>;
  readonly text: (name: string) => Promise<string>;
};

const corrupt = () => new WorkerProblem('corrupt_input');

/** True for zlib's data errors; other errors are not the file's fault. */
const isDamage = (thrown: unknown): boolean => thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('Z_');

/** Opens a file for `at`; a read past its end throws `corrupt_input`. */
const look = <T>(path: string, at: (bytes: FileBytes) => T | undefined): T => {
  const bytes = openBytes(path);
  try {
    const found = at(bytes);
    if (found !== undefined) return found;
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
  } finally {
    bytes.close();
  }
  throw corrupt();
};

/** Content of an entry that is small both compressed and inflated; undefined for others. */
const smallContent = (bytes: FileBytes, start: number, entry: ZipEntry): Uint8Array | undefined => {
  if (entry.compressedSize > smallBytes) return undefined;
  const packed = bytes.slice(start, entry.compressedSize);
  if (entry.method === stored || packed.length === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: smallInflated });
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw isDamage(thrown) ? corrupt() : thrown;
  }
};

/** Opens an archive: reads only the directory now, each entry on demand. */
export const openZip = (path: string): ZipFile => {
  const bounds = { entries: fileLimits.madeEntries, nameBytes: Number.POSITIVE_INFINITY };
  const { entries, count: told } = look(path, (bytes) => readZipDirectory(bytes, bounds));
  if (told > bounds.entries) throw new WorkerProblem('too_many_entries', undefined, { name: 'entries', max: bounds.entries, actual: told });
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let inflated = 0;
  const count = ({ length }: Uint8Array): void => {
    inflated += length;
    if (inflated > fileLimits.unpackedBytes)
      throw new WorkerProblem('decompression_bomb', undefined, { name: 'unpackedBytes', max: fileLimits.unpackedBytes });
  };

  async function* stream(name: string): AsyncGenerator<Uint8Array> {
    const entry = byName.get(name);
    if (!entry) throw corrupt();
    if (entry.encrypted || (entry.method !== stored && entry.method !== deflated)) throw corrupt();
    const { start, small } = look(path, (bytes) => {
      const at = dataStart(bytes, entry);
      return at === undefined ? undefined : { start: at, small: smallContent(bytes, at, entry) };
    });
    if (small) {
      count(small);
      yield small;
      return;
    }
    const packed = createReadStream(path, { start, end: start + entry.compressedSize - 1, highWaterMark: 256 * 1024 });
    const plain = entry.method === deflated ? pipeline(packed, createInflateRaw({ chunkSize: 256 * 1024 }), () => undefined) : packed;
    try {
      for await (const chunk of plain as AsyncIterable<Uint8Array>) {
        count(chunk);
        yield chunk;
      }
    } catch (thrown) {
      throw isDamage(thrown) ? corrupt() : thrown;
    }
  }

  const bytes = async (name: string): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    for await (const part of stream(name)) parts.push(part);
    return Buffer.concat(parts);
  };
  return {
    entries,
    has: (name) => byName.has(name),
    stream,
    bytes,
    text: async (name) => new TextDecoder().decode(await bytes(name)),
  };
};
