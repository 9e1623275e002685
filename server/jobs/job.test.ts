import { afterAll, beforeAll, expect, test } from 'bun:test';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolders } from '../config/data-folders.ts';
import { plan } from '../planning/plan.ts';
import { WorkerGone } from '../sandbox/worker.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { runJob } from './job.ts';
import { makeWorkspace } from './workspace.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const threePagePdf = async (): Promise<string> => {
  const pages = join(harness.dir, 'pages.ps');
  await Bun.write(pages, `%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n${'20 20 60 40 rectfill showpage\n'.repeat(3)}`);
  return (await harness.convert(pages, 'ps', 'pdf')).paths[0] ?? '';
};

test('pages are chosen once, whatever comes after on the way', async () => {
  const pdf = await threePagePdf();
  // By way of PNG: the step to WebP could choose pages as well.
  expect((await harness.convert(pdf, 'pdf', 'webp', { pages: '2' })).paths).toHaveLength(1);
  expect((await harness.convert(pdf, 'pdf', 'webp', { pages: '2-' })).paths).toHaveLength(2);
});

test('all pages of a file go through one worker, and the next file through another', async () => {
  const pdf = await threePagePdf();
  const { tools } = harness;
  const chain = plan(tools.engines, 'pdf', 'webp', {}) ?? [];
  const lent: string[] = [];
  const counting = {
    ...tools,
    pool: (kind: string) => ({
      ...tools.pool(kind),
      acquire: (signal: AbortSignal) => {
        lent.push(kind);
        return tools.pool(kind).acquire(signal);
      },
    }),
  };
  const convert = async (): Promise<number> => {
    const workspace = await makeWorkspace(dataFolders(join(harness.dir, 'data')).jobs);
    await copyFile(pdf, join(workspace.dir, 'upload.pdf'));
    const signal = new AbortController().signal;
    const job = { workspace, input: 'upload.pdf', plan: chain, options: {}, title: '', signal, onProgress: () => undefined };
    return (await runJob(counting, job)).files.length;
  };
  expect([await convert(), lent]).toEqual([3, ['image']]);
  expect([await convert(), lent]).toEqual([3, ['image', 'image']]);
});

test('a longer limit of conversions gives each step longer as well', async () => {
  const { tools } = harness;
  const text = join(harness.dir, 'short.txt');
  await Bun.write(text, 'words');
  const [planned] = plan(tools.engines, 'txt', 'html', {}) ?? [];
  if (!planned) throw new Error('Nothing converts text to HTML.');
  const { engine } = planned;
  // The conversion itself may take less than the shortest timer.
  const convert: typeof engine.convert = async (job) => {
    await Bun.sleep(100);
    return engine.convert(job);
  };
  const chain = [{ ...planned, engine: { ...engine, convert, seconds: () => 0.001 } }];
  const end = async (timeFactor: number): Promise<string> => {
    const workspace = await makeWorkspace(dataFolders(join(harness.dir, 'data')).jobs);
    await copyFile(text, join(workspace.dir, 'upload.txt'));
    const signal = new AbortController().signal;
    const job = { workspace, input: 'upload.txt', plan: chain, options: {}, title: '', signal, onProgress: () => undefined };
    return runJob({ ...tools, host: { ...tools.host, timeFactor } }, job).then(
      () => 'done',
      ({ code }) => code,
    );
  };
  expect([await end(1), await end(1_000_000)]).toEqual(['conversion_timeout', 'done']);
});

test('a second worker starts without what the first had made when it died', async () => {
  const { tools } = harness;
  const packed = join(harness.dir, 'few.tar');
  await Bun.write(join(harness.dir, 'few.txt'), 'words');
  await Bun.$`tar -cf ${packed} -C ${harness.dir} few.txt`;
  let asked = 0;
  const dying = {
    ...tools,
    pool: (kind: string) => ({
      ...tools.pool(kind),
      acquire: async (signal: AbortSignal) => {
        const lease = await tools.pool(kind).acquire(signal);
        const ask: typeof lease.worker.ask = async (...request) => {
          const reply = await lease.worker.ask(...request);
          if (++asked === 1) throw new WorkerGone();
          return reply;
        };
        return { ...lease, worker: { ...lease.worker, ask } };
      },
    }),
  };
  const workspace = await makeWorkspace(dataFolders(join(harness.dir, 'data')).jobs);
  await copyFile(packed, join(workspace.dir, 'upload.tar'));
  const signal = new AbortController().signal;
  const chain = plan(tools.engines, 'tar', 'tar.xz', {}) ?? [];
  const job = { workspace, input: 'upload.tar', plan: chain, options: {}, title: '', signal, onProgress: () => undefined };
  const { files } = await runJob(dying, job);
  expect([asked, files.length]).toEqual([2, 1]);
});
