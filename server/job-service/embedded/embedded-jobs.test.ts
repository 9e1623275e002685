import { afterAll, beforeAll, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolders } from '../../config/data-folders.ts';
import { recordOf } from '../../requests/request-record.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import type { Job } from '../job.ts';
import type { JobService } from '../job-service.ts';
import { startEmbeddedJobs } from './embedded-jobs.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CAPACITY: '1' });
});
afterAll(() => app.close());

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const submit = (jobs: JobService): Promise<Job> => {
  const body = new FormData();
  body.append('file', new File([png], 'Bild.png'));
  body.append('inputFormat', 'png');
  body.append('outputFormat', 'webp');
  const form = new Request('http://localhost/', { method: 'POST', body });
  return jobs.submit({ form, client: { key: 'a', local: true }, record: recordOf(form), sender: new AbortController().signal });
};
const finished = async (jobs: JobService, id: string): Promise<Job> => {
  let last: Job | undefined;
  for await (const { job } of jobs.events(id, 0, new AbortController().signal)) last = job;
  if (!last) throw new Error('No event came.');
  return last;
};
const folder = (id: string): string => join(dataFolders(app.services.config.dataDir).results, id);

test('a restart loses no finished result, and ends what was under way', async () => {
  const first = await startEmbeddedJobs(app.services);
  const done = await submit(first);
  await finished(first, done.id);
  // A job whose server dies has a record that says that it is under way, and perhaps half a result.
  const dead = 'D'.repeat(32);
  await Bun.$`mkdir ${folder(dead)}`.quiet();
  await Bun.write(
    join(folder(dead), 'record.json'),
    JSON.stringify({ number: 4, job: { ...done, id: dead, state: 'working', phase: 'converting', fraction: 0.5 } }),
  );
  await Bun.write(join(folder(dead), 'result'), 'half');
  // What was cut off as it began, and what is none of ours.
  await Bun.$`mkdir ${folder('E'.repeat(32))} ${folder('else')}`.quiet();
  await Bun.write(join(folder('E'.repeat(32)), 'record.json'), '{"job":');
  await first.close();

  const second = await startEmbeddedJobs(app.services);
  const file = await second.result(done.id);
  expect([(await second.find(done.id))?.state, file?.name, file?.bytes]).toEqual([
    'done',
    'Bild.webp',
    Bun.file(join(folder(done.id), 'result')).size,
  ]);
  expect(await second.find(dead)).toMatchObject({ state: 'failed', problem: { code: 'interrupted' } });
  expect(readdirSync(folder(dead))).toEqual(['record.json']);
  expect([existsSync(folder('E'.repeat(32))), existsSync(folder('else'))]).toEqual([false, false]);
  for (const id of [done.id, dead]) await second.remove(id);
  await second.close();
});

test('a result goes when its time is over, and all that is known of it after an hour', async () => {
  let now = Date.now();
  const jobs = await startEmbeddedJobs(app.services, () => now);
  const { id } = await submit(jobs);
  const job = await finished(jobs, id);
  if (job.state !== 'done') throw new Error(job.state);
  now = Date.parse(job.expiresAt) - 1;
  expect(await jobs.result(id)).toBeDefined();
  now = Date.parse(job.expiresAt);
  expect(await jobs.result(id)).toBeUndefined();
  while ((await jobs.find(id))?.state !== 'expired') await Bun.sleep(50);
  while (existsSync(join(folder(id), 'result'))) await Bun.sleep(50);
  // The record is written anew behind that.
  while ((await Bun.file(join(folder(id), 'record.json')).text()).includes('Bild')) await Bun.sleep(50);
  now = Date.parse(job.createdAt) + 60 * 60_000;
  while (await jobs.find(id)) await Bun.sleep(50);
  while (existsSync(folder(id))) await Bun.sleep(50);
  await jobs.close();
});

