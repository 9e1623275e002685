import { readSync, writeSync } from 'node:fs';
import { WorkerProblem } from './worker-main.ts';

/** Bytes that are read at a time. */
const pieceBytes = 4096;

class ForkEnded extends Error {
  override readonly name = 'ForkEnded';
}

/** Did it end, by a crash or a signal? Its end of the connection is gone then. */
const hasEnded = (thrown: unknown): boolean =>
  thrown instanceof ForkEnded || (thrown instanceof Error && ['EPIPE', 'ECONNRESET'].includes((thrown as { code?: string }).code ?? ''));

/**
 * Asks on a descriptor for the fork of a kind's parent, which shares the worker's sandbox, and has it answer lines of JSON with one each.
 * Throws when it ends before it is ready; WorkerProblem `conversion_failed` when it ends over a request, by a crash say.
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
  // One byte asks for the fork; its first line says that it is in the sandbox.
  writeSync(fd, '.');
  if (hear() !== 'ready') throw new Error('A fork began with something other than "ready".');
  return (request) => {
    try {
      writeSync(fd, `${JSON.stringify(request)}\n`);
      return hear();
    } catch (thrown) {
      // As a worker that ends over a file: it has only failed to convert it.
      if (hasEnded(thrown)) throw new WorkerProblem('conversion_failed');
      throw thrown;
    }
  };
};
