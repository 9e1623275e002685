import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerKind } from '../contract/engine.ts';
import { bundle, bundleFiles } from './bundle.ts';

const checkout = join(import.meta.dir, '../..');

/** Where `setup.sh install` leaves bundles for servers that begin with an empty DATA_DIR, as those of an image do. */
export const madeBefore = join(checkout, '.cache');

/** Another one with every change of what bundles are made of: our sources, the packages, Bun. */
const sourcesVersion = async (): Promise<string> => {
  const hash = new Bun.CryptoHasher('sha256').update(Bun.version);
  // A packed tarball has no lock file.
  const manifest = existsSync(join(checkout, 'package-lock.json')) ? 'package-lock.json' : 'package.json';
  for (const path of [manifest, ...new Bun.Glob('{server,catalogue}/**/*.{ts,py}').scanSync(checkout)].sort()) {
    const { size, mtimeMs } = await stat(join(checkout, path));
    // The layers of an image keep whole seconds.
    hash.update(`${path} ${size} ${Math.floor(mtimeMs / 1000)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

/** The folder of this version's bundles in `dir`; those of others go, and what a start that was cut off has left. */
export const bundlesDir = async (dir: string): Promise<string> => {
  const name = `bundles-${await sourcesVersion()}`;
  await mkdir(join(dir, name), { recursive: true, mode: 0o755 });
  const others = (await readdir(dir)).filter((entry) => entry.startsWith('bundles-') && entry !== name);
  const halves = (await readdir(join(dir, name))).filter((entry) => entry.startsWith('new-')).map((entry) => join(name, entry));
  for (const entry of [...others, ...halves]) await rm(join(dir, entry), { recursive: true });
  return name;
};

const isThere = (dir: string, kind: WorkerKind): Promise<boolean> => Bun.file(join(dir, bundleFiles(kind)[1])).exists();

/** Copies a bundle that was made before. Half a copy keeps another name. */
const copyBundle = async (kind: WorkerKind, from: string, to: string): Promise<void> => {
  for (const file of bundleFiles(kind)) {
    await copyFile(join(from, file), join(to, `new-${file}`), constants.COPYFILE_FICLONE);
    await rename(join(to, `new-${file}`), join(to, file));
  }
};

/** Sees that a kind's bundle is in the folder `name` of `dir`: from an earlier start, from the set-up, or made now. Rejects when it can't be made. */
export const provideBundle = async (
  kind: WorkerKind,
  dir: string,
  name: string,
  when: 'ahead' | 'onDemand',
  before = madeBefore,
): Promise<void> => {
  if (await isThere(join(dir, name), kind)) return;
  if (await isThere(join(before, name), kind)) await copyBundle(kind, join(before, name), join(dir, name));
  else await bundle(kind, join(dir, name), when);
};
