import { existsSync, statSync } from 'node:fs';
import { constants, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerKind } from '../contract/engine.ts';
import { bundle, bundleFiles } from './bundle.ts';
import { isForTests } from './for-tests.ts';

const checkout = join(import.meta.dir, '../..');

/** Bundles that `setup.sh install` made for servers that start with an empty DATA_DIR, such as those of an image. */
export const madeBefore = join(checkout, '.cache');

/** Files that bundles depend on. Those for tests are gone from an image, whose bundles are made before. */
export const bundleSources = (): readonly string[] => {
  // A packed tarball has no lock file.
  const manifest = existsSync(join(checkout, 'package-lock.json')) ? 'package-lock.json' : 'package.json';
  const sources = [...new Bun.Glob('{server,catalogue}/**/*.{ts,py}').scanSync(checkout)].filter((path) => !isForTests.test(path));
  return [manifest, ...sources].sort();
};

/** Hash of everything that bundles depend on: our sources, the packages, Bun. */
const sourcesVersion = (): string => {
  const hash = new Bun.CryptoHasher('sha256').update(Bun.version);
  for (const path of bundleSources()) {
    const { size, mtimeMs } = statSync(join(checkout, path));
    // Image layers store whole seconds.
    hash.update(`${path} ${size} ${Math.floor(mtimeMs / 1000)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

/** The folder for this version's bundles in `dir`; removes those of other versions and of interrupted starts. */
export const bundlesDir = async (dir: string): Promise<string> => {
  const name = `bundles-${sourcesVersion()}`;
  await mkdir(join(dir, name), { recursive: true, mode: 0o755 });
  const others = (await readdir(dir)).filter((entry) => entry.startsWith('bundles-') && entry !== name);
  const halves = (await readdir(join(dir, name))).filter((entry) => entry.startsWith('new-')).map((entry) => join(name, entry));
  for (const entry of [...others, ...halves]) await rm(join(dir, entry), { recursive: true });
  return name;
};

const isThere = (dir: string, kind: WorkerKind): Promise<boolean> => Bun.file(join(dir, bundleFiles(kind)[1])).exists();

/** Copies a prebuilt bundle. An incomplete copy has another name. */
const copyBundle = async (kind: WorkerKind, from: string, to: string): Promise<void> => {
  for (const file of bundleFiles(kind)) {
    await copyFile(join(from, file), join(to, `new-${file}`), constants.COPYFILE_FICLONE);
    await rename(join(to, `new-${file}`), join(to, file));
  }
};

/**
 * Ensures that a kind's bundle is in the folder `name` of `dir`: from an earlier start, from the setup, or built now. Rejects if the build
 * fails.
 */
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
