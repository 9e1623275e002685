import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ToolLimits } from '../contract/run.ts';

/**
 * Control groups, version 2 (Linux' Documentation/admin-guide/cgroup-v2.rst): if the server owns a branch of the hierarchy, every run gets a
 * group whose memory and processes the kernel counts together. Limits of single processes cannot do that, and sampling is too slow.
 */
const [serverGroup, runPrefix] = ['converter-server', 'converter-run-'];
const wanted = ['memory', 'pids'] as const;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};
const numbersIn = (text: string): readonly number[] => text.split('\n').filter(Boolean).map(Number);

/** Folder of the server's own group; undefined if version 2 is not mounted. proc_pid_mountinfo(5), cgroups(7). */
const ownFolder = (): string | undefined => {
  const path = /^0::(.*)$/m.exec(read('/proc/self/cgroup'))?.[1];
  for (const line of read('/proc/self/mountinfo').split('\n')) {
    const [, , , root = '', mounted = ''] = line.split(' ');
    if (path === undefined || !/ - cgroup2 /.test(line) || !path.startsWith(root === '/' ? '' : root)) continue;
    return join(mounted, root === '/' ? path : path.slice(root.length));
  }
  return undefined;
};

/** Whether a group may be divided: a service's or a container's, not the machine's root or a login session. */
const isService = (dir: string): boolean =>
  read(join(dir, 'cgroup.type')).trim() === 'domain' && !/^(?:session-.*|init)\.scope$/.test(basename(dir));

/** Kills the processes of a group and removes it. Processes take a moment to end. */
const removeGroup = async (dir: string): Promise<void> => {
  for (const end = performance.now() + 5000; ; await Bun.sleep(5)) {
    try {
      writeFileSync(join(dir, 'cgroup.kill'), '1');
      rmdirSync(dir);
      return;
    } catch (thrown) {
      const { code } = thrown as { code?: string };
      if (code === 'ENOENT') return;
      if (code !== 'EBUSY' || performance.now() > end) throw thrown;
    }
  }
};

/**
 * Prepares the folder for the groups of runs: the server moves into a sibling group, since a group with memory control may contain no
 * process itself. Leftovers of a crash are killed. The second value explains why there is no folder.
 */
export const findControlGroups = async (own = ownFolder()): Promise<readonly [dir: string | undefined, why: string]> => {
  if (!own) return [undefined, 'control groups of version 2 are not mounted'];
  // Restarted by a process that was moved along the first time.
  const dir = basename(own) === serverGroup ? dirname(own) : own;
  const has = read(join(dir, 'cgroup.controllers')).trim().split(' ');
  const lacking = wanted.filter((one) => !has.includes(one));
  if (lacking.length > 0) return [undefined, `the control group does not count ${lacking.join(' and ')}`];
  if (!isService(dir)) return [undefined, 'the control group is the whole machine, or a login'];
  const server = join(dir, serverGroup);
  try {
    mkdirSync(server, { recursive: true });
    for (const pid of numbersIn(read(join(dir, 'cgroup.procs')))) writeFileSync(join(server, 'cgroup.procs'), String(pid));
    writeFileSync(join(dir, 'cgroup.subtree_control'), wanted.map((one) => `+${one}`).join(' '));
    for (const name of readdirSync(dir)) if (name.startsWith(runPrefix)) await removeGroup(join(dir, name));
    return [dir, ''];
  } catch (thrown) {
    return [undefined, `the control group can't be used (${(thrown as { code?: string }).code})`];
  }
};

/** The group of one run. */
export type RunGroup = {
  /** Prepended to a command, it starts in the group. */
  readonly prefix: readonly string[];
  readonly kill: () => void;
  /** Whether the kernel killed it because it ran out of memory. */
  readonly ranOut: () => boolean;
  /** Kills whatever is left in it. */
  readonly remove: () => Promise<void>;
};

/** Makes a group for a run under `dir`, with its limits. Its files in /tmp and, on a tmpfs, in its folder count as memory. */
export const makeRunGroup = (dir: string, { memoryBytes, tmpBytes, stageBytes, processes }: ToolLimits): RunGroup => {
  const group = join(dir, runPrefix + randomBytes(8).toString('hex'));
  const set = (name: string, value: string | number): void => writeFileSync(join(group, name), String(value));
  mkdirSync(group);
  set('memory.max', memoryBytes + tmpBytes + stageBytes);
  set('pids.max', processes);
  // Kill all or nothing: a tool that lost one process would wait for ever.
  set('memory.oom.group', 1);
  if (read(join(group, 'memory.swap.max'))) set('memory.swap.max', 0);
  let ranOut = false;
  const look = (): boolean => {
    ranOut ||= /^oom_(?:group_)?kill [1-9]/m.test(read(join(group, 'memory.events')));
    return ranOut;
  };
  return {
    prefix: ['sh', '-c', 'echo 0 > "$0" && exec "$@"', join(group, 'cgroup.procs')],
    kill: () => {
      if (read(join(group, 'cgroup.events'))) set('cgroup.kill', 1);
    },
    ranOut: look,
    remove: async () => {
      look();
      await removeGroup(group);
    },
  };
};
