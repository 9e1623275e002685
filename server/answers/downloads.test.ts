import { expect, test } from 'bun:test';
import { open, unlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { englishSpeech } from '../../catalogue/languages/english-speech.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { answerWith } from './answer.ts';
import { makeDownloads } from './downloads.ts';

longTimeout();

const openRemoved = async (dir: string) => {
  const path = join(dir, 'out.bin');
  await Bun.write(path, 'words');
  const handles = [await open(path), await open(path)] as const;
  await unlink(path);
  return handles;
};

test('a download lasts while somebody else than we holds the removed file, and is cut when its time is up', async () => {
  let now = 0;
  const downloads = makeDownloads(() => now);
  const dir = makeTestFolder('downloads');
  const [ours, theirs] = await openRemoved(dir);
  const seen: string[] = [];
  downloads.add({ dir, bytes: 32_000, descriptor: ours.fd, cut: () => seen.push('cut'), done: () => seen.push('done') });
  await downloads.look();
  expect([seen, downloads.state()]).toEqual([[], { count: 1, bytes: 32_000 }]);
  now = 62_000;
  await downloads.look();
  expect(seen).toEqual(['cut']);
  await theirs.close();
  await downloads.look();
  expect([seen, downloads.state()]).toEqual([['cut', 'done'], { count: 0, bytes: 0 }]);
  await ours.close();
});

test('no download may take longer than the hour that no file outlives', async () => {
  let now = 0;
  const downloads = makeDownloads(() => now);
  const dir = makeTestFolder('downloads');
  const [ours, theirs] = await openRemoved(dir);
  let cuts = 0;
  downloads.add({ dir, bytes: 1024 ** 3, descriptor: ours.fd, cut: () => cuts++, done: () => undefined });
  now = 54 * 60_000;
  await downloads.look();
  expect(cuts).toBe(0);
  now = 56 * 60_000;
  await downloads.look();
  await downloads.look();
  expect(cuts).toBe(1);
  await Promise.all([ours.close(), theirs.close()]);
  await downloads.look();
});

test('only a client that reads almost nothing is disconnected at the time limit', async () => {
  let now = 0;
  const downloads = makeDownloads(() => now);
  const bytes = 40 * 1024 ** 2;
  const ended: string[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 255,
    fetch: async (request) => {
      const who = new URL(request.url).pathname;
      const dir = makeTestFolder('downloads');
      await Bun.write(join(dir, 'out.bin'), new Uint8Array(bytes));
      const result = { dir, file: 'out.bin', bytes, name: 'a.bmp', mimeType: 'image/bmp', files: [], notes: [] };
      const { response, held } = await answerWith(result, englishSpeech);
      const done = (): void => {
        held?.close();
        ended.push(who);
      };
      if (held) downloads.add({ ...held, dir, cut: () => server.timeout(request, 1), done });
      return response;
    },
  });
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  let got = 0;
  const slow = connect(server.port ?? 0, '127.0.0.1', () => slow.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'));
  let hurries = false;
  slow.on('data', (chunk) => {
    got += chunk.length;
    if (!hurries) slow.pause();
  });
  slow.on('error', () => undefined);
  slow.on('close', () => resolve(got));
  while (got === 0) await Bun.sleep(10);
  // Past the time limit of such a file.
  now = 60 * 60_000;
  while (!ended.includes('/slow')) await Bun.sleep(50);
  const other = await fetch(new URL('/other', server.url));
  expect((await other.arrayBuffer()).byteLength).toBe(bytes);
  // Downloads in progress may still finish.
  hurries = true;
  slow.resume();
  expect(await closed).toBeLessThan(bytes);
  while (!ended.includes('/other')) await Bun.sleep(50);
  expect(downloads.state().count).toBe(0);
  await server.stop(true);
});
