/** The routes that report on the server: formats, health, metrics. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('/api/formats', () => {
  test('names each format that takes part, its outputs, and the options of each conversion', async () => {
    const answer = await app.send('/api/formats');
    const { formats, conversions, options, conversionOptions } = (await answer.json()) as {
      formats: { id: string; outputs: readonly string[] }[];
      conversions: Record<string, readonly string[]>;
      options: Record<string, unknown>;
      conversionOptions: Record<string, Record<string, readonly string[]>>;
    };
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(conversions.png).toContain('webp');
    expect(Object.values(conversions).flat().length).toBe([...app.services.offers.outputs.values()].flat().length);
    for (const { id, outputs } of formats) expect([id, outputs]).toEqual([id, conversions[id] ?? []]);
    const named = new Set(formats.map(({ id }) => id));
    expect(
      Object.values(conversions)
        .flat()
        .filter((id) => !named.has(id)),
    ).toEqual([]);
    const used = Object.values(conversionOptions).flatMap((byTarget) => Object.values(byTarget).flat());
    expect(used.filter((id) => !(id in options))).toEqual([]);
  });

  test('takes no other method', async () => {
    const answer = await app.send('/api/formats', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('/api/health', () => {
  test('says with what the server can convert', async () => {
    const answer = await app.send('/api/health');
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body.status, body.ready]).toEqual([200, 'ok', true]);
    expect(body.engines).toContainEqual({ id: 'ghostscript', steps: 4 });
    expect(body.queue).toMatchObject({ running: 0, waiting: 0 });
  });

  test('is 503 where no conversion can start', async () => {
    const own = await startApp({}, { tools: app.services.tools, isReady: () => false });
    const answer = await own.send('/api/health');
    expect([answer.status, ((await answer.json()) as { ready: boolean }).ready]).toEqual([503, false]);
    await own.close();
  });
});

describe('/api/metrics', () => {
  test('counts conversions by pair and outcome, and what was refused by reason', async () => {
    const page = '%!PS-Adobe-3.0\n20 20 60 40 rectfill showpage\n';
    const fields = { file: new File([page], 'a.ps'), inputFormat: 'ps' };
    await app.convert({ ...fields, outputFormat: 'pdf' });
    await app.convert({ ...fields, outputFormat: 'wat' });
    const text = await (await app.send('/api/metrics')).text();
    expect(text).toContain('converter_conversions_total{from="ps",to="pdf",outcome="ok"} 1');
    expect(text).toContain('converter_rejected_total{reason="unsupported_format"} 1');
    expect(text).toContain('converter_ready 1');
    expect(text).toMatch(/converter_stage_seconds_count\{stage="answer"\} 1/);
  });

  test('is not available through a proxy, nor without the token if there is one', async () => {
    expect((await app.send('/api/metrics', { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(404);
    const own = await startApp({ METRICS_TOKEN: 'secret' }, { tools: app.services.tools });
    const ask = async (authorization: string) => (await own.send('/api/metrics', { headers: { authorization } })).status;
    expect([await ask('Bearer secret'), await ask('Bearer wrong'), await ask('')]).toEqual([200, 404, 404]);
    await own.close();
  });
});

test('an address of the API that is not there is a problem, not a page', async () => {
  const answer = await app.send('/api/nothing');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
});

test('a body that brings no file is not read past 64 kB', async () => {
  const answer = await app.send('/api/contact', { method: 'POST', body: 'x', headers: { 'content-length': '100000' } });
  expect(answer.status).toBe(413);
});
