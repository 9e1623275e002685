import type { Converter, Obtained, Task } from './converter.ts';
import type { Outputs } from './outputs.ts';
import type { ProgressBar } from './progress-bar.ts';
import type { Outcome, Told } from './report.ts';

/** Dependencies of everything that converts. */
export type Running = {
  readonly workDir: string;
  readonly signal: AbortSignal;
  /** Starts the converter on first use. */
  readonly converter: () => Promise<Converter>;
};

/** Dependencies of a run. */
export type RunParts = Running & {
  readonly atOnce: number;
  readonly bar: ProgressBar;
  readonly tell: (told: Told) => void;
};

const filesOf = ({ files, bytes }: Obtained, paths: readonly string[]) =>
  paths.length === files.length
    ? files.map((file, index) => ({ ...file, path: paths[index] }))
    : files.length > 1 && paths.length === 1
      ? [{ name: paths[0]?.split('/').at(-1) ?? '', bytes, path: paths[0] }]
      : files;

export type TaskParts = {
  readonly converter: () => Promise<Converter>;
  readonly outputs: Outputs;
  readonly bar: ProgressBar;
  readonly signal: AbortSignal;
  /** Called once the result is known to be writable, before it is made. */
  readonly begun?: () => Promise<void>;
};

/** Converts one task and writes its result to its destination. Rejects with the failure. */
export const convertTask = async (
  { converter, outputs, bar, signal, begun }: TaskParts,
  given: string,
  task: Task,
): Promise<Extract<Outcome, { state: 'done' }>> => {
  signal.throwIfAborted();
  await outputs.prepare(task);
  await begun?.();
  const { convert, discard } = await converter();
  bar.set(given, 0);
  const result = await convert(task, signal, (fraction) => bar.set(given, fraction));
  try {
    return { state: 'done', files: filesOf(result, await outputs.write(task, result, signal)), notes: result.notes };
  } finally {
    await discard(result);
  }
};

/** True if a failure concerns more than one file and ends the run. */
export const isForAll = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && ['ConfigError', 'SandboxError'].includes(thrown.name);
