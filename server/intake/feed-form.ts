import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy, { type BusboyConfig } from '@fastify/busboy';
import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';
import { holdingChunk, roomForChunk } from './upload-memory.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/**
 * Read in one go: a chunk of 1.5 MB that is nothing but boundaries holds up everybody for a third of a second, and what is
 * wrong with it is known after the first of them.
 */
const pieceBytes = 64 * 1024;

/** The most that a form may hold of each thing. */
export type FormLimits = NonNullable<BusboyConfig['limits']>;

/** The form's parser. It throws at once at a boundary that can be none. */
export const formReader = (type: string, limits: FormLimits) => {
  try {
    return new busboy({ headers: { 'content-type': type }, limits });
  } catch (thrown) {
    throw new Problem('invalid_request', message('boundaryImpossible'), {}, { cause: thrown });
  }
};

/**
 * Reads the body to its very end through `form`, one chunk at a time: what comes after the form's last boundary
 * counts as well. `onChunk` runs after each, and the next is not read before it is done, so that what a client
 * sends waits in the network and not in our memory. Rejects with the signal's reason, or the form's own error.
 */
export const feed = async (
  body: ReadableStream<Uint8Array>,
  form: Writable,
  signal: AbortSignal,
  onChunk: (bytes: number) => Promise<void>,
): Promise<void> => {
  const ended = finished(form, { signal });
  // It is awaited below; until then its rejection must not count as unheard.
  ended.catch(() => undefined);
  const reader = body.getReader();
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      await roomForChunk();
      const { value, done } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      await holdingChunk(value.length, async () => {
        for (let at = 0; at < value.length && !form.writableEnded && !signal.aborted; at += pieceBytes) {
          const piece = value.subarray(at, at + pieceBytes);
          await Promise.race([new Promise((taken) => yieldToEventLoop(() => form.write(piece, taken))), ended]);
        }
        await onChunk(value.length);
      });
      signal.throwIfAborted();
    }
    if (!form.writableEnded) form.end();
    await ended;
    await onChunk(0);
  } finally {
    signal.removeEventListener('abort', cancel);
    form.destroy();
  }
};
