#!/usr/bin/env node
// Starts the command line with Bun, which runs its sources as they are: the Bun that came with the package, else the machine's own.
import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const need = createRequire(import.meta.url);
/** Without its install script, the package contains a placeholder instead of the program. */
const leastBytes = 1_000_000;

const file = (path) => {
  try {
    return statSync(path).size > leastBytes ? path : undefined;
  } catch {
    return undefined;
  }
};
const inPackage = (name, path) => {
  try {
    return file(join(dirname(need.resolve(`${name}/package.json`)), path));
  } catch {
    return undefined;
  }
};
const onPath = () => (spawnSync('bun', ['--version'], { stdio: 'ignore' }).status === 0 ? 'bun' : undefined);

const bun = inPackage('bun', 'bin/bun.exe') ?? inPackage(`@oven/bun-${process.platform}-${process.arch}`, 'bin/bun') ?? onPath();
if (!bun) {
  console.error('file-converter: It runs on Bun, which is not here. Install it (npm install bun, or https://bun.sh) and try again.');
  process.exit(3);
}
const child = spawn(bun, [join(dirname(fileURLToPath(import.meta.url)), 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches the whole group; the child tidies up and ends.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (thrown) => {
  console.error(`file-converter: Bun can not be started (${thrown.code}).`);
  process.exit(3);
});
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15)));
