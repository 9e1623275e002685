/**
 * Image build: removes packages from node_modules that only the site build and developers need.
 * Bun runs it in the checkout that becomes the image. npm's own `prune` would query the registry for each package.
 */
import { rm } from 'node:fs/promises';
import { isForTests } from './for-tests.ts';
import { type InstalledPackage, type InstalledPackages, installedPackages } from './installed-packages.ts';

/** The product's modules that stay in the image. */
const modules = new Bun.Glob('{server,catalogue}/**/*.{ts,mjs,py}');

/** The packages that a text mentions as a module or in a string, and Bun itself. */
export const namedIn = (packages: readonly string[], texts: readonly string[]): readonly string[] => {
  const isNamed = (name: string): boolean =>
    texts.some((text) => ["'", '"', '`'].some((mark) => text.includes(mark + name + mark) || text.includes(`${mark}${name}/`)));
  return packages.filter((name) => name === 'bun' || isNamed(name));
};

/** Packages in a checkout's manifest that its server imports or lays out. */
export const serverPackages = async (root: string): Promise<readonly string[]> => {
  const { dependencies } = (await Bun.file(`${root}/package.json`).json()) as { dependencies: Record<string, string> };
  const paths = [...modules.scanSync({ cwd: root })].filter((path) => !isForTests.test(path));
  return namedIn(Object.keys(dependencies), await Promise.all(paths.map((path) => Bun.file(`${root}/${path}`).text())));
};

/** The folder that a package's import of another resolves to: the nearest ancestor node_modules that has it. */
const resolveFrom = (installed: InstalledPackages, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in installed) return path;
    if (folder === '') return undefined;
  }
};

/** Folders of these packages and their transitive dependencies. */
export const neededBy = (installed: InstalledPackages, names: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const left = names.map((name) => `node_modules/${name}`);
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path) || !(path in installed)) continue;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = installed[path] as InstalledPackage;
    // Optional ones are types and compilers, which only developers need.
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    left.push(...needed.flatMap((name) => resolveFrom(installed, path, name) ?? []));
  }
  return found;
};

if (import.meta.main) {
  const installed = await installedPackages('.');
  const kept = neededBy(installed, await serverPackages('.'));
  for (const path of Object.keys(installed)) if (!kept.has(path)) await rm(path, { recursive: true, force: true });
}
