import { readFile } from 'node:fs/promises';
import { requireFormat } from '../../catalogue/formats.ts';
import { operatesOn, operationTarget, parseOperationOptions } from '../../catalogue/operations.ts';
import { parseOptions } from '../../catalogue/options.ts';
import { isOffered } from '../../catalogue/pairs.ts';
import { takesPassword } from '../../catalogue/unlock.ts';
import { Problem } from '../contract/problem.ts';
import { type Settings, UsageError } from './args.ts';
import type { Converter, Obtained, Task } from './converter.ts';
import { failureOf } from './failures.ts';
import { openInput } from './inputs.ts';
import { destinationOf, makeOutputs } from './outputs.ts';
import type { ProgressBar } from './progress-bar.ts';
import type { Outcome, Told } from './report.ts';

/** What a run is done with. */
export type RunParts = {
  readonly workDir: string;
  readonly signal: AbortSignal;
  readonly converter: () => Promise<Converter>;
  readonly atOnce: number;
  readonly bar: ProgressBar;
  readonly tell: (told: Told) => void;
};

type Prepared = { readonly given: string; readonly task: Task } | { readonly given: string; readonly thrown: unknown };

/** The first line of the password's file. Throws UsageError where there is none. */
const readPassword = async (path: string, flag = 'password-file'): Promise<string> => {
  const text = await readFile(path, 'utf8').catch((thrown) => {
    throw new UsageError(`--${flag} ${path} can not be read (${thrown.code}).`);
  });
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (line === '') throw new UsageError(`--${flag} ${path} has no password on its first line.`);
  return line;
};

type Locked = { readonly password?: string };

/** What is to be made of a file of this format; throws where that is not offered. */
const wayOf = (from: string, { to = '', operation, options }: Settings): Omit<Task, 'input' | 'password'> => {
  const json = JSON.stringify(options);
  const name = requireFormat(from).name;
  if (operation && !operatesOn(operation, from)) throw new Problem('unsupported_conversion', `${operation.name} does not take ${name}.`);
  if (!operation && !isOffered(from, to))
    throw new Problem('unsupported_conversion', `${name} to ${requireFormat(to).name} is not offered.`);
  const parsed = operation ? parseOperationOptions(operation, json) : parseOptions(from, to, json);
  if (!parsed.ok) throw new UsageError(parsed.detail);
  return operation ? { to: operationTarget(operation, from), operation, options: json } : { to, options: json };
};

const prepareTask = async (given: string, settings: Settings, { password }: Locked, { workDir, signal }: RunParts): Promise<Prepared> => {
  try {
    const input = await openInput(given, settings.from, workDir, signal);
    return {
      given,
      task: { input, ...wayOf(input.from, settings), ...(password !== undefined && takesPassword(input.from) && { password }) },
    };
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    return { given, thrown };
  }
};

const filesOf = ({ files, bytes }: Obtained, paths: readonly string[]) =>
  paths.length === files.length
    ? files.map((file, index) => ({ ...file, path: paths[index] }))
    : files.length > 1 && paths.length === 1
      ? [{ name: paths[0]?.split('/').at(-1) ?? '', bytes, path: paths[0] }]
      : files;

/**
 * Converts every input and tells of each what became of it. Returns whether all are converted. Rejects with UsageError before
 * anything is begun, and with what keeps the converter from starting.
 */
export const runAll = async (given: Settings, parts: RunParts): Promise<boolean> => {
  const { signal, bar, tell, atOnce } = parts;
  const { newPasswordFile } = given;
  const settings: Settings =
    newPasswordFile === undefined
      ? given
      : { ...given, options: { ...given.options, newPassword: await readPassword(newPasswordFile, 'new-password-file') } };
  const outputs = makeOutputs({ ...settings, destination: await destinationOf(settings.out, settings.inputs) });
  const locked: Locked = settings.passwordFile === undefined ? {} : { password: await readPassword(settings.passwordFile) };
  const prepared: Prepared[] = [];
  for (const given of settings.inputs) prepared.push(await prepareTask(given, settings, locked, parts));

  let starting: Promise<Converter> | undefined;
  /** Started by the first that needs it. */
  const converter = (): Promise<Converter> => {
    starting ??= parts.converter();
    return starting;
  };

  const convert = async (given: string, task: Task): Promise<Outcome> => {
    signal.throwIfAborted();
    await outputs.prepare(task);
    const { convert, discard } = await converter();
    bar.set(given, 0);
    const result = await convert(task, signal, (fraction) => bar.set(given, fraction));
    try {
      return { state: 'done', files: filesOf(result, await outputs.write(task, result, signal)), notes: result.notes };
    } finally {
      await discard(result);
    }
  };

  /** What is no matter of one file ends the run. */
  const isForAll = (thrown: unknown): boolean => thrown instanceof Error && ['ConfigError', 'SandboxError'].includes(thrown.name);

  let areAllDone = true;
  const lane = async (): Promise<void> => {
    for (let next = prepared.shift(); next; next = prepared.shift()) {
      const one = next;
      const outcome = await ('task' in one ? convert(one.given, one.task) : Promise.reject(one.thrown)).catch((thrown): Outcome => {
        if (isForAll(thrown)) throw thrown;
        return signal.aborted ? { state: 'cancelled' } : { state: 'failed', problem: failureOf(thrown) };
      });
      areAllDone &&= outcome.state === 'done';
      bar.finish(one.given);
      bar.above(() =>
        tell({
          given: one.given,
          ...('task' in one && { input: one.task.input }),
          to: 'task' in one ? one.task.to : (settings.to ?? ''),
          outcome,
        }),
      );
    }
  };
  try {
    const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane));
    for (const one of lanes) if (one.status === 'rejected') throw one.reason;
    return areAllDone;
  } finally {
    bar.close();
    await starting?.then(({ close }) => close()).catch(() => undefined);
  }
};
