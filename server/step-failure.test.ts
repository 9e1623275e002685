/** Whose fault a failure is: ours, which the operator hears of, or the file's, which the visitor does. */
import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { replyReader } from './contract/reply.ts';
import { dataFolders } from './data-folders.ts';
import { markupWorker } from './engines/markup/engine.ts';
import { asProblem } from './problem.ts';
import { makePool } from './sandbox/pool.ts';
import { leaseStage, removeStage } from './sandbox/stage.ts';
import { startWorker } from './sandbox/worker.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { type Harness, startHarness } from './testing/harness.ts';
import { longTimeout } from './testing/long-timeout.ts';

longTimeout();

let app: TestApp;
let harness: Harness;
let dir: string;
beforeAll(async () => {
  [app, harness, dir] = await Promise.all([startApp(), startHarness(), mkdtemp(join(tmpdir(), 'step-failure-'))]);
  await chmod(dir, 0o755);
});
afterAll(async () => {
  await Promise.all([app.close(), harness.close()]);
  await rm(dir, { recursive: true });
});

/** The app with a worker for texts that runs this script in the sandbox. */
const withWorker = async (script: string): Promise<{ readonly own: TestApp; readonly close: () => Promise<void> }> => {
  const source = join(dir, 'failing.ts');
  await Bun.write(source, `import { serve } from ${JSON.stringify(join(import.meta.dir, 'contract/worker-main.ts'))};\n${script}`);
  await Bun.build({ entrypoints: [source], target: 'bun', outdir: dir });
  const { tools, config } = app.services;
  const { host } = tools;
  const pool = makePool({
    minIdle: 0,
    documentsPerWorker: 1,
    idleMs: 60_000,
    isCalm: () => true,
    start: async () =>
      startWorker(host, ['/app/bun', '/failing/failing.js'], await leaseStage(dataFolders(config.dataDir).workers), {
        read: replyReader(markupWorker.reply),
        env: { BUN_JSC_jitMemoryReservationSize: String(128 * 1024 ** 2) },
        mounts: [
          { from: dataFolders(config.dataDir).runtime, to: '/app' },
          { from: dir, to: '/failing' },
        ],
      }),
    discard: (worker) => removeStage(worker.stageDir),
  });
  const own = await startApp({}, { tools: { ...tools, pool: () => pool } });
  return {
    own,
    close: async () => {
      await pool.close();
      await own.close();
    },
  };
};

/** What a conversion answers, and what is logged of it. */
const convertWith = async (script: string) => {
  const { own, close } = await withWorker(script);
  const lines: string[] = [];
  const write = spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    const answer = await own.convert({ file: new File(['# Words\n'], 'a.md'), inputFormat: 'md', outputFormat: 'html' });
    const { code } = (await answer.json()) as { code: string };
    const metrics = await (await own.send('/api/metrics')).text();
    return { status: answer.status, code, lines, failures: metrics.split('\n').filter((line) => line.startsWith('converter_internal')) };
  } finally {
    write.mockRestore();
    await close();
  }
};

const failing = (thrown: string): string => `const misread = () => { throw ${thrown}; };\nvoid serve(async () => misread());`;

test('an exception that nobody foresaw is ours: 500, a line with its place and without its words, and a number', async () => {
  const { status, code, lines, failures } = await convertWith(
    failing('new TypeError("can’t read secret\\n    at secret (secret.txt:1:2)")'),
  );
  expect([status, code]).toEqual([500, 'internal_error']);
  const told = lines.filter((line) => line.includes('"level":"error"')).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told).toMatchObject([{ event: 'worker_failed', engine: 'markup', name: 'TypeError' }]);
  expect([told[0]?.at].flat()[0]).toMatch(/^at misread \(\/failing\/failing\.js:\d+:\d+\)$/);
  expect(lines.join('')).not.toContain('secret');
  expect(failures).toEqual(['converter_internal_failures_total{kind="worker",engine="markup"} 1']);
});

test('so is one that comes beside the request, and ends the worker', async () => {
  const { code, failures } = await convertWith('void serve(() => new Promise(() => { Promise.reject(new TypeError("aside")); }));');
  expect([code, failures]).toEqual(['internal_error', ['converter_internal_failures_total{kind="worker",engine="markup"} 1']]);
});

