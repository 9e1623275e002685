import type { CallClass } from '../contract/run.ts';

/**
 * How tools are confined. `namespaces`: bubblewrap, with a file system, processes and network of their own.
 * `namespaces-shared-proc`: the same if the container hides parts of /proc, so that the machine's list of processes is visible (their memory
 * and environment are not).
 * `landlock`: kernel rules for files and a filter of system calls, without a process namespace.
 * `none`: resource limits only.
 */
export type SandboxLevel = 'namespaces' | 'namespaces-shared-proc' | 'landlock' | 'none';

/** Strongest first. */
export const sandboxLevels: readonly SandboxLevel[] = ['namespaces', 'namespaces-shared-proc', 'landlock', 'none'];

/** A folder or file of the host that the sandbox shows read-only under another path. */
export type Mount = { readonly from: string; readonly to: string };

/** The sandbox's parts on this machine, determined once at start. */
export type SandboxHost = {
  /** The strongest level that works on this machine. */
  readonly level: SandboxLevel;
  /** What confines a tool without namespaces: Bun, and the bundle of `launch.ts`. */
  readonly launcher: { readonly bun: string; readonly script: string };
  /** This server's part of its runs' marks. */
  readonly serverTag: string;
  /** Replacements of /etc/passwd and /etc/group inside. */
  readonly passwdFile: string;
  readonly groupFile: string;
  /** The system call filters. */
  readonly filterFiles: Readonly<Record<CallClass, string>>;
  /** Folder of the runs' control groups; undefined if the server owns no branch of the hierarchy. */
  readonly groups?: string;
  /** How many times their usual time runs may take; 1 unless the operator gives conversions more than the default. */
  readonly timeFactor?: number;
  /** The hardened LibreOffice profile and other read-only data, shown under the given paths. */
  readonly mounts: readonly Mount[];
};
