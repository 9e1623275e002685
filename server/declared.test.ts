import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Engine, StepJob } from './contract/engine.ts';
import { asProblem } from './contract/problem.ts';
import { ghostscriptEngine } from './engines/ghostscript/engine.ts';
import { imageWorker } from './engines/image/steps.ts';
import { type Harness, startHarness } from './testing/harness.ts';
import { longTimeout } from './testing/long-timeout.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const step = ghostscriptEngine.steps.find(({ from, to }) => from === 'ps' && to === 'pdf');

const outcomeOf = async (convert: (job: StepJob) => Promise<unknown>): Promise<string> => {
  if (!step) throw new Error('There is no such step.');
  const engine: Engine = {
    ...ghostscriptEngine,
    convert: async (job) => {
      await convert(job);
      return [job.input];
    },
  };
  const path = join(harness.dir, 'a.ps');
  await Bun.write(path, '%!PS\nshowpage\n');
  return harness.follow(path, [{ engine, step }]).then(
    () => 'ok',
    (thrown) => `${asProblem(thrown).code}: ${thrown.cause?.message}`,
  );
};

test('a step runs and asks what it declares and nothing else', async () => {
  expect(await outcomeOf((job) => job.run(['gs', '--version']))).toBe('ok');
  expect(await outcomeOf((job) => job.run(['pdfinfo', 'in.ps']))).toBe(
    'internal_error: ghostscript would run pdfinfo from ps to pdf, which that step does not declare.',
  );
  expect(await outcomeOf((job) => job.ask(imageWorker, {}))).toMatch(/^internal_error: ghostscript would ask image/);
});
