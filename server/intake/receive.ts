import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from '@fastify/busboy';
import { maxFileBytes, maxFilesTogether } from '../../catalogue/limits.ts';
import { asProblem, Problem } from '../contract/problem.ts';
import type { Counts } from '../receipt/counts.ts';
import { isOverOne, isOverSeveral, tooLarge, tooLargeTogether } from './form-size.ts';
import { holdingChunk, roomForChunk } from './upload-memory.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** A file of a form, on disk. */
export type ReceivedFile = {
  /** Its path, and our name for it in the folder. */
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  /** The visitor's name for it, for Content-Disposition only. */
  readonly fileName: string;
  /** A sentence that its end is missing, if an inspection found that. */
  readonly cutOff?: string;
  /** Counts of its content, if requested. */
  readonly counts?: Counts;
  /** The id of the format that it was sent as, if it is another one. */
  readonly sentAs?: string;
};

/** A received form. */
export type Received = {
  /** In the form's order: one file, or several to be merged. */
  readonly files: readonly [ReceivedFile, ...ReceivedFile[]];
  /** Total of all files. */
  readonly bytes: number;
  /** Fields about files, in the form's order: one value for all files, or one for each. */
  readonly ofFiles: Readonly<Record<FileField, readonly string[]>>;
  /** All other fields. */
  readonly fields: ReadonlyMap<string, string>;
};

/** Fields that may appear once per file. */
const fileFields = ['inputFormat', 'password', 'lastModified'] as const;
type FileField = (typeof fileFields)[number];
const isFileField = (name: string): name is FileField => (fileFields as readonly string[]).includes(name);

/** An upload slower than this, in bytes per second on average, blocks a slot that others need. */
const slowest = 1024;

const limits = {
  fields: 20 + fileFields.length * maxFilesTogether,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  files: maxFilesTogether + 1,
  parts: 24 + (1 + fileFields.length) * maxFilesTogether,
  headerPairs: 20,
  // Per part: a name of 255 characters, each escaped twice, and the rest.
  headerSize: 4 * 1024,
  fileSize: maxFileBytes + 1,
};

const lengthOf = (headers: Headers): number => Number(headers.get('content-length') ?? 0);

/**
 * Parsed at once: 1.5 MB of nothing but boundaries would block the event loop for a third of a second, though the first of them shows what
 * is wrong.
 */
const pieceBytes = 64 * 1024;

/** Refuses by headers, before a byte is read. */
export const checkHeaders = (headers: Headers, ofSeveral = false): void => {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('unsupported_media_type');
  if (!/boundary=/i.test(type)) throw new Problem('invalid_request', 'The form has no boundary.');
  if (headers.get('content-encoding')) throw new Problem('invalid_request', 'The form must not be compressed.');
  const length = lengthOf(headers);
  if (ofSeveral ? isOverSeveral(length) : isOverOne(length)) throw ofSeveral ? tooLargeTogether(length) : tooLarge(length);
};

/** The form's parser. It throws at once for an invalid boundary. */
const formReader = (type: string) => {
  try {
    return new busboy({ headers: { 'content-type': type }, limits });
  } catch (thrown) {
    throw new Problem('invalid_request', 'The boundary of the form can be none.', {}, { cause: thrown });
  }
};

/**
 * Reads the body to its end through `form`, one chunk at a time: data after the form's last boundary counts as well. `onChunk` runs after
 * each chunk, and the next is read when it is done, so that data waits in the network and not in our memory. Rejects with the signal's
 * reason, or the form's own error.
 */
