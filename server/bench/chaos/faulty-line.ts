import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../testing/cluster/redis-server.ts';

/** Behaviour of a line: forwards data, swallows it silently, or refuses connections. */
export type LineState = 'passes' | 'silent' | 'refuses';

/** A proxy to a local port that can be made faulty. */
export const makeFaultyLine = async (target: number) => {
  let state: LineState = 'passes';
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'refuses') return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('data', (data) => {
        // Data swallowed by a silent line is not delivered later.
        if (state === 'silent') return;
        if (!to.write(data)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      });
    }
    return undefined;
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    become: (next: LineState): void => {
      // After silence, half-sent messages may be on the line: senders must reconnect.
      if (state === 'silent' || next === 'refuses') cut();
      state = next;
    },
    close: (): void => {
      cut();
      server.close();
    },
  };
};

export type FaultyLine = Awaited<ReturnType<typeof makeFaultyLine>>;
