import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '../../../catalogue/languages/message.ts';
import { ToolFailure, toolFault } from '../../contract/tool-failure.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { failure } from './list.ts';
import { commandBytes, type Ended, mostCommandBytes, pipe, stage, tool } from './tool.ts';

const createTar = [
  'tar',
  '--create',
  '--format=pax',
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--pax-option=delete=atime,delete=ctime',
];

/** Compressors that read standard input, by the extension of their output. */
const compressors: Readonly<Record<string, (level: number, output: string) => readonly string[]>> = {
  gz: (level, output) => ['7zz', 'a', '-bd', '-si', '-tgzip', `-mx=${Math.max(1, level)}`, output],
  bz2: (level, output) => ['7zz', 'a', '-bd', '-si', '-tbzip2', `-mx=${Math.max(1, level)}`, output],
  xz: (level, output) => ['7zz', 'a', '-bd', '-si', '-txz', `-mx=${level}`, output],
  zst: (level, output) => ['zstd', '-q', '-T0', `-${Math.max(1, level * 2)}`, '-o', output],
};

const check = (ended: Ended): void => {
  if (ended.code === 0) return;
  // It only reads files that we unpacked, so its messages are never about the visitor's file; it may still be killed.
  const fault = toolFault(ended.code, '', []);
  throw fault ? new WorkerProblem(fault.code, fault.said) : new ToolFailure(ended.program, ended.code);
};

/** Clears the time in a gzip header (RFC 1952, 2.3.1): 7-Zip writes the current one for standard input. */
const clearTime = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await file.write(Buffer.alloc(4), 0, 4, 4);
  } finally {
    await file.close();
  }
};

/** Compresses what a program writes to standard output. */
const compress = async (program: readonly string[], to: string, output: string, level: number, dir: string): Promise<Ended> => {
  const compressor = compressors[to];
  if (!compressor) throw new Error(`Nothing compresses to ${to}.`);
  const ended = await pipe(program, compressor(level, output), dir);
  if (to === 'gz' && ended.code === 0) await clearTime(output);
  return ended;
};

/** Everything in the folder, named so that no entry begins with `./` or resembles an option. */
const members = async (dir: string): Promise<readonly string[]> => (await readdir(dir)).sort();

const areTooLong = (names: readonly string[]): boolean => commandBytes(names) > mostCommandBytes;

/** The members as arguments: each by name, or a wildcard for all if they are too long. */
const named = (names: readonly string[]): readonly string[] => ['--', ...(areTooLong(names) ? ['*'] : names)];

/** The same for GNU tar, which expands no wildcards here. Names in the list file end with NUL, as they may contain anything else. */
const namedForTar = async (names: readonly string[]): Promise<readonly string[]> => {
  if (names.length === 0) return ['--files-from=/dev/null'];
  if (!areTooLong(names)) return ['--', ...names];
  const list = `${stage()}/members`;
  await Bun.write(list, names.map((name) => `${name}\0`).join(''));
  return ['--null', `--files-from=${list}`];
};

const packFolder = async (dir: string, to: string, output: string, level: number): Promise<Ended> => {
  const names = await members(dir);
  const listed = named(names);
  switch (to) {
    case 'zip':
    case 'cbz':
      return tool(['7zz', 'a', '-bd', '-tzip', '-mcu=on', '-snl', `-mx=${to === 'cbz' ? 0 : level}`, output, ...listed], dir);
    case '7z':
      return tool(['7zz', 'a', '-bd', '-t7z', '-snl', `-mx=${level}`, output, ...listed], dir);
    case 'rar':
      if (names.length === 0) throw new WorkerProblem('nothing_to_convert', message('archiveEmpty'));
      return tool(['rar', 'a', '-r', '-idq', '-ol', '-y', `-m${Math.round((level * 5) / 9)}`, output, ...listed], dir);
    case 'tar':
      return tool([...createTar, `--file=${output}`, ...(await namedForTar(names))], dir);
    default:
      if (!to.startsWith('tar.')) throw new Error(`Nothing packs ${to}.`);
      return compress([...createTar, '--file=-', ...(await namedForTar(names))], to.slice('tar.'.length), output, level, dir);
  }
};

/** Packs the content of `dir` into one archive. Level 0 stores, 9 compresses most. */
export const pack = async (dir: string, to: string, output: string, level: number): Promise<void> =>
  check(await packFolder(dir, to, output, level));

/** Recompresses a single stream: `.gz` to `.xz` and the like. Resolves with whether bytes after its end were left out. */
export const recompress = async (input: string, to: string, output: string, level: number): Promise<boolean> => {
  const ended = await compress(['7zz', 'x', '-so', '-p', '--', input], to, output, level, stage());
  // Unlike the packers of unpacked files, it reads the visitor's file.
  if (ended.code !== 0) throw failure(ended);
  return ended.hasTail === true;
};

const image = /\.(jpe?g|png|gif|webp|avif|bmp|tiff?)$/i;

/** Whether a tree contains any image, which a comic book needs. */
export const hasImages = async (dir: string): Promise<boolean> => {
  const folders = [dir];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) folders.push(join(folder, entry.name));
      else if (image.test(entry.name)) return true;
    }
  return false;
};
