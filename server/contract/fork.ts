import { readSync, writeSync } from 'node:fs';

/** Bytes that are read at a time. */
const pieceBytes = 4096;

/**
 * Asks on a descriptor for the fork of a kind's parent, which shares the worker's sandbox, and has it answer lines of JSON with one each.
 * Throws when it has ended, by a crash say.
 */
export const askForFork = (fd: number): ((request: unknown) => unknown) => {
  const buffer = new Uint8Array(pieceBytes);
  const hear = (): unknown => {
    const decoder = new TextDecoder();
    let text = '';
    while (!text.endsWith('\n')) {
      const count = readSync(fd, buffer);
      if (count === 0) throw new Error('The fork has ended.');
      text += decoder.decode(buffer.subarray(0, count), { stream: true });
    }
    return JSON.parse(text);
  };
  // One byte asks for the fork; its first line says that it is in the sandbox.
  writeSync(fd, '.');
  if (hear() !== 'ready') throw new Error('A fork began with something other than "ready".');
  return (request) => {
    writeSync(fd, `${JSON.stringify(request)}\n`);
    return hear();
  };
};
