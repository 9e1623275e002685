import { chmod, copyFile, cp, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { WorkerKind } from '../engines/engine.ts';
import type { Mount } from '../sandbox/command.ts';

/**
 * What workers need inside the sandbox: Bun, one bundled file for each kind, and packages with native
 * parts. It is a copy in DATA_DIR, because the checkout may lie where the tools' user must not look.
 */
export type Runtime = {
  readonly mounts: readonly Mount[];
  /** Command line inside the sandbox that runs this kind of worker. */
  readonly command: (kind: WorkerKind) => readonly string[];
};

const modulesDir = join(import.meta.dir, '../../node_modules');

/** Links or copies one big file, once: a second start finds it there. */
const place = async (from: string, to: string): Promise<void> => {
  const [source, present] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (present?.size === source.size && present.mtimeMs >= source.mtimeMs) return;
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
  await chmod(to, 0o755);
};

/** Optional parts of packages that no worker uses: native code that would only be one more thing to load and to hold. */
const leftOut = new Set(['@napi-rs/canvas']);

/** A package and the packages that it needs at run time, copied whole. */
const placePackage = async (name: string, to: string, done = new Set<string>()): Promise<void> => {
  if (done.has(name)) return;
  done.add(name);
  const source = join(modulesDir, name);
  const manifest = (await Bun.file(join(source, 'package.json')).json()) as {
    version: string;
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const target = join(to, name);
  const placed = await Bun.file(join(target, 'package.json'))
    .json()
    .catch(() => undefined);
  if (placed?.version !== manifest.version) {
    await rm(target, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await cp(source, target, { recursive: true, dereference: true });
  }
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
    if (!leftOut.has(dependency) && (await Bun.file(join(modulesDir, dependency, 'package.json')).exists()))
      await placePackage(dependency, to, done);
};

/** Kinds of one entry share a file, named by the engine's folder. */
const bundleName = ({ entry }: WorkerKind): string => `${basename(dirname(entry))}.js`;

const bundle = async (kind: WorkerKind, dir: string): Promise<void> => {
  const built = await Bun.build({
    entrypoints: [kind.entry],
    target: 'bun',
    external: [...(kind.external ?? [])],
    minify: { syntax: true, whitespace: true },
  });
  const [output] = built.outputs;
  if (!built.success || !output) throw new AggregateError(built.logs, `The worker ${kind.id} could not be bundled.`);
  const target = join(dir, bundleName(kind));
  await Bun.write(`${target}.new`, output);
  await chmod(`${target}.new`, 0o644);
  await rename(`${target}.new`, target);
};

/** Lays out the runtime under `dir` for these kinds of workers. */
export const prepareRuntime = async (dir: string, kinds: readonly WorkerKind[]): Promise<Runtime> => {
  await mkdir(join(dir, 'node_modules'), { recursive: true, mode: 0o755 });
  const packages = [...new Set(kinds.flatMap((kind) => kind.external ?? []))];
  await Promise.all([
    place(process.execPath, join(dir, 'bun')),
    ...packages.map((name) => placePackage(name, join(dir, 'node_modules'))),
    ...[...new Map(kinds.map((kind) => [kind.entry, kind])).values()].map((kind) => bundle(kind, dir)),
  ]);
  return {
    mounts: [{ from: dir, to: '/app' }],
    command: (kind) => ['/app/bun', '--smol', `/app/${bundleName(kind)}`, ...(kind.readyFor ? [kind.readyFor] : [])],
  };
};
