import { afterAll, afterEach, beforeAll, beforeEach, expect, spyOn, test } from 'bun:test';
import { createHmac } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dataFolders } from '../../config/data-folders.ts';
import { startConversion } from '../../conversions/start-conversion.ts';
import { pdfOf } from '../../engines/merge-pdf/samples.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type HookServer, startHookServer } from '../../testing/hook-server.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { formOf } from '../testing-forms.ts';

longTimeout();

const secret = 'a secret of some length';
let hooks: HookServer;
let app: TestApp;
let isBroken = false;
let logged: string[] = [];
let write: ReturnType<typeof spyOn>;
beforeAll(async () => {
  hooks = await startHookServer((path) => new Response(null, { status: path === '/refuses' ? 410 : 204 }));
  const env = { COMPATIBLE_APIS: 'gotenberg', CALLBACK_ORIGINS: hooks.origin, CALLBACK_SECRET: secret };
  app = await startApp(env, {
    net: hooks.net,
    convert: (asked) => {
      if (isBroken) throw new TypeError('A fault of ours.');
      return startConversion(app.services, asked);
    },
  });
});
afterAll(async () => {
  await app.close();
  await hooks.close();
});
beforeEach(() => {
  logged = [];
  write = spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});
afterEach(() => {
  write.mockRestore();
  hooks.heard.splice(0);
  isBroken = false;
});

const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await Bun.sleep(5);
};

/** Sends a file with webhooks for its result (at this path), for errors and for events; resolves when nothing is left of the request. */
const send = async (file: File, path: string): Promise<number> => {
  const headers = {
    'Gotenberg-Webhook-Url': `${hooks.origin}${path}`,
    'Gotenberg-Webhook-Method': 'PUT',
    'Gotenberg-Webhook-Error-Url': `${hooks.origin}/error`,
    'Gotenberg-Webhook-Events-Url': `${hooks.origin}/events`,
    'Gotenberg-Webhook-Extra-Http-Headers': '{"X-Own":"mine"}',
    'Gotenberg-Trace': 'trace-1',
  };
  const { status } = await app.send('/forms/pdfengines/flatten', { method: 'POST', body: formOf([['files', file]]), headers });
  await until(() => hooks.heard.some((one) => one.path === '/events'));
  await until(() => readdirSync(dataFolders(app.services.config.dataDir).jobs).length === 0);
  return status;
};
const pdf = () => new File([pdfOf('Alpha', 1)], 'a.pdf');
const errors = (): readonly unknown[] =>
  logged.map((line) => JSON.parse(line) as Record<string, unknown>).flatMap(({ level, event }) => (level === 'error' ? [event] : []));
const told = (): readonly (readonly [path: string, body: unknown])[] =>
  hooks.heard.map(({ path, body }) => [path, JSON.parse(String(body))]);

test('a result goes to its webhook, signed, and then an event', async () => {
  expect(await send(pdf(), '/result')).toBe(204);
  const [result, event] = hooks.heard;
  const { headers } = result ?? {};
  expect([result?.path, result?.method, headers?.get('content-type'), headers?.get('x-own'), headers?.get('gotenberg-trace')]).toEqual([
    ...['/result', 'PUT', 'application/pdf', 'mine', 'trace-1'],
  ]);
  expect(headers?.get('content-disposition')).toBe('attachment; filename="a.pdf"');
  expect(result?.body.toString('latin1', 0, 5)).toBe('%PDF-');
  const [, seconds, sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers?.get('x-converter-signature') ?? '') ?? [];
  const hmac = createHmac('sha256', secret).update(`${seconds}.`);
  expect(sum).toBe(hmac.update(result?.body ?? '').digest('hex'));
  expect([event?.path, JSON.parse(String(event?.body))]).toEqual([
    '/events',
    { event: 'webhook.success', correlationId: 'trace-1', timestamp: expect.any(String) },
  ]);
  expect(errors()).toEqual([]);
});

test('what is wrong with the file goes to the webhook for errors, and is no failure of ours', async () => {
  expect(await send(new File(['%PDF-1.7\n'], 'a.pdf'), '/result')).toBe(204);
  expect(told()).toEqual([
    ['/error', { status: 400, message: expect.stringContaining('damaged') }],
    ['/events', expect.objectContaining({ event: 'webhook.error', error: expect.objectContaining({ status: 400 }) })],
  ]);
  expect(errors()).toEqual([]);
});

test('an internal error is logged and counted even if no client waits for the answer', async () => {
  isBroken = true;
  await send(pdf(), '/result');
  expect(told()[0]).toEqual(['/error', expect.objectContaining({ status: 500 })]);
  expect(errors()).toEqual(['request_failed']);
  expect(app.services.metrics.text({})).toContain('converter_internal_failures_total{kind="request"} 1');
});

test('so is a webhook that accepts no result, and its sender learns of it', async () => {
  await send(pdf(), '/refuses');
  expect(hooks.heard.map(({ path }) => path)).toEqual(['/refuses', '/error', '/events']);
  expect(errors()).toEqual(['callback_failed']);
});
