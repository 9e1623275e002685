/**
 * Holds what is in node_modules against package-lock.json: each package must be what the lock file says, to the hash. One that the lock
 * file lacks must be another platform's binary that a locked package names by its exact version. Ends with 1 and says which is not.
 */

type Package = {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lock = { readonly packages: Readonly<Record<string, Package>> };

const [locked, installed] = (await Promise.all(
  ['package-lock.json', 'node_modules/.package-lock.json'].map((path) => Bun.file(path).json()),
)) as [Lock, Lock];

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';
const optional = new Set(
  Object.values(locked.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).map(([name, version]) => `${name}@${version}`),
  ),
);

const strangers = Object.entries(installed.packages).filter(([path, { version, integrity }]) => {
  const known = locked.packages[path];
  if (!known) return !optional.has(`${nameOf(path)}@${version}`);
  return known.version !== version || known.integrity !== integrity;
});
if (strangers.length > 0) {
  for (const [path, { version }] of strangers) console.error(`Not what package-lock.json says: ${path} ${version}`);
  process.exit(1);
}

export {};
