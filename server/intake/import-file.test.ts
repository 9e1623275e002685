import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { readdir, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { maxFileBytes } from '../../catalogue/limits.ts';
import { Problem } from '../contract/problem.ts';
import { isPrivateAddress, isPublicAddress, type Net } from '../requests/outgoing.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { makeImportFile } from './import-file.ts';

const secretPath = '/a%20b.csv?X-Amz-Signature=secret';
const ok = (body: string | Buffer, headers = ''): Buffer =>
  Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n${headers}\r\n`), Buffer.from(body)]);
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

/** What the store sends, by the beginning of the path; a function has the line. */
const answers: Readonly<Record<string, Buffer | string | ((line: Socket) => void)>> = {
  '/a%20b.csv': ok('id,name\n1,a\n'),
  '/chunks': `${chunked}3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`,
  '/two-answers': Buffer.concat([ok('first'), ok('stray')]),
  '/moved': 'HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/inside\r\nContent-Length: 0\r\n\r\n',
  '/moved-here': 'HTTP/1.1 301 Moved\r\nLocation: /a%20b.csv\r\nContent-Length: 0\r\n\r\n',
  '/part': 'HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 0-1/9\r\nContent-Length: 2\r\n\r\nab',
  '/missing': 'HTTP/1.1 404 Not Found\r\nContent-Length: 6\r\n\r\nsecret',
  '/packed': ok(gzipSync(Buffer.alloc(100_000)), 'Content-Encoding: gzip\r\n'),
  '/empty': ok(''),
  '/large': `HTTP/1.1 200 OK\r\nContent-Length: ${maxFileBytes + 1}\r\n\r\nabc`,
  '/cut': (line) => line.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'),
  '/cut-chunks': (line) => line.end(`${chunked}3\r\nabc\r\n`),
  '/reset': (line) => {
    line.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc');
    setTimeout(() => line.destroy(), 50);
  },
  '/nonsense': (line) => line.end('SSH-2.0-OpenSSH_9.2\r\n'),
  '/nothing': (line) => line.end(),
  '/silent': () => undefined,
  '/drip': (line) => {
    line.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
    const timer = setInterval(() => line.write('a'), 100);
    line.on('close', () => clearInterval(timer));
  },
  '/endless': (line) => {
    line.write(chunked);
    const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_0000), Buffer.from('\r\n')]);
    const go = (): void => void (line.writable && (line.write(piece) ? setImmediate(go) : line.once('drain', go)));
    go();
  },
};

let server: Server;
let net: Net;
let origin: string;
let dir: string;
const asked: string[] = [];
const headers: string[] = [];
let connections = 0;
beforeAll(async () => {
  const made = makeTestFolder('store');
  const [key, cert] = [join(made, 'key.pem'), join(made, 'cert.pem')];
  await Bun.$`openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=store.example -addext subjectAltName=DNS:store.example -keyout ${key} -out ${cert}`.quiet();
  const ca = await Bun.file(cert).text();
  server = createServer({ key: await Bun.file(key).text(), cert: ca }, (line: TLSSocket) => {
    connections++;
    line.on('error', () => undefined);
    line.on('data', (data) => {
      const [first = '', ...rest] = data.toString('latin1').split('\r\n');
      const path = first.split(' ')[1] ?? '';
      asked.push(path);
      headers.push(...rest.map((header) => header.toLowerCase()));
      const answer = answers[path.split('?')[0] ?? ''];
      if (typeof answer === 'function') answer(line);
      else line.write(answer ?? 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  origin = `https://store.example:${(server.address() as { port: number }).port}`;
  net = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], allows: () => true, ca };
});
afterAll(() => server.close());
beforeEach(async () => {
  asked.length = 0;
  headers.length = 0;
  dir = makeTestFolder('import');
});

type Setting = {
  readonly net?: Net;
  readonly private?: boolean;
  readonly grace?: number;
  readonly signal?: AbortSignal;
  readonly none?: boolean;
};

const fetched = async (address: string, setting: Setting = {}) => {
  const importFile = makeImportFile({
    config: {
      importOrigins: setting.none ? [] : [origin],
      importPrivate: setting.private ?? false,
      uploadGraceSeconds: setting.grace ?? 20,
    },
    storage: { admit: async () => undefined },
    net: setting.net ?? net,
  });
  return importFile(address, dir, setting.signal ?? new AbortController().signal);
};

/** The code and English words of the refusal. */
const refusal = async (address: string, setting?: Setting): Promise<string> => {
  try {
    await fetched(address, setting);
    return 'fetched';
  } catch (thrown) {
    if (thrown instanceof Problem) return `${thrown.code}: ${thrown.detail}`;
    throw thrown;
  }
};
const broken = 'invalid_option: The file could not be downloaded completely.';

test('a file is fetched completely, with its name, and the request carries nothing of ours', async () => {
  const { path, bytes, fileName } = await fetched(` ${origin}${secretPath} `);
  expect([await Bun.file(path).text(), bytes, fileName]).toEqual(['id,name\n1,a\n', 12, 'a b.csv']);
  expect(asked).toEqual([secretPath]);
  expect(headers.filter((header) => /^(?:cookie|authorization|x-|referer|range)/.test(header))).toEqual([]);
  await rm(path);
  expect(await Bun.file((await fetched(`${origin}/chunks`)).path).text()).toBe('abcde');
});

test('an unrequested answer does not reach the next visitor', async () => {
  const { path } = await fetched(`${origin}/two-answers`);
  expect(await Bun.file(path).text()).toBe('first');
  await rm(path);
  const before = connections;
  expect(await Bun.file((await fetched(`${origin}/chunks`)).path).text()).toBe('abcde');
  expect([connections - before, headers.filter((header) => header.startsWith('connection:'))]).toEqual([
    1,
    ['connection: close', 'connection: close'],
  ]);
});

