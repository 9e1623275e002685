import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { WorkerKind } from '../contract/engine.ts';
import { bundleSharp } from './bundle-sharp.ts';
import { lazyModules } from './lazy-modules.ts';

/** Kinds with the same entry share a file, named after the engine's folder. */
export const bundleName = ({ entry }: WorkerKind): string => basename(dirname(entry));

/** Files of a bundle in the order of installation: if the script exists, all do. */
export const bundleFiles = (kind: WorkerKind): readonly [string, string] => [`${bundleName(kind)}.js.jsc`, `${bundleName(kind)}.js`];

/**
 * Bundles a worker with its dependencies into one JavaScript file and its bytecode, which Bun loads without parsing: a fifth to a
 * third of the start time. Only CommonJS supports bytecode.
 */
const build = async (kind: WorkerKind, outdir: string): Promise<void> => {
  await Bun.build({
    entrypoints: [kind.entry],
    target: 'bun',
    format: 'cjs',
    bytecode: true,
    plugins: [bundleSharp, lazyModules],
    minify: { syntax: true, whitespace: true },
    naming: `${bundleName(kind)}.[ext]`,
    outdir,
  });
};

/**
 * Bundles a worker into `dir` in a separate process, because bundling takes 200 MB, which the server would keep, and blocks
 * other work. `ahead` lowers the priority. Rejects if bundling fails.
 */
export const bundle = async (kind: WorkerKind, dir: string, when: 'ahead' | 'onDemand'): Promise<void> => {
  const scratch = await mkdtemp(join(dir, 'new-'));
  const child = Bun.spawn([process.execPath, import.meta.path, JSON.stringify(kind), scratch], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (when === 'ahead') setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [code, complaint] = await Promise.all([child.exited, new Response(child.stderr).text()]);
  if (code !== 0) throw new Error(`The worker ${kind.id} could not be bundled.`, { cause: complaint });
  for (const file of bundleFiles(kind)) {
    await chmod(join(scratch, file), 0o644);
    await rename(join(scratch, file), join(dir, file));
  }
  await rm(scratch, { recursive: true });
};

if (import.meta.main) {
  const [kind = '', outdir = ''] = process.argv.slice(2);
  await build(JSON.parse(kind), outdir);
}
