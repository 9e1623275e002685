import { open as openFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { writeAll } from '../../files/write-all.ts';
import { makeDeletions } from './deletions.ts';
import { type ObjectStore, type Served, StoreUnavailable } from './object-store.ts';
import { openPart, type Sealed, seal, sealedBytes, sealedRange } from './sealed-file.ts';

/** Up to this size a file is sent whole; a stream takes longer to set up than to send. */
const wholeUpTo = 1024 * 1024;
/** How often an interrupted read of an object is resumed. */
const mostBreaks = 3;

/** Files of jobs, sealed on the way into the store and opened on the way out. Background work ends with the signal. */
export const makeJobFiles = (store: ObjectStore, shutdown: AbortSignal) => {
  const { drop, dropBroken } = makeDeletions(store, shutdown);

  /** Puts an object whole or not at all: a store may finish an upload whose sender left without seeing the answer. */
  const put: ObjectStore['put'] = async (name, ...rest) => {
    try {
      await store.put(name, ...rest);
    } catch (thrown) {
      await dropBroken(name);
      throw thrown;
    }
  };

  const streamOf = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
    Readable.toWeb(Readable.from(source, { objectMode: true, highWaterMark: 2 })) as unknown as ReadableStream<Uint8Array>;

  /** Reads pieces from an offset up to `end`, and resumes on a new connection where a broken one stopped. */
  async function* unbroken(pieces: (at: number) => AsyncIterable<Uint8Array>, start: number, end: number, signal: AbortSignal) {
    let at = start;
    for (let breaks = 0; at < end; ) {
      try {
        for await (const piece of pieces(at)) {
          at += piece.length;
          yield piece;
        }
        if (at < end) throw new Error('The object ended early.');
      } catch (thrown) {
        signal.throwIfAborted();
        const isBreak = !(thrown instanceof Error && (thrown.name === 'SealBroken' || thrown.name === 'ObjectMissing'));
        if (!isBreak || ++breaks > mostBreaks) throw isBreak ? new StoreUnavailable('The store broke off.', { cause: thrown }) : thrown;
        await Bun.sleep(200 * breaks);
      }
    }
  }

  /** The bytes from `start` up to, but excluding, `end`. */
  const read = (sealed: Sealed, start: number, end: number, signal: AbortSignal): AsyncGenerator<Uint8Array> =>
    unbroken(
      async function* (at) {
        const range = sealedRange(sealed.bytes, at, end);
        yield* openPart(sealed, range, at, end, await store.get(sealed.name, range.start, range.end, signal));
      },
      start,
      end,
      signal,
    );

  /** The same for an unsealed object. */
  const readUnsealed = (name: string, start: number, end: number, signal: AbortSignal): AsyncGenerator<Uint8Array> =>
    unbroken(
      async function* (at) {
        yield* (await store.get(name, at, end, signal)) as unknown as AsyncIterable<Uint8Array>;
      },
      start,
      end,
      signal,
    );

  return {
    /** Puts files into the store as one sealed object. */
    put: async (sealed: Sealed, paths: readonly string[], signal: AbortSignal): Promise<void> => {
      async function* contents(): AsyncGenerator<Uint8Array> {
        for (const path of paths) yield* Bun.file(path).stream() as unknown as AsyncIterable<Uint8Array>;
      }
      const size = sealedBytes(sealed.bytes);
      if (size > wholeUpTo) return put(sealed.name, size, () => streamOf(seal(sealed, contents())), signal);
      const frames: Uint8Array[] = [];
      for await (const frame of seal(sealed, contents())) frames.push(frame);
      return put(sealed.name, size, () => new Blob(frames as BlobPart[]), signal);
    },
    /** Downloads an object and splits it into its original files, at paths where nothing exists yet. */
    fetch: async (
      sealed: Sealed,
      files: readonly { readonly path: string; readonly bytes: number }[],
      signal: AbortSignal,
    ): Promise<void> => {
      let at = 0;
      for (const { path, bytes } of files) {
        const handle = await openFile(path, 'wx', 0o600);
        try {
          for await (const piece of read(sealed, at, at + bytes, signal)) await writeAll(handle, piece);
        } finally {
          await handle.close();
        }
        at += bytes;
      }
    },
    read,
    /** Puts a file unsealed, for clients to download from the store. */
    putUnsealed: (name: string, bytes: number, path: string, served: Served, signal: AbortSignal): Promise<void> =>
      put(name, bytes, () => Bun.file(path), signal, served),
    streamUnsealed: (name: string, start: number, end: number, signal: AbortSignal): ReadableStream<Uint8Array> =>
      streamOf(readUnsealed(name, start, end, signal)),
    presign: store.presign,
    stream: (sealed: Sealed, start: number, end: number, signal: AbortSignal): ReadableStream<Uint8Array> =>
      streamOf(read(sealed, start, end, signal)),
    /** Deletes an object, with retries in the background. Resolves after the first try; never rejects. */
    drop,
    delete: (name: string, signal: AbortSignal): Promise<void> => store.delete(name, signal),
    list: store.list,
  };
};

export type JobFiles = ReturnType<typeof makeJobFiles>;
