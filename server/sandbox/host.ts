import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mount, SandboxHost } from './command.ts';
import { sandboxUid } from './limits.ts';
import { seccompFilter } from './seccomp.ts';

/** Writes the few files that the sandbox shows in place of the system's own, under `dir`. */
export const prepareSandbox = async (dir: string, mounts: readonly Mount[]): Promise<SandboxHost> => {
  await mkdir(dir, { recursive: true, mode: 0o755 });
  await chmod(dir, 0o755);
  const files = {
    passwd: `converter:x:${sandboxUid}:${sandboxUid}:converter:/tmp:/bin/sh\n`,
    group: `converter:x:${sandboxUid}:\n`,
    'seccomp.bpf': seccompFilter(),
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(dir, name), content, { mode: 0o644 })));
  return {
    passwdFile: join(dir, 'passwd'),
    groupFile: join(dir, 'group'),
    seccompFile: join(dir, 'seccomp.bpf'),
    mounts,
  };
};
