/** Attribution of failures: internal errors reach the operator, faults of the file the user. */
import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolders } from './config/data-folders.ts';
import type { Engine } from './contract/engine.ts';
import { Problem } from './contract/problem.ts';
import { replyReader } from './contract/reply.ts';
import { markupWorker } from './engines/markup/engine.ts';
import { makePool } from './sandbox/pool.ts';
import { leaseStage, removeStage } from './sandbox/stage.ts';
import { startWorker } from './sandbox/worker.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { longTimeout } from './testing/long-timeout.ts';
import { makeTestFolder } from './testing/test-folder.ts';

longTimeout();

let app: TestApp;
let dir: string;
beforeAll(async () => {
  app = await startApp();
  dir = makeTestFolder('step-failure');
  await chmod(dir, 0o755);
});
afterAll(async () => {
  await app.close();
});

/** The app with a text worker that runs this script in the sandbox. */
const withWorker = async (script: string): Promise<{ readonly own: TestApp; readonly close: () => Promise<void> }> => {
  const source = join(dir, 'failing.ts');
  await Bun.write(source, `import { serve } from ${JSON.stringify(join(import.meta.dir, 'contract/worker-main.ts'))};\n${script}`);
  await Bun.build({ entrypoints: [source], target: 'bun', outdir: dir });
  const { tools } = app.services;
  const { host } = tools;
  const folders = dataFolders(app.toolsDir);
  const pool = makePool({
    minIdle: 0,
    documentsPerWorker: 1,
    idleMs: 60_000,
    isCalm: () => true,
    start: async () =>
      startWorker(host, ['/app/bun', '/failing/failing.js'], await leaseStage(folders.workers), {
        read: replyReader(markupWorker.reply),
        env: { BUN_JSC_jitMemoryReservationSize: String(128 * 1024 ** 2) },
        mounts: [
          { from: folders.runtime, to: '/app' },
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

/** Response and log of a conversion. */
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

test('an unexpected exception is a 500 with a number, logged with its place and without its message', async () => {
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

test("a library's known messages about bad files are the file's fault and not counted", async () => {
  const faults = '[{ says: /bad header/, code: "corrupt_input" }]';
  const script = `void serve(async () => { throw new Error("lib: bad header"); }, { faults: ${faults} });`;
  expect(await convertWith(script)).toMatchObject({ status: 422, code: 'corrupt_input', failures: [] });
  expect(await convertWith(failing('Object.assign(new Error("write"), { code: "ENOSPC" })'))).toMatchObject({ code: 'resource_limit' });
});

test('a recovered error reaches the operator, and the user gets a result', async () => {
  const { tools } = app.services;
  const engines = tools.engines.map(
    (engine): Engine => ({
      ...engine,
      convert: (job) => {
        job.report(new TypeError('secret'));
        job.report(new Problem('corrupt_input'));
        return engine.convert(job);
      },
    }),
  );
  const own = await startApp({}, { tools: { ...tools, engines } });
  const lines: string[] = [];
  const write = spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    const answer = await own.convert({ file: new File(['# Words\n'], 'a.md'), inputFormat: 'md', outputFormat: 'html' });
    expect([answer.status, (await answer.text()).includes('Words')]).toEqual([200, true]);
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 'error');
    expect(told).toMatchObject([{ event: 'engine_recovered', engine: 'markup', name: 'TypeError' }]);
    expect(lines.join('')).not.toContain('secret');
    expect(own.services.metrics.text({})).toContain('converter_internal_failures_total{kind="recovered",engine="markup"} 1');
  } finally {
    write.mockRestore();
    await own.close();
  }
});
