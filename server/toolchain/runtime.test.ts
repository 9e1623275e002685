import { beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkerKind } from '../contract/engine.ts';
import { doneSchema } from '../contract/reply.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { provideBundle } from './bundles.ts';
import { prepareRuntime } from './runtime.ts';

describe('the runtime of workers', () => {
  let dir: string;
  let kind: WorkerKind;
  /** Runs the runtime's command on the host, with the folder itself instead of /app. */
  const run = async (program: readonly string[]): Promise<string> => {
    const command = program.map((word) => word.replace(/^\/app/, join(dir, 'runtime')));
    const child = Bun.spawn(command, { stdio: ['ignore', 'pipe', 'inherit'] });
    return new Response(child.stdout).text();
  };
  const bundles = async (): Promise<string> => (await readdir(join(dir, 'runtime'))).find((name) => name.startsWith('bundles-')) ?? '';

  beforeAll(async () => {
    dir = makeTestFolder('runtime');
    await mkdir(join(dir, 'runtime'));
    const entry = join(dir, 'echo/worker.ts');
    await Bun.write(entry, `const main = async (): Promise<void> => console.log(process.argv[2]);\nvoid main();\n`);
    kind = { id: 'echo', reply: doneSchema, entry, readyFor: 'tests', minIdle: 1, beside: ['fflate'] };
  });

  test('runs a worker from its bundle, with its packages beside it', async () => {
    const runtime = await prepareRuntime(join(dir, 'runtime'), [kind]);
    expect(await run(await runtime.program(kind, 'ahead'))).toBe('tests\n');
    expect(await Bun.file(join(dir, 'runtime/node_modules/fflate/package.json')).exists()).toBe(true);
    expect(await readdir(join(dir, 'runtime', await bundles()))).toEqual(['echo.js', 'echo.js.jsc']);
  });

  test('places of pdf.js what workers read, and not what their bundle has', async () => {
    await prepareRuntime(join(dir, 'runtime'), [{ ...kind, beside: ['pdfjs-dist'] }]);
    expect(
      (await readdir(join(dir, 'runtime/node_modules/pdfjs-dist'), { withFileTypes: true }))
        .flatMap((e) => (e.isDirectory() ? e.name : []))
        .sort(),
    ).toEqual(['cmaps', 'iccs', 'standard_fonts', 'wasm']);
  });

  test('keeps bundles for the next start and removes other and incomplete ones', async () => {
    const script = join(dir, 'runtime', await bundles(), 'echo.js');
    const { mtimeMs } = await stat(script);
    await mkdir(join(dir, 'runtime', await bundles(), 'new-half'));
    await mkdir(join(dir, 'runtime/bundles-old'));
    const runtime = await prepareRuntime(join(dir, 'runtime'), [kind]);
    await runtime.program(kind, 'ahead');
    expect((await stat(script)).mtimeMs).toBe(mtimeMs);
    expect(await readdir(join(dir, 'runtime', await bundles()))).toEqual(['echo.js', 'echo.js.jsc']);
    expect(await readdir(join(dir, 'runtime'))).not.toContain('bundles-old');
  });

  test('takes a bundle that the set-up has made, and makes one where there is none', async () => {
    const [image, first, second] = ['image', 'first', 'second'].map((name) => join(dir, name)) as [string, string, string];
    for (const folder of [image, first, second]) await mkdir(join(folder, 'b'), { recursive: true });
    await provideBundle(kind, image, 'b', 'onDemand', join(dir, 'nowhere'));
    await provideBundle(kind, first, 'b', 'ahead', image);
    expect(await readdir(join(first, 'b'))).toEqual(['echo.js', 'echo.js.jsc']);
    // No rebuild: the worker's module does not even exist.
    await provideBundle({ ...kind, entry: join(dir, 'gone/echo/worker.ts') }, second, 'b', 'ahead', image);
    for (const file of ['echo.js', 'echo.js.jsc'])
      expect(await Bun.file(join(second, 'b', file)).bytes()).toEqual(await Bun.file(join(image, 'b', file)).bytes());
  });

  test('says so where the file system runs no programs', async () => {
    const place = join(dir, 'noexec');
    await mkdir(place);
    const start = `mount -t tmpfs -o noexec tmpfs "$PLACE" && exec "$BUN" ${join(import.meta.dir, '../main.ts')}`;
    const server = Bun.spawn(['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', start], {
      env: { ...process.env, PLACE: place, BUN: process.execPath, DATA_DIR: join(place, 'data'), PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await new Response(server.stderr).text()).toStartWith('DATA_DIR is on a file system that is mounted without programs (noexec)');
    expect(await server.exited).toBe(1);
  });

  test('says which worker can not be bundled', async () => {
    const entry = join(dir, 'broken/worker.ts');
    await Bun.write(entry, `import './nowhere.ts';\n`);
    const broken = { ...kind, id: 'broken', entry };
    const runtime = await prepareRuntime(join(dir, 'runtime'), [broken]);
    expect(await runtime.program(broken, 'onDemand').catch((thrown) => String(thrown))).toBe(
      'Error: The worker broken could not be bundled.',
    );
  });
});
