import { readSync, writeSync } from 'node:fs';
import { WorkerProblem } from './worker-main.ts';

/** Bytes per read. */
const pieceBytes = 4096;

class ForkEnded extends Error {
  override readonly name = 'ForkEnded';
}

/** True if the fork ended by a crash or a signal: its end of the connection is closed. */
const hasEnded = (thrown: unknown): boolean =>
  thrown instanceof ForkEnded || (thrown instanceof Error && ['EPIPE', 'ECONNRESET'].includes((thrown as { code?: string }).code ?? ''));

/**
 * Requests a fork of a kind's parent in the worker's sandbox, and returns a function that exchanges lines of JSON with it.
 * Throws if the fork ends before it is ready; WorkerProblem `conversion_failed` if it ends during a request.
 */
export const askForFork = (fd: number): ((request: unknown) => unknown) => {
  const buffer = new Uint8Array(pieceBytes);
  const hear = (): unknown => {
    const decoder = new TextDecoder();
    let text = '';
    while (!text.endsWith('\n')) {
      const count = readSync(fd, buffer);
      if (count === 0) throw new ForkEnded('The fork has ended.');
      text += decoder.decode(buffer.subarray(0, count), { stream: true });
    }
    return JSON.parse(text);
  };
  // One byte requests the fork; its first line reports that it is in the sandbox.
  writeSync(fd, '.');
  if (hear() !== 'ready') throw new Error('A fork began with something other than "ready".');
  return (request) => {
    try {
      writeSync(fd, `${JSON.stringify(request)}\n`);
      return hear();
    } catch (thrown) {
      // Like a worker that crashes on a file: only this conversion has failed.
      if (hasEnded(thrown)) throw new WorkerProblem('conversion_failed');
      throw thrown;
    }
  };
};
