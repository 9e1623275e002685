/**
 * Of an image: writes a package.json that names the packages of the server alone, so that `npm prune` takes what only the pages are built
 * with. Bun runs it in the checkout that becomes the image.
 */
type Manifest = { dependencies: Record<string, string> };

/** The product's modules that stay in the image. */
const modules = new Bun.Glob('{server,catalogue}/**/*.{ts,mjs,py}');
const isForTests = /\.test\.ts$|^server\/(?:bench|testing|lint)\//;

/** Those of these packages that one of the texts names as a module or by a string, and Bun itself. */
export const namedIn = (packages: readonly string[], texts: readonly string[]): readonly string[] =>
  packages.filter(
    (name) =>
      name === 'bun' ||
      texts.some((text) => ["'", '"', '`'].some((mark) => text.includes(mark + name + mark) || text.includes(`${mark}${name}/`))),
  );

/** Packages of a checkout's manifest that its server imports or lays out. */
export const serverPackages = async (root: string): Promise<readonly string[]> => {
  const { dependencies } = (await Bun.file(`${root}/package.json`).json()) as Manifest;
  const paths = [...modules.scanSync({ cwd: root })].filter((path) => !isForTests.test(path));
  return namedIn(Object.keys(dependencies), await Promise.all(paths.map((path) => Bun.file(`${root}/${path}`).text())));
};

if (import.meta.main) {
  const manifest = (await Bun.file('package.json').json()) as Manifest;
  const kept = new Set(await serverPackages('.'));
  manifest.dependencies = Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => kept.has(name)));
  await Bun.write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
