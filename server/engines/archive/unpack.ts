import { chmod, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { faultSaid } from '../../contract/file-faults.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { archiveFaults } from './faults.ts';
import { stateFileTypes } from './file-types.ts';
import { refusedLinks, restoreLinks } from './links.ts';
import { checkSizes, failure, sevenZipAsks, typeFor, unrarAsks } from './list.ts';
import { metLongName, shorteningTar, tarCanShorten, withShortNames } from './long-names.ts';
import { type Ended, pipe, stage, tool } from './tool.ts';

/**
 * Counts of what unpacking changed: members dropped because their path leads out, dropped devices and pipes, shortened names, dropped
 * links that lead out, and streams followed by other bytes.
 */
export type Unpacked = {
  readonly escaping: number;
  readonly specials: number;
  readonly shortened: number;
  readonly droppedLinks: number;
  readonly tails: number;
};

/** Interval in milliseconds at which the growing folder is measured. */
const lookEveryMs = 200;

const slash = Buffer.from('/');

/**
 * Counts files and folders of a tree, and the bytes of its files. Names stay bytes until they are decoded, and links are not followed:
 * Bun's own recursion never terminates for some. `opensFolders` first gives the owner of each folder access to it, which archives may lack.
 */
const measure = async (dir: string, opensFolders = false): Promise<{ readonly entries: number; readonly bytes: number }> => {
  let [entries, bytes] = [0, 0];
  const folders: Buffer[] = [Buffer.from(dir)];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const inside = folder;
    const paths = (await readdir(inside, { encoding: 'buffer' })).map((name) => Buffer.concat([inside, slash, name]));
    entries += paths.length;
    const found = await Promise.all(paths.map(async (path) => ({ path, seen: await lstat(path).catch(() => undefined) })));
    for (const { path, seen } of found)
      if (seen?.isDirectory()) {
        if (opensFolders) await chmod(path, (seen.mode & 0o777) | 0o700);
        folders.push(path);
      } else if (seen?.isFile()) bytes += seen.size;
  }
  return { entries, bytes };
};

const extractTar = ['tar', '--extract', '--file=-', '--no-same-owner', '--same-permissions', '--delay-directory-restore'];

const start = async (
  input: string,
  from: string,
  dir: string,
  stop: AbortSignal,
  ofTar: typeof shorteningTar,
  password: string,
): Promise<Ended> => {
  // Renames the second of two entries with the same name, so that neither is lost.
  if (from === 'rar')
    return tool(['unrar', 'x', unrarAsks(password), '-or', '-y', '-idq', '--', input, `${dir}/`], stage(), { stop, password });
  // GNU tar preserves more than 7-Zip: names of any length, times, permissions.
  if (from === 'tar') return tool(ofTar(['tar', '--extract', `--file=${input}`, ...extractTar.slice(3)]), dir, { stop });
  if (from.startsWith('tar.')) return pipe(['7zz', 'x', '-so', '-p', '--', input], ofTar(extractTar), dir, stop);
  if (from === 'zip' || from === 'jar' || from === 'apk') stateFileTypes(input);
  // 7-Zip lists the table of contents of a XAR as a file, excluded here.
  const how = [...sevenZipAsks(password), '-y', '-aou', '-bd', ...(await typeFor(input, from)), '-x![TOC].xml', `-o${dir}`];
  return tool(['7zz', 'x', ...how, '--', input], stage(), { stop, password });
};

const asItIs = (argv: readonly string[]): readonly string[] => argv;

/** Unpacks; if a name is too long for the file system, starts over with shortened names. */
const startOver = async (
  input: string,
  from: string,
  dir: string,
  stop: AbortSignal,
  password: string,
): Promise<{ ended: Ended; shortened: number }> => {
  const ended = await start(input, from, dir, stop, asItIs, password);
  const isTar = from.startsWith('tar');
  const canShorten = isTar ? tarCanShorten(ended) : from === 'zip' || from === '7z';
  if (stop.aborted || !metLongName(ended) || !canShorten) return { ended, shortened: 0 };
  await rm(dir, { recursive: true });
  await mkdir(dir);
  if (isTar)
    return {
      ended: await start(input, from, dir, stop, shorteningTar, password),
      shortened: ended.text.match(/File name too long/g)?.length ?? 1,
    };
  const { path, count } = await withShortNames(input, from);
  const again = await start(path, from, dir, stop, asItIs, password);
  await rm(path, { force: true });
  return { ended: again, shortened: count };
};

