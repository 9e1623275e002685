import { beforeAll, expect, test } from 'bun:test';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StepJob } from '../../contract/engine.ts';
import { asProblem } from '../../contract/problem.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { pandocEngine } from './engine.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('pandoc');
});

/** The programs that run, and the problem, if the script that prepares a document ends like this. */
const endsWith = async (exitCode: number, stderr: string, stdout = '') => {
  const programs: string[] = [];
  const stageDir = await mkdtemp(join(dir, 'stage-'));
  await writeFile(join(stageDir, 'in.docx'), 'PK');
  const step = pandocEngine.steps.find(({ from, to }) => from === 'docx' && to === 'rst');
  const run: StepJob['run'] = async ([program = '']) => {
    programs.push(program);
    return { exitCode, stdout, stderr };
  };
  const job = { step, stageDir, run, input: { name: 'in.docx', format: 'docx' }, options: {}, title: '', has: () => false };
  const code = await pandocEngine.convert(job as unknown as StepJob).then(
    () => 'ok',
    (thrown) => asProblem(thrown).code,
  );
  return [programs, code];
};

test('without the script that leaves hidden text out, nothing is converted', async () => {
  expect(await endsWith(4, '')).toEqual([['python3'], 'corrupt_input']);
  expect(await endsWith(1, 'NameError: of ours')).toEqual([['python3'], 'internal_error']);
  expect(await endsWith(1, 'MemoryError\n')).toEqual([['python3'], 'resource_limit']);
  expect(await endsWith(0, '', '{"comments":')).toEqual([['python3'], 'conversion_failed']);
});
