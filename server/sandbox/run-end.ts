import { existsSync } from 'node:fs';
import type { RunIdentity } from './command.ts';
import { killUser, type UserEnd } from './kill-user.ts';
import { killRun, type RunTag } from './run-tag.ts';
import type { SandboxLevel } from './sandbox-host.ts';
import { toolUsers } from './tool-users.ts';

/** How the processes of a run end where no namespace ends with them. */
export type RunEnd = {
  /** Ends its first process's group at once; to be called while that process lives. */
  readonly killGroup: (leader: number) => void;
  /** Ends whatever is left when its first process has ended. Resolves when all of it has been told. */
  readonly finish: (leader: number) => Promise<void>;
};

const killGroup = (leader: number): void => {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (thrown) {
    if ((thrown as { code?: string }).code !== 'ESRCH') throw thrown;
  }
};

/** A user's runs: how many there are, and the end of whatever they left, which no further run may meet. */
type Runs = { count: number; ending?: UserEnd };
const runsOf = new Map<number, Runs>();

const beginAs = (user: number): Runs => {
  const runs = runsOf.get(user) ?? { count: 0 };
  runsOf.set(user, runs);
  runs.count++;
  return runs;
};

/** Resolves with whether all that ran as a user was ended, which the last of its runs alone can do. */
const endAs = async (user: number, runs: Runs): Promise<boolean> => {
  if (--runs.count > 0) return false;
  const by = toolUsers?.enderOf(user);
  const ending = by === undefined ? undefined : killUser(user, by);
  runs.ending = ending;
  const done = await ending?.done;
  if (runs.count === 0 && runs.ending === ending) runsOf.delete(user);
  return done === true;
};

/** To be called before anything begins in the name of a user, so that it does not end with what earlier runs have left. */
export const cancelEnd = ({ user }: RunIdentity): void => {
  if (user !== undefined) runsOf.get(user)?.ending?.cancel();
};

/** To be called as soon as a run has begun. */
export const beginRun = (level: SandboxLevel, tag: RunTag, { user }: RunIdentity): RunEnd => {
  // The filter of system calls lets nobody leave its group, and the kernel ends a group as it does a user's processes (kill-user.ts).
  const staysInGroup = level === 'landlock';
  const runs = user === undefined || staysInGroup ? undefined : beginAs(user);
  return {
    killGroup,
    finish: async (leader) => {
      // Its number is the group's as long as anybody is in there: a process that has it now is another's.
      if (!existsSync(`/proc/${leader}`)) killGroup(leader);
      if (staysInGroup) return;
      if (runs && user !== undefined && (await endAs(user, runs))) return;
      await killRun(tag);
    },
  };
};
