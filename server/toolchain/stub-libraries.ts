import { chmod, cp, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { IdleLibraries } from '../contract/engine.ts';
import { madeBefore } from './bundles.ts';
import { findProgram } from './presence.ts';

/** A function that returns 0, for the supported architectures among Debian's. */
const returnZero: Partial<Record<NodeJS.Architecture, string>> = { x64: 'xor %eax, %eax\nret\n', arm64: 'mov x0, #0\nret\n' };

/** Output of a system program run on system files. Throws if it fails. */
const ask = async (argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> => {
  const child = Bun.spawn([...argv], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'ignore',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', ...env },
  });
  const said = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`${argv[0]} ended with exit code ${child.exitCode}.`);
  return said;
};

const nameOf = (library: string): string => basename(library).split('.so')[0] ?? '';

/** Path of a system program; its name if it is not found. */
export const programFile = (program: string): string => findProgram(program) ?? program;

/** Paths of the libraries that the programs load, by requested name. */
const loadedBy = async (programs: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const told = await ask(['ldd', ...programs.map(programFile)]);
  return new Map([...told.matchAll(/^[ \t]*(\S+) => (\/\S+)/gm)].map(([, name = '', path = '']) => [name, path]));
};

/** Symbols that files need, each with its version, empty if it has none. */
const neededBy = async (paths: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const needed = new Map<string, string>();
  // In batches: the whole output would be too much to read at once beside a server's work.
  for (let start = 0; start < paths.length; start += 16) {
    const told = await ask(['nm', '-D', '--undefined-only', '--with-symbol-versions', ...paths.slice(start, start + 16)]);
    for (const [, name = '', version = ''] of told.matchAll(/^[ \t]+[Uw] ([^@\s]+)(?:@(\S+))?$/gm))
      if (!needed.get(name)) needed.set(name, version);
  }
  return needed;
};

type Definition = { readonly name: string; readonly isFunction: boolean; readonly bytes: number };

const definedBy = async (paths: readonly string[]): Promise<readonly Definition[]> => {
  const told = await ask(['nm', '-D', '-S', '--defined-only', ...paths]);
  return [...told.matchAll(/^[0-9a-f]+ (?:([0-9a-f]+) )?([TWiDBRVu]) ([^@\s]+)/gm)].map(([, size = '8', kind = '', name = '']) => ({
    name,
    isFunction: /[TWi]/.test(kind),
    bytes: Number.parseInt(size, 16),
  }));
};

/** Assembly source of a library with these symbols: functions that return 0, and zeroed data. */
const sourceOf = (symbols: readonly Definition[], returning: string): string => {
  const functions = symbols.filter(({ isFunction }) => isFunction);
  const data = symbols.filter(({ isFunction }) => !isFunction);
  return [
    '.text',
    ...functions.flatMap(({ name }) => [`.globl "${name}"`, `.type "${name}", %function`, `"${name}":`]),
    returning,
    '.bss',
    '.balign 64',
    ...data.flatMap(({ name, bytes }) => [
      `.globl "${name}"`,
      `.type "${name}", %object`,
      `.size "${name}", ${bytes}`,
      `"${name}": .zero ${bytes}`,
      '.balign 64',
    ]),
    '',
  ].join('\n');
};

/** Symbol versions (ld, "VERSION Command"); the loader rejects a library without them. */
const versionsOf = (needed: ReadonlyMap<string, string>, symbols: readonly Definition[]): string =>
  [...Map.groupBy(symbols, ({ name }) => needed.get(name) ?? '')]
    .filter(([version]) => version)
    .map(([version, of]) => `${version} { ${of.map(({ name }) => `"${name}";`).join(' ')} };\n`)
    .join('');

const file = 'stub.so';

/** Builds one library with a link for each library it replaces, and verifies that the programs start with it. */
const build = async (
  dir: string,
  { programs, libraries }: IdleLibraries,
  loaded: ReadonlyMap<string, string>,
  returning: string,
): Promise<void> => {
  const isIdle = (name: string): boolean => libraries.includes(nameOf(name));
  const idle = [...loaded.keys()].filter(isIdle);
  const busy = [...loaded.keys()].filter((name) => !isIdle(name));
  const pathsOf = (names: readonly string[]): readonly string[] => names.map((name) => loaded.get(name) ?? name);
  const needed = await neededBy([...programs.map(programFile), ...pathsOf(busy)]);
  const defined = await definedBy(pathsOf(idle));
  const symbols = [...new Map(defined.filter(({ name }) => needed.has(name)).map((symbol) => [symbol.name, symbol])).values()];
  const [source, versions, object] = ['stub.s', 'versions', 'stub.o'].map((name) => join(dir, name)) as [string, string, string];
  await Bun.write(source, sourceOf(symbols, returning));
  await Bun.write(versions, versionsOf(needed, symbols));
  await ask(['as', '-o', object, source]);
  await ask(['ld', '-shared', '-z', 'noexecstack', `--version-script=${versions}`, '-o', join(dir, file), object]);
  await Promise.all([source, versions, object].map((path) => rm(path)));
  await chmod(join(dir, file), 0o644);
  for (const name of idle) await symlink(file, join(dir, name));
  for (const program of programs) await ask([program, '-hide_banner', '-version'], { LD_LIBRARY_PATH: dir });
};

/** Age in milliseconds from which an unfinished folder counts as left by a killed server. */
const unfinishedMs = 60 * 60 * 1000;

/** Changes with a package of these libraries, and with our list of them. */
const versionOf = async (loaded: ReadonlyMap<string, string>, idle: IdleLibraries): Promise<string> => {
  const hash = new Bun.CryptoHasher('sha256').update(JSON.stringify(idle));
  for (const path of loaded.values()) {
    const { size, mtimeMs } = await stat(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * Creates a folder under `dir` in which one small library of empty functions replaces all idle ones. With it first in
 * `LD_LIBRARY_PATH` a program starts without them and their own dependencies; for FFmpeg that saves five sixths of the start
 * time, and removes code for networks, screens and graphics cards from a hostile file's reach.
 * Reuses the folder of an earlier start, or copies one of this version in `before`, and removes other versions. Resolves with the folder's name; rejects if it is
 * impossible (another architecture, no binutils).
 */
export const makeStubLibraries = async (dir: string, idle: IdleLibraries, before = madeBefore): Promise<string> => {
  const returning = returnZero[process.arch];
  if (!returning) throw new Error(`There are no stub libraries for ${process.arch}.`);
  const loaded = await loadedBy(idle.programs);
  const prefix = `stub-libraries-${basename(idle.programs[0] ?? '')}-`;
  const name = prefix + (await versionOf(loaded, idle));
  const making = `${prefix}new-`;
  for (const entry of await readdir(dir)) {
    if (!entry.startsWith(prefix) || entry === name) continue;
    // Keeps what another server is building right now.
    const isFresh = entry.startsWith(making) && (await stat(join(dir, entry))).mtimeMs > Date.now() - unfinishedMs;
    if (!isFresh) await rm(join(dir, entry), { recursive: true, force: true });
  }
  const isIn = (parent: string): Promise<boolean> => Bun.file(join(parent, name, file)).exists();
  if (await isIn(dir)) return name;
  const scratch = await mkdtemp(join(dir, making));
  try {
    if (await isIn(before)) await cp(join(before, name), scratch, { recursive: true, verbatimSymlinks: true });
    else await build(scratch, idle, loaded, returning);
    await chmod(scratch, 0o755);
    await rename(scratch, join(dir, name)).catch((error: NodeJS.ErrnoException) => {
      // Another server that shares the folder has finished the same one first.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return name;
};
