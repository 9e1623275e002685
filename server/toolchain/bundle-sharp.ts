import { dirname, join } from 'node:path';
import type { BunPlugin } from 'bun';
import { runtimeInside } from './inside.ts';
import { packageDir } from './package-dir.ts';

const namespace = 'sharp-parts';

/** sharp's native part as sandboxes have it. Nothing else of that folder: an image has the checkout itself at the same path. */
export const nativeInside = new RegExp(`^${runtimeInside}/node_modules/@img/sharp-`);

/**
 * What sharp asks of others as it is loaded, answered for this machine: which native part is its, what Node's streams are to those who
 * read and write files and buffers alone, and what it would log. Found anew at every start, these are half of what it takes to load it.
 */
const parts = (platform: string, family: string, colour: string): Readonly<Record<string, string>> => ({
  // A fork that loads it no sooner than it needs it looks for it beside a bundle that its sandbox has elsewhere.
  './sharp.cjs': `try {
  module.exports = require('@img/sharp-${platform}/sharp.node');
} catch (thrown) {
  if (thrown?.code !== 'MODULE_NOT_FOUND') throw thrown;
  module.exports = require('${runtimeInside}/node_modules/@img/sharp-${platform}/index.cjs');
}`,
  './libvips.cjs': `exports.runtimePlatformArch = () => '${platform}';`,
  // Names of colours, which are numbers as a rule.
  '@img/colour': `module.exports = (value) => require(${JSON.stringify(colour)})(value);`,
  'detect-libc': `module.exports = { GLIBC: 'glibc', MUSL: 'musl', familySync: () => '${family}' };`,
});
/** In names of packages that are asked for once the platform is known: it is. */
const platformName = ['$', '{runtimePlatform}'].join('');
/** Bun asks no plugin where its own modules are, so they are replaced in the text. */
const texts: Readonly<Record<string, string>> = {
  "require('node:stream')": `{ Duplex: require('node:events') }`,
  "require('node:util')": `{ debuglog: () => () => undefined }`,
};

/**
 * Bundles the scripts of sharp with the worker's, so that they are compiled ahead of time with them; its native part stays outside.
 * Where that is not a package for this machine, one built from source say, sharp is loaded from its own package as a whole.
 */
export const bundleSharp: BunPlugin = {
  name: 'sharp',
  setup: (build) => {
    const home = packageDir('sharp');
    if (home === undefined) return;
    const { runtimePlatformArch } = require(join(home, 'dist/libvips.cjs')) as { runtimePlatformArch: () => string };
    const { familySync } = require(packageDir('detect-libc') ?? 'detect-libc') as { familySync: () => string | null };
    const platform = runtimePlatformArch();
    const native = `@img/sharp-${platform}`;
    if (packageDir(native) === undefined) {
      build.onResolve({ filter: /^sharp$/ }, () => ({ path: 'sharp', external: true }));
      return;
    }
    const replaced = parts(platform, String(familySync()), join(packageDir('@img/colour') ?? '', 'index.cjs'));
    build.onResolve({ filter: /^sharp$/ }, () => ({ path: join(home, 'dist/index.cjs') }));
    build.onResolve({ filter: /\.node$/ }, ({ path }) => ({ path, external: true }));
    build.onResolve({ filter: nativeInside }, ({ path }) => ({ path, external: true }));
    build.onResolve({ filter: /./ }, ({ path, importer }) =>
      dirname(importer) === join(home, 'dist') && replaced[path] !== undefined ? { path, namespace } : undefined,
    );
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: replaced[path] ?? '', loader: 'js' }));
    build.onLoad({ filter: /sharp\/dist\/\w+\.cjs$/ }, async ({ path }) => {
      let contents = (await Bun.file(path).text()).replaceAll(platformName, platform);
      for (const [from, to] of Object.entries(texts)) contents = contents.replaceAll(from, to);
      return { contents, loader: 'js' };
    });
  },
};
