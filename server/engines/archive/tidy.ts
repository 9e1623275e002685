import { chmod, lstat, readdir, readlink, rename, rm, rmdir, utimes } from 'node:fs/promises';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { staysInside } from './links.ts';
import { isUtf8, readerOf } from './names.ts';

/** What was found while tidying, for the notes. */
export type Found = Omit<Outward, 'droppedLinks'> & { droppedLinks: number; droppedSpecials: number; renamed: number };

/** Entries whose paths lead out: those that the unpacker left out, and those that it moved inside; devices and pipes that it left out; names that it shortened; and streams that other bytes follow. */
export type Outward = {
  readonly escaping: number;
  readonly moved: number;
  readonly specials: number;
  readonly shortened: number;
  readonly droppedLinks: number;
  readonly tails: number;
};

const slash = Buffer.from('/');
/** What an old name must not turn into. */
const unsafe = /[/\p{Cc}]/gu;

/** Every name in the tree that is no UTF-8. */
const oldNames = async (dir: Buffer): Promise<readonly Buffer[]> => {
  const found: Buffer[] = [];
  for (const name of await readdir(dir, { encoding: 'buffer' })) {
    const path = Buffer.concat([dir, slash, name]);
    if (!isUtf8(name)) found.push(name);
    if ((await lstat(path)).isDirectory()) found.push(...(await oldNames(path)));
  }
  return found;
};

/** A path in `dir` for `name` that nothing has yet: two names may read alike, and neither may be lost. */
export const freePath = async (dir: Buffer, name: string): Promise<Buffer> => {
  for (let copy = 1; ; copy++) {
    const path = Buffer.concat([dir, slash, Buffer.from(copy === 1 ? name : `${copy} ${name}`)]);
    const taken = await lstat(path).then(
      () => true,
      () => false,
    );
    if (!taken) return path;
  }
};

/** `@/etc/passwd` is no entry to archivers but a list of entries, somewhere outside: what is in a folder of that name moves up. Returns how much did. */
const emptyListFolder = async (root: string): Promise<number> => {
  const folder = `${root}/@`;
  const isFolder = await lstat(folder).then(
    (seen) => seen.isDirectory(),
    () => false,
  );
  if (!isFolder) return 0;
  const names = await readdir(folder);
  for (const name of names) await rename(`${folder}/${name}`, await freePath(Buffer.from(root), name));
  await rmdir(folder);
  return names.length;
};

/**
 * Goes through an unpacked tree without following anything: links that lead out of it and devices are removed, files made
 * readable for their owner, names made UTF-8.
 */
export const tidy = async (root: string, outward: Outward): Promise<Found> => {
  const found: Found = { ...outward, droppedSpecials: outward.specials, renamed: 0 };
  const read = readerOf(await oldNames(Buffer.from(root)));
  const walk = async (dir: Buffer): Promise<void> => {
    const { atime, mtime } = await lstat(dir);
    const changes = found.renamed + found.droppedLinks + found.droppedSpecials;
    for (const name of await readdir(dir, { encoding: 'buffer' })) {
      let path: Buffer = Buffer.concat([dir, slash, name]);
      if (!isUtf8(name)) {
        const target = await freePath(dir, read(name).replace(unsafe, '_'));
        await rename(path, target);
        path = target;
        found.renamed++;
      }
      const entry = await lstat(path);
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) {
        await chmod(path, (entry.mode & 0o777) | 0o600);
      } else if (entry.isSymbolicLink()) {
        const text = path.toString();
        const target = await readlink(text);
        if (!staysInside(root, text, target)) {
          await rm(path);
          found.droppedLinks++;
        }
      } else {
        await rm(path);
        found.droppedSpecials++;
      }
    }
    // A folder's time is that of its last change, which was none of ours.
    if (found.renamed + found.droppedLinks + found.droppedSpecials > changes) await utimes(dir, atime, mtime);
  };
  await walk(Buffer.from(root));
  return { ...found, moved: found.moved + (await emptyListFolder(root)) };
};

/** The notes that a visitor should read. */
export const notesOf = ({ droppedLinks, escaping, moved, shortened, droppedSpecials, renamed, tails }: Found): readonly Message[] => [
  ...(droppedLinks ? [message('linksLeft', { count: droppedLinks })] : []),
  ...(escaping ? [message('pathsLeft', { count: escaping })] : []),
  ...(moved ? [message('pathsMoved', { count: moved })] : []),
  ...(droppedSpecials ? [message('specialsLeft', { count: droppedSpecials })] : []),
  ...(shortened ? [message('namesShortened', { count: shortened })] : []),
  ...(tails ? [message('tailLeft')] : []),
  ...(renamed ? [message('namesRewritten', { count: renamed })] : []),
];
