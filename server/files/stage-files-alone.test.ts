import { expect, test } from 'bun:test';
import { dirname, join } from 'node:path';

const server = join(import.meta.dir, '..');
const transpiler = new Bun.Transpiler({ loader: 'ts' });

/** Modules that run in the server: everything reachable from `engines.ts` through imports, except type imports. */
const modulesOf = async (path: string, found = new Map<string, string>()): Promise<ReadonlyMap<string, string>> => {
  if (found.has(path)) return found;
  const source = await Bun.file(path).text();
  found.set(path, source);
  for (const { path: imported } of transpiler.scanImports(source))
    if (imported.startsWith('.') && imported.endsWith('.ts')) await modulesOf(join(dirname(path), imported), found);
  return found;
};

/** Direct file access that bypasses `stage-files.ts`. */
const direct = /from 'node:fs|from 'node:fs\/promises|\bBun\.(?:file|write|openInEditor|Glob|\$)|\brequire\(/;

test('engines access their stages only through stage-files.ts', async () => {
  const modules = await modulesOf(join(server, 'engines.ts'));
  const engines = [...modules].filter(([path]) => path.startsWith(join(server, 'engines/')));
  expect(engines.length).toBeGreaterThan(20);
  expect(engines.filter(([, source]) => direct.test(source)).map(([path]) => path)).toEqual([]);
});

test('so do those who run jobs and answer with what comes of them', async () => {
  const modules = await modulesOf(join(server, 'routes/convert.ts'));
  /** Exceptions: our own folders, uploads before a tool sees them, the process's own list of open files. */
  const own = new Set(['workspace.ts', 'clean-up.ts', 'downloads.ts', 'data-lock.ts']);
  const others = [...modules].filter(
    ([path]) =>
      ['jobs/', 'routes/', 'conversions/', 'answers/'].some((dir) => path.startsWith(join(server, dir))) &&
      !own.has(path.split('/').at(-1) ?? ''),
  );
  const bodies = others.map(
    ([path, source]) =>
      [path, source.replace(/Bun\.file\(`\/proc\/self\/fd\/\$\{descriptor\}`\)/, '').replace(/import type .*/g, '')] as const,
  );
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.filter(([, source]) => direct.test(source)).map(([path]) => path)).toEqual([]);
});
