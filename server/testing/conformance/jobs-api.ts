import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { languageById } from '../../../catalogue/languages/languages.ts';
import { speechIn } from '../../../catalogue/languages/server-words.ts';
import type { JobView } from '../../job-service/job-view.ts';
import { makeApiClient, slides } from './api-client.ts';
import type { JobHome, StartHome } from './home.ts';

/** The contract of the jobs API, for any implementation: called once for each environment. */
export const jobsApiConforms = (start: StartHome): void => {
  let home: JobHome;
  beforeAll(async () => {
    home = await start({ TRUSTED_PROXIES: '1', CLIENT_JOBS: '3', CAPACITY: '1', CLIENT_PER_MINUTE: '1000' });
  });
  afterAll(() => home.close());
  const { eventsOf, finished, get, jobOf, post, problemOf, remove } = makeApiClient({ send: (path, init) => home.send(path, init) });
  const files = () => home.files();

  describe('a job', () => {
    test('goes from the queue to a result that can be read as often as one likes, in parts too, until it is deleted', async () => {
      const job = await jobOf(await post(slides(2), 'png'));
      expect(job).toMatchObject({ inputFormat: 'ps', outputFormat: 'png' });
      expect(job.id).toMatch(/^[A-Za-z0-9_-]{32}$/);
      const events = await eventsOf(await get(job.id, '/events'));
      const last = events.at(-1)?.job;
      expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).sort((a, b) => a - b));
      if (last?.state !== 'done') throw new Error(JSON.stringify(last));
      expect([last.name, last.type, last.files.map(({ name }) => name)]).toEqual([
        'Folien.zip',
        'application/zip',
        ['Folien-1.png', 'Folien-2.png'],
      ]);
      const minutes = (Date.parse(last.expiresAt) - Date.now()) / 60_000;
      expect(minutes > 14 && minutes <= 15).toBe(true);
      expect(await (await get(job.id)).json()).toEqual(JSON.parse(JSON.stringify(last)));

      const whole = await get(job.id, '/result');
      expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
        200,
        'application/zip',
        'bytes',
      ]);
      expect(whole.headers.get('content-disposition')).toContain('filename="Folien.zip"');
      const bytes = await whole.bytes();
      expect(bytes.length).toBe(last.bytes);
      const etag = whole.headers.get('etag') ?? '';
      const part = await get(job.id, '/result', { range: 'bytes=10-29', 'if-range': etag });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-29/${bytes.length}`]);
      expect(await part.bytes()).toEqual(bytes.slice(10, 30));
      const tail = await get(job.id, '/result', { range: 'bytes=-5' });
      expect(await tail.bytes()).toEqual(bytes.slice(-5));
      const rest = await get(job.id, '/result', { range: `bytes=${bytes.length - 3}-` });
      expect(await rest.bytes()).toEqual(bytes.slice(-3));
      expect((await get(job.id, '/result', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
      expect((await get(job.id, '/result', { range: 'bytes=5-2' })).status).toBe(200);
      expect(await problemOf(await get(job.id, '/result', { range: `bytes=${bytes.length}-` }))).toEqual([416, 'range_not_satisfiable']);
      expect((await get(job.id, '/result', { 'if-none-match': etag })).status).toBe(304);

      expect((await remove(job.id)).status).toBe(204);
      expect((await remove(job.id)).status).toBe(204);
      expect(await problemOf(await get(job.id))).toEqual([410, 'job_expired']);
      expect(await problemOf(await get(job.id, '/result'))).toEqual([410, 'job_expired']);
      expect(await files()).toEqual([]);
    });

    test('resumes its events after the last that was heard, and ends them', async () => {
      const job = await jobOf(await post(slides(1), 'png'));
      await finished(job.id);
      const events = await eventsOf(await get(job.id, '/events'));
      expect(events).toHaveLength(1);
      const [last] = events;
      expect(await eventsOf(await get(job.id, '/events', { 'last-event-id': String((last?.id ?? 0) - 1) }))).toEqual(events);
      expect(await eventsOf(await get(job.id, '/events', { 'last-event-id': String(last?.id) }))).toEqual([]);
      await remove(job.id);
    });

    test('is one for one Idempotency-Key, also while its form is still coming, and another for another client', async () => {
      const headers = { 'idempotency-key': 'once-and-only-once', 'x-forwarded-for': '192.0.2.7' };
      const [one, two] = await Promise.all([post(slides(1), 'png', headers), post(slides(1), 'png', headers)]);
      const [first, second] = [await jobOf(one), await jobOf(two)];
      expect(second.id).toBe(first.id);
      expect((await jobOf(await post(slides(1), 'png', headers))).id).toBe(first.id);
      const other = await jobOf(await post(slides(1), 'png', { ...headers, 'x-forwarded-for': '192.0.2.8' }));
      expect(other.id).not.toBe(first.id);
      await Promise.all([finished(first.id), finished(other.id)]);
      expect(await problemOf(await post(slides(1), 'png', { 'idempotency-key': 'short' }))).toEqual([400, 'invalid_request']);
      await Promise.all([remove(first.id), remove(other.id)]);
    });

    test('that a form was refused for may come again under its key', async () => {
      const headers = { 'idempotency-key': 'refused-at-first' };
      expect(await problemOf(await post(slides(1), 'mp3', headers))).toEqual([415, 'unsupported_conversion']);
      const job = await jobOf(await post(slides(1), 'png', headers));
      expect((await finished(job.id)).state).toBe('done');
      await remove(job.id);
    });

    test('is cancelled by DELETE while it waits or works, and leaves nothing', async () => {
      const busy = await jobOf(await post(slides(60), 'png'));
      const waiting = await jobOf(await post(slides(1), 'png'));
      expect((await remove(waiting.id)).status).toBe(204);
      expect(((await (await get(waiting.id)).json()) as JobView).state).toBe('cancelled');
      expect((await remove(busy.id)).status).toBe(204);
      expect((await finished(busy.id)).state).toBe('cancelled');
      expect(await problemOf(await get(busy.id, '/result'))).toEqual([410, 'job_expired']);
      while ((await files()).length > 0) await Bun.sleep(20);
      expect(await files()).toEqual([]);
    });

    test('that fails says why, and so does its result', async () => {
      const job = await jobOf(await post(new File(['%!PS-Adobe-3.0\n(unbalanced showpage'], 'kaputt.ps'), 'png'));
      const end = await finished(job.id);
      if (end.state !== 'failed') throw new Error(end.state);
      const inGerman = await get(job.id, '', { 'Accept-Language': 'de' });
      const { problem } = (await inGerman.json()) as Extract<JobView, { state: 'failed' }>;
      const words = speechIn(languageById('de')).problems[problem.code];
      expect([inGerman.headers.get('content-language'), problem.title, problem.remedy]).toEqual(['de', words.title, words.remedy]);
      expect(end.problem.status).toBeGreaterThanOrEqual(400);
      expect(await problemOf(await get(job.id, '/result'))).toEqual([end.problem.status, end.problem.code]);
      await remove(job.id);
    });

    test('has no result before it is done', async () => {
      const job = await jobOf(await post(slides(30), 'png'));
      const early = await get(job.id, '/result');
      expect(early.headers.get('retry-after')).toBe('1');
      expect(await problemOf(early)).toEqual([409, 'job_not_done']);
      await remove(job.id);
    });

    test('comes of /api/convert as well, where that is preferred', async () => {
      const answer = await post(slides(1), 'png', { prefer: 'wait=5, respond-async' }, '/api/convert');
      expect(answer.headers.get('preference-applied')).toBe('respond-async');
      const job = await jobOf(answer);
      expect((await finished(job.id)).state).toBe('done');
      await remove(job.id);
      const waited = await post(slides(1), 'png', {}, '/api/convert');
      expect(waited.status).toBe(200);
      // Unread results are kept for those who may read them.
      await waited.bytes();
    });
  });

  test('invalid and unknown ids reveal nothing', async () => {
    for (const id of ['x', '..%2F..%2Fetc', 'A'.repeat(32), 'A'.repeat(500)])
      for (const [path, method] of [
        ['', 'GET'],
        ['', 'DELETE'],
        ['/events', 'GET'],
        ['/result', 'GET'],
      ] as const)
        expect(await problemOf(await get(id, path, {}, method))).toEqual([404, 'not_found']);
  });

  test('a client may keep so many results and no more; deleting one makes room', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.99' };
    const mine = [];
    for (let count = 0; count < 3; count++) mine.push(await jobOf(await post(slides(1), 'png', headers)));
    const refused = await post(slides(1), 'png', headers);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await problemOf(refused)).toEqual([429, 'too_many_jobs']);
    await finished(mine[0]?.id ?? '');
    await remove(mine[0]?.id ?? '');
    const another = await jobOf(await post(slides(1), 'png', headers));
    for (const { id } of [...mine, another]) await remove(id);
    while ((await files()).length > 0) await Bun.sleep(20);
  });

  test('nobody is called back where no origin is allowed', async () => {
    expect(await problemOf(await post(slides(1), 'png', {}, '/api/jobs', { callbackUrl: 'https://example.org/done' }))).toEqual([
      400,
      'invalid_option',
    ]);
  });

  test('a sender that goes away before its form is whole leaves no job', async () => {
    const before = await files();
    const stop = new AbortController();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('--x\r\n')) });
    const answer = home.send('/api/jobs', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      signal: stop.signal,
    });
    await Bun.sleep(50);
    stop.abort();
    expect((await answer).status).toBeGreaterThanOrEqual(400);
    expect(await files()).toEqual(before);
  });
};
