import { rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { makeTestFolder } from '../test-folder.ts';

/** A currently unused port of this machine. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(1000, () => end(false));
    socket.on('error', () => end(false));
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (data) => end(String(data).startsWith('+PONG') || String(data).startsWith('-NOAUTH')));
  });

/** A real redis-server with an append-only file, on the loopback interface, for a test. */
export const startRedis = async (more: readonly string[] = []) => {
  const dir = makeTestFolder('redis');
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dir, '--save', '', '--maxmemory-policy', 'noeviction'];
  const spawn = () =>
    Bun.spawn(['redis-server', ...args, '--appendonly', 'yes', '--appendfsync', 'everysec', '--logfile', join(dir, 'log'), ...more], {
      stdio: ['ignore', 'ignore', 'ignore'],
    });
  let child = spawn();
  const ready = async (): Promise<void> => {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}: ${await Bun.file(join(dir, 'log')).text()}`);
      await Bun.sleep(20);
    }
  };
  await ready();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    dir,
    pid: () => child.pid,
    signal: (name: NodeJS.Signals): void => child.kill(name),
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await child.exited;
    },
    restart: async (): Promise<void> => {
      child = spawn();
      await ready();
    },
    close: async (): Promise<void> => {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await child.exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
};

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;
