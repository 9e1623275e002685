/**
 * Ends all processes of a user in one call, kill(2) with -1: Linux signals each of them while none can start (kernel/signal.c locks the list
 * of processes), and a process with a pending SIGKILL starts none (copy_process of kernel/fork.c). However fast they fork, none is missed,
 * which signalling one after another can't guarantee.
 */

/**
 * The call reaches processes whose real or saved user is the caller's real or effective one, and spares the caller. So the caller's effective
 * user is the one to be ended, and its real user is used by nothing else: otherwise the caller could be ended by its targets, or end root's
 * processes. Its saved user stays root, whom nobody can signal.
 */
const script = '($<, $>) = @ARGV; exit 1 unless $< && $> && $< == $ARGV[0] && $> == $ARGV[1]; kill KILL => -1; exit 0;';

const path = '/usr/bin:/bin';
/** It starts in two milliseconds and can set these users separately, which setpriv(1) can't. */
const perl = Bun.which('perl', { PATH: path });

export type UserEnd = {
  /** Resolves to whether the kill ran to its end. A cancelled kill may have ended earlier processes and still resolve to false. */
  readonly done: Promise<boolean>;
  /** Call this before starting anything else as that user. */
  readonly cancel: () => void;
};

/** Ends a user's processes, by way of another user that nothing else runs as. */
export const killUser = (user: number, by: number): UserEnd => {
  if (!perl) return { done: Promise.resolve(false), cancel: () => undefined };
  const child = Bun.spawn([perl, '-e', script, String(by), String(user)], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { PATH: path },
  });
  return { done: child.exited.then((code) => code === 0), cancel: () => child.kill('SIGKILL') };
};