const feed = async (
  body: ReadableStream<Uint8Array>,
  form: Writable,
  signal: AbortSignal,
  onChunk: (bytes: number) => Promise<void>,
): Promise<void> => {
  const ended = finished(form, { signal });
  // Awaited below; until then its rejection must not count as unhandled.
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

/** A file being received. */
type Incoming = { readonly fileName: string; readonly name: string; bytes: number; handle?: FileHandle };

/**
 * Streams a multipart form whose headers have been checked to `dir` and counts its bytes: no file is ever whole in memory, and the rest of
 * an upload that is too large is not read. A form of several files may be larger than one file on addresses for several (`ofSeveral`).
 * Rejects with a Problem, or with the signal's reason.
 */
export const receive = async (
  request: Pick<Request, 'headers' | 'body'> & { readonly ofSeveral?: boolean },
  dir: string,
  graceSeconds: number,
  signal: AbortSignal,
): Promise<Received> => {
  if (!request.body) throw new Problem('missing_file');
  const fields = new Map<string, string>();
  const ofFiles: Record<FileField, string[]> = { inputFormat: [], password: [], lastModified: [] };
  const files: Incoming[] = [];
  const pending: { readonly file: Incoming; readonly chunk: Buffer }[] = [];
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
    else if (isFileField(name)) ofFiles[name].push(value);
    else if (fields.has(name)) refuse(new Problem('invalid_request', 'A field of the form is there twice.'));
    else fields.set(name, value);
  });
  form.on('file', (field, stream, name) => {
    stream.on('error', () => undefined);
    const refuseFile = (problem: Problem): void => {
      stream.resume();
      refuse(problem);
    };
    if (field !== 'file') return refuseFile(new Problem('invalid_request', 'The file must be in the field named "file".'));
    if (files.length === maxFilesTogether)
      return refuseFile(
        new Problem('multiple_files', `The limit is ${maxFilesTogether} files.`, { limit: { name: 'files', max: maxFilesTogether } }),
      );
    const file: Incoming = { fileName: name ?? '', name: `upload-${files.length + 1}`, bytes: 0 };
    files.push(file);
    stream.on('data', (chunk: Buffer) => {
      file.bytes += chunk.length;
      if (file.bytes > maxFileBytes) refuse(tooLarge());
      else pending.push({ file, chunk });
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => refuse(new Problem('invalid_request', 'The form has too many parts.')));

  const watch = setInterval(() => {
    const seconds = (performance.now() - began) / 1000;
    if (seconds > graceSeconds && arrived < seconds * slowest) refuse(new Problem('upload_timeout'));
  }, 1000);

  const pathOf = ({ name }: Incoming): string => join(dir, name);
  const flush = async (): Promise<void> => {
    for (const [file, chunks] of Map.groupBy(pending.splice(0), (one) => one.file)) {
      file.handle ??= await open(pathOf(file), 'wx', 0o600);
      await file.handle.writev(chunks.map(({ chunk }) => chunk));
    }
    // All but the last are complete.
    for (const file of files.slice(0, -1)) await close(file);
  };
  const close = async (file: Incoming): Promise<void> => {
    const { handle } = file;
    if (!handle) return;
    file.handle = undefined;
    const { size } = await handle.stat().finally(() => handle.close());
    if (size !== file.bytes && !refusal) throw new Problem('storage_full', undefined, { retryAfter: 30 });
  };

  try {
    await feed(request.body, form, AbortSignal.any([signal, stop.signal]), async (bytes) => {
      arrived += bytes;
      if (isOverSeveral(arrived)) refuse(tooLargeTogether());
      else if (!request.ofSeveral && isOverOne(arrived)) refuse(tooLarge());
      else await flush();
    });
    if (refusal) throw refusal;
    const received: ReceivedFile[] = [];
    for (const file of files) {
      if (file.bytes === 0) throw new Problem('empty_file', files.length > 1 ? `File ${received.length + 1} is empty.` : undefined);
      await close(file);
      received.push({ path: pathOf(file), name: file.name, bytes: file.bytes, fileName: file.fileName });
    }
    const [first, ...others] = received;
    if (!first) throw new Problem('missing_file');
    for (const name of fileFields)
      if (ofFiles[name].length > 1 && ofFiles[name].length !== received.length)
        throw new Problem('invalid_request', `The field ${name} must be there once, or once for each file.`);
    const bytes = received.reduce((sum, one) => sum + one.bytes, 0);
    return { files: [first, ...others], bytes, ofFiles, fields };
  } catch (thrown) {
    if (refusal) throw refusal;
    signal.throwIfAborted();
    if (thrown instanceof Problem) throw thrown;
    if (asProblem(thrown).code === 'storage_full') throw thrown;
    throw new Problem('invalid_request', 'The form is cut off or not well formed.', {}, { cause: thrown });
  } finally {
    clearInterval(watch);
    await Promise.all(files.map(({ handle }) => handle?.close()));
  }
};
