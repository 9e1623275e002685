import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Checks, finding, same } from '../check.ts';
import type { ArchiveFact, Facts } from '../fixtures.ts';
import { look, withFolder } from '../look.ts';

/** Unpacks with a program other than the one that packed, if there is one. */
const unpack = async (path: string, format: string, dir: string): Promise<void> => {
  if (format === 'zip' || format === 'cbz')
    await look('unzip', '-qq', '-o', path, '-d', dir).catch(() => look('7zz', 'x', '-bd', `-o${dir}`, path));
  else if (format === 'rar') await look('unrar', 'x', '-idq', path, `${dir}/`);
  else if (format === '7z') await look('7zz', 'x', '-bd', `-o${dir}`, path);
  else if (format === 'tar.zst') {
    await look('zstd', '-dq', '-o', `${dir}.tar`, path);
    await unpack(`${dir}.tar`, 'tar', dir);
  } else await look('python3', '-c', 'import sys, tarfile; tarfile.open(sys.argv[1]).extractall(sys.argv[2])', path, dir);
};

/** Fingerprints of files by path. */
type Tree = Readonly<Record<string, string>>;

const readTree = async (dir: string): Promise<Tree> => {
  const tree: Record<string, string> = {};
  for (const line of (await look('find', dir, '-mindepth', '1', '-printf', '%y\\t%P\\t%l\\0')).split('\0').filter(Boolean)) {
    const [kind, name = '', target = ''] = line.split('\t');
    if (kind === 'f') {
      const bytes = await Bun.file(join(dir, name)).bytes();
      tree[name] = `${bytes.length} ${crc32(bytes).toString(16).padStart(8, '0')}`;
    } else tree[name] = kind === 'l' ? `-> ${target}` : 'folder';
  }
  return tree;
};

const clean = (name: string): string => name.replace(/^(\.\/)+/, '').replace(/\/+$/, '');
const facts = ({ entries }: Facts): readonly ArchiveFact[] =>
  Array.isArray(entries)
    ? entries.filter((entry): entry is ArchiveFact => typeof entry === 'object' && !['', '.'].includes(clean(entry.name)))
    : [];

/** Longest name that the set records in full. */
const cutNames = 115;

/** An entry whose path or target escapes the archive; it must be dropped. */
const leadsOut = (name: string): boolean => name.startsWith('/') || name.split('/').includes('..');

/** Archives: same tree and contents according to recorded names, sizes and checksums of the input; no entry that escapes. */
export const archiveChecks: Checks = async ({ fixture, to, output, notes }) =>
  withFolder(async (dir) => {
    const out = join(dir, 'out');
    await mkdir(out);
    await unpack(output, to, out);
    const tree = await readTree(out);
    const listed = facts(fixture.facts);
    const expected = listed.filter(({ name }) => !leadsOut(name));
    const files = expected.filter(({ type }) => type === undefined || type === 'file');
    const folders = expected.filter(({ type }) => type === 'dir');
    // The set truncates names at 120 characters and lists at 40 entries.
    const markOf = (name: string): string | undefined =>
      tree[name] ?? (name.length >= cutNames ? Object.entries(tree).find(([path]) => path.startsWith(name))?.[1] : undefined);
    const missing = files.filter(({ name, size, crc32: crc }) => {
      const seen = markOf(clean(name));
      // 7-Zip lists a link as a file that contains its target.
      if (seen?.startsWith('-> ')) return Buffer.byteLength(seen.slice(3)) !== size;
      return !seen?.startsWith(`${size} `) || (crc !== undefined && !seen.endsWith(crc.toLowerCase()));
    });
    const lost = folders.filter(({ name }) => markOf(clean(name)) !== 'folder').map(({ name }) => name);
    const links = expected.filter(({ name, type }) => type === 'symlink' && tree[clean(name)] === undefined);
    const things = Object.values(tree).filter((mark) => mark !== 'folder').length;
    const most = (fixture.facts.total_entries ?? listed.length) - listed.filter(({ type }) => type === 'dir').length;
    return [
      same(
        'files and bytes',
        missing.map(({ name }) => name),
        [],
      ),
      same('folders', lost, []),
      finding(
        'links kept or named',
        links.length === 0 || notes.length > 0,
        links.map(({ name }) => name),
      ),
      finding('nothing else', things <= most, `${things} instead of ${most}`),
      finding('no link leads out', !Object.values(tree).some((mark) => /^-> (\/|\.\.)/.test(mark)), Object.values(tree)),
    ];
  });
