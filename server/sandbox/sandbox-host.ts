import type { CallClass } from '../contract/run.ts';

/**
 * How tools are held. `namespaces`: bubblewrap, with a file system, processes and network of their own.
 * `namespaces-shared-proc`: the same where the container hides parts of /proc, so that the machine's own list of
 * processes has to be shown (their memory and environment stay closed).
 * `landlock`: rules of the kernel for files and a filter for system calls, without processes of their own.
 * `none`: limits of resources alone.
 */
export type SandboxLevel = 'namespaces' | 'namespaces-shared-proc' | 'landlock' | 'none';

/** Strongest first. */
export const sandboxLevels: readonly SandboxLevel[] = ['namespaces', 'namespaces-shared-proc', 'landlock', 'none'];

/** A folder or file of the host that the sandbox shows read-only under another path. */
export type Mount = { readonly from: string; readonly to: string };

/** What the sandbox is made of on this machine; found once at the start. */
export type SandboxHost = {
  /** The strongest way to hold tools that works on this machine. */
  readonly level: SandboxLevel;
  /** What confines a tool where there are no namespaces: Bun, and the bundle of `launch.ts`. */
  readonly launcher: { readonly bun: string; readonly script: string };
  /** Of this server, in what its runs are found by. */
  readonly serverTag: string;
  /** Files that stand for /etc/passwd and /etc/group inside. */
  readonly passwdFile: string;
  readonly groupFile: string;
  /** The filters of system calls. */
  readonly filterFiles: Readonly<Record<CallClass, string>>;
  /** Where each run gets a control group of its own; undefined where the server has no such branch of the tree. */
  readonly groups?: string;
  /** The hardened LibreOffice profile and other read-only data, shown under the given paths. */
  readonly mounts: readonly Mount[];
};
