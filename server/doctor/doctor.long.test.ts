/** The doctor as an operator runs it, on this machine as it is and as it would be with one thing broken at a time. */
import { expect, test } from 'bun:test';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { judgeRoom } from './data-dir.ts';
import { judgeDistribution, knownReleases, readRelease } from './distribution.ts';
import type { Finding } from './finding.ts';
import { judgeFonts } from './fonts.ts';

longTimeout();

type Report = { readonly code: number; readonly findings: ReadonlyMap<string, Finding> };
const report = async (env: Record<string, string>): Promise<Report> => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'main.ts'), '--json'], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [findings, code] = [(await new Response(child.stdout).json()) as readonly Finding[], await child.exited];
  return { code, findings: new Map(findings.map((finding) => [finding.topic, finding])) };
};

test('a machine that can serve has no faults, and the check leaves no files', async () => {
  const dir = makeTestFolder('doctored');
  const { code, findings } = await report({ DATA_DIR: join(dir, 'data') });
  expect([code, [...findings.values()].filter(({ state }) => state === 'fault')]).toEqual([0, []]);
  for (const topic of [
    'Distribution',
    'Memory',
    'Clock',
    'Port',
    'DATA_DIR',
    'Converters',
    'Versions',
    'Sandbox',
    'Control groups',
    'Fonts',
  ])
    expect([topic, findings.has(topic)]).toEqual([topic, true]);
  expect(await readdir(join(dir, 'data'))).toEqual(['lock']);
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('doctor-'))).toEqual([]);
});

test('a broken machine has a fault for each thing, with what to do, and exit status 1', async () => {
  const other = Bun.listen({ port: 0, hostname: '0.0.0.0', socket: { data: () => undefined } });
  const dir = makeTestFolder('doctored');
  await writeFile(join(dir, 'file'), '');
  const { code, findings } = await report({
    PORT: String(other.port),
    DATA_DIR: join(dir, 'file'),
    REDIS_URL: 'redis://127.0.0.1:1',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'none',
    S3_ACCESS_KEY: 'none',
    S3_SECRET_KEY: 'none',
  });
  other.stop(true);
  expect(code).toBe(1);
  for (const topic of ['Port', 'DATA_DIR', 'Redis', 'S3']) {
    const finding = findings.get(topic);
    expect([topic, finding?.state]).toEqual([topic, 'fault']);
    expect(finding && 'fix' in finding && finding.fix.length > 10).toBe(true);
  }
  expect(JSON.stringify([...findings.values()])).not.toContain('secretKey');
});

test('a setting that cannot be used is a fault in its own words', async () => {
  const { code, findings } = await report({ CAPACITY: 'many' });
  expect([code, findings.get('Settings')?.says]).toEqual([1, 'CAPACITY must be a whole number from 1 to 1024, but is "many".']);
});

test('disks, distributions and fonts are judged', async () => {
  expect(judgeRoom('/data', 100 * 1024 ** 3).state).toBe('ok');
  expect(judgeRoom('/data', 2 * 1024 ** 3).state).toBe('warning');
  expect(judgeRoom('/data', 1024 ** 2)).toMatchObject({ state: 'fault', says: '/data has 1 MB free: no conversion is let in.' });
  const known = await knownReleases();
  expect(known).toContain('debian 13');
  expect(judgeDistribution(readRelease('ID=ubuntu\nVERSION_ID="24.04"\nPRETTY_NAME="Ubuntu 24.04"\n'), 'arm64', known)).toEqual({
    topic: 'Distribution',
    state: 'ok',
    says: 'Ubuntu 24.04, arm64',
  });
  expect(judgeDistribution(readRelease('ID=fedora\nVERSION_ID=44\n'), 'x64', known).state).toBe('warning');
  expect(judgeFonts('Liberation Sans\nNoto Sans CJK JP,Noto Sans CJK JP Bold\n')).toMatchObject({
    state: 'warning',
    fix: expect.stringContaining('fonts-crosextra-carlito'),
  });
});
