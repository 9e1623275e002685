import { access, chmod, constants, copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/config.ts';
import type { WorkerKind } from '../contract/engine.ts';
import type { Mount } from '../sandbox/sandbox-host.ts';
import { bundleName } from './bundle.ts';
import { bundlesDir, provideBundle } from './bundles.ts';
import { runtimeInside } from './inside.ts';
import { packageDir } from './package-dir.ts';

/**
 * Files that workers need inside the sandbox: Bun, one bundle for each kind, and packages with native
 * parts. They are copied to DATA_DIR, because the checkout may be where the tools' user has no access.
 */
export type Runtime = {
  /** Its folder on the host. */
  readonly dir: string;
  readonly mounts: readonly Mount[];
  /** Command that runs this kind of worker inside the sandbox. Rejects if bundling fails. */
  readonly program: (kind: WorkerKind, when: 'ahead' | 'onDemand') => Promise<readonly string[]>;
  /** Paths of this kind's bundle on the host and inside the sandbox. Rejects if bundling fails. */
  readonly bundle: (kind: WorkerKind, when: 'ahead' | 'onDemand') => Promise<{ readonly outside: string; readonly inside: string }>;
};

/** Copies only between file systems: a link takes no time and no space. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));

/** Links or copies a large file unless an earlier start has done so. */
const place = async (from: string, to: string): Promise<void> => {
  const [source, present] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (present?.size === source.size && present.mtimeMs >= source.mtimeMs) return;
  await rm(to, { force: true });
  await linkOrCopy(from, to);
  await chmod(to, 0o755);
};

/** Throws ConfigError if the file system is mounted noexec: every worker would fail. */
const checkRuns = async (program: string): Promise<void> => {
  await access(program, constants.X_OK).catch(() => {
    throw new ConfigError(
      `DATA_DIR is on a file system that is mounted without programs (noexec): ${dirname(program)}. ` +
        'Mount it with exec, as in `--tmpfs /data:exec,…`, or choose another folder.',
    );
  });
};

/**
 * Files that no worker needs: an unused native package, and the browser builds and sources of pdf.js, nine tenths of its 41 MB,
 * since the bundle contains what runs.
 */
const leftOut = ['@napi-rs/canvas', ...['build', 'image_decoders', 'legacy', 'types', 'web'].map((folder) => `pdfjs-dist/${folder}`)];
const isLeftOut = (path: string): boolean => leftOut.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Installs a package and its runtime dependencies. */
const placePackage = async (name: string, to: string, done = new Set<string>()): Promise<void> => {
  if (done.has(name)) return;
  done.add(name);
  const source = packageDir(name);
  if (source === undefined) throw new Error(`The package ${name} is not installed.`);
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
    const files = await Array.fromAsync(new Bun.Glob('**').scan({ cwd: source, dot: true }));
    const kept = files.filter((file) => !isLeftOut(join(name, file)));
    for (const folder of new Set(kept.map(dirname))) await mkdir(join(target, folder), { recursive: true });
    for (const file of kept) await linkOrCopy(join(source, file), join(target, file));
  }
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  await Promise.all(needed.filter((one) => !isLeftOut(one) && packageDir(one) !== undefined).map((one) => placePackage(one, to, done)));
};

/**
 * Lays out the runtime under `dir` for these kinds of workers. Bundles are built on demand, and kept for the next
 * start of the server. Rejects with ConfigError if programs cannot run there.
 */
export const prepareRuntime = async (dir: string, kinds: readonly WorkerKind[]): Promise<Runtime> => {
  await mkdir(join(dir, 'node_modules'), { recursive: true, mode: 0o755 });
  const packages = [...new Set(kinds.flatMap(({ beside = [] }) => beside))];
  const [bundles] = await Promise.all([
    bundlesDir(dir),
    place(process.execPath, join(dir, 'bun')),
    ...packages.map((name) => placePackage(name, join(dir, 'node_modules'))),
  ]);
  await checkRuns(join(dir, 'bun'));
  const made = new Map<string, Promise<void>>();
  const bundle: Runtime['bundle'] = async (kind, when) => {
    const name = bundleName(kind);
    const making = made.get(name) ?? provideBundle(kind, dir, bundles, when);
    made.set(name, making);
    // Allows a retry: a full disk, for example, may be temporary.
    await making.catch((thrown) => {
      made.delete(name);
      throw thrown;
    });
    return { outside: join(dir, bundles, `${name}.js`), inside: `${runtimeInside}/${bundles}/${name}.js` };
  };
  return {
    dir,
    mounts: [{ from: dir, to: runtimeInside }],
    bundle,
    program: async (kind, when) => [
      `${runtimeInside}/bun`,
      '--smol',
      (await bundle(kind, when)).inside,
      ...(kind.readyFor ? [kind.readyFor] : []),
    ],
  };
};