test('what a library is known to say of files is the file’s, and counted nowhere', async () => {
  const faults = '[{ says: /bad header/, code: "corrupt_input" }]';
  const script = `void serve(async () => { throw new Error("lib: bad header"); }, undefined, ${faults});`;
  expect(await convertWith(script)).toMatchObject({ status: 422, code: 'corrupt_input', failures: [] });
  expect(await convertWith(failing('Object.assign(new Error("write"), { code: "ENOSPC" })'))).toMatchObject({ code: 'resource_limit' });
});

const photo = sharp({
  create: { width: 90, height: 60, channels: 3, background: '#3060a0', noise: { type: 'gaussian', mean: 90, sigma: 40 } },
});
const zipOf = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text.repeat(40))])));

/** A sound file of each family, as small as it can be, and what it becomes. */
const sound: readonly (readonly [format: string, target: string, make: (path: string) => Promise<unknown>])[] = [
  ['png', 'webp', (path) => photo.clone().png().toFile(path)],
  ['jpg', 'png', (path) => photo.clone().jpeg().toFile(path)],
  ['gif', 'png', (path) => photo.clone().gif().toFile(path)],
  ['webp', 'png', (path) => photo.clone().webp().toFile(path)],
  ['tiff', 'png', (path) => photo.clone().tiff({ compression: 'lzw' }).toFile(path)],
  ['avif', 'png', (path) => photo.clone().avif().toFile(path)],
  ['mp4', 'webm', (path) => Bun.$`ffmpeg -v error -y -f lavfi -i testsrc2=s=64x48:r=10:d=1 -f mp4 ${path}`.quiet()],
  ['mp3', 'wav', (path) => Bun.$`ffmpeg -v error -y -f lavfi -i sine=d=1 -f mp3 ${path}`.quiet()],
  [
    'pdf',
    'docx',
    (path) =>
      Bun.$`printf '%s' ${'%!PS\n/Times-Roman findfont 20 scalefont setfont 90 600 moveto (Words) show showpage\n'} | ps2pdf - ${path}`.quiet(),
  ],
  ['docx', 'pdf', (path) => Bun.write(path, zipOf({ 'word/document.xml': '<w:p/>', '[Content_Types].xml': '<Types/>' }))],
  ['xlsx', 'csv', (path) => Bun.write(path, zipOf({ 'xl/workbook.xml': '<workbook/>', '[Content_Types].xml': '<Types/>' }))],
  ['epub', 'mobi', (path) => Bun.write(path, zipOf({ 'META-INF/container.xml': '<container/>' }))],
  ['epub', 'html', (path) => Bun.write(path, zipOf({ 'META-INF/container.xml': '<container/>' }))],
  ['zip', 'tar', (path) => Bun.write(path, zipOf({ 'a.txt': 'words' }))],
  ['json', 'xml', (path) => Bun.write(path, '{"a":[1,2,{"b":"c"}]}'.repeat(9))],
  ['svg', 'png', (path) => Bun.write(path, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>')],
  ['ps', 'pdf', (path) => Bun.write(path, '%!PS\n20 20 60 40 rectfill showpage\n')],
];

const broken: readonly (readonly [how: string, change: (bytes: Uint8Array) => Uint8Array])[] = [
  ['half of it', (bytes) => bytes.slice(0, bytes.length >> 1)],
  ['nothing', () => new Uint8Array()],
  ['its middle zero', (bytes) => bytes.slice().fill(0, Math.min(64, bytes.length >> 2), (bytes.length * 3) >> 2)],
];

/** Families whose workers start in a blink. */
const quick = new Set(['png', 'jpg', 'tiff', 'zip', 'json', 'ps', 'mp3']);

test('a broken file of any family is the file’s fault', async () => {
  const ours: string[] = [];
  let refused = 0;
  for (const [format, target, make] of sound) {
    const path = join(dir, `a.${format}`);
    await make(path);
    const bytes = await Bun.file(path).bytes();
    // A worker that has met a broken file is replaced, and some take seconds to start.
    for (const [how, change] of quick.has(format) ? broken : broken.slice(0, 1)) {
      await Bun.write(path, change(bytes));
      const code = await harness.convert(path, format, target).then(
        () => 'ok',
        (thrown) => asProblem(thrown).code,
      );
      if (code === 'internal_error') ours.push(`${how} of ${format} to ${target}`);
      if (code !== 'ok') refused++;
    }
  }
  expect(ours).toEqual([]);
  expect(refused).toBeGreaterThan(sound.length);
});
