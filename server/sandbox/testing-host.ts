import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { prepareSandbox } from './host.ts';
import { findLevel } from './level.ts';
import { type SandboxHost, type SandboxLevel, sandboxLevels } from './sandbox-host.ts';

/** This machine's sandbox for a test: a folder for stages and the runtime that workers start with. */
export const makeTestHost = async (name: string): Promise<{ readonly dir: string; readonly prepared: SandboxHost }> => {
  const dir = makeTestFolder(name);
  const runtime = join(dir, 'runtime');
  await mkdir(runtime, { mode: 0o755 });
  await copyFile(process.execPath, join(runtime, 'bun'));
  await chmod(join(runtime, 'bun'), 0o755);
  return { dir, prepared: await prepareSandbox(runtime) };
};

/** The same at the strongest level that this machine has. */
export const makeLevelledHost = async (name: string): Promise<{ readonly dir: string; readonly host: SandboxHost }> => {
  const { dir, prepared } = await makeTestHost(name);
  return { dir, host: { ...prepared, level: (await findLevel(prepared, dir)).level } };
};

/** Every level that this machine has at all, `none` included. */
export const levelsHere = async (prepared: SandboxHost, dir: string): Promise<SandboxLevel[]> => {
  const here: SandboxLevel[] = [];
  for (const level of sandboxLevels) if (await findLevel(prepared, dir, [level]).catch(() => undefined)) here.push(level);
  return here;
};

/** Processes that are called so and still live; killed processes may take a moment to go. */
export const leftAlive = async (name: string): Promise<readonly string[]> => {
  const alive = (): readonly string[] =>
    Bun.spawnSync(['pgrep', '-f', `^${name}`])
      .stdout.toString()
      .split('\n')
      .filter(Boolean);
  for (const end = performance.now() + 20_000; alive().length > 0 && performance.now() < end; ) await Bun.sleep(20);
  return alive();
};
