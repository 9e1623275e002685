import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolFailure, toolFault } from '../../contract/tool-failure.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { programFaults, silentRefusals } from './faults.ts';

/** In the sandbox's own /tmp, which is memory and ends with the worker. */
const folder = join(tmpdir(), 'picture');

/** Path of a scratch file of the conversion that is going on; a worker has one at a time. */
export const scratch = (name: string): string => `${folder}/${name}`;

/** Runs `work` with an empty folder for scratch files, which is gone afterwards. */
export const withScratch = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await mkdir(folder, { recursive: true });
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

let declared: readonly string[] = [];

/** Says what the conversion that comes may run: what its step declares and the machine has. */
export const declare = (programs: readonly string[]): void => {
  declared = programs;
};

/** Throws where this machine lacks a program without which a rare kind of file can't be read or written. */
export const requireFor = (what: string, ...programs: readonly string[]): void => {
  if (programs.some((program) => !declared.includes(program)))
    throw new WorkerProblem('conversion_failed', `This server lacks the program for ${what}.`);
};

/**
 * Runs a program next to the worker, inside the same sandbox, on a visitor's file or on pixels of ours. Resolves with what it said on
 * standard output and standard error when it ended well. Throws the problem that its words stand for where it read a file, a
 * ToolFailure for all else: what a tool says is for us to judge, never for visitors.
 */
export const runBeside = async (
  argv: readonly string[],
  reads: 'file' | 'pixels',
  /** Another way to run it, for what it said as it failed. */
  another: (said: string) => readonly string[] | undefined = () => undefined,
): Promise<string> => {
  const [program = ''] = argv;
  // A machine that has it would hide that the step does not declare it.
  if (!declared.includes(program)) throw new Error('A program that the step does not declare was to be run.');
  const child = Bun.spawn({ cmd: [...argv], stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
  const [said, complained] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  const exitCode = await child.exited;
  if (exitCode === 0) return said + complained;
  console.error(program, complained);
  const again = another(`${complained}\n${said}`);
  if (again) return runBeside(again, reads);
  if (reads === 'file' && silentRefusals[program] === exitCode && `${complained}${said}`.trim() === '')
    throw new WorkerProblem('corrupt_input');
  // Bun tells a signal as shells do: 128 and its number.
  const fault = toolFault(exitCode, `${complained}\n${said}`, reads === 'file' ? (programFaults[program] ?? []) : []);
  throw fault ? new WorkerProblem(fault.code, fault.detail) : new ToolFailure(program, exitCode);
};
