/**
 * Ends all processes of a user in one call, kill(2) with -1: Linux sends the signal to each of them while none can begin (kernel/signal.c
 * holds the list of processes), and one that has SIGKILL waiting begins none any more (copy_process of kernel/fork.c). However fast
 * they fork, none is passed over, which a look at one after the other can't promise.
 */

/**
 * The call reaches whoever has as real or saved user the caller's real or effective one, and spares the caller. So the caller's
 * effective user is the one to be ended, and its real user is one that nothing else ever is: were it the same or stayed root, it could
 * be ended by what it is to end, or would end root's. Its saved user stays root, whom nobody can send anything.
 */
const script = '($<, $>) = @ARGV; exit 1 unless $< && $> && $< == $ARGV[0] && $> == $ARGV[1]; kill KILL => -1; exit 0;';

const path = '/usr/bin:/bin';
/** It starts in two milliseconds and can set these users apart, which setpriv(1) can't. */
const perl = Bun.which('perl', { PATH: path });

export type UserEnd = {
  /** Resolves to whether the kill ran to its end. A cancelled kill may have ended earlier processes and still resolve to false. */
  readonly done: Promise<boolean>;
  /** Call this before starting anything else as that user. */
  readonly cancel: () => void;
};

/** Ends what runs as a user, by way of another user whom nothing else runs as. */
export const killUser = (user: number, by: number): UserEnd => {
  if (!perl) return { done: Promise.resolve(false), cancel: () => undefined };
  const child = Bun.spawn([perl, '-e', script, String(by), String(user)], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { PATH: path },
  });
  return { done: child.exited.then((code) => code === 0), cancel: () => child.kill('SIGKILL') };
};
