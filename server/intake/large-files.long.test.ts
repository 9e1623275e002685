import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type ServerUnderTest, startServerUnderTest } from '../bench/safety/server-under-test.ts';
import { forgetPeak, peakMb, writeWave } from '../bench/speed/large.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { patience } from '../testing/settings.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();
const megabyte = 1024 ** 2;
let server: ServerUnderTest;
let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('large');
  server = await startServerUnderTest({ ...patience, MAX_MB: '150', SPARE_WORKERS: '0' });
});
afterAll(async () => {
  await server.stop();
});

const send = async (bytes: number, to: string): Promise<{ status: string; result: string }> => {
  const [source, result] = [join(dir, 'sound.wav'), join(dir, `result.${to}`)];
  writeWave(source, bytes);
  const fields = [`file=@${source}`, 'inputFormat=wav', `outputFormat=${to}`].flatMap((field) => ['-F', field]);
  const status = await Bun.$`curl -s -o ${result} -w %{http_code} ${fields} ${server.url}/api/convert`.text();
  return { status, result };
};

test('a limit that the operator has raised holds for the file, the result and the description', async () => {
  forgetPeak(server.pid);
  const before = peakMb(server.pid);
  const { status, result } = await send(140 * megabyte, 'aiff');
  expect([status, Math.round(Bun.file(result).size / megabyte)]).toEqual(['200', 140]);
  // The file passes through the server in pieces.
  expect(peakMb(server.pid) - before).toBeLessThan(100);
  expect(await (await fetch(`${server.url}/api/openapi.json`)).text()).toContain(`at most ${150 * megabyte} bytes`);
});

test('a larger file is refused with that limit', async () => {
  const { status, result } = await send(151 * megabyte, 'aiff');
  expect(status).toBe('413');
  expect(await Bun.file(result).json()).toMatchObject({ code: 'file_too_large', limit: { max: 150 * megabyte } });
});
