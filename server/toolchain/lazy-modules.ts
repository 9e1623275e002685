import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BunPlugin } from 'bun';

/**
 * Modules that take milliseconds to load and that most documents never need: only Parquet files need decompression, photos have no
 * HTML entities. Modules of Node that are more than a set of functions (`stream`, `events`) load together with their importers.
 */
const ofNode = ['child_process', 'crypto', 'http', 'https', 'net', 'tls', 'util', 'worker_threads', 'zlib'];
const ofPackages = ['chardet', 'entities/decode', 'iconv-lite', 'mathml-to-latex'];
const imported = new RegExp(`(\\bfrom\\s*|\\brequire\\()(['"])(?:node:)?(${[...ofNode, ...ofPackages].join('|')})\\2`, 'g');

/** A module that loads the real one when a member is first used; `load` is an expression. */
const lazyModule = (load: string, members: readonly string[]): string => `let real;
const load = () => (real ??= ${load});
for (const member of ${JSON.stringify(members.filter((member) => member !== 'default'))})
  Object.defineProperty(exports, member, { enumerable: true, configurable: true, get: () => load()[member] });
`;

const namespace = 'lazily';
const start = `${namespace}:`.length;

/** Defers expensive modules to their first use. Bun calls no plugin for its own modules, so they are imported under another name. */
export const lazyModules: BunPlugin = {
  name: namespace,
  setup: (build) => {
    build.onLoad({ filter: /\.[cm]?[jt]s$/, namespace: 'file' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(imported, `$1$2${namespace}:$3$2`),
      loader: path.endsWith('ts') ? 'ts' : 'js',
    }));
    build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path, importer }) => {
      const name = path.slice(start);
      // Needs another path than the real module's, or they would be confused.
      return { path: `${namespace}:${ofNode.includes(name) ? name : Bun.resolveSync(name, dirname(importer))}`, namespace };
    });
    build.onLoad({ filter: /./, namespace }, async ({ path }) => {
      const real = path.slice(start);
      const load = ofNode.includes(real) ? `process.getBuiltinModule('node:${real}')` : `require(${JSON.stringify(real)})`;
      return { contents: lazyModule(load, Object.keys(await import(real))), loader: 'js' };
    });
  },
};
