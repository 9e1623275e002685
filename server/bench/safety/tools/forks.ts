import { closeSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReplyReader } from '../../../contract/reply.ts';
import type { ToolLimits } from '../../../contract/run.ts';
import { canFork, makeForkParent } from '../../../sandbox/fork/fork-parent.ts';
import { pythonParent } from '../../../sandbox/fork/parent-commands.ts';
import { defaultLimits } from '../../../sandbox/limits.ts';
import { readLines } from '../../../sandbox/lines.ts';
import { processTree } from '../../../sandbox/processes.ts';
import type { Mount, SandboxHost } from '../../../sandbox/sandbox-host.ts';
import { spawnSandboxed } from '../../../sandbox/spawn.ts';
import { leaseStage, removeStage } from '../../../sandbox/stage.ts';
import { startWorker, type Worker } from '../../../sandbox/worker.ts';
import { canary } from '../server-under-test.ts';
import { parentScript, siblingScript } from './stand-in.ts';

/** Real forks of a stand-in for LibreOffice, including one with another visitor's document while the others attack. */
export type Forks = {
  /** Facts about them for attackers, as Python. */
  readonly facts: string;
  readonly start: (program: string, stages: string, options: StartOptions) => Promise<Worker>;
  /** Records the current state; the returned function lists forbidden changes since then. */
  readonly watch: () => () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

type StartOptions = { readonly read: ReplyReader; readonly limits: Partial<ToolLimits>; readonly mounts: readonly Mount[] };

const list = (path: string): readonly string[] => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

const shareOf = (pid: number): string => {
  try {
    return / nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'latin1'))?.[1] ?? 'None';
  } catch {
    return 'None';
  }
};

/** Private memory in bytes: proc_pid_statm(5), resident minus shared. */
const ownBytes = (pid: number): number => {
  const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
  return ((resident ?? 0) - (shared ?? 0)) * 4096;
};

/** Tolerated growth of a parent per fork, due to its allocator. */
const growthBytes = 8 * 1024 ** 2;
const patienceMs = 8000;

/** Undefined if forking is not possible here. */
export const makeForks = async (host: SandboxHost, dir: string): Promise<Forks | undefined> => {
  if (!canFork(host)) return undefined;
  await mkdir(dir, { mode: 0o711, recursive: true });
  await writeFile(join(dir, 'parent.py'), parentScript);
  let home = '';
  const parent = makeForkParent(host, {
    command: pythonParent(join(dir, 'parent.py'), (folder) => {
      home = folder;
      return [];
    }),
    loads: [],
    calls: 'office',
    idleMs: 3_600_000,
    failed: (thrown) => {
      throw thrown;
    },
  });
  await parent.ready();
  const pid = parent.pid();
  if (pid === undefined) throw new Error('Nothing can be forked here.');

  const connected = (): number => {
    const fd = parent.connect();
    if (fd === undefined) throw new Error('The parent of forks does not listen.');
    return fd;
  };

  const stage = await leaseStage(dir);
  await writeFile(join(stage, 'document'), `SECRET-${'OF-A-SIBLING:'}${canary}`);
  const descriptor = connected();
  const sibling = spawnSandboxed(host, ['/usr/bin/python3', '-Ic', siblingScript], stage, defaultLimits, {
    calls: 'office',
    stdin: 'pipe',
    stderr: 'ignore',
    descriptors: [descriptor],
  });
  closeSync(descriptor);
  const lines = readLines(sibling.stdout);
  const askSibling = async (): Promise<string> => {
    sibling.stdin?.write('?\n');
    sibling.stdin?.flush();
    return await Promise.race([
      lines.next().then(({ value, done }) => (done ? 'its end' : value)),
      Bun.sleep(patienceMs).then(() => 'silence'),
    ]);
  };
  let asked = 0;
  if ((await askSibling()) !== `${++asked}`) throw new Error('The sibling does not answer.');
  const siblingPid = processTree(sibling.pid).at(-1) ?? sibling.pid;

  return {
    facts: `PARENT, SIBLING = ${pid}, ${siblingPid}\nSIBLING_STAGE, PARENT_HOME, SHARE = ${JSON.stringify(stage)}, ${JSON.stringify(home)}, ${shareOf(sibling.pid)}\n`,
    start: async (program, stages, options) =>
      startWorker(host, [program], await leaseStage(stages), { ...options, calls: 'office', descriptors: [connected()] }),
    watch: () => {
      const before = { open: list(`/proc/${pid}/fd`).length, bytes: ownBytes(pid) };
      return async () => {
        const wrong: string[] = [];
        const isBack = (): boolean => list(`/proc/${pid}/fd`).length <= before.open && processTree(pid).length === 1;
        for (const end = performance.now() + patienceMs; !isBack() && performance.now() < end; ) await Bun.sleep(50);
        if (parent.pid() !== pid || processTree(pid).length === 0) return ['the parent of forks has ended'];
        if (list(`/proc/${pid}/fd`).length > before.open) wrong.push('the parent of forks keeps descriptors');
        if (processTree(pid).length > 1) wrong.push('the parent of forks keeps processes');
        if (ownBytes(pid) > before.bytes + growthBytes) wrong.push('the parent of forks has grown');
        const heard = await askSibling();
        if (heard !== `${++asked}`) wrong.push(`a sibling answered ${JSON.stringify(heard)}`);
        return wrong;
      };
    },
    close: async () => {
      sibling.kill();
      await sibling.exited;
      await removeStage(stage);
      await parent.close();
    },
  };
};
