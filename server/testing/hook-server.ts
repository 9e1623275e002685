import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Net } from '../requests/outgoing.ts';
import { makeTestFolder } from './test-folder.ts';

/** A message that came to the server. */
export type Heard = { readonly path: string; readonly method: string; readonly headers: Headers; readonly body: Buffer };

/** A server with a certificate of its own that records the messages that it gets, and the net in which it has a public address. */
export type HookServer = {
  readonly port: number;
  readonly origin: string;
  readonly net: Net;
  readonly heard: Heard[];
  readonly close: () => Promise<void>;
};

/** `answer` decides the response by path. */
export const startHookServer = async (answer: (path: string) => Response): Promise<HookServer> => {
  const dir = makeTestFolder('hooks');
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  await Bun.$`openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hooks.example -addext subjectAltName=DNS:hooks.example -keyout ${key} -out ${cert}`.quiet();
  const heard: Heard[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { key: await Bun.file(key).text(), cert: await Bun.file(cert).text() },
    fetch: async (request) => {
      const { method, headers } = request;
      const { pathname: path } = new URL(request.url);
      heard.push({ path, method, headers, body: Buffer.from(await request.arrayBuffer()) });
      return answer(path);
    },
  });
  const ca = await Bun.file(cert).text();
  await rm(dir, { recursive: true });
  const port = server.port ?? 0;
  return {
    port,
    origin: `https://hooks.example:${port}`,
    net: { resolve: async () => [{ address: '127.0.0.1', family: 4 }], allows: () => true, ca },
    heard,
    close: () => server.stop(true),
  };
};
