import { existsSync, readdirSync } from 'node:fs';

type Names = Readonly<Record<string, string>> | undefined;

/** What a package says of itself in its package.json. */
export type InstalledPackage = Readonly<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Names>> & {
  readonly version?: string | undefined;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>> | undefined;
};

/** Packages by folder, such as `node_modules/a/node_modules/@b/c`. */
export type InstalledPackages = Readonly<Record<string, InstalledPackage>>;

/** Folders of packages below a folder, which may be packages of packages. */
const foldersIn = (root: string, parent: string): readonly string[] => {
  const modules = `${parent}node_modules`;
  if (!existsSync(`${root}/${modules}`)) return [];
  const names = readdirSync(`${root}/${modules}`).filter((name) => !name.startsWith('.'));
  const packages = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(`${root}/${modules}/${name}`).map((inner) => `${name}/${inner}`) : [name],
  );
  return packages.flatMap((name) => [`${modules}/${name}`, ...foldersIn(root, `${modules}/${name}/`)]);
};

/** The packages of a checkout, as its node_modules has them, whichever program installed them. */
export const installedPackages = async (root: string): Promise<InstalledPackages> => {
  const folders = foldersIn(root, '').filter((folder) => existsSync(`${root}/${folder}/package.json`));
  return Object.fromEntries(
    await Promise.all(folders.map(async (folder) => [folder, await Bun.file(`${root}/${folder}/package.json`).json()])),
  );
};
