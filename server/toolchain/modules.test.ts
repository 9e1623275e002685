import { afterAll, beforeAll, expect, test } from 'bun:test';
import { exists, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A project whose packages are folders beside it, so that npm needs no network: Bun's place holder, a tool and a developer's tool. */
let dir: string;
const packages = ['bun', 'tool', 'developers-tool'];
const put = async (path: string, text: string): Promise<void> => {
  await mkdir(join(dir, path, '..'), { recursive: true });
  await writeFile(join(dir, path), text, { mode: 0o755 });
};
const npm = async (...argv: string[]): Promise<void> => {
  const child = Bun.spawn(['npm', ...argv], { cwd: dir, stdio: ['ignore', 'ignore', 'ignore'] });
  expect(await child.exited).toBe(0);
};
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'modules-'));
  for (const name of packages) {
    await put(`parts/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', ...(name === 'bun' && { bin: { bun: 'bun.sh' } }) }));
  }
  await put('parts/bun/bun.sh', '#!/bin/sh\n[ -e "$(dirname "$(readlink -f "$0")")/placed" ]\n');
  await put('parts/bun/install.js', "require('node:fs').writeFileSync('placed', '');");
  const [bun = '', tool = '', developers = ''] = packages.map((name) => `file:parts/${name}`);
  await put('package.json', JSON.stringify({ dependencies: { bun, tool }, devDependencies: { 'developers-tool': developers } }));
  await npm('install', '--package-lock-only', '--ignore-scripts', '--install-links');
});
afterAll(() => rm(dir, { recursive: true }));

const modulesScript = join(import.meta.dir, 'setup/modules.sh');
/** Lines that the set-up says while it installs. */
const install = async (purpose: string): Promise<readonly string[]> => {
  const script = `say() { echo "$*"; }\n. ${modulesScript}\ninstall_modules ${purpose}`;
  const child = Bun.spawn(['bash', '-euo', 'pipefail', '-c', script], {
    cwd: dir,
    env: { ...process.env, npm_config_install_links: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const out = await new Response(child.stdout).text();
  expect(await child.exited).toBe(0);
  return out.split('\n').filter((line) => /^(Installing|Adding)/.test(line));
};
const there = async (): Promise<readonly string[]> => {
  const found = await Promise.all(packages.map((name) => exists(join(dir, 'node_modules', name))));
  return packages.filter((_, at) => found[at]);
};

test('a start installs no package of developers, tests add them and a later start keeps them', async () => {
  expect(await install('product')).toEqual(['Installing Bun and the packages of package-lock.json']);
  expect(await there()).toEqual(['bun', 'tool']);
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
});
