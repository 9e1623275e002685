import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPublicAddress, makeCallbacks, type Net, signatureOf } from './callbacks.ts';
import type { Job } from './job.ts';

const secret = 'a secret of some length';
const never = new AbortController().signal;
const job: Job = { id: 'x'.repeat(32), createdAt: '2020-01-01T00:00:00.000Z', inputFormat: 'png', outputFormat: 'jpg', state: 'cancelled' };

let dir: string;
let server: ReturnType<typeof Bun.serve>;
let net: Net;
const heard: { body: string; signature: string; path: string }[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'callbacks-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  await Bun.$`openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hooks.example -addext subjectAltName=DNS:hooks.example -keyout ${key} -out ${cert}`.quiet();
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { key: await Bun.file(key).text(), cert: await Bun.file(cert).text() },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      heard.push({ body: await request.text(), signature: request.headers.get('x-converter-signature') ?? '', path: pathname });
      return pathname === '/moved' ? Response.redirect('/there', 302) : new Response(null, { status: pathname === '/never' ? 410 : 204 });
    },
  });
  net = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], allows: () => true, ca: await Bun.file(cert).text() };
});
afterAll(async () => {
  await server.stop(true);
  await rm(dir, { recursive: true });
});

const origin = () => `https://hooks.example:${server.port}`;
const callbacks = (one: Net = net) => makeCallbacks({ callbackOrigins: [origin()], callbackSecret: secret }, never, one);
const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await Bun.sleep(5);
};

test('the end of a job is told once, signed', async () => {
  callbacks()?.tell(`${origin()}/done?of=mine`, job);
  await until(() => heard.length > 0);
  const [one] = heard.splice(0);
  expect(JSON.parse(one?.body ?? '')).toEqual(job);
  const seconds = Number(/^t=(\d+),/.exec(one?.signature ?? '')?.[1]);
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
  expect(one?.signature).toBe(signatureOf(secret, one?.body ?? '', seconds));
  expect(one?.signature).not.toBe(signatureOf('another', one?.body ?? '', seconds));
});

test('redirects are not followed, and whoever refuses for good is not asked again', async () => {
  callbacks()?.tell(`${origin()}/never`, job);
  await until(() => heard.some(({ path }) => path === '/never'));
  callbacks()?.tell(`${origin()}/moved`, job);
  await until(() => heard.some(({ path }) => path === '/moved'));
  await Bun.sleep(100);
  expect(heard.splice(0).map(({ path }) => path)).toEqual(['/never', '/moved']);
});

test('an address of our own networks is never called, whatever the name', async () => {
  callbacks({ ...net, allows: isPublicAddress })?.tell(`${origin()}/inside`, job);
  callbacks({
    ...net,
    allows: isPublicAddress,
    resolve: async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.1.2.3', family: 4 },
    ],
  })?.tell(`${origin()}/inside`, job);
  await Bun.sleep(100);
  expect(heard).toEqual([]);
});

describe('addresses', () => {
  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each([
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fc00::1',
    'fe80::1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'ff02::1',
    'fec0::1',
    '3fff::1',
    '5f00::1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['93.184.215.14', '1.1.1.1', '2606:4700::1111'])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('what a form may ask for', () => {
  const refusal = (url: string) => {
    try {
      return callbacks()?.check(url);
    } catch (thrown) {
      return (thrown as { code: string }).code;
    }
  };
  test('an address at an allowed origin', () => expect(refusal(`${origin()}/a?b=c`)).toBe(`${origin()}/a?b=c`));
  for (const url of [
    'http://hooks.example/',
    'https://other.example/',
    'https://user:word@hooks.example/',
    'nothing',
    'file:///etc/passwd',
    `https://hooks.example/${'x'.repeat(3000)}`,
  ])
    test(`${url.slice(0, 40)} is refused`, () => expect(refusal(url)).toBe('invalid_option'));
  test('without an allowed origin there are none', () =>
    expect(makeCallbacks({ callbackOrigins: [], callbackSecret: secret }, never)).toBeUndefined());
});
