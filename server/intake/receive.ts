import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from '@fastify/busboy';
import { maxFileBytes, maxFileLabel } from '../../catalogue/limits.ts';
import { asProblem, Problem } from '../problem.ts';
import { holdingChunk, roomForChunk } from './upload-memory.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** A form as it came, with the file on disk. */
export type Received = {
  /** Name in the workspace. */
  readonly path: string;
  readonly bytes: number;
  /** The visitor's name for it: for Content-Disposition alone. */
  readonly fileName: string;
  readonly fields: ReadonlyMap<string, string>;
};

/** Room for the form's fields and boundaries beside the file. */
export const formOverheadBytes = 64 * 1024;

/** An upload that is slower than this, in bytes a second on average, holds a place that others need. */
const slowest = 1024;

const limits = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  files: 2,
  parts: 24,
  headerPairs: 20,
  /** Of one part: a name of 255 characters, each of them escaped twice over, and the rest. */
  headerSize: 4 * 1024,
  fileSize: maxFileBytes + 1,
};

const tooLarge = (actual?: number): Problem =>
  new Problem('file_too_large', `The limit is ${maxFileLabel} (${maxFileBytes.toLocaleString('en')} bytes) for each file.`, {
    limit: { name: 'bytes', max: maxFileBytes, ...(actual !== undefined && { actual }) },
  });

/**
 * Read in one go: a chunk of 1.5 MB that is nothing but boundaries holds up everybody for a third of a second, and what is
 * wrong with it is known after the first of them.
 */
const pieceBytes = 64 * 1024;

/** Refuses by the headers alone, before a byte is read. */
export const checkHeaders = (headers: Headers): void => {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('unsupported_media_type');
  if (!/boundary=/i.test(type)) throw new Problem('invalid_request', 'The form has no boundary.');
  if (headers.get('content-encoding')) throw new Problem('invalid_request', 'The form must not be compressed.');
  const length = Number(headers.get('content-length') ?? 0);
  if (length > maxFileBytes + formOverheadBytes) throw tooLarge(length);
};

/** The form's parser. It throws at once at a boundary that can be none. */
const formReader = (type: string) => {
  try {
    return new busboy({ headers: { 'content-type': type }, limits });
  } catch (thrown) {
    throw new Problem('invalid_request', 'The boundary of the form can be none.', {}, { cause: thrown });
  }
};

/**
 * Reads the body to its very end through `form`, one chunk at a time: what comes after the form's last boundary
 * counts as well. `onChunk` runs after each, and the next is not read before it is done, so that what a client
 * sends waits in the network and not in our memory. Rejects with the signal's reason, or the form's own error.
 */
const feed = async (
  body: ReadableStream<Uint8Array>,
  form: Writable,
  signal: AbortSignal,
  onChunk: (bytes: number) => Promise<void>,
): Promise<void> => {
  const ended = finished(form, { signal });
  // It is awaited below; until then its rejection must not count as unheard.
  ended.catch(() => undefined);
  const reader = body.getReader();
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      await roomForChunk();
      const { value, done } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      await holdingChunk(value.length, async () => {
        for (let at = 0; at < value.length && !form.writableEnded && !signal.aborted; at += pieceBytes) {
          const piece = value.subarray(at, at + pieceBytes);
          await Promise.race([new Promise((taken) => yieldToEventLoop(() => form.write(piece, taken))), ended]);
        }
        await onChunk(value.length);
      });
      signal.throwIfAborted();
    }
    if (!form.writableEnded) form.end();
    await ended;
    await onChunk(0);
  } finally {
    signal.removeEventListener('abort', cancel);
    form.destroy();
  }
};

/**
 * Streams a multipart form whose headers have been checked to `dir`, counting as it goes: the file is never whole in memory, and the rest of
 * one that is too large is not read. Rejects with a Problem, or with the signal's reason.
 */
export const receive = async (
  request: Pick<Request, 'headers' | 'body'>,
  dir: string,
  graceSeconds: number,
  signal: AbortSignal,
): Promise<Received> => {
  if (!request.body) throw new Problem('missing_file');
  const fields = new Map<string, string>();
  const path = join(dir, 'upload');
  const files: { readonly name: string; bytes: number }[] = [];
  const pending: Buffer[] = [];
  let refusal: Problem | undefined;

  let arrived = 0;
  const began = performance.now();
  const stop = new AbortController();
  const refuse = (problem: Problem): void => {
    refusal ??= problem;
    stop.abort(problem);
  };

  const form = formReader(request.headers.get('content-type') ?? '');
  form.on('field', (name: string | undefined, value, nameCut, valueCut) => {
    if (name === undefined) refuse(new Problem('invalid_request', 'A field of the form has no name.'));
    else if (nameCut || valueCut) refuse(new Problem('invalid_request', 'A field of the form is too long.'));
    else if (fields.has(name)) refuse(new Problem('invalid_request', 'A field of the form is there twice.'));
    else fields.set(name, value);
  });
  form.on('file', (field, stream, name) => {
    stream.on('error', () => undefined);
    if (field !== 'file') {
      stream.resume();
      return refuse(new Problem('invalid_request', 'The file must be in the field named "file".'));
    }
    if (files.length > 0) {
      stream.resume();
      return refuse(new Problem('multiple_files'));
    }
    const file = { name: name ?? '', bytes: 0 };
    files.push(file);
    stream.on('data', (chunk: Buffer) => {
      file.bytes += chunk.length;
      if (file.bytes > maxFileBytes) refuse(tooLarge());
      else pending.push(chunk);
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => refuse(new Problem('invalid_request', 'The form has too many parts.')));

  const watch = setInterval(() => {
    const seconds = (performance.now() - began) / 1000;
    if (seconds > graceSeconds && arrived < seconds * slowest) refuse(new Problem('upload_timeout'));
  }, 1000);

  const handle = await open(path, 'wx', 0o600);
  try {
    await feed(request.body, form, AbortSignal.any([signal, stop.signal]), async (bytes) => {
      arrived += bytes;
      if (arrived > maxFileBytes + formOverheadBytes) refuse(tooLarge());
      const chunks = pending.splice(0);
      if (chunks.length > 0) await handle.writev(chunks);
    });
    const [file] = files;
    if (refusal) throw refusal;
    if (!file) throw new Problem('missing_file');
    if (file.bytes === 0) throw new Problem('empty_file');
    if ((await handle.stat()).size !== file.bytes) throw new Problem('storage_full', undefined, { retryAfter: 30 });
    return { path, bytes: file.bytes, fileName: file.name, fields };
  } catch (thrown) {
    if (refusal) throw refusal;
    signal.throwIfAborted();
    if (thrown instanceof Problem) throw thrown;
    if (asProblem(thrown).code === 'storage_full') throw thrown;
    throw new Problem('invalid_request', 'The form is cut off or not well formed.', {}, { cause: thrown });
  } finally {
    await handle.close();
    clearInterval(watch);
  }
};
