import { maxFileBytes, maxFilesTogether } from '../../../catalogue/limits.ts';
import { isPlainObject } from '../../../catalogue/plain-object.ts';
import { Problem } from '../../contract/problem.ts';
import { ownName } from '../formats.ts';
import { formatOf, type Input } from '../input.ts';
import type { Work } from '../work.ts';

const wrong = (detail: string): Problem => new Problem('invalid_request', { english: detail });

const listOf = (read: unknown): readonly unknown[] => (Array.isArray(read) ? read : []);

/** Line ends are some writers' habit; what is left out while decoding is not. */
const notBase64 = /[^A-Za-z0-9+/=\s]/;

/** One source of data, written to the request's folder. */
const readFile = async (work: Work, source: unknown): Promise<Input> => {
  if (!isPlainObject(source) || typeof source.base64_string !== 'string' || typeof source.filename !== 'string')
    throw wrong('A source of data needs base64_string and filename.');
  const { base64_string: text } = source;
  if (notBase64.test(text)) throw wrong('base64_string is not in Base64.');
  const content = Buffer.from(text, 'base64');
  if (content.length === 0) throw new Problem('empty_file');
  if (content.length > maxFileBytes) throw new Problem('file_too_large');
  const fileName = ownName(source.filename) || 'document';
  const name = work.freshName();
  await Bun.write(work.pathOf({ name }), content);
  const format = await formatOf(work, work.pathOf({ name }), fileName);
  return { file: { name, fileName, bytes: content.length, mimeType: 'application/octet-stream' }, format };
};

/** Files and options of a request's JSON. Throws for addresses: this server fetches nothing. */
export const readSources = async (work: Work): Promise<{ readonly files: readonly Input[]; readonly of: (name: string) => unknown }> => {
  let read: unknown;
  try {
    read = await Bun.file(work.parts[0]?.path ?? '').json();
  } catch {
    throw wrong('The body must be JSON.');
  }
  if (!isPlainObject(read)) throw wrong('The body must be an object of JSON.');
  const mixed = listOf(read.sources);
  const others = mixed.filter((one) => !isPlainObject(one) || one.kind !== 'file');
  if (listOf(read.http_sources).length > 0 || others.length > 0)
    throw new Problem('invalid_request', {
      english: 'This server fetches nothing: send the document itself, as a source of kind "file" or to /v1/convert/file.',
    });
  const given = [...listOf(read.file_sources), ...mixed];
  if (given.length === 0) throw new Problem('missing_file');
  if (given.length > maxFilesTogether) throw new Problem('multiple_files', { english: `The limit is ${maxFilesTogether} files.` });
  const files: Input[] = [];
  for (const one of given) files.push(await readFile(work, one));
  const options = isPlainObject(read.options) ? read.options : {};
  const target = isPlainObject(read.target) ? read.target.kind : undefined;
  return { files, of: (name) => (name === 'target_type' ? target : Object.hasOwn(options, name) ? options[name] : undefined) };
};
