import { closeSync, openSync } from 'node:fs';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { writeAllSync } from '../../files/write-all.ts';

type ZipContent = string | Uint8Array | Iterable<string> | AsyncIterable<string | Uint8Array>;

export type ZipWriter = {
  /** Writes one entry, deflated unless `store` is set; a long one may be streamed and is never whole in memory. */
  readonly add: (name: string, content: ZipContent, options?: { readonly store?: boolean }) => Promise<void>;
  /** Writes the directory. No entry can be added afterwards. */
  readonly close: () => void;
};

type Written = {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};

/** The earliest date of the format, used in every file so that equal content gives equal bytes. */
const epoch = new Date(Date.UTC(1980, 0, 1));

/** MS-DOS time and date, two 16-bit numbers: two-second resolution, no time zone (APPNOTE.TXT, 4.4.6). */
const dosTime = (date: Date): readonly [number, number] => [
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
  ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
];

/** Info-ZIP's extended timestamp, 0x5455: in seconds with a time zone, within its 32 bits. */
const exactTime = (date: Date): Buffer => {
  const seconds = Math.floor(date.getTime() / 1000);
  if (date === epoch || seconds > 0x7fffffff) return Buffer.alloc(0);
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(0x5455, 0);
  extra.writeUInt16LE(5, 2);
  extra.writeUInt8(1, 4);
  extra.writeInt32LE(seconds, 5);
  return extra;
};
const utf8Names = 0x0800;

const fields = ({ method, crc, packed, size, name }: Written, date: Date, extra: Buffer): Buffer => {
  const [time, day] = dosTime(date);
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(20, 0);
  buffer.writeUInt16LE(utf8Names, 2);
  buffer.writeUInt16LE(method, 4);
  buffer.writeUInt16LE(time, 6);
  buffer.writeUInt16LE(day, 8);
  buffer.writeUInt32LE(crc, 10);
  buffer.writeUInt32LE(packed, 14);
  buffer.writeUInt32LE(size, 18);
  buffer.writeUInt16LE(name.length, 22);
  buffer.writeUInt16LE(extra.length, 24);
  return buffer;
};

/** Version 2.0, on Unix: Info-ZIP reads names from MS-DOS in an old code page, whatever the flags say. */
const madeByUnix = Buffer.from([20, 3]);
/** A regular file, writable by its owner and readable by all, in the upper half (APPNOTE.TXT, 4.4.15). */
const plainFileMode = (0o100644 << 16) >>> 0;

const uint32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};

/** Compression level: a higher one takes twice the time for a twentieth of the bytes. */
const level = 5;
/** Up to this size an entry is deflated synchronously: another thread costs more. */
const smallBytes = 64 * 1024;

/** Consumes an entry's bytes block by block. */
type Packing = { readonly write: (block: Uint8Array) => Promise<unknown> | undefined; readonly end: () => Promise<void> | undefined };

const deflating = (append: (bytes: Uint8Array) => void): Packing => {
  const deflate = createDeflateRaw({ level, chunkSize: 128 * 1024 });
  const drained = (async () => {
    for await (const chunk of deflate as AsyncIterable<Uint8Array>) append(chunk);
  })();
  return {
    write: (block) => (deflate.write(block) ? undefined : new Promise((resolve) => deflate.once('drain', resolve))),
    end: () => {
      deflate.end();
      return drained;
    },
  };
};

const packed = (append: (bytes: Uint8Array) => void): Packing => {
  let held: Uint8Array | undefined;
  let stream: Packing | undefined;
  return {
    write: async (block) => {
      if (!stream && !held && block.length <= smallBytes) {
        held = block;
        return;
      }
      stream ??= deflating(append);
      if (held) await stream.write(held);
      held = undefined;
      await stream.write(block);
    },
    end: () => {
      if (stream) return stream.end();
      append(deflateRawSync(held ?? new Uint8Array(), { level }));
      return undefined;
    },
  };
};

/** Joins small pieces, since each piece costs a compressor call. */
async function* inBlocks(content: Exclude<ZipContent, Uint8Array>): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') return yield Buffer.from(content);
  let text = '';
  for await (const piece of content) {
    if (typeof piece !== 'string') {
      yield piece;
      continue;
    }
    text += piece;
    if (text.length > 256 * 1024) {
      yield Buffer.from(text);
      text = '';
    }
  }
  if (text) yield Buffer.from(text);
}

/**
 * Writes a new ZIP file (APPNOTE.TXT) for office packages and books: sizes in the local headers, no data
 * descriptors, the first entry at a fixed offset if it is stored. The whole file stays under 4 GB. Entries are dated `date`.
 */
export const createZip = (path: string, date = epoch): ZipWriter => {
  const fd = openSync(path, 'w', 0o600);
  const extra = exactTime(date);
  const written: Written[] = [];
  let position = 0;
  const append = (bytes: Uint8Array): void => {
    writeAllSync(fd, bytes, position);
    position += bytes.length;
  };

  return {
    add: async (name, content, { store = false } = {}) => {
      const offset = position;
      const head: Written = { name: Buffer.from(name), method: store ? 0 : 8, crc: 0, packed: 0, size: 0, offset };
      append(Buffer.concat([uint32(0x04034b50), fields(head, date, extra), head.name, extra]));
      const start = position;
      let crc = 0;
      let size = 0;
      const packing = store ? undefined : packed(append);
      for await (const block of content instanceof Uint8Array ? [content] : inBlocks(content)) {
        crc = crc32(block, crc);
        size += block.length;
        if (packing) await packing.write(block);
        else append(block);
      }
      await packing?.end();
      const entry: Written = { ...head, crc, packed: position - start, size };
      writeAllSync(fd, fields(entry, date, extra).subarray(0, 26), offset + 4);
      written.push(entry);
    },
    close: () => {
      const start = position;
      for (const entry of written) {
        // Version made by, the shared fields, then: no comment, disk 0, no internal attributes, the file's mode, the entry's offset.
        const head = [uint32(0x02014b50), madeByUnix, fields(entry, date, extra), Buffer.alloc(6), uint32(plainFileMode)];
        append(Buffer.concat([...head, uint32(entry.offset), entry.name, extra]));
      }
      const end = Buffer.alloc(22);
      end.writeUInt32LE(0x06054b50, 0);
      end.writeUInt16LE(written.length, 8);
      end.writeUInt16LE(written.length, 10);
      end.writeUInt32LE(position - start, 12);
      end.writeUInt32LE(start, 16);
      append(end);
      closeSync(fd);
    },
  };
};
