/** Short forms of the commands `fuzz`, `soak` and `hostile`, if the real files are present. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly } from '../../testing/nightly.ts';
import { patience } from '../../testing/settings.ts';
import { attackServer } from './attack-server.ts';
import { families } from './attacks/attacks.ts';
import { type Fixture, makeRandom, realFixtures } from './fixtures.ts';
import { fuzz } from './fuzz.ts';
import { hasAttacks, runSome } from './hostile.ts';
import { jobInputs } from './job-inputs.ts';
import { judge } from './judge.ts';
import { mutate } from './mutate.ts';
import { canary, conversionForm, postConversion, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';
import { soak } from './soak.ts';
import { filesLeft, soakJobs } from './soak-jobs.ts';
import { attackByWire } from './wire.ts';
import { smallPng } from './wire-form.ts';

longTimeout();
const fixtures: readonly Fixture[] = await realFixtures();
let server: ServerUnderTest;
beforeAll(async () => {
  server = await startServerUnderTest({ ...patience, UPLOAD_GRACE_SECONDS: '4', SPARE_WORKERS: '0' });
});
afterAll(() => server.stop());

test('the same seed makes the same file, and never the original', () => {
  const original = new Uint8Array(4096).map((_, index) => index);
  for (let seed = 0; seed < 50; seed++) expect(mutate(original, makeRandom(seed))).toEqual(mutate(original, makeRandom(seed)));
  expect(original[255]).toBe(255);
});

test('an answer is judged by what must not be in it', () => {
  const problem = (extra: object) => new TextEncoder().encode(JSON.stringify({ code: 'queue_full', status: 503, ...extra }));
  const headers = new Headers({ 'content-type': 'application/problem+json', 'retry-after': '3' });
  expect(judge(503, headers, problem({}))).toBeUndefined();
  expect(judge(503, new Headers({ 'content-type': 'application/problem+json' }), problem({}))).toContain('Retry-After');
  expect(judge(503, headers, problem({ detail: '/usr/bin/tool failed' }))).toContain('too much');
  expect(judge(500, headers, problem({}))).toContain('server');
  expect(judge(200, headers, new TextEncoder().encode(canary))).toContain('secret');
  expect(judge(200, headers, new Uint8Array())).toContain('empty');
});

test('requests that no client library would send are refused, and cost nothing', async () => {
  expect(await attackByWire(server.url)).toEqual([]);
  expect(await server.leftFolders()).toEqual([]);
  expect(await server.metric('admitted_requests')).toBe(0);
  expect(server.log()).not.toContain('request_failed');
  expect((await postConversion(server, conversionForm(smallPng, 'png', 'webp'))).status).toBe(200);
});

test('jobs outlive cut lines, returning pages and deaths of the server, and leave nothing once they are deleted', async () => {
  const kills = isNightly ? 2 : 1;
  const soaked = await soakJobs(await startServerUnderTest({ ...patience, SPARE_WORKERS: '0' }), await jobInputs(), {
    seconds: isNightly ? 6 : 3,
    atOnce: 4,
    kills,
    seed: 7,
  });
  try {
    const { report, server: last } = soaked;
    expect(report.wrong).toEqual([]);
    expect(report.counts.kills).toBe(kills);
    expect(report.ends.get('done')).toBeGreaterThan(0);
    for (const id of report.kept) expect((await fetch(`${last.url}/api/jobs/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await filesLeft(last.dataDir)).toEqual([]);
  } finally {
    await soaked.server.stop();
  }
});

describe.skipIf(fixtures.length === 0)('real files', () => {
  const small = fixtures.filter(({ path }) => Bun.file(path).size < 200_000);
  test('changed at random get a right answer', async () => {
    const files = isNightly ? 25 : 10;
    const { failures, sent } = await fuzz(server, small, { seed: 7, atOnce: 2, goOn: (count) => count < files });
    expect(failures.map(({ name, to, why }) => `${name} to ${to}: ${why}`)).toEqual([]);
    expect(sent).toBe(files);
  });

  test('by many at once, with kills and visitors who leave, leave nothing behind', async () => {
    const light = small.filter(({ format }) => ['png', 'jpg', 'webp', 'csv', 'json', 'txt', 'zip', 'tar', 'wav'].includes(format));
    const { wrong, leftFolders, stillRunning, answers } = await soak(server, light, {
      seconds: isNightly ? 5 : 3,
      atOnce: 8,
      killEveryMs: 1000,
      seed: 7,
    });
    expect([wrong, leftFolders, stillRunning]).toEqual([[], 0, 0]);
    expect(answers.get('200')).toBeGreaterThan(0);
  });
});

/** Families with tools that start quickly; `bun run hostile` sends all families and the slow attacks. */
const quick = ['images', 'drawings', 'videos', 'archives', 'tables'].flatMap((family) =>
  (families[family] ?? []).filter(({ seconds }) => seconds === undefined),
);
test('our own attacks hold, those that are answered at once', async () => {
  const { breaches, slowest } = await attackServer(server, quick, { atOnce: 4, isTimed: false });
  const faults = server
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  expect({ breaches, faults: breaches.length > 0 ? faults : [] }).toEqual({ breaches: [], faults: [] });
  expect(slowest.length).toBeGreaterThan(80);
});

test.skipIf(!hasAttacks)('a choice of the attacks holds', async () => {
  const { sent, wrong } = await runSome(server, '^(name-|noise-|docx-image-f|odt-section|recipe)');
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(30);
});
