import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { isPublicAddress, type Net } from '../requests/outgoing.ts';
import { type Heard, type HookServer, startHookServer } from '../testing/hook-server.ts';
import { makeCallbacks, signatureOf } from './callbacks.ts';
import type { Job } from './job.ts';

const secret = 'a secret of some length';
const never = new AbortController().signal;
const job: Job = { id: 'x'.repeat(32), createdAt: '2020-01-01T00:00:00.000Z', inputFormat: 'png', outputFormat: 'jpg', state: 'cancelled' };

let server: HookServer;
let net: Net;
let heard: Heard[];
beforeAll(async () => {
  server = await startHookServer((path) =>
    path === '/moved' ? Response.redirect('/there', 302) : new Response(null, { status: path === '/never' ? 410 : 204 }),
  );
  ({ net, heard } = server);
});
afterAll(() => server.close());

const origin = () => server.origin;
const callbacks = (one: Net = net) => makeCallbacks({ callbackOrigins: [origin()], callbackSecret: secret }, never, one);
const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await Bun.sleep(5);
};

test('the end of a job is reported once, signed', async () => {
  callbacks()?.tell(`${origin()}/done?of=mine`, job);
  await until(() => heard.length > 0);
  const [one] = heard.splice(0);
  const [body, signature] = [String(one?.body), one?.headers.get('x-converter-signature')];
  expect(JSON.parse(body)).toEqual(job);
  const seconds = Number(/^t=(\d+),/.exec(signature ?? '')?.[1]);
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
  expect(signature).toBe(signatureOf(secret, body, seconds));
  expect(signature).not.toBe(signatureOf('another', body, seconds));
});

test('redirects are not followed, and a final refusal is not retried', async () => {
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

test('it is the address that was looked at that is called, whatever the name means a moment later', async () => {
  let others = 0;
  const other = Bun.listen({ hostname: '127.0.0.2', port: server.port, socket: { open: () => void others++, data: () => undefined } });
  let asked = 0;
  const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  callbacks({ ...net, resolve, allows: (address) => address === '127.0.0.1' })?.tell(`${origin()}/once`, job);
  await until(() => heard.length > 0);
  await Bun.sleep(50);
  expect([heard.splice(0).map(({ path }) => path), asked, others]).toEqual([['/once'], 1, 0]);
  // The next call looks again, and finds that it is no public one any more.
  callbacks({ ...net, resolve, allows: (address) => address === '127.0.0.1' })?.tell(`${origin()}/again`, job);
  await Bun.sleep(100);
  other.stop(true);
  expect([heard, others]).toEqual([[], 0]);
});

test.each([
  ['nothing', []],
  ['no address', [{ address: '', family: 4 }]],
  ['a number', [{ address: '2130706433', family: 4 }]],
  ['its own name', [{ address: 'hooks.example', family: 4 }]],
  [
    'a public address, and one of ours in the shape of the other protocol',
    [
      { address: '2606:4700::1111', family: 6 },
      { address: '::ffff:169.254.169.254', family: 6 },
    ],
  ],
])('nobody is called where a name means %s', async (_what, addresses) => {
  callbacks({ ...net, allows: isPublicAddress, resolve: async () => addresses })?.tell(`${origin()}/inside`, job);
  await Bun.sleep(50);
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
    '::7f00:1',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    'fe80::1%eth0',
    '4000::1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['', 'localhost', '2130706433', '0177.0.0.1', '0x7f000001', '127.1', '127.0.0.1.', '[::1]', ' 1.1.1.1', '1.1.1.1%1'])(
    '%p is none',
    (text) => expect(isPublicAddress(text)).toBe(false),
  );
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
    'https://hooks.example./',
    'https://hooks.example.evil.org/',
    'https://hooks.example%2eevil.org/',
    'https://evil.org\\\\@hooks.example/',
    'https://evil.org#@hooks.example/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'nothing',
    'file:///etc/passwd',
    `https://hooks.example/${'x'.repeat(3000)}`,
  ])
    test(`${url.slice(0, 40)} is refused`, () => expect(refusal(url)).toBe('invalid_option'));
  test('without an allowed origin there are none', () =>
    expect(makeCallbacks({ callbackOrigins: [], callbackSecret: secret }, never)).toBeUndefined());
});
