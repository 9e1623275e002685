import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message } from '../../../catalogue/languages/message.ts';
import { ToolFailure, toolFault } from '../../contract/tool-failure.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { programFaults, silentRefusals } from './faults.ts';

/** In the sandbox's own /tmp, which is in memory and ends with the worker. */
const folder = join(tmpdir(), 'picture');

/** Path of a scratch file of the current conversion; a worker runs one at a time. */
export const scratch = (name: string): string => `${folder}/${name}`;

/** Runs `work` with an empty folder for scratch files and removes it afterwards. */
export const withScratch = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await mkdir(folder, { recursive: true });
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

let declared: readonly string[] = [];

/** Sets the programs that the next conversion may run: those that its step declares and the machine has. */
export const declare = (programs: readonly string[]): void => {
  declared = programs;
};

/** Throws if this machine lacks a program needed to read or write a rare kind of file. */
export const requireFor = (what: string, ...programs: readonly string[]): void => {
  if (programs.some((program) => !declared.includes(program)))
    throw new WorkerProblem('conversion_failed', message('programLacks', { what }));
};

/** Whether a program takes a file that it may refuse. Throws if it fails for a reason that is not the file's. */
export const takesFile = (argv: readonly string[]): Promise<boolean> =>
  runBeside(argv, 'file').then(
    () => true,
    (thrown) => {
      if (!(thrown instanceof WorkerProblem)) throw thrown;
      return false;
    },
  );

/**
 * Runs a program beside the worker, in the same sandbox, on a visitor's file or on our pixels. Resolves with its standard
 * output and standard error on success. Throws the problem that its messages indicate if it read a file, else a ToolFailure:
 * a tool's messages are for us, never for visitors.
 */
export const runBeside = async (
  argv: readonly string[],
  reads: 'file' | 'pixels',
  /** An alternative command for a failure with this output. */
  another: (said: string) => readonly string[] | undefined = () => undefined,
): Promise<string> => {
  const [program = ''] = argv;
  // Running an installed program would hide that the step does not declare it.
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
  // Bun reports a signal like a shell: 128 plus its number.
  const fault = toolFault(exitCode, `${complained}\n${said}`, reads === 'file' ? (programFaults[program] ?? []) : []);
  throw fault ? new WorkerProblem(fault.code, fault.said) : new ToolFailure(program, exitCode);
};
