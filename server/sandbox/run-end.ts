import { existsSync } from 'node:fs';
import type { RunIdentity } from './command.ts';
import { killUser, type UserEnd } from './kill-user.ts';
import { killRun, type RunTag } from './run-tag.ts';
import type { SandboxLevel } from './sandbox-host.ts';
import { toolUsers } from './tool-users.ts';

/** How a run's processes are ended without a pid namespace. */
export type RunEnd = {
  /** Kills its first process's group at once; only while that process lives. */
  readonly killGroup: (leader: number) => void;
  /** Kills what is left after its first process has ended. Resolves when all have been signalled. */
  readonly finish: (leader: number) => Promise<void>;
};

const killGroup = (leader: number): void => {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (thrown) {
    if ((thrown as { code?: string }).code !== 'ESRCH') throw thrown;
  }
};

/** A user's runs: their number, and the kill of what they left, which no later run may meet. */
type Runs = { count: number; ending?: UserEnd };
const runsOf = new Map<number, Runs>();

const beginAs = (user: number): Runs => {
  const runs = runsOf.get(user) ?? { count: 0 };
  runsOf.set(user, runs);
  runs.count++;
  return runs;
};

/** Resolves with whether all processes of a user were killed, which only the user's last run can do. */
const endAs = async (user: number, runs: Runs): Promise<boolean> => {
  if (--runs.count > 0) return false;
  const by = toolUsers?.enderOf(user);
  const ending = by === undefined ? undefined : killUser(user, by);
  runs.ending = ending;
  const done = await ending?.done;
  if (runs.count === 0 && runs.ending === ending) runsOf.delete(user);
  return done === true;
};

/** Call before anything starts as a user, so that it is not killed with the leftovers of earlier runs. */
export const cancelEnd = ({ user }: RunIdentity): void => {
  if (user !== undefined) runsOf.get(user)?.ending?.cancel();
};

/** Call as soon as a run has started. */
export const beginRun = (level: SandboxLevel, tag: RunTag, { user }: RunIdentity): RunEnd => {
  // The filter of system calls lets no process leave its group, and the kernel kills a group as it does a user's processes (kill-user.ts).
  const staysInGroup = level === 'landlock';
  const runs = user === undefined || staysInGroup ? undefined : beginAs(user);
  return {
    killGroup,
    finish: async (leader) => {
      // The number stays the group's while it has members, so a process that has it now is not the leader.
      if (!existsSync(`/proc/${leader}`)) killGroup(leader);
      if (staysInGroup) return;
      if (runs && user !== undefined && (await endAs(user, runs))) return;
      await killRun(tag);
    },
  };
};