/**
 * GNU tar's messages on members that it skips, or names that it fixes: it unpacks all others and exits with 2. No tool may create a
 * device.
 */
const leftOut = {
  escaping: /^.*Member name contains '\.\.'.*$/gm,
  specials: /^.*: Cannot (?:mknod|mkfifo): .*$/gm,
  mended: /^.*Removing leading .*$/gm,
};

/** Counts what tar skipped, and whether it reported nothing else. */
const tarOutcome = ({ code, text }: Ended): { readonly escaping: number; readonly specials: number; readonly isWhole: boolean } => {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const rest = Object.values(leftOut).reduce((words, pattern) => words.replace(pattern, ''), text);
  const isWhole = code === 0 || (code === 2 && rest !== text && !faultSaid(rest, archiveFaults));
  return { escaping: count(leftOut.escaping), specials: count(leftOut.specials), isWhole };
};

/**
 * Unpacks one archive into `dir`. Measures the growing folder and stops at the limits, since a table of contents can lie and
 * compressed streams have none.
 */
const unpackOne = async (input: string, from: string, dir: string, password = ''): Promise<Unpacked> => {
  await mkdir(dir, { recursive: true });
  const packed = (await stat(input)).size;
  const stop = new AbortController();
  let over: unknown;
  const watch = setInterval(async () => {
    try {
      const { entries, bytes } = await measure(dir);
      checkSizes(entries, bytes, packed);
    } catch (thrown) {
      // The folder may be missing while it is recreated for shorter names.
      if (!(thrown instanceof WorkerProblem)) return;
      over = thrown;
      stop.abort();
    }
  }, lookEveryMs);
  try {
    const { ended, shortened } = await startOver(input, from, dir, stop.signal, password).catch((thrown) => {
      throw over ?? thrown;
    });
    if (over) throw over;
    // An entry for the folder itself may have removed its permissions.
    await chmod(dir, 0o700);
    const outcome = from.startsWith('tar') ? tarOutcome(ended) : { escaping: 0, specials: 0, isWhole: ended.code === 0 };
    const refused = ended.program === '7zz' && !outcome.isWhole ? refusedLinks(ended) : undefined;
    if (!outcome.isWhole && !refused) throw failure(ended, password);
    const droppedLinks = refused ? await restoreLinks(dir, refused) : 0;
    const { entries, bytes } = await measure(dir, true);
    checkSizes(entries, bytes, packed);
    return { escaping: outcome.escaping, specials: outcome.specials, shortened, droppedLinks, tails: ended.hasTail ? 1 : 0 };
  } finally {
    clearInterval(watch);
  }
};

/** Format of a package's member and the target of its tree; undefined for irrelevant members. */
type Inner = (member: string) => { readonly format: string; readonly into: string } | undefined;

/** System packages are archives of archives. A DEB becomes what `dpkg-deb --raw-extract` makes of it. */
const packages: Readonly<Record<string, Inner>> = {
  rpm: (member) => (member.endsWith('.cpio') ? { format: 'cpio', into: '' } : undefined),
  deb: (member) => {
    const [, part, format] = /^(data|control)\.(tar(?:\.(?:gz|xz|zst|bz2))?)$/.exec(member) ?? [];
    return format ? { format, into: part === 'control' ? '/DEBIAN' : '' } : undefined;
  },
};

/** Unpacks `input` into `dir`, including archives nested in packages. */
export const unpack = async (input: string, from: string, dir: string, password = ''): Promise<Unpacked> => {
  const inner = packages[from];
  if (!inner) return unpackOne(input, from, dir, password);
  const outer = `${dir}-package`;
  await unpackOne(input, from, outer);
  const members = (await readdir(outer)).sort();
  let [escaping, specials, shortened, droppedLinks, tails] = [0, 0, 0, 0, 0];
  for (const member of members) {
    const found = inner(member);
    if (!found) continue;
    const unpacked = await unpackOne(join(outer, member), found.format, dir + found.into);
    escaping += unpacked.escaping;
    specials += unpacked.specials;
    shortened += unpacked.shortened;
    droppedLinks += unpacked.droppedLinks;
    tails += unpacked.tails;
  }
  if (!members.some(inner)) throw new WorkerProblem('corrupt_input');
  await rm(outer, { recursive: true });
  return { escaping, specials, shortened, droppedLinks, tails };
};
