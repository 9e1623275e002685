import { afterAll, beforeAll, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolders } from '../config/data-folders.ts';
import type { Client } from '../requests/clients.ts';
import { recordOf } from '../requests/request-record.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import type { ConversionState } from './conversion.ts';
import { startConversion } from './start-conversion.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CAPACITY: '1' });
});
afterAll(() => app.close());

const client: Client = { key: 'a', local: false };
const slides = (count: number): string =>
  `%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n${'20 20 60 40 rectfill showpage\n'.repeat(count)}`;

/** A form whose request does not wait for the result. */
const formOf = (content: string, to: string): Request => {
  const body = new FormData();
  body.append('file', new File([content], 'Folien.ps'));
  body.append('inputFormat', 'ps');
  body.append('outputFormat', to);
  return new Request('http://localhost/', { method: 'POST', body });
};

const start = (form: Request, signal = new AbortController().signal) =>
  startConversion(app.services, { form, client, signal, record: recordOf(form) });
const kinds = (states: readonly ConversionState[]): readonly string[] =>
  states.map((state) => (state.state === 'working' ? state.phase : state.state)).filter((kind, index, all) => kind !== all[index - 1]);

test('it proceeds from state to state, and its result stays until it is discarded', async () => {
  const conversion = start(formOf(slides(2), 'png'));
  const states: ConversionState[] = [];
  conversion.watch((state) => states.push(state));
  expect(await conversion.accepted).toMatchObject({ from: 'ps', to: 'png', title: 'Folien' });
  const end = await conversion.ended;
  expect(kinds(states)).toEqual(['receiving', 'converting', 'packing', 'done']);
  if (end.state !== 'done') throw new Error(end.state);
  const { dir, file, bytes, files, name } = end.result;
  expect([name, files.map((one) => one.name)]).toEqual(['Folien.zip', ['Folien-1.png', 'Folien-2.png']]);
  expect(Bun.file(join(dir, file)).size).toBe(bytes);
  expect(bytes).toBeGreaterThan(files.reduce((sum, one) => sum + one.bytes, 0));
  expect([conversion.state(), app.services.admission.state().total]).toEqual([end, 1]);
  await conversion.discard();
  conversion.release();
  expect([existsSync(dir), app.services.admission.state().total]).toEqual([false, 0]);
});

test('waiting jobs know their position, and a cancelled one leaves nothing', async () => {
  const first = start(formOf(slides(40), 'png'));
  await first.accepted;
  const stop = new AbortController();
  const second = start(formOf(slides(1), 'png'), stop.signal);
  await second.accepted;
  while (second.state().state === 'receiving') await Bun.sleep(1);
  expect(second.state()).toEqual({ state: 'queued', position: 1 });
  stop.abort(new Error('enough'));
  expect(await second.ended).toEqual({ state: 'cancelled' });
  expect((await first.ended).state).toBe('done');
  await first.discard();
  first.release();
  expect(readdirSync(dataFolders(app.services.config.dataDir).jobs)).toEqual([]);
  expect(app.services.admission.state().total).toBe(0);
});

test('a form with an unsupported conversion is not accepted and ends with the problem', async () => {
  const conversion = start(formOf(slides(1), 'mp3'));
  expect(await conversion.accepted.catch((thrown) => thrown.code)).toBe('unsupported_conversion');
  expect(await conversion.ended).toMatchObject({ state: 'failed', problem: { code: 'unsupported_conversion' } });
});

test('a form that never ends is cancelled with its signal', async () => {
  const endless = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('--x\r\n')) }),
  });
  const stop = new AbortController();
  const conversion = start(endless, stop.signal);
  await Bun.sleep(20);
  stop.abort(new Error('gone'));
  expect(await conversion.accepted.catch((thrown) => thrown.message)).toBe('gone');
  expect(await conversion.ended).toEqual({ state: 'cancelled' });
});
