import { bySignal } from '../../contract/tool-failure.ts';

/** How a tool ended inside the worker's sandbox, with the beginning of what it said. */
export type Ended = { readonly program: string; readonly code: number; readonly text: string };

/** The folder of the conversion: /job in a sandbox with a file system of its own, else wherever the worker was started. */
export const stage = (): string => process.cwd();

let declared: readonly string[] = [];

/** Says what the conversion that comes may run; anything else is a fault of ours, which a machine that has it would hide. */
export const declare = (programs: readonly string[]): void => {
  declared = programs;
};

/** A part of every system, by which a shell is started that starts what is declared. */
const everywhere = 'env';

const check = ([program = '']: readonly string[]): void => {
  if (program !== everywhere && !declared.includes(program)) throw new Error('A program that the step does not declare was to be run.');
};

/** What names from an archive may take of a command line, half of what Linux has for it and the environment, and one of its words (execve(2)). */
export const [mostCommandBytes, mostWordBytes] = [1024 ** 2, 120 * 1024];
export const commandBytes = (words: readonly string[]): number => words.reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0);

const keep = 32 * 1024 * 1024;

const read = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) if (text.length < keep) text += decoder.decode(chunk, { stream: true });
  return text;
};

/** What an archiver asks before it is told a password, which is nothing that it says of the archive. */
const question = /^Enter password \(will not be echoed\)[^:\n]*:/gm;

/**
 * Runs a program to its end. `stop` kills it. A password is told when it asks: command lines can be read by whoever sees the machine's
 * processes.
 */
export const tool = async (
  argv: readonly string[],
  cwd: string,
  { stop, password }: { readonly stop?: AbortSignal; readonly password?: string } = {},
): Promise<Ended> => {
  check(argv);
  const child = Bun.spawn([...argv], {
    cwd,
    stdin: password ? new TextEncoder().encode(`${password}\n`) : 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    ...(stop && { signal: stop, killSignal: 'SIGKILL' as const }),
  });
  const [code, out, err] = await Promise.all([child.exited, read(child.stdout), read(child.stderr)]);
  if (code !== 0) console.error(argv[0], out.slice(-2000), err);
  const text = `${out}\n${err}`;
  return { program: argv[0] ?? '', code, text: password ? text.replace(question, '') : text };
};

/** Runs `first | second`; the second's end is what counts, unless the first failed. */
export const pipe = async (first: readonly string[], second: readonly string[], cwd: string, stop?: AbortSignal): Promise<Ended> => {
  for (const argv of [first, second]) check(argv);
  const kill = stop && { signal: stop, killSignal: 'SIGKILL' as const };
  const source = Bun.spawn([...first], { cwd, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', ...kill });
  const sink = Bun.spawn([...second], { cwd, stdin: source.stdout, stdout: 'pipe', stderr: 'pipe', ...kill });
  const [sourceCode, code, ...texts] = await Promise.all([
    source.exited,
    sink.exited,
    read(source.stderr),
    read(sink.stdout),
    read(sink.stderr),
  ]);
  const text = texts.join('\n');
  if (sourceCode || code) console.error(first[0], second[0], text);
  // Whoever writes to a program that was killed fails by that: then the other one tells why.
  const isFirst = sourceCode !== 0 && code <= bySignal;
  return { program: (isFirst ? first[0] : second[0]) ?? '', code: isFirst ? sourceCode : code, text };
};
