import { WorkerProblem } from '../worker-main.ts';

/** Scratch files of one conversion: the sandbox's own /tmp, which ends with the worker. */
export const scratch = (name: string): string => `/tmp/${name}`;

/**
 * Runs a program next to the worker, inside the same sandbox. Resolves with its standard error when it ended well,
 * else throws `code`: what a tool says is for us to judge, never for visitors.
 */
export const runBeside = async (argv: readonly string[], code: 'corrupt_input' | 'conversion_failed'): Promise<string> => {
  const child = Bun.spawn({ cmd: [...argv], stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' });
  const said = await new Response(child.stderr).text();
  if ((await child.exited) !== 0) {
    console.error(argv[0], said);
    throw new WorkerProblem(code);
  }
  return said;
};
