import type { SandboxHost } from './sandbox-host.ts';
import { toolUsers } from './tool-users.ts';

/** How well runs are isolated here, beyond the level, for operators' alerts. */
export type Isolation = {
  /** Each conversion and each worker runs as a user of its own. */
  readonly userPerJob: boolean;
  /** The scope in which processes are counted: the run's control group, its user, its user namespace, or all runs together. */
  readonly processes: 'group' | 'user' | 'namespace' | 'shared';
  /** Who counts memory: the kernel, for every page, or the server, four times a second (proportional set size and files in memory). */
  readonly memory: 'group' | 'sampled';
  /** Whether tools see only their own processes. */
  readonly ownProcessList: boolean;
};

/** Isolation of this host's runs. */
export const isolationOf = ({ groups, level }: SandboxHost): Isolation => {
  const userPerJob = toolUsers !== undefined;
  const withoutGroup = userPerJob ? 'user' : level.startsWith('namespaces') ? 'namespace' : 'shared';
  return {
    userPerJob,
    processes: groups === undefined ? withoutGroup : 'group',
    memory: groups === undefined ? 'sampled' : 'group',
    ownProcessList: level === 'namespaces',
  };
};
