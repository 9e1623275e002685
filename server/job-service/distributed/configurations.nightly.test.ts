import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { makeNode } from '../../bench/chaos/nodes.ts';
import { freePort, startRedis, type TestRedis } from '../../testing/cluster/redis-server.ts';
import { lacksStore, startS3, type TestS3 } from '../../testing/cluster/s3-server.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import type { Job } from '../job.ts';

longTimeout();

/** What docs/cluster.md says that a user of Redis needs for the prefix `tests`. */
const rights = ['~{tests}:*', '&{tests}:*', '+@all', '-@admin', '-@dangerous', '+info', '+bgrewriteaof'];

const form = (): FormData => {
  const body = new FormData();
  body.append('file', new File(['a,b\n1,2\n'], 'a.csv'));
  body.append('inputFormat', 'csv');
  body.append('outputFormat', 'json');
  return body;
};

describe.skipIf(lacks('redis-server', 'memcached', 'openssl') || lacksStore())('settings of a cluster, tried on processes', () => {
  let dir: string;
  let s3: TestS3;
  let plain: TestRedis;
  let locked: TestRedis;
  let encrypted: TestRedis;
  let tlsPort: number;
  const file = (name: string): string => join(dir, name);

  beforeAll(async () => {
    dir = makeTestFolder('settings');
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const own = (name: string) =>
      Bun.$`openssl req -x509 ${key} -days 2 -subj /CN=${name} -keyout ${name}.key -out ${name}.pem`.cwd(dir).quiet();
    await Promise.all([own('ours'), own('theirs')]);
    await Bun.$`openssl req ${key} -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout redis.key -out redis.csr`
      .cwd(dir)
      .quiet();
    await Bun.$`openssl x509 -req -in redis.csr -CA ours.pem -CAkey ours.key -CAcreateserial -days 2 -copy_extensions copy -out redis.pem`
      .cwd(dir)
      .quiet();
    await Bun.write(file('password'), 'a secret word\n');
    tlsPort = await freePort();
    const tls = ['--tls-port', String(tlsPort), '--tls-cert-file', file('redis.pem'), '--tls-key-file', file('redis.key')];
    const users = ['--user', 'tests', 'on', '>word', ...rights, '--user', 'reader', 'on', '>word', '~*', '+get'];
    [s3, plain, locked, encrypted] = await Promise.all([
      startS3(),
      startRedis(),
      startRedis(['--requirepass', 'a secret word']),
      startRedis([...tls, '--tls-ca-cert-file', file('ours.pem'), '--tls-auth-clients', 'no', ...users]),
    ]);
    await s3.makeBucket('settings');
  });
  afterAll(async () => {
    await Promise.all([s3.close(), plain.close(), locked.close(), encrypted.close()]);
  });

  const env = (more: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
    ...s3.env('settings'),
    REDIS_PREFIX: 'tests',
    SPARE_WORKERS: '0',
    ...more,
  });

  /** The output of a node that exits. */
  const sentenceOf = async (more: Readonly<Record<string, string>>): Promise<string> => {
    const node = await makeNode('api', env(more));
    const code = await node.exited();
    const said = await Bun.file(join(node.dir, 'err')).text();
    await node.close();
    expect(code).toBe(1);
    const lines = said.trim().split('\n');
    // A sentence, perhaps after a warning of the Redis client, and no trace of calls.
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
    return lines.at(-1) ?? '';
  };

  const secured = (user = 'tests:word', host = 'localhost'): string => `rediss://${user}@${host}:${tlsPort}`;

  describe('a start stops with a sentence', () => {
    test.each<[string, () => Readonly<Record<string, string>>, string]>([
      ['no password', () => ({ REDIS_URL: locked.url }), 'refuses the password'],
      ['a wrong password', () => ({ REDIS_URL: locked.url, REDIS_PASSWORD: 'another' }), 'refuses the password'],
      ['an unknown user', () => ({ REDIS_URL: secured('nobody:word'), REDIS_CA_FILE: file('ours.pem') }), 'refuses the password'],
      ['a user with too few rights', () => ({ REDIS_URL: secured('reader:word'), REDIS_CA_FILE: file('ours.pem') }), 'too little'],
      ['a certificate of others', () => ({ REDIS_URL: secured(), REDIS_CA_FILE: file('theirs.pem') }), 'not trusted'],
      ['a certificate that nobody vouches for', () => ({ REDIS_URL: secured() }), 'not trusted'],
      [
        'a certificate for another name',
        () => ({ REDIS_URL: secured('tests:word', '127.0.0.1'), REDIS_CA_FILE: file('ours.pem') }),
        'name',
      ],
      ['no file of certificates', () => ({ REDIS_URL: secured(), REDIS_CA_FILE: file('none.pem') }), 'REDIS_CA_FILE names'],
      ['no file with the password', () => ({ REDIS_URL: locked.url, REDIS_PASSWORD_FILE: file('none') }), 'REDIS_PASSWORD_FILE names'],
      ['no bucket', () => ({ REDIS_URL: plain.url, S3_BUCKET: 'elsewhere' }), 'S3_BUCKET elsewhere is not there'],
      ['a wrong key of the store', () => ({ REDIS_URL: plain.url, S3_SECRET_KEY: 'wrong' }), 'refuses the access key'],
      ['an unknown key of the store', () => ({ REDIS_URL: plain.url, S3_ACCESS_KEY: 'nobody' }), 'refuses the access key'],
      ['another region', () => ({ REDIS_URL: plain.url, S3_REGION: 'eu-north-1' }), 'S3_REGION'],
      ['Redis without a store', () => ({ REDIS_URL: plain.url, S3_ENDPOINT: '' }), 'S3_ENDPOINT is missing'],
      ['a store without Redis', () => ({ REDIS_URL: '', ROLE: 'all' }), 'REDIS_URL'],
    ])('%s', async (_, more, words) => expect(await sentenceOf(more())).toContain(words));

    test('a Redis that forgets what it likes', async () => {
      const forgetful = await startRedis(['--maxmemory-policy', 'allkeys-lru']);
      expect(await sentenceOf({ REDIS_URL: forgetful.url })).toContain('noeviction');
      await forgetful.close();
    });

    test('an old Redis, which is a new one that says so', async () => {
      const line = createServer((near) => {
        const far = connect(plain.port, '127.0.0.1');
        near.pipe(far);
        far.on('data', (data) =>
          near.write(data.toString('latin1').replace(/redis_version:7\.\d\.\d\d/, 'redis_version:6.0.16'), 'latin1'),
        );
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
        }
      });
      const port = await freePort();
      await new Promise<void>((listening) => line.listen(port, '127.0.0.1', listening));
      expect(await sentenceOf({ REDIS_URL: `redis://127.0.0.1:${port}` })).toContain('6.2 or newer');
      line.close();
    });
  });

  describe('nodes that do both work', () => {
    test.each<[string, () => Readonly<Record<string, string>>]>([
      ['with a password in a file', () => ({ REDIS_URL: locked.url, REDIS_PASSWORD_FILE: file('password') })],
      ['with a password in the address', () => ({ REDIS_URL: locked.url.replace('//', '//:a%20secret%20word@') })],
      ['over TLS, as a user with the rights that the manual names', () => ({ REDIS_URL: secured(), REDIS_CA_FILE: file('ours.pem') })],
    ])('%s', async (_, more) => {
      const nodes = await Promise.all([makeNode('all', env(more())), makeNode('all', env(more()))]);
      const [one, two] = nodes;
      for (const node of nodes) await node.ready();
      const answer = await fetch(`${one?.url}/api/convert`, { method: 'POST', body: form() });
      expect([answer.status, await answer.json()]).toEqual([200, [{ a: 1, b: 2 }]]);
      const { id } = (await (await fetch(`${one?.url}/api/jobs`, { method: 'POST', body: form() })).json()) as Job;
      const events = await (await fetch(`${two?.url}/api/jobs/${id}/events`)).text();
      expect(events).toContain('"state":"done"');
      expect(await (await fetch(`${two?.url}/api/jobs/${id}/result`)).json()).toEqual([{ a: 1, b: 2 }]);
      expect((await fetch(`${two?.url}/api/jobs/${id}`, { method: 'DELETE' })).status).toBe(204);
      const errors = nodes.flatMap((node) => node.errors());
      const codes = await Promise.all(nodes.map((node) => node.end('SIGTERM')));
      for (const node of nodes) await node.close();
      expect([errors, codes]).toEqual([[], [0, 0]]);
    });
  });
});
