import { lstat, mkdir, realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxFileBytes } from '../../../catalogue/limits.ts';
import { takesPassword } from '../../../catalogue/unlock.ts';
import { Problem } from '../../contract/problem.ts';
import { tooLarge } from '../../intake/form-size.ts';
import { type Settings, UsageError, type WatchSettings } from '../args.ts';
import { type Ask, isOfAll, wayOf } from '../ask.ts';
import { convertTask, isForAll, type RunParts } from '../convert-task.ts';
import type { Task } from '../converter.ts';
import { failureOf } from '../failures.ts';
import { openInput } from '../inputs.ts';
import { makeOutputs } from '../outputs.ts';
import type { Outcome } from '../report.ts';
import { type Found, isWithin, walkFolder } from '../walk-folder.ts';
import { moveAway } from './move-away.ts';
import { type Seen, takeSnapshot } from './snapshot.ts';
import { openWatchState } from './watch-state.ts';

/** Interval of scans, and delay before a retry of a temporary failure. */
const [scanMs, retryMs] = [1000, 60_000];

type Folders = { readonly root: string; readonly out: string; readonly moveTo?: string; readonly state: string };

const resolved = async (path: string): Promise<string> => {
  await mkdir(path, { recursive: true });
  return realpath(path);
};

/** The folders of a watch. Rejects with UsageError if results would become inputs. */
const foldersOf = async ({ inputs: [given = ''], out = '' }: Settings, { moveTo, state }: WatchSettings): Promise<Folders> => {
  const root = await realpath(given).catch(() => {
    throw new UsageError(`watch: there is no folder ${given}.`);
  });
  if (!(await lstat(root)).isDirectory()) throw new UsageError(`watch: ${given} is no folder.`);
  const folders = { root, out: await resolved(out), ...(moveTo !== undefined && { moveTo: await resolved(moveTo) }) };
  for (const one of [folders.out, folders.moveTo])
    if (one !== undefined && isWithin(root, one))
      throw new UsageError('watch: results and finished inputs need folders of their own: --out, --move-to.');
  return { ...folders, state: state === undefined ? join(folders.out, '.file-converter-state.json') : resolve(state) };
};

/** Converts new files of a folder until the signal aborts, or, with `once`, until all are done. Returns whether all succeeded. */
export const watchFolder = async (
  settings: Settings & { readonly watch: WatchSettings },
  { ask, password }: { readonly ask: Ask; readonly password?: string },
  { workDir, signal, bar, tell, atOnce, converter }: RunParts,
): Promise<boolean> => {
  if (isOfAll(ask)) throw new UsageError('watch converts each file by itself: steps that merge files do not go with it.');
  const { watch } = settings;
  const folders = await foldersOf(settings, watch);
  const state = await openWatchState(folders.state);
  const without = [folders.out, folders.moveTo].flatMap((one) => one ?? []);
  let seen = new Map<string, Seen & { readonly since: number }>();
  const [busy, later] = [new Map<string, Promise<void>>(), new Map<string, number>()];
  let areAllDone = true;
  let broken: unknown;

  const convert = async ({ path, folder }: Found, file: string, was: Seen, onTask: (task: Task) => void): Promise<Outcome | 'changed'> => {
    if (was.bytes > maxFileBytes) throw tooLarge(was.bytes);
    const snapshot = await takeSnapshot({ path, root: folders.root, seen: was, workDir }, signal);
    if (snapshot === 'changed') return 'changed';
    try {
      const opened = await openInput(snapshot.path, settings.from, workDir, signal, basename(path));
      const input = { ...opened, given: path, folder, lastModified: was.modified };
      const way = wayOf(ask, [input.from]);
      const task = { input, ...way, ...(password !== undefined && takesPassword(input.from) && { password }) };
      onTask(task);
      // Results of our own earlier attempts may be replaced.
      const force = settings.force || ['begun', 'done'].includes(state.of(file)?.state ?? '');
      const destination = { to: 'folder', path: folders.out } as const;
      const outputs = makeOutputs({ destination, zip: true, force, preserveDates: true });
      const begun = () => state.note({ file, ...was, state: 'begun' });
      const outcome = await convertTask({ converter, outputs, bar, signal, begun }, path, task);
      await state.note({ file, ...was, state: 'done' });
      if (folders.moveTo !== undefined) await moveAway(path, folders.root, was, join(folders.moveTo, folder));
      return outcome;
    } finally {
      await snapshot.drop();
    }
  };

  const handle = async (found: Found, file: string, was: Seen): Promise<void> => {
    let task: Task | undefined;
    const onTask = (one: Task): void => {
      task = one;
    };
    const outcome = await convert(found, file, was, onTask).catch(async (thrown): Promise<Outcome> => {
      if (isForAll(thrown)) {
        broken ??= thrown;
        return { state: 'cancelled' };
      }
      if (signal.aborted) return { state: 'cancelled' };
      if (thrown instanceof UsageError) {
        // Files of other formats may take these options, and this one may with those of the next start.
        later.set(file, Number.POSITIVE_INFINITY);
        return { state: 'failed', problem: failureOf(new Problem('invalid_option', { english: thrown.message })) };
      }
      const problem = failureOf(thrown);
      if (problem.retryable) later.set(file, Date.now() + retryMs);
      else await state.note({ file, ...was, state: 'failed' });
      return { state: 'failed', problem };
    });
    if (outcome === 'changed') return;
    areAllDone &&= outcome.state === 'done';
    bar.finish(found.path);
    bar.above(() => tell({ given: found.path, ...(task && { input: task.input }), to: task?.to ?? settings.to ?? '', outcome }));
  };

  const isPending = (file: string, { bytes, modified }: Seen): boolean => {
    const done = state.of(file);
    return !(done && done.state !== 'begun' && done.bytes === bytes && done.modified === modified);
  };

  /** Scans the folder once, and starts conversions. */
  const scan = async (): Promise<void> => {
    const now = new Map<string, Seen & { readonly since: number }>();
    for await (const found of walkFolder(folders.root, without, signal)) {
      const file = join(found.folder, basename(found.path));
      const stats = await lstat(found.path).catch(() => undefined);
      if (!stats?.isFile() || found.path === folders.state) continue;
      const is = { bytes: stats.size, modified: stats.mtimeMs };
      const before = seen.get(file);
      const isSame = before?.bytes === is.bytes && before.modified === is.modified;
      const since = isSame && before ? before.since : performance.now();
      now.set(file, { ...is, since });
      if (busy.has(file) || !isPending(file, is)) continue;
      const isSettled = isSame && performance.now() - since >= watch.settleSeconds * 1000;
      if (!isSettled || busy.size >= atOnce || (later.get(file) ?? 0) > Date.now()) continue;
      busy.set(
        file,
        handle(found, file, is)
          .catch((thrown) => {
            broken ??= thrown;
          })
          .finally(() => busy.delete(file)),
      );
    }
    seen = now;
  };

  /** True if no file waits for anything but a retry. */
  const isIdle = (): boolean => busy.size === 0 && [...seen].every(([file, was]) => later.has(file) || !isPending(file, was));

  while (!signal.aborted && broken === undefined) {
    await scan();
    if (watch.once && isIdle()) break;
    await Promise.race([
      sleep(Math.min(scanMs, Math.max(50, watch.settleSeconds * 500)), undefined, { signal }).catch(() => undefined),
      ...busy.values(),
    ]);
  }
  await Promise.allSettled(busy.values());
  if (broken !== undefined) throw broken;
  return areAllDone;
};