describe('what a store answers', () => {
  test.each([
    ['/moved', 'invalid_option: The URL of the file responded with status 302.'],
    ['/moved-here', 'invalid_option: The URL of the file responded with status 301.'],
    ['/part', 'invalid_option: The URL of the file responded with status 206.'],
    ['/missing', 'invalid_option: The URL of the file responded with status 404.'],
    ['/packed', broken],
    ['/cut', broken],
    ['/cut-chunks', broken],
    ['/reset', broken],
    ['/nonsense', broken],
    ['/nothing', broken],
  ])('%s is refused', async (path, said) => expect(await refusal(origin + path)).toBe(said));
  test('nothing is an empty file', async () => expect(await refusal(`${origin}/empty`)).toStartWith('empty_file'));
  test('more than a file may have is refused by its length, or once it is over the limit', async () => {
    expect(await refusal(`${origin}/large`)).toStartWith('file_too_large');
    expect(await refusal(`${origin}/endless`)).toStartWith('file_too_large');
    const [left = ''] = await readdir(dir);
    expect(Bun.file(join(dir, left)).size).toBeLessThanOrEqual(maxFileBytes);
  });
  test('silence and a byte now and then end in time', async () => {
    expect(await refusal(`${origin}/silent`, { grace: 1 })).toStartWith('upload_timeout');
    expect(await refusal(`${origin}/drip`, { grace: 1 })).toStartWith('upload_timeout');
  });
  test('a visitor who leaves ends it', async () => {
    const reason = new Error('left');
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 100);
    expect(await fetched(`${origin}/silent`, { signal: stop.signal }).catch((thrown) => thrown)).toBe(reason);
  });
});

describe('addresses that are not asked', () => {
  test('none where the operator lists no origin', async () =>
    expect(await refusal(`${origin}/chunks`, { none: true })).toBe('invalid_option: This server downloads no files.'));
  const host = 'store.example';
  test.each([
    ...['file:///etc/passwd', 'ftp://store.example/a', 'data:text/plain,a', 'gopher://store.example/', 'nothing', '', '//store.example/a'],
    ...[
      `http://${host}/`,
      `https://${host}/`,
      `https://${host}:1/`,
      `https://${host}./`,
      `https://user:word@${host}/`,
      `https://@${host}/`,
    ],
    ...[`https://${host}.evil.org/`, `https://${host}%2eevil.org/`, `https://evil.org\\@${host}/`, `https://evil.org#@${host}/`],
    ...[`https://evil.org?@${host}/`, `https://evil.org/\t@${host}/`, `https://ｅvil.org@${host}/`, 'https://xn--store-.example/'],
    ...['https://2130706433/', 'https://0177.0.0.1/', 'https://0x7f.1/', 'https://127.1/', 'https://[::ffff:127.0.0.1]/', 'https://[::1]/'],
    ...['https://169.254.169.254/latest/meta-data/', 'https://metadata.google.internal/', 'https://localhost/', `https://a.${host}/`],
    `https://${host}/${'x'.repeat(3000)}`,
  ])('%p', async (address) => {
    expect(await refusal(address)).toStartWith('invalid_option');
    expect(asked).toEqual([]);
  });
  test('the origin with its name and port in another spelling, which is still the origin', async () => {
    const { port } = new URL(origin);
    expect(await refusal(`HTTPS://STORE.example:0${port}/../a%20b.csv`)).toBe('fetched');
    expect(asked).toEqual(['/a%20b.csv']);
  });
});

describe('names that mean an address of ours', () => {
  const meaning = (...addresses: readonly string[]): Net => ({
    ...net,
    allows: isPublicAddress,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
  test.each([
    [[]],
    [['127.0.0.1']],
    [['93.184.215.14', '127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['fd00:ec2::254']],
    [['0.0.0.0']],
    [['64:ff9b::7f00:1']],
  ])('%p', async (addresses) => {
    expect(await refusal(`${origin}/chunks`, { net: meaning(...addresses) })).toBe(broken);
    expect(asked).toEqual([]);
  });
  test('a private network can be allowed, and loopback and the addresses of clouds then are not', async () => {
    for (const address of ['127.0.0.1', '::1', '169.254.169.254', '::ffff:10.0.0.1', '0.0.0.0', 'fe80::1', '224.0.0.1'])
      expect([address, await refusal(`${origin}/chunks`, { net: meaning(address), private: true })]).toEqual([address, broken]);
    for (const address of ['10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', 'fd00::1'])
      expect([address, isPrivateAddress(address)]).toEqual([address, true]);
    for (const address of ['127.0.0.1', '169.254.169.254', '172.32.0.1', 'fe80::1', '::ffff:10.0.0.1', '010.0.0.1', '10.1', ''])
      expect([address, isPrivateAddress(address)]).toEqual([address, false]);
    expect(asked).toEqual([]);
  });
  test('a name is looked up once, whatever it means a moment later', async () => {
    let lookups = 0;
    const resolve = async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    await fetched(`${origin}/chunks`, { net: { ...net, resolve, allows: (address) => address === '127.0.0.1' } });
    expect([asked, lookups]).toEqual([['/chunks'], 1]);
  });
  test('a certificate that the system does not trust ends it', async () => {
    expect(await refusal(`${origin}/chunks`, { net: { resolve: net.resolve, allows: net.allows } })).toBe(broken);
    expect(asked).toEqual([]);
  });
});
