import { randomBytes } from 'node:crypto';
import { availableParallelism, tmpdir } from 'node:os';
import { hashOfKey } from '../config/api-keys.ts';
import { productVersion } from '../config/product-version.ts';
import { makeScratchFolder } from '../files/scratch-folder.ts';
import { logTo } from '../observability/log.ts';
import { type Command, readArgs, type Settings, UsageError } from './args.ts';
import { completionOf } from './completion.ts';
import { isForAll, type Running } from './convert-task.ts';
import type { Converter } from './converter.ts';
import { failureOf, RemoteFailure, sentences } from './failures.ts';
import { operationHelp, pairHelp, usage } from './help.ts';
import { openInput } from './inputs.ts';
import { makeProgressBar } from './progress-bar.ts';
import { jsonLine, plainLine, type Told } from './report.ts';
import { runAll } from './run.ts';

/** Exit codes; docs/command-line.md has the same list. */
const ends = { allDone: 0, someFailed: 1, usage: 2, cannotStart: 3, cancelled: 130 } as const;

const mostAtOnce = 4;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

const startConverter = async (settings: Settings, workDir: string, atOnce: number): Promise<Converter> => {
  if (settings.server) return (await import('./run-remote.ts')).startRemote(settings.server, workDir);
  return (await import('./run-local.ts')).startLocal(workDir, atOnce, say);
};

/** Runs with a work folder and a converter that is started on first use; signals abort it. Returns the exit code. */
const runCancellable = async (settings: Settings, atOnce: number, run: (parts: Running) => Promise<boolean>): Promise<number> => {
  const cancel = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => cancel.abort(new Error('Cancelled.')));
  const { dir: workDir, remove } = await makeScratchFolder(tmpdir(), 'file-converter-', 0o711);
  let starting: Promise<Converter> | undefined;
  const converter = (): Promise<Converter> => {
    starting ??= startConverter(settings, workDir, atOnce);
    return starting;
  };
  try {
    const areAllDone = await run({ workDir, signal: cancel.signal, converter });
    return cancel.signal.aborted ? ends.cancelled : areAllDone ? ends.allDone : ends.someFailed;
  } finally {
    await starting?.then(({ close }) => close()).catch(() => undefined);
    await remove();
  }
};

const convert = (settings: Settings): Promise<number> => {
  const { inputs, json, quiet, out, tree, watch } = settings;
  const most = tree || watch ? mostAtOnce : inputs.length;
  const atOnce = settings.jobs ?? Math.min(most, mostAtOnce, availableParallelism());
  const isToStdout = out === '-' || (out === undefined && inputs[0] === '-' && inputs.length === 1);
  const tell = (told: Told): void => {
    if (json) process.stdout.write(`${jsonLine(told)}\n`);
    else if (told.outcome.state !== 'done') say(plainLine(told));
    else if (!quiet && !isToStdout) process.stdout.write(`${plainLine(told)}\n`);
  };
  const bar = makeProgressBar(inputs.length, json || quiet ? { write: () => undefined } : process.stderr);
  return runCancellable(settings, atOnce, (running) => runAll(settings, { ...running, atOnce, bar, tell }));
};

/** Standard output is reserved for the protocol. */
const mcp = (settings: Settings): Promise<number> =>
  runCancellable(settings, mostAtOnce, async (running) => {
    await (await import('./mcp.ts')).serveMcp(settings, running);
    return true;
  });

const help = async ({ from, to, inputs, operations }: Settings): Promise<string> => {
  if (operations) return operations.map(operationHelp).join('\n');
  const [given] = inputs;
  const source =
    from ?? (given !== undefined && given !== '-' ? (await openInput(given, undefined, '', AbortSignal.timeout(10_000))).from : undefined);
  return source !== undefined && to !== undefined ? pairHelp(source, to) : usage;
};

/** Generates a key, and the hash for the operator's settings. */
const newKey = (): string => {
  const key = `fck_${randomBytes(32).toString('base64url')}`;
  return `key   ${key}\nhash  ${hashOfKey(key).toString('hex')}\n`;
};

const perform = async (command: Command): Promise<number> => {
  const print = (text: string): number => {
    process.stdout.write(text);
    return ends.allDone;
  };
  switch (command.do) {
    case 'version':
      return print(`${productVersion}\n`);
    case 'key':
      return print(newKey());
    case 'man':
      return print((await import('./manual.ts')).manualPage(productVersion));
    case 'completion':
      return print(completionOf(command.shell));
    case 'help':
      return print(await help(command.settings));
    case 'list':
      return print(await (await import('./list.ts')).listText(command.settings.server, command.settings.inputs, command.settings.json));
    case 'mcp':
      return mcp(command.settings);
    case 'convert':
      return convert(command.settings);
  }
};

const main = async (): Promise<number> => {
  // Standard output is reserved for results.
  logTo(() => undefined);
  // The reader of our output may close it early.
  process.stdout.on('error', () => process.exit(ends.someFailed));
  try {
    return await perform(readArgs(process.argv.slice(2)));
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      say(`file-converter: ${thrown.message}`);
      return ends.usage;
    }
    say(`file-converter: ${isForAll(thrown) ? thrown.message : sentences(failureOf(thrown))}`);
    return thrown instanceof RemoteFailure ? ends.someFailed : ends.cannotStart;
  }
};

const code = await main();
// Flushes output to a pipe before the exit.
process.stdout.write('', () => process.exit(code));
