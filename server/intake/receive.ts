import { message, type Said } from '../../catalogue/languages/message.ts';
import { maxFileBytes, maxFilesTogether } from '../../catalogue/limits.ts';
import { Problem } from '../contract/problem.ts';
import type { Counts } from '../receipt/counts.ts';
import { isOverOne, isOverSeveral, tooLarge, tooLargeTogether } from './form-size.ts';
import type { ImportFile } from './import-file.ts';
import { type ReceivedPart, receiveParts } from './receive-parts.ts';

/** A file of a form, on the disk. */
export type ReceivedFile = {
  /** Where it lies, and our name for it in the folder. */
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  /** The visitor's name for it, only for Content-Disposition. */
  readonly fileName: string;
  /** A message that the end of the file is missing, if inspection has found that. */
  readonly cutOff?: Said;
  /** How much is in it, where that was counted. */
  readonly counts?: Counts;
  /** The format that it was sent as, an id, where it turned out to be another. */
  readonly sentAs?: string;
};

/** A form as it came. */
export type Received = {
  /** In the order of the form: one, or several that are to become one. */
  readonly files: readonly [ReceivedFile, ...ReceivedFile[]];
  /** Of all files together. */
  readonly bytes: number;
  /** What the form says of its files, in their order: once for all of them, or once for each. */
  readonly ofFiles: Readonly<Record<FileField, readonly string[]>>;
  /** All other fields. */
  readonly fields: ReadonlyMap<string, string>;
};

/** Fields that may be there once for each file. */
const fileFields = ['inputFormat', 'password', 'lastModified'] as const;
type FileField = (typeof fileFields)[number];
const isFileField = (name: string): name is FileField => (fileFields as readonly string[]).includes(name);

const limits = {
  fields: 20 + fileFields.length * maxFilesTogether,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  files: maxFilesTogether + 1,
  parts: 24 + (1 + fileFields.length) * maxFilesTogether,
  headerPairs: 20,
  /** Of one part: a name of 255 characters, each of them escaped twice over, and the rest. */
  headerSize: 4 * 1024,
  fileSize: maxFileBytes + 1,
};

const lengthOf = (headers: Headers): number => Number(headers.get('content-length') ?? 0);

/** Refuses by the headers, before a byte is read. */
export const checkHeaders = (headers: Headers, ofSeveral = false): void => {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('unsupported_media_type');
  if (!/boundary=/i.test(type)) throw new Problem('invalid_request', message('boundaryMissing'));
  if (headers.get('content-encoding')) throw new Problem('invalid_request', message('formCompressed'));
  const length = lengthOf(headers);
  if (ofSeveral ? isOverSeveral(length) : isOverOne(length)) throw ofSeveral ? tooLargeTogether(length) : tooLarge(length);
};

/** The files of a form, or the one that it names the address of, which may hold a secret and is forgotten here. */
const withImport = async (
  received: readonly ReceivedPart[],
  fields: Map<string, string>,
  importFile: (address: string) => Promise<ReceivedPart> | undefined,
): Promise<readonly ReceivedPart[]> => {
  const address = fields.get('fileUrl');
  fields.delete('fileUrl');
  if (address === undefined || address === '') return received;
  if (received.length > 0) throw new Problem('invalid_option', message('importBesideFile'), { option: 'fileUrl' });
  const file = await importFile(address);
  return file ? [file] : [];
};

/**
 * Streams a multipart form whose headers have been checked to `dir`. A form of several files may be larger than one file where its
 * address says so (`ofSeveral`). Rejects with a Problem, or with the signal's reason.
 */
export const receive = async (
  request: Pick<Request, 'headers' | 'body'> & { readonly ofSeveral?: boolean },
  dir: string,
  graceSeconds: number,
  signal: AbortSignal,
  importFile?: ImportFile,
): Promise<Received> => {
  const fields = new Map<string, string>();
  const ofFiles: Record<FileField, string[]> = { inputFormat: [], password: [], lastModified: [] };
  const received = await receiveParts(request, dir, graceSeconds, signal, {
    limits,
    ofSeveral: request.ofSeveral ?? false,
    takeField: (name, value) => {
      if (isFileField(name)) ofFiles[name].push(value);
      else if (fields.has(name)) return new Problem('invalid_request', message('fieldTwice'));
      else fields.set(name, value);
      return undefined;
    },
    checkFile: (field, count) => {
      if (field !== 'file') return new Problem('invalid_request', message('fileField'));
      return count < maxFilesTogether
        ? undefined
        : new Problem('multiple_files', message('filesLimit', { max: maxFilesTogether }), {
            limit: { name: 'files', max: maxFilesTogether },
          });
    },
  });
  const parts = await withImport(received, fields, (address) => importFile?.(address, dir, signal));
  const [first, ...others] = parts.map(({ field: _, ...file }): ReceivedFile => file);
  if (!first) throw new Problem('missing_file');
  for (const name of fileFields)
    if (ofFiles[name].length > 1 && ofFiles[name].length !== parts.length)
      throw new Problem('invalid_request', message('fieldCount', { field: name }));
  const bytes = parts.reduce((sum, one) => sum + one.bytes, 0);
  return { files: [first, ...others], bytes, ofFiles, fields };
};
