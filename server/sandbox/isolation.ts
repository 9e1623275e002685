import type { SandboxHost } from './sandbox-host.ts';
import { toolUsers } from './tool-users.ts';

/** How far runs are kept apart here, beyond the level: what an operator may want to alarm on. */
export type Isolation = {
  /** Each conversion and each worker runs as a user of its own. */
  readonly userPerJob: boolean;
  /** What limits of processes count: the run's control group, its user, its user namespace, or all runs together. */
  readonly processes: 'group' | 'user' | 'namespace' | 'shared';
  /** Who counts memory: the kernel, at every page, or the server, four times a second (proportional set size and files in memory). */
  readonly memory: 'group' | 'sampled';
  /** Whether tools see no processes but their own. */
  readonly ownProcessList: boolean;
};

/** How far runs of this host are kept apart. */
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
