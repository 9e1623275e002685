import { open, stat } from 'node:fs/promises';
import { message, type Quantity } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { ToolFailure, toolFault } from '../../contract/tool-failure.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { archiveFaults, archiveStatuses } from './faults.ts';
import { type Ended, stage, tool } from './tool.ts';

const mb = (bytes: number): Quantity => ({ amount: Math.ceil(bytes / 1024 ** 2), unit: 'megabyte' });

/** Throws if the unpacked size is out of proportion. */
export const checkSizes = (entries: number, unpacked: number, packed: number): void => {
  if (entries > fileLimits.entries)
    throw new WorkerProblem('too_many_entries', message('archiveEntriesLimit', { actual: entries, max: fileLimits.entries }), {
      name: 'entries',
      max: fileLimits.entries,
      actual: entries,
    });
  if (unpacked > fileLimits.unpackedBytes)
    throw new WorkerProblem('decompression_bomb', message('archiveUnpacksTo', { size: mb(unpacked), max: mb(fileLimits.unpackedBytes) }), {
      name: 'unpackedBytes',
      max: fileLimits.unpackedBytes,
      actual: unpacked,
    });
  if (unpacked > fileLimits.ratioFromBytes && unpacked > packed * fileLimits.packedRatio)
    throw new WorkerProblem(
      'decompression_bomb',
      message('archiveUnpacksTimes', { actual: Math.round(unpacked / packed), max: fileLimits.packedRatio }),
      { name: 'ratio', max: fileLimits.packedRatio, actual: Math.round(unpacked / packed) },
    );
};

/** The error for a failed tool: the problem that its output describes, or an internal one. */
export const failure = ({ code, text, program }: Ended, password = ''): Error => {
  const told = archiveStatuses[program]?.[code];
  const fault = toolFault(code, text, archiveFaults) ?? (told && { code: told, said: undefined });
  if (password && fault?.code === 'password_protected') return new WorkerProblem('wrong_password');
  return fault ? new WorkerProblem(fault.code, fault.said) : new ToolFailure(program, code);
};

/** Whether a path leads out of its target folder; 7-Zip strips such parts. */
const leadsOut = (path: string): boolean => path.startsWith('/') || path.split('/').includes('..');

/** Makes 7-Zip prompt for a password that is available, and otherwise use an empty one. */
export const sevenZipAsks = (password: string): readonly string[] => (password ? [] : ['-p']);

const zips: ReadonlySet<string> = new Set(['zip', 'jar', 'apk']);

/** Makes 7-Zip look for a ZIP behind other bytes, such as the program of a self-extracting one; it does not unless asked. */
const zipAnywhere = '-tzip:s64m';

/** Types that 7-Zip does not detect; of a DEB it opens only a part, unless the type is `ar`. */
export const typeFor = async (input: string, from: string): Promise<readonly string[]> => {
  if (from === 'deb') return ['-tar'];
  if (!zips.has(from)) return [];
  const file = await open(input);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === 'PK' ? [] : [zipAnywhere];
  } finally {
    await file.close();
  }
};

/** Reads the table of contents with 7-Zip before unpacking: sizes, count, encryption. Resolves with the number of paths that lead out. */
const checkWithSevenZip = async (input: string, from: string, packed: number, password: string): Promise<number> => {
  const type = from === 'deb' ? [] : await typeFor(input, from);
  const listed = await tool(['7zz', 'l', '-slt', '-ba', ...type, ...sevenZipAsks(password), '--', input], stage(), { password });
  if (listed.code !== 0) throw failure(listed, password);
  let [entries, unpacked, outward] = [0, 0, 0];
  for (const line of listed.text.split('\n')) {
    if (line.startsWith('Path = ')) {
      entries++;
      if (leadsOut(line.slice(7))) outward++;
    } else if (line.startsWith('Size = ')) unpacked += Number(line.slice(7)) || 0;
    else if (line === 'Encrypted = +' && !password) throw new WorkerProblem('password_protected');
  }
  checkSizes(entries, unpacked, packed);
  return outward;
};

/** Makes unrar prompt for a password that is available, and otherwise assume that there is none. */
export const unrarAsks = (password: string): string => (password ? '-p' : '-p-');

/** The same with unrar, since Debian's build of 7-Zip doesn't support RAR. */
const checkWithUnrar = async (input: string, packed: number, password: string): Promise<number> => {
  const listed = await tool(['unrar', 'lt', unrarAsks(password), '-c-', '--', input], stage(), { password });
  if (listed.code !== 0) throw failure(listed, password);
  let [entries, unpacked, outward] = [0, 0, 0];
  for (const line of listed.text.split('\n')) {
    const [, key, value = ''] = /^\s*(Name|Size|Flags|Ratio): (.*)$/.exec(line) ?? [];
    if (key === 'Name') {
      entries++;
      if (leadsOut(value)) outward++;
    } else if (key === 'Size') unpacked += Number(value) || 0;
    // Instead of a figure: the entry begins in another part, or continues there.
    else if (key === 'Ratio' && /^(?:<--|<->|-->)$/.test(value)) throw new WorkerProblem('conversion_failed', message('archivePartOfRar'));
    else if (key === 'Flags' && value.includes('encrypted') && !password) throw new WorkerProblem('password_protected');
  }
  checkSizes(entries, unpacked, packed);
  return outward;
};

/** Formats without a table of contents: they are counted while unpacking. */
const streamed: ReadonlySet<string> = new Set(['tar', 'tar.gz', 'tar.bz2', 'tar.xz', 'tar.zst', 'gz', 'bz2', 'xz', 'zst', 'lzma']);

/**
 * Inspects an archive without unpacking it. Throws for encrypted archives, bombs and damage. Resolves with the number of entries
 * whose paths lead out and are moved inside.
 */
export const checkArchive = async (input: string, from: string, password: string): Promise<number> => {
  if (streamed.has(from)) return 0;
  const { size } = await stat(input);
  return from === 'rar' ? checkWithUnrar(input, size, password) : checkWithSevenZip(input, from, size, password);
};
