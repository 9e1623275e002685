import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { takesPassword } from '../../catalogue/unlock.ts';
import { type Settings, UsageError } from './args.ts';
import { type Ask, askOf, isOfAll, presetsFor, wayOf } from './ask.ts';
import { convertTask, isForAll, type RunParts } from './convert-task.ts';
import type { Task } from './converter.ts';
import { failureOf } from './failures.ts';
import { type Input, openInput } from './inputs.ts';
import { destinationOf, makeOutputs } from './outputs.ts';
import type { Outcome } from './report.ts';
import { walkFolder } from './walk-folder.ts';

type Prepared = { readonly given: string; readonly task: Task } | { readonly given: string; readonly thrown: unknown };

/** The first line of the password file. Throws UsageError if there is none. */
const readPassword = async (path: string, flag = 'password-file'): Promise<string> => {
  const text = await readFile(path, 'utf8').catch((thrown) => {
    throw new UsageError(`--${flag} ${path} can not be read (${thrown.code}).`);
  });
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (line === '') throw new UsageError(`--${flag} ${path} has no password on its first line.`);
  return line;
};

type Locked = { readonly password?: string };

/** The inputs as given, or all files of the folders among them, each with its folder. */
async function* givenInputs(
  { inputs, tree, out }: Settings,
  signal: AbortSignal,
): AsyncGenerator<{ readonly given: string; readonly folder?: string }> {
  for (const given of inputs) {
    if (!(tree && given !== '-' && (await stat(given).catch(() => undefined))?.isDirectory())) {
      yield { given };
      continue;
    }
    const without = out === undefined || out === '-' ? [] : [await realpath(out).catch(() => resolve(out))];
    const top = await realpath(given);
    // Excludes the output folder from the inputs.
    for await (const { path, folder } of walkFolder(
      given,
      without.filter((one) => one !== top),
      signal,
    ))
      yield { given: join(given, folder, basename(path)), folder };
  }
}

type Opened = { readonly given: string; readonly input: Input } | { readonly given: string; readonly thrown: unknown };

const openOne = async (
  settings: Settings,
  { given, folder }: { readonly given: string; readonly folder?: string },
  { workDir, signal }: RunParts,
): Promise<Opened> => {
  try {
    return { given, input: { ...(await openInput(given, settings.from, workDir, signal)), ...(folder !== undefined && { folder }) } };
  } catch (thrown) {
    return { given, thrown };
  }
};

/** The task for these inputs: one, or several to merge. */
const prepareTask = (ask: Ask, given: string, inputs: readonly [Input, ...Input[]], { password }: Locked): Prepared => {
  try {
    const [input, ...others] = inputs;
    const [from, ...formats] = inputs.map((one) => one.from);
    const takes = password !== undefined && inputs.some((one) => takesPassword(one.from));
    const way = wayOf(ask, [from ?? input.from, ...formats]);
    return { given, task: { input, ...(others.length > 0 && { others }), ...way, ...(takes && { password }) } };
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    return { given, thrown };
  }
};

const prepareAll = async (ask: Ask, settings: Settings, locked: Locked, parts: RunParts): Promise<Prepared[]> => {
  const opened: Opened[] = [];
  for await (const one of givenInputs(settings, parts.signal)) opened.push(await openOne(settings, one, parts));
  const given = opened.map((one) => one.given).join(' + ');
  const broken = opened.find((one) => 'thrown' in one);
  // A merge fails completely if one input does.
  if (isOfAll(ask) && broken) return opened.filter((one) => 'thrown' in one);
  const inputs = opened.flatMap((one) => ('input' in one ? [one.input] : []));
  const [first, ...others] = inputs;
  if (isOfAll(ask) && first) return [prepareTask(ask, given, [first, ...others], locked)];
  return opened.map((one) => ('input' in one ? prepareTask(ask, one.given, [one.input], locked) : one));
};

/** Converts every input of a run, some concurrently. Returns whether all succeeded. */
const convertInputs = async (
  settings: Settings,
  { ask, locked }: { readonly ask: Ask; readonly locked: Locked },
  parts: RunParts,
): Promise<boolean> => {
  const { signal, bar, tell, atOnce, converter } = parts;
  const destination = await destinationOf(settings.out, settings.inputs, { isOne: isOfAll(ask), isTree: settings.tree });
  const outputs = makeOutputs({ ...settings, destination });
  const prepared = await prepareAll(ask, settings, locked, parts);

  const convert = (given: string, task: Task): Promise<Outcome> => convertTask({ converter, outputs, bar, signal }, given, task);

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
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const one of lanes) if (one.status === 'rejected') throw one.reason;
  return areAllDone;
};

/**
 * Converts every input and reports each outcome. Returns whether all succeeded. Rejects with UsageError before
 * any work starts, and with the error that prevents the converter from starting.
 */
export const runAll = async (given: Settings, parts: RunParts): Promise<boolean> => {
  const { bar } = parts;
  const { newPasswordFile, passwordFile } = given;
  const settings: Settings =
    newPasswordFile === undefined
      ? given
      : { ...given, options: { ...given.options, newPassword: await readPassword(newPasswordFile, 'new-password-file') } };
  const ask = await askOf(settings, () => presetsFor(settings));
  const locked: Locked = passwordFile === undefined ? {} : { password: await readPassword(passwordFile) };
  const { watch } = settings;
  try {
    if (watch) {
      const { watchFolder } = await import('./watch/watch.ts');
      return await watchFolder({ ...settings, watch }, { ask, ...locked }, parts);
    }
    return await convertInputs(settings, { ask, locked }, parts);
  } finally {
    bar.close();
  }
};
