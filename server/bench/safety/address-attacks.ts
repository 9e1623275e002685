/**
 * Sends addresses of this machine, in every spelling, to every endpoint that accepts an address: imports, callbacks, and those of other
 * services' APIs. The server's operator allows one origin for all of them, and its name resolves to this machine too. Nothing may be called.
 */
import { smallPng } from './attacks/bytes.ts';
import { startServerUnderTest } from './server-under-test.ts';

/** This machine and its neighbours in spellings that parsers or resolvers may read differently; `allowed` is the allowed origin. */
const spellingsOf = (port: number, allowed: string): readonly string[] => {
  const hosts = [
    ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0177.0.0.1', '0x7f.1', '0x7f000001', '017700000001', '0', '0.0.0.0', '127.0.0.1.'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1%25lo]'],
    ...[
      'localhost',
      'LOCALHOST',
      'localhost.',
      'a.localhost',
      'ⓛocalhost',
      '１２７.0.0.1',
      '127。0。0。1',
      'ip6-localhost',
      '169.254.169.254',
    ],
  ];
  const name = new URL(allowed).host;
  return [
    allowed,
    `${allowed}/a/../b`,
    ...hosts.flatMap((host) => [`https://${host}:${port}/`, `http://${host}:${port}/`]),
    ...[`https://${name}@127.0.0.1:${port}/`, `https://127.0.0.1:${port}\\@${name}/`, `https://127.0.0.1:${port}#@${name}/`],
    ...[`HTTPS://127.0.0.1:${port}/`, ` https://127.0.0.1:${port}/`, `https:/\\127.0.0.1:${port}/`, `https:127.0.0.1:${port}`],
    ...[`ht\ntps://127.0.0.1:${port}/`, `https://127.0.0.1:${port}/\r\nHost: a`, `//127.0.0.1:${port}/`, `file:///etc/passwd`],
    ...[`ftp://127.0.0.1:${port}/`, `gopher://127.0.0.1:${port}/_a`, `ws://127.0.0.1:${port}/`, 'data:image/png;base64,AA', 'blob:a'],
    ...[`unix:/tmp/a.sock`, `jar:https://127.0.0.1:${port}!/a`, `view-source:https://127.0.0.1:${port}/`],
  ];
};

type Endpoint = {
  readonly name: string;
  readonly send: (server: string, address: string) => Promise<Response>;
  /** Whether it accepts the allowed origin, and calls it later. */
  readonly callsLater?: boolean;
};

const post = (url: string, fields: Readonly<Record<string, string | Blob>>, headers: Readonly<Record<string, string>> = {}) => {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  return fetch(url, { method: 'POST', body, headers });
};
const png = (): File => new File([new Uint8Array(smallPng())], 'a.png');
const text = (): File => new File(['words'], 'a.txt');
const pair = { inputFormat: 'png', outputFormat: 'jpg' };

const endpoints: readonly Endpoint[] = [
  { name: 'fileUrl', send: (server, fileUrl) => post(`${server}/api/convert`, { ...pair, fileUrl }) },
  { name: 'fileUrl of a job', send: (server, fileUrl) => post(`${server}/api/jobs`, { ...pair, fileUrl }) },
  {
    name: 'callbackUrl',
    send: (server, callbackUrl) => post(`${server}/api/jobs`, { ...pair, callbackUrl, file: png() }),
    callsLater: true,
  },
  {
    name: 'Gotenberg-Webhook-Url',
    send: (server, address) => {
      // No client can send what headers can't contain.
      const url = address.replace(/[^\x20-\x7e]/g, '');
      const headers = { 'Gotenberg-Webhook-Url': url, 'Gotenberg-Webhook-Error-Url': url };
      return post(`${server}/forms/libreoffice/convert`, { files: text() }, headers);
    },
    callsLater: true,
  },
  {
    name: 'downloadFrom',
    send: (server, url) => post(`${server}/forms/libreoffice/convert`, { files: text(), downloadFrom: JSON.stringify([{ url }]) }),
  },
  { name: 'url of a printed page', send: (server, url) => post(`${server}/forms/chromium/convert/url`, { url }) },
  { name: 'url of a photographed page', send: (server, url) => post(`${server}/forms/chromium/screenshot/url`, { url }) },
  {
    name: 'http_sources',
    send: (server, url) =>
      fetch(`${server}/v1/convert/source`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sources: [{ kind: 'http', url }] }),
      }),
  },
];

/** Sends each address to each endpoint. Resolves with the number of requests and the faults. */
export const attackByAddress = async (): Promise<{ readonly sent: number; readonly wrong: readonly string[] }> => {
  let opened = 0;
  const listener = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open: (line) => {
        opened++;
        line.end();
      },
      data: () => undefined,
    },
  });
  const allowed = `https://localhost:${listener.port}`;
  const server = await startServerUnderTest({
    ...{ IMPORT_ORIGINS: allowed, IMPORT_PRIVATE: '1', CALLBACK_ORIGINS: allowed, CALLBACK_SECRET: 'a secret of some length' },
    ...{ COMPATIBLE_APIS: 'gotenberg,docling', COMPATIBLE_URL_HOSTS: allowed, COMPATIBLE_URL_PRIVATE: '1' },
    ...{ CLIENT_PER_MINUTE: '100000', CLIENT_JOBS: '10000' },
  });
  const wrong: string[] = [];
  let sent = 0;
  for (const { name, send, callsLater } of endpoints)
    for (const address of spellingsOf(listener.port, allowed)) {
      const before = opened;
      const { status, body } = await send(server.url, address);
      await body?.cancel();
      sent++;
      // The allowed origin is resolved only when it is called, later.
      const isTaken = callsLater && status < 300;
      if ((status < 400 && !isTaken) || status >= 500) wrong.push(`${name} ${JSON.stringify(address)}: status ${status}`);
      if (opened > before) wrong.push(`${name} ${JSON.stringify(address)}: it called`);
    }
  // Callbacks are sent after the answers.
  await Bun.sleep(1000);
  if (opened > 0) wrong.push(`${opened} calls in all`);
  await server.stop();
  listener.stop(true);
  return { sent, wrong };
};