test('ten thousand watches that came and went leave nothing behind', async () => {
  const jobs = await startEmbeddedJobs(app.services);
  const { id } = await submit(jobs);
  for (let count = 0; count < 10_000; count++) {
    const stop = new AbortController();
    const events = jobs.events(id, 0, stop.signal)[Symbol.asyncIterator]();
    await events.next();
    stop.abort();
    await events.return?.();
    expect(await events.next()).toEqual({ value: undefined, done: true });
  }
  await finished(jobs, id);
  await jobs.remove(id);
  await jobs.close();
});

test('after a client learns that a job is done, its result survives a crash at that moment', async () => {
  const jobs = await startEmbeddedJobs(app.services);
  for (let count = 0; count < 5; count++) {
    const { id } = await submit(jobs);
    for await (const { job } of jobs.events(id, 0, new AbortController().signal))
      if (job.state === 'done') expect(JSON.parse(readFileSync(join(folder(id), 'record.json'), 'utf8')).job.state).toBe('done');
  }
  await jobs.close();
});

test('a job that cannot be recorded does not start and does not count for its client', async () => {
  const dataDir = makeTestFolder('unwritable');
  const { jobs: work, results } = dataFolders(dataDir);
  await mkdir(work, { recursive: true });
  const jobs = await startEmbeddedJobs({ ...app.services, config: { ...app.services.config, dataDir } });
  await rm(results, { recursive: true });
  expect(await rejection(submit(jobs))).toBeInstanceOf(Error);
  expect(await jobs.state()).toEqual({ kept: 0, underWay: 0 });
  expect(readdirSync(work)).toEqual([]);
  await mkdir(results);
  expect((await finished(jobs, (await submit(jobs)).id)).state).toBe('done');
  await jobs.close();
});

test('a job that is deleted as it ends stays deleted', async () => {
  const jobs = await startEmbeddedJobs(app.services);
  for (let count = 0; count < 30; count++) {
    const { id } = await submit(jobs);
    await Bun.sleep(count % 2 === 0 ? count * 2 : 0);
    for (const event = jobs.events(id, 0, new AbortController().signal)?.[Symbol.asyncIterator](); count % 2 === 1; ) {
      // The moment after its work is done is between the last of its progress and the end.
      const next = await event?.next();
      if (next?.done || next?.value.job.state !== 'queued') break;
    }
    expect(await jobs.remove(id)).toBe(true);
    const over = await finished(jobs, id);
    expect(['cancelled', 'expired']).toContain(over.state);
    await Bun.sleep(30);
    expect((await jobs.find(id))?.state).toBe(over.state);
    expect(existsSync(join(folder(id), 'result'))).toBe(false);
  }
  await jobs.close();
});

test('of one idempotency key few submissions wait, whose forms nobody reads, and all that wait get the one job', async () => {
  const jobs = await startEmbeddedJobs(app.services);
  const form = new FormData();
  form.append('inputFormat', 'png');
  form.append('outputFormat', 'webp');
  form.append('file', new File([png], 'Bild.png'));
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const bytes = await whole.bytes();
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const send = (body: BodyInit | ReadableStream): Promise<Job> => {
    const request = new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });
    const sender = new AbortController().signal;
    const client = { key: 'b', local: true };
    return jobs.submit({ form: request, client, record: recordOf(request), sender, idempotencyKey: 'the very same' });
  };
  const slow = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(bytes.subarray(0, 100));
      await rest;
      controller.enqueue(bytes.subarray(100));
      controller.close();
    },
  });
  const first = send(slow);
  let refused = 0;
  const others = Array.from({ length: 10 }, () =>
    send(bytes).catch(({ code }) => {
      refused++;
      return code as string;
    }),
  );
  while (refused < 6) await Bun.sleep(5);
  sendRest();
  const { id } = await first;
  const answers = await Promise.all(others);
  expect(answers.filter((answer) => answer === 'too_many_concurrent').length).toBe(6);
  expect(answers.filter((answer) => typeof answer === 'object' && answer.id === id).length).toBe(4);
  await finished(jobs, id);
  // Once it is known, nobody waits.
  expect((await Promise.all(Array.from({ length: 10 }, () => send(bytes)))).every((job) => job.id === id)).toBe(true);
  await jobs.close();
});
