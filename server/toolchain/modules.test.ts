import { afterAll, beforeEach, expect, test } from 'bun:test';
import { exists, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();

const packages = ['bun', 'tool', 'developers-tool'];
/** What is in each package: Bun's place holder, which its script makes this test's own Bun, a tool and a developer's tool. */
const filesOf = (name: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ name, version: '1.0.0', ...(name === 'bun' && { bin: { bun: 'bun.sh' } }) }),
  ...(name === 'bun' && {
    'bun.sh': `#!/bin/sh\n[ -e "$(dirname "$(readlink -f "$0")")/placed" ] && exec ${process.execPath} "$@"\n`,
    'install.js': "require('node:fs').writeFileSync('placed', '');",
  }),
});
const tarball = async (name: string): Promise<Uint8Array> => {
  const files = Object.entries(filesOf(name)).map(([path, text]) => [`package/${path}`, text]);
  return new Bun.Archive(Object.fromEntries(files), { compress: 'gzip' }).bytes();
};
const tarballs = new Map(await Promise.all(packages.map(async (name) => [name, await tarball(name)] as const)));

/** A registry with only these packages. */
const registry = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: ({ url }): Response => {
    const { origin, pathname } = new URL(url);
    const [name = '', file] = pathname.slice(1).split('/');
    const bytes = tarballs.get(name);
    if (!bytes) return new Response('no such package', { status: 404 });
    if (file) return new Response(bytes as BodyInit);
    const integrity = `sha512-${new Bun.CryptoHasher('sha512').update(bytes).digest('base64')}`;
    const manifest = JSON.parse(filesOf(name)['package.json'] ?? '') as object;
    const version = { ...manifest, dist: { integrity, tarball: `${origin}/${name}/${name}-1.0.0.tgz` } };
    return Response.json({ name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } });
  },
});

let dir: string;
const put = (path: string, text: string): Promise<void> => writeFile(join(dir, path), text, { mode: 0o755 });
const environment = () => ({
  ...process.env,
  npm_config_registry: registry.url.href,
  npm_config_cache: join(dir, '.npm'),
  BUN_INSTALL_CACHE_DIR: join(dir, '.bun'),
});
beforeEach(async () => {
  dir = makeTestFolder('modules');
  await put(
    'package.json',
    JSON.stringify({ dependencies: { bun: '1.0.0', tool: '1.0.0' }, devDependencies: { 'developers-tool': '1.0.0' } }),
  );
  const npm = Bun.spawn(['npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit'], {
    cwd: dir,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await npm.exited).toBe(0);
});
afterAll(() => registry.stop(true));

const modulesScript = join(import.meta.dir, 'setup/modules.sh');
/** Lines that the set-up says while it installs. */
const install = async (purpose: string): Promise<readonly string[]> => {
  const script = `say() { echo "$*"; }\n. ${modulesScript}\ninstall_modules ${purpose}`;
  const child = Bun.spawn(['bash', '-euo', 'pipefail', '-c', script], {
    cwd: dir,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const out = await new Response(child.stdout).text();
  expect(await child.exited).toBe(0);
  return out.split('\n').filter((line) => /^(Installing|Adding|Bun could)/.test(line));
};
const there = async (): Promise<readonly string[]> => {
  const found = await Promise.all(packages.map((name) => exists(join(dir, 'node_modules', name))));
  return packages.filter((_, at) => found[at]);
};

test('a start installs no package of developers, tests add them and a later start keeps them', async () => {
  expect(await install('product')).toEqual(['Installing Bun and the packages of package-lock.json']);
  expect(await there()).toEqual(['bun', 'tool']);
  expect(await exists(join(dir, 'node_modules/bun/placed'))).toBe(true);
  expect(await install('product')).toEqual([]);

  // What a running server has open stays.
  await put('node_modules/tool/opened-by-a-server', '');
  expect(await install('')).toEqual(['Adding the packages of package-lock.json that tests and measurements need']);
  expect(await there()).toEqual(packages);
  expect(await exists(join(dir, 'node_modules/tool/opened-by-a-server'))).toBe(true);
  expect(await install('')).toEqual([]);
  expect(await install('product')).toEqual([]);

  // A changed lock file installs all again where developers' packages were.
  const lock = (await Bun.file(join(dir, 'package-lock.json')).json()) as object;
  await put('package-lock.json', `${JSON.stringify(lock)}\n\n`);
  expect(await install('product')).toEqual(['Installing Bun and the packages of package-lock.json, with those of developers']);
  expect(await there()).toEqual(packages);
  expect(await exists(join(dir, 'node_modules/tool/opened-by-a-server'))).toBe(false);
});

test('where Bun fails to install, npm does and says so', async () => {
  await put('bunfig.toml', 'this is no TOML [');
  const lines = await install('product');
  expect(lines).toEqual([
    'Installing Bun and the packages of package-lock.json',
    'Bun could not install them: npm does, which takes longer',
  ]);
  expect(await there()).toEqual(['bun', 'tool']);
});

test('a package whose hash is another is not installed', async () => {
  const lock = await Bun.file(join(dir, 'package-lock.json')).text();
  const [hash = ''] = /sha512-[\w+/]+==(?="\s*\}\s*\}\s*\}\s*$)/.exec(lock) ?? [];
  expect(hash).not.toBe('');
  await put('package-lock.json', lock.replace(hash, `sha512-${'A'.repeat(86)}==`));
  expect(await install('product').catch(() => 'refused')).toBe('refused');
  expect(await there()).not.toContain('tool');
});
