import { dirname, join } from 'node:path';
import type { BunPlugin } from 'bun';
import { runtimeInside } from './inside.ts';
import { packageDir } from './package-dir.ts';

const namespace = 'sharp-parts';

/** sharp's native part in sandboxes. Matches nothing else in that folder: in an image the checkout has the same path. */
export const nativeInside = new RegExp(`^${runtimeInside}/node_modules/@img/sharp-`);

/**
 * Replacements for sharp's dependencies, resolved for this machine: the native package, Node's streams (reduced to what file and buffer
 * access needs), and debug logging. Resolving them at every start takes half of sharp's loading time.
 */
const parts = (platform: string, family: string, colour: string): Readonly<Record<string, string>> => ({
  // A fork that loads it lazily would resolve it relative to a bundle whose sandbox path differs.
  './sharp.cjs': `try {
  module.exports = require('@img/sharp-${platform}/sharp.node');
} catch (thrown) {
  if (thrown?.code !== 'MODULE_NOT_FOUND') throw thrown;
  module.exports = require('${runtimeInside}/node_modules/@img/sharp-${platform}/index.cjs');
}`,
  './libvips.cjs': `exports.runtimePlatformArch = () => '${platform}';`,
  // Named colours, which are usually given as numbers.
  '@img/colour': `module.exports = (value) => require(${JSON.stringify(colour)})(value);`,
  'detect-libc': `module.exports = { GLIBC: 'glibc', MUSL: 'musl', familySync: () => '${family}' };`,
});
/** Placeholder in package names that sharp builds from the platform. */
const platformName = ['$', '{runtimePlatform}'].join('');
/** Bun calls no plugin for its own modules, so they are replaced in the source text. */
const texts: Readonly<Record<string, string>> = {
  "require('node:stream')": `{ Duplex: require('node:events') }`,
  "require('node:util')": `{ debuglog: () => () => undefined }`,
};

/**
 * Bundles sharp's scripts with the worker, so that they are precompiled; its native part stays outside.
 * If the native part is no prebuilt package, such as one built from source, the whole sharp package is loaded instead.
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
