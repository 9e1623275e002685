import { bySignal } from '../../contract/tool-failure.ts';

/**
 * Exit status of a tool in the worker's sandbox, with the beginning of its output. `hasTail` means that bytes follow the packed data,
 * which gunzip and others ignore and 7-Zip calls an error.
 */
export type Ended = { readonly program: string; readonly code: number; readonly text: string; readonly hasTail?: true };

/** 7-Zip's message about bytes after the end of a compressed stream. */
const tail = /^ERROR: There are some data after the end of the payload data\b.*$/gm;
const otherErrors = /^(?:ERROR\b|ERRORS:)|unexpected end|crc failed|data error/im;

/** Whether bytes after the end are all that 7-Zip (exit status 2) objects to. */
const hasOnlyTail = (code: number, text: string): boolean => {
  const rest = text.replace(tail, '');
  return code === 2 && rest !== text && !otherErrors.test(rest);
};

/** The conversion's folder: /job in a sandbox with a private file system, otherwise the worker's current directory. */
export const stage = (): string => process.cwd();

let declared: readonly string[] = [];

/** Declares the programs of the next conversion. Any other program is a bug that would go unnoticed on machines that have it. */
export const declare = (programs: readonly string[]): void => {
  declared = programs;
};

/** Part of every system; starts the shell that runs a declared program. */
const everywhere = 'env';

const check = ([program = '']: readonly string[]): void => {
  if (program !== everywhere && !declared.includes(program)) throw new Error('A program that the step does not declare was to be run.');
};

/** Limits of archive names on a command line, half of Linux's limit for arguments and environment, and of one argument (execve(2)). */
export const [mostCommandBytes, mostWordBytes] = [1024 ** 2, 120 * 1024];
export const commandBytes = (words: readonly string[]): number => words.reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0);

const keep = 32 * 1024 * 1024;

const read = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) if (text.length < keep) text += decoder.decode(chunk, { stream: true });
  return text;
};

/** An archiver's password prompt, which is no message about the archive. */
const question = /^Enter password \(will not be echoed\)[^:\n]*:/gm;

/**
 * Runs a program to its end. `stop` kills it. A password is entered at the prompt, because other users of the machine can see command
 * lines.
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
  if (argv[0] === '7zz' && hasOnlyTail(code, text)) return { program: '7zz', code: 0, text, hasTail: true };
  return { program: argv[0] ?? '', code, text: password ? text.replace(question, '') : text };
};

/** Runs `first | second`; returns the second's result, unless the first failed. */
export const pipe = async (first: readonly string[], second: readonly string[], cwd: string, stop?: AbortSignal): Promise<Ended> => {
  for (const argv of [first, second]) check(argv);
  const kill = stop && { signal: stop, killSignal: 'SIGKILL' as const };
  const source = Bun.spawn([...first], { cwd, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', ...kill });
  // Bun hands over a short output as a file, whose size the second program would see and use: always as a stream, the result is the same.
  const stdin = source.stdout.pipeThrough(new TransformStream());
  const sink = Bun.spawn([...second], { cwd, stdin, stdout: 'pipe', stderr: 'pipe', ...kill });
  const [sourceCode, code, ...texts] = await Promise.all([
    source.exited,
    sink.exited,
    read(source.stderr),
    read(sink.stdout),
    read(sink.stderr),
  ]);
  const text = texts.join('\n');
  const hasTail = first[0] === '7zz' && hasOnlyTail(sourceCode, texts[0] ?? '');
  if (hasTail) return { program: second[0] ?? '', code, text: texts.slice(1).join('\n'), hasTail };
  if (sourceCode || code) console.error(first[0], second[0], text);
  // Writing to a killed program fails as a consequence: the other one has the cause.
  const isFirst = sourceCode !== 0 && code <= bySignal;
  return { program: (isFirst ? first[0] : second[0]) ?? '', code: isFirst ? sourceCode : code, text };
};
