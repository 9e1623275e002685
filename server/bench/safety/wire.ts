/** Sends hostile requests byte by byte, which no client library would send. */
import { connect } from 'node:net';
import { type WireAttack, wireAttacks } from './wire-attacks.ts';
import type { Part } from './wire-form.ts';

/** Maximum time to the first byte of an answer, in milliseconds. */
const longestMs = 30_000;

/** Sends raw bytes and resolves with the answer, which ends with the connection or `quietMs` after its last byte. */
export const talk = async (
  url: string,
  parts: readonly Part[],
  { pauseMs = 0, quietMs = 400, halfClose = false } = {},
): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let got = '';
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let timer = setTimeout(resolve, longestMs);
  socket.on('data', (chunk) => {
    got += chunk.toString('latin1');
    clearTimeout(timer);
    timer = setTimeout(resolve, quietMs);
  });
  // A server may close the connection while we send.
  socket.on('error', () => resolve());
  socket.on('end', () => resolve());
  for (const part of parts) {
    if (socket.destroyed) break;
    socket.write(part);
    if (pauseMs > 0) await Bun.sleep(pauseMs);
  }
  if (halfClose) socket.end();
  await promise;
  clearTimeout(timer);
  socket.destroy();
  return got;
};

export const statusesIn = (answer: string): readonly number[] =>
  [...answer.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));

/** The fault in the answer; undefined if there is none. */
const judgeWire = ({ answer: expected }: WireAttack, got: string): string | undefined => {
  const statuses = statusesIn(got);
  const isRight =
    expected === 'refused' ? statuses.every((status) => status >= 400 && status !== 500) : String(statuses) === String(expected);
  if (!isRight) return `it was answered ${statuses.join(', ') || 'by nothing'}, not ${expected}`;
  return /node_modules|\/(?:tmp|usr|home)\//.test(got) ? 'the answer says too much' : undefined;
};

/** Sends all requests, `atOnce` concurrently, and resolves with the faults. */
export const attackByWire = async (url: string, atOnce = 12): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const rest = [...wireAttacks];
  const lane = async (): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const why = judgeWire(next, await talk(url, next.sent, next));
      if (why) wrong.push(`${next.name}: ${why}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return wrong;
};
