import { heapStats } from 'bun:jsc';
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const id = '6f1e9d7a-52bb-4d0e-8f4e-0123456789ab';
const page = `%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n${'20 20 60 40 rectfill showpage\n'.repeat(3)}`;

test('a conversion reports its progress to watchers by its id, and ends the stream', async () => {
  const watched = await app.send(`/api/progress/${id}`);
  expect([watched.status, watched.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const told = watched.text();
  const answer = await app.convert({ file: new File([page], 'a.ps'), inputFormat: 'ps', outputFormat: 'png', progressId: id });
  expect(answer.status).toBe(200);
  const events = (await told).split('\n\n').filter((event) => event.startsWith('data: '));
  const fractions = events.map((event) => (JSON.parse(event.slice(6)) as { state: string; fraction: number | null }).fraction);
  expect(fractions[0]).toBe(null);
  expect(fractions.at(-1)).toBe(1);
  expect(fractions.slice(1)).toEqual(fractions.slice(1).toSorted((a, b) => Number(a) - Number(b)));
});

test('a conversion that fails ends the watch as well', async () => {
  const told = (await app.send(`/api/progress/${id}`)).text();
  const bad = await app.convert({
    file: new File(['%!PS\nno such thing'], 'a.ps'),
    inputFormat: 'ps',
    outputFormat: 'png',
    progressId: id,
  });
  expect(bad.status).toBe(422);
  expect(await told).toContain('"state":"working"');
});

test('an invalid id watches nothing', async () => {
  expect((await app.send('/api/progress/1')).status).toBe(404);
});

test('ten thousand watches leave nothing behind, whether they end or are left', async () => {
  const watchSome = async (count: number): Promise<void> => {
    for (let one = 0; one < count; one++) {
      const reader = (await app.send(`/api/progress/${id}`)).body?.getReader();
      await reader?.read();
      if (one % 2 === 0) await reader?.cancel();
      else {
        app.services.progress.tell(id, { state: 'ended' });
        while (!(await reader?.read())?.done);
      }
    }
  };
  const held = (): number => {
    Bun.gc(true);
    const { Request = 0, ReadableStream = 0, AbortSignal: signals = 0 } = heapStats().objectTypeCounts;
    return Request + ReadableStream + signals;
  };
  await watchSome(500);
  const before = held();
  await watchSome(10_000);
  expect(app.services.progress.watched()).toBe(0);
  expect(held() - before).toBeLessThan(500);
});

test('a watcher that does not read costs one event, however many are sent', async () => {
  const reader = (await app.send(`/api/progress/${id}`)).body?.getReader();
  await reader?.read();
  Bun.gc(true);
  const before = heapStats().heapSize;
  for (let told = 0; told < 1_000_000; told++) app.services.progress.tell(id, { state: 'working', fraction: told / 1e6 });
  Bun.gc(true);
  expect(heapStats().heapSize - before).toBeLessThan(4 * 1024 ** 2);
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('"fraction":0.999999');
  await reader?.cancel();
});
