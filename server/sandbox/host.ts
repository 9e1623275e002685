import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallClass } from '../contract/run.ts';
import { callClasses } from './calls/classes.ts';
import { fontsFile } from './command.ts';
import { launcherScript } from './confined-command.ts';
import { fontsConf } from './font-families.ts';
import { serverTag } from './run-tag.ts';
import type { SandboxHost } from './sandbox-host.ts';
import { seccompFilter } from './seccomp.ts';
import { sandboxUid } from './tool-users.ts';

const filterName = (callClass: CallClass): string => `calls-${callClass}.bpf`;

/** Bundles a program of ours, by its path from here, that Bun runs before or beside tools. CommonJS scripts are read in one thread. */
export const bundleProgram = async (entry: string, script: string): Promise<void> => {
  const built = await Bun.build({ entrypoints: [join(import.meta.dir, entry)], target: 'bun', format: 'cjs' });
  const [output] = built.outputs;
  if (!built.success || !output) throw new AggregateError(built.logs, `${entry} could not be bundled.`);
  await Bun.write(`${script}.new`, output);
  await chmod(`${script}.new`, 0o644);
  await rename(`${script}.new`, script);
};

/**
 * Writes what every level of the sandbox needs under `runtimeDir`, which contains Bun as `bun`: replacements of system files, system call
 * filters, the launcher. The level is determined afterwards, by trying.
 */
export const prepareSandbox = async (runtimeDir: string): Promise<SandboxHost> => {
  const dir = join(runtimeDir, 'etc');
  await mkdir(dir, { recursive: true, mode: 0o755 });
  await chmod(dir, 0o755);
  const files = {
    passwd: `converter:x:${sandboxUid}:${sandboxUid}:converter:/tmp:/bin/sh\n`,
    group: `converter:x:${sandboxUid}:\n`,
    'fonts.conf': fontsConf(),
    ...Object.fromEntries(callClasses.map((name) => [filterName(name), seccompFilter(name)])),
  };
  const script = launcherScript(runtimeDir);
  await Promise.all([
    ...Object.entries(files).map(([name, content]) => writeFile(join(dir, name), content, { mode: 0o644 })),
    bundleProgram('launch.ts', script),
  ]);
  return {
    level: 'namespaces',
    passwdFile: join(dir, 'passwd'),
    groupFile: join(dir, 'group'),
    filterFiles: Object.fromEntries(callClasses.map((name) => [name, join(dir, filterName(name))])) as Record<CallClass, string>,
    launcher: { bun: join(runtimeDir, 'bun'), script },
    serverTag: serverTag(runtimeDir),
    mounts: [{ from: join(dir, 'fonts.conf'), to: fontsFile }],
  };
};
