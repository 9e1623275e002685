import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '../../catalogue/languages/message.ts';
import { maxFileBytes } from '../../catalogue/limits.ts';
import { asProblem, Problem } from '../contract/problem.ts';
import { type FormLimits, feed, formReader } from './feed-form.ts';
import { isOverOne, isOverSeveral, tooLarge, tooLargeTogether } from './form-size.ts';
import { watchUpload } from './watch-upload.ts';

/** A file of a form, on the disk. */
export type ReceivedPart = {
  /** Where it lies, and our name for it in the folder. */
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  /** The visitor's name for it. */
  readonly fileName: string;
  /** The form's name for it. */
  readonly field: string;
};

/** What a form may hold. Each function returns why a part is refused, or nothing. */
export type FormRules = {
  readonly limits: FormLimits;
  /** Files together may be larger than one file. */
  readonly ofSeveral: boolean;
  readonly takeField: (name: string, value: string) => Problem | undefined;
  /** `count` files have come before it. */
  readonly checkFile: (field: string, count: number) => Problem | undefined;
};

/** A file that is coming in. */
type Incoming = { readonly field: string; readonly fileName: string; readonly name: string; bytes: number; handle?: FileHandle };

/**
 * Streams a multipart form whose headers have been checked to `dir`, counting as it goes: no file is ever whole in memory, and the rest
 * of what is too large is not read. Rejects with a Problem, or with the signal's reason.
 */
export const receiveParts = async (
  request: Pick<Request, 'headers' | 'body'>,
  dir: string,
  graceSeconds: number,
  signal: AbortSignal,
  rules: FormRules,
): Promise<readonly ReceivedPart[]> => {
  if (!request.body) throw new Problem('missing_file');
  const files: Incoming[] = [];
  const pending: { readonly file: Incoming; readonly chunk: Buffer }[] = [];
  const upload = watchUpload(graceSeconds);
  const { refuse } = upload;

  const form = formReader(request.headers.get('content-type') ?? '', rules.limits);
  form.on('field', (name: string | undefined, value, nameCut, valueCut) => {
    if (name === undefined) return refuse(new Problem('invalid_request', message('fieldUnnamed')));
    if (nameCut || valueCut) return refuse(new Problem('invalid_request', message('fieldTooLong')));
    const refused = rules.takeField(name, value);
    if (refused) refuse(refused);
  });
  form.on('file', (field, stream, name) => {
    stream.on('error', () => undefined);
    const refused = rules.checkFile(field ?? '', files.length);
    if (refused) {
      stream.resume();
      return refuse(refused);
    }
    const file: Incoming = { field: field ?? '', fileName: name ?? '', name: `upload-${files.length + 1}`, bytes: 0 };
    files.push(file);
    stream.on('data', (chunk: Buffer) => {
      file.bytes += chunk.length;
      if (file.bytes > maxFileBytes) refuse(tooLarge());
      else pending.push({ file, chunk });
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => refuse(new Problem('invalid_request', message('tooManyParts'))));

  const pathOf = ({ name }: Incoming): string => join(dir, name);
  const flush = async (): Promise<void> => {
    for (const [file, chunks] of Map.groupBy(pending.splice(0), (one) => one.file)) {
      file.handle ??= await open(pathOf(file), 'wx', 0o600);
      await file.handle.writev(chunks.map(({ chunk }) => chunk));
    }
    // Those before the last are whole.
    for (const file of files.slice(0, -1)) await close(file);
  };
  const close = async (file: Incoming): Promise<void> => {
    const { handle } = file;
    if (!handle) return;
    file.handle = undefined;
    const { size } = await handle.stat().finally(() => handle.close());
    if (size !== file.bytes && !upload.refusal()) throw new Problem('storage_full', undefined, { retryAfter: 30 });
  };

  try {
    await feed(request.body, form, AbortSignal.any([signal, upload.stopped]), async (bytes) => {
      const arrived = upload.count(bytes);
      if (isOverSeveral(arrived)) refuse(tooLargeTogether());
      else if (!rules.ofSeveral && isOverOne(arrived)) refuse(tooLarge());
      else await flush();
    });
    const refused = upload.refusal();
    if (refused) throw refused;
    for (const [index, file] of files.entries()) {
      if (file.bytes === 0)
        throw new Problem('empty_file', files.length > 1 ? message('fileEmptyNumbered', { file: index + 1 }) : undefined);
      await close(file);
    }
    return files.map((file) => ({ path: pathOf(file), name: file.name, bytes: file.bytes, fileName: file.fileName, field: file.field }));
  } catch (thrown) {
    const refused = upload.refusal();
    if (refused) throw refused;
    signal.throwIfAborted();
    if (thrown instanceof Problem) throw thrown;
    if (asProblem(thrown).code === 'storage_full') throw thrown;
    throw new Problem('invalid_request', message('formBroken'), {}, { cause: thrown });
  } finally {
    upload.end();
    await Promise.all(files.map(({ handle }) => handle?.close()));
  }
};
