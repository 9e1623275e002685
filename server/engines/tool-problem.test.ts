import { expect, test } from 'bun:test';
import { hasSucceeded } from './tool-problem.ts';

const faults = [{ says: /^Syntax Error/m, code: 'corrupt_input' }] as const;

test('a failure of a program that a step can do without is reported unless it is the file’s', () => {
  const reported: string[] = [];
  const job = { report: ({ name, message }: Error) => void reported.push(`${name}: ${message}`) };
  const ends = (exitCode: number, stderr: string) => hasSucceeded(job, 'tool', { exitCode, stdout: '', stderr }, faults);
  expect([ends(0, 'a warning'), ends(1, 'Syntax Error: bad'), ends(139, ''), reported]).toEqual([true, false, false, []]);
  expect(ends(1, 'MemoryError\n')).toBe(false);
  expect(reported).toEqual([]);
  expect([ends(1, 'NameError: of ours'), reported]).toEqual([false, ['ToolFailure: tool ended with 1.']]);
});
