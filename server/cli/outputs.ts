import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, copyFile, link, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extensionOf, formatById } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';
import { baseName, nameWithPart } from '../files/file-name.ts';
import { openZip } from '../formats/zip/read.ts';
import type { Obtained, Task } from './converter.ts';
import { CliFailure } from './failures.ts';

/** Destination of a run's results. */
export type Destination =
  | { readonly to: 'stdout' }
  | { readonly to: 'file'; readonly path: string }
  | { readonly to: 'folder'; readonly path: string }
  /** Each next to its input. */
  | { readonly to: 'beside' };

/** Interprets `--out`: a folder if it exists as one, ends in a slash, or must receive the results of several inputs. */
export const destinationOf = async (
  out: string | undefined,
  inputs: readonly string[],
  { isOne = false, isTree = false }: { readonly isOne?: boolean; readonly isTree?: boolean } = {},
): Promise<Destination> => {
  if (out === undefined) return inputs.length === 1 && inputs[0] === '-' ? { to: 'stdout' } : { to: 'beside' };
  if (out === '-') return { to: 'stdout' };
  const isFolder =
    isTree || out.endsWith('/') || (inputs.length > 1 && !isOne) || ((await stat(out).catch(() => undefined))?.isDirectory() ?? false);
  return { to: isFolder ? 'folder' : 'file', path: out };
};

export type OutputRules = {
  readonly destination: Destination;
  readonly zip: boolean;
  readonly force: boolean;
  readonly preserveDates: boolean;
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** True for plain file names; the names of a server's results must not leave the folder. */
const isPlain = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !/[/\\\p{Cc}]/u.test(name) && Buffer.byteLength(name) <= 255;

const unwritable = (thrown: unknown): never => {
  if (thrown instanceof CliFailure || thrown instanceof Problem || (thrown as Error).name === 'AbortError') throw thrown;
  throw new CliFailure('unwritable', undefined, { cause: thrown });
};

/** Renames a finished file; without `force` never overwrites, even a file that has just appeared. */
const settle = async (from: string, to: string, force: boolean): Promise<void> => {
  if (force) return rename(from, to);
  try {
    await link(from, to);
  } catch (thrown) {
    const { code } = thrown as { code?: string };
    if (code === 'EEXIST') throw new CliFailure('file_exists', message('outputThere', { path: to }));
    // File systems without hard links.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw thrown;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
  await rm(from);
};

/** Writes to a temporary name first, so that a result is never visible in part. */
const write = async (
  source: NodeJS.ReadableStream,
  to: string,
  { force, lastModified }: { readonly force: boolean; readonly lastModified: number | undefined },
  signal: AbortSignal,
): Promise<void> => {
  const scratch = join(dirname(to), `.${randomBytes(8).toString('hex')}.part`);
  try {
    await pipeline(source, createWriteStream(scratch, { flags: 'wx' }), { signal });
    if (lastModified !== undefined) await utimes(scratch, lastModified / 1000, lastModified / 1000);
    await settle(scratch, to, force);
  } catch (thrown) {
    await rm(scratch, { force: true });
    unwritable(thrown);
  }
};

/** Writes results to their destination. Two inputs of one run never write the same file, even with `force`. */
export const makeOutputs = ({ destination, zip, force, preserveDates }: OutputRules) => {
  const claimed = new Set<string>();

  const howOf = ({ input }: Task) => ({ force, lastModified: preserveDates ? input.lastModified : undefined });

  const claim = async (path: string): Promise<string> => {
    if (claimed.has(path)) throw new CliFailure('file_exists', message('outputTwice', { path }));
    if (!force && (await isThere(path))) throw new CliFailure('file_exists', message('outputThere', { path }));
    claimed.add(path);
    return path;
  };

  const folderOf = ({ input }: Task): string =>
    destination.to === 'folder'
      ? join(destination.path, input.folder ?? '')
      : destination.to === 'beside' && input.given !== '-'
        ? dirname(input.given)
        : '.';

  const nameOf = ({ input, to, suffix }: Task, extension = extensionOf(to)): string => {
    const base = baseName(input.name, formatById(input.from)?.extensions);
    return `${suffix ? nameWithPart(base, '-', suffix) : base}.${extension}`;
  };

  /** Output path of a task whose result is a single file. */
  const single = (task: Task): string => (destination.to === 'file' ? destination.path : join(folderOf(task), nameOf(task)));

  const unpack = async (task: Task, { path, files }: Obtained, signal: AbortSignal): Promise<readonly string[]> => {
    const names = files.map(({ name }) => name);
    if (!names.every(isPlain)) throw new Problem('conversion_failed', message('resultNames'));
    const archive = openZip(path);
    const targets: string[] = [];
    for (const name of names) targets.push(await claim(join(folderOf(task), name)));
    for (const [index, name] of names.entries())
      await write(Readable.from(archive.stream(name)), targets[index] ?? '', howOf(task), signal);
    return targets;
  };

  return {
    /** Fails before any work if the result could not be written. */
    prepare: async (task: Task): Promise<void> => {
      if (destination.to === 'stdout') return;
      const path = single(task);
      await mkdir(dirname(path), { recursive: true }).catch(unwritable);
      await claim(path);
    },
    /** Returns the written paths; none for standard output. */
    write: async (task: Task, result: Obtained, signal: AbortSignal): Promise<readonly string[]> => {
      if (destination.to === 'stdout') {
        await pipeline(createReadStream(result.path), process.stdout, { signal, end: false });
        return [];
      }
      const planned = single(task);
      const hasSeveral = result.files.length > 1;
      const asZip = zip || (destination.to === 'file' && /\.zip$/i.test(planned));
      if (hasSeveral && !asZip) {
        if (destination.to === 'file') throw new CliFailure('several_files', message('outputSeveral', { files: result.files.length }));
        claimed.delete(planned);
        return unpack(task, result, signal);
      }
      const isRenamed = hasSeveral && destination.to !== 'file';
      const path = isRenamed ? await claim(join(folderOf(task), nameOf(task, 'zip'))) : planned;
      await write(createReadStream(result.path), path, howOf(task), signal);
      return [path];
    },
  };
};

export type Outputs = ReturnType<typeof makeOutputs>;
