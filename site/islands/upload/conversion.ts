import { atom } from 'nanostores';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import { loadAgain } from '../load-again.ts';
import { failureOfStatus } from './answer.ts';
import { type FormatName, type Item, type ItemState, isActive, isHeld, type Result } from './item.ts';
import type { KeptCopy } from './kept-rows.ts';
import { droppedResults, type Intake, type QueueAction, queue, resultsIn } from './queue.ts';
import type { Pace, Policy, Run, Summary } from './run.ts';
import { runItem } from './send-plainly.ts';

/** A file as it is taken in, or the row of one that an earlier load of the page has sent. */
export type NewFile = Pick<Item, 'file' | 'from' | 'to' | 'options' | 'parts' | 'row'>;

/** What a press of the button does instead of converting each file: its words, and what takes the files and gives the id of what is to be converted. */
export type Instead = { readonly label: string; readonly begin: () => number | undefined };

type Chosen = Item & { readonly to: string };

/** The code that sends files: it comes with the first of them. */
type Work = Pick<typeof import('./run-item.ts'), 'runItem'>;

const backOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** The code that sends files, waiting for a connection; when it does not come, the plain way that every page has. */
const loadWork = (): Promise<Work> =>
  loadAgain(() => import('./run-item.ts')).catch(() =>
    globalThis.navigator?.onLine === false ? backOnline().then(loadWork) : { runItem },
  );

/** Deletes the server's copy of a result and forgets its row. The code is here already: it came with the one that made the copy. */
const letGo = (copy: Pick<KeptCopy, 'key' | 'job'>): Promise<boolean> =>
  import('./kept-rows.ts').then(
    (rows) => rows.letGo(copy),
    () => false,
  );

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The files of one tool and the work on them, free of any view. */
export const createConversion = (policy: Policy) => {
  const items = atom<readonly Item[]>([]);
  const run = atom<Run | null>(null);
  /** Results that a new selection has cleared from the list: they can still be had until the page is left. */
  const shelf = atom<readonly Result[]>([]);
  const instead = atom<Instead | undefined>();
  const saved = new Set<Blob>();
  const cancels = new Map<number, AbortController>();
  let waiting: number[] = [];
  let isCancelled = false;
  let stopWaiting = () => {};
  let lastId = 0;

  /** Deletes the server's copies of these results. Those of them that are listed stay here. */
  const release = (results: readonly Result[]) => {
    for (const { kept } of results) if (kept) letGo(kept).then((isDeleted) => dispatch({ type: 'let-go', job: kept.job, isDeleted }));
  };

  const dispatch = (action: QueueAction) => {
    const before = items.get();
    const after = queue(before, action);
    const dropped = droppedResults(before, after);
    for (const { url } of dropped) URL.revokeObjectURL(url);
    if (action.type === 'add' && dropped.length > 0) shelf.set([...dropped, ...shelf.get()]);
    if (action.type !== 'add') release(dropped);
    items.set(after);
  };
  const current = (id: number): Item | undefined => items.get().find((item) => item.id === id);
  const tell = (id: number, state: ItemState) => {
    if (current(id)) dispatch({ type: 'state', id, state });
  };

  /** The states of one file. When the server keeps too much for this visitor, it keeps no more what is here already. */
  const follow = (id: number) => (state: ItemState) => {
    if (state.kind === 'waiting' && state.failure.code === 'too_many_jobs') release(resultsIn(items.get()));
    tell(id, state);
  };
  /** Out of the middle of its work: ready again, or gone where there is nothing to begin again with. */
  const takeBack = (item: Item) => {
    if (isHeld(item)) return tell(item.id, { kind: 'ready' });
    if (item.row?.job) letGo({ key: item.row.key, job: item.row.job });
    dispatch({ type: 'remove', id: item.id });
  };

  const convertOne = async (item: Chosen, { runItem }: Work): Promise<'done' | 'failed' | 'cancelled'> => {
    const own = new AbortController();
    cancels.set(item.id, own);
    try {
      const answer = await runItem(item, follow(item.id), own.signal);
      if (answer.kind === 'failed') {
        tell(item.id, answer);
        return 'failed';
      }
      // A file that has been taken off the list meanwhile wants no result.
      if (!current(item.id)) {
        if (answer.kept) letGo(answer.kept);
        return 'cancelled';
      }
      const { blob } = answer;
      const name = policy.resultName(item, answer, items.get().length === 1);
      const { file: source, to, options } = item;
      const result = { ...answer, url: URL.createObjectURL(blob), name, size: blob.size, type: blob.type, source, to, options };
      tell(item.id, { kind: 'done', result });
      return 'done';
    } catch (error) {
      if (isAbort(error)) {
        takeBack(item);
        return 'cancelled';
      }
      // A mistake of ours must not leave the file in the middle of its work.
      console.error(error);
      tell(item.id, { kind: 'failed', failure: { ...failureOfStatus(500), message: String(error) } });
      return 'failed';
    } finally {
      cancels.delete(item.id);
    }
  };

  const canStart = (item: Item): item is Chosen => !isActive(item) && item.to !== undefined && (isHeld(item) || item.row !== undefined);

  /** Puts files at the end of the run. */
  const enqueue = (ids: readonly number[]) => {
    const chosen = items.get().filter((item) => ids.includes(item.id) && canStart(item));
    for (const { id } of chosen) tell(id, { kind: 'queued' });
    waiting = [...waiting, ...chosen.map(({ id }) => id)];
    const { total, finished } = run.get() ?? { total: 0, finished: 0 };
    run.set({ total: total + chosen.length, finished });
  };

  /** Converts these files in order and resolves when all have ended; files without a target are skipped. */
  const start = async (ids: readonly number[], { concurrency, stopAtFailure }: Pace = policy): Promise<Summary> => {
    isCancelled = false;
    const done: number[] = [];
    const failed: number[] = [];
    enqueue(ids);

    const worker = async (work: Work) => {
      while (!isCancelled && !(stopAtFailure && failed.length > 0)) {
        const id = waiting.shift();
        if (id === undefined) return;
        const item = current(id);
        if (item?.state.kind !== 'queued' || item.to === undefined) continue;
        const end = await convertOne({ ...item, to: item.to }, work);
        if (end === 'done') done.push(id);
        if (end === 'failed') failed.push(id);
        run.set({ total: run.get()?.total ?? 0, finished: done.length + failed.length });
      }
    };
    try {
      const stopped = new Promise<undefined>((resolve) => {
        stopWaiting = () => resolve(undefined);
      });
      const work = await Promise.race([loadWork(), stopped]);
      if (work) await Promise.all(Array.from({ length: concurrency }, () => worker(work)));
    } finally {
      waiting = [];
      for (const item of items.get()) if (item.state.kind === 'queued') takeBack(item);
      run.set(null);
    }
    const pick = (wanted: readonly number[]) => items.get().filter((item) => wanted.includes(item.id));
    return { done: pick(done), failed: pick(failed), cancelled: isCancelled };
  };

  const abort = (id: number, why: string) => cancels.get(id)?.abort(new DOMException(why, 'AbortError'));

  return {
    items,
    run,
    shelf,
    instead,
    merging: policy.merging ?? false,
    start,
    /** Stops everything that is under way; the server stops too. */
    cancel: () => {
      isCancelled = true;
      stopWaiting();
      for (const id of cancels.keys()) abort(id, 'Cancelled.');
    },
    cancelOne: (id: number) => {
      abort(id, 'Cancelled.');
      const item = current(id);
      if (item?.state.kind === 'queued') takeBack(item);
    },
    /** Takes files in and gives their ids. While a run is under way, those with a target join it. */
    add: (files: readonly NewFile[], intake: Intake): readonly number[] => {
      const added = files.map((entry): Item => {
        lastId += 1;
        return { ...entry, id: lastId, state: { kind: 'ready' }, earlier: [] };
      });
      dispatch({ type: 'add', items: added, intake });
      const ids = added.map(({ id }) => id);
      if (run.get()) enqueue(ids);
      return ids;
    },
    remove: (id: number) => {
      abort(id, 'Removed.');
      dispatch({ type: 'remove', id });
    },
    target: (ids: readonly number[], to: string) => dispatch({ type: 'target', ids, to }),
    setOptions: (ids: readonly number[], options: OptionValues) => dispatch({ type: 'options', ids, options }),
    /** Takes the file for one of another format than its name says. */
    setSource: (id: number, format: FormatName) => dispatch({ type: 'source', id, format }),
    /** Notes that the content seems to be of another format. */
    setSeems: (id: number, format: FormatName) => dispatch({ type: 'seems', id, format }),
    rename: (id: number, name: string) => dispatch({ type: 'rename', id, name }),
    /** Deletes the server's copies of results now; those in this page stay until the page is left. */
    deleteCopies: release,
    /** Notes that results have been downloaded: the server needs its copies no longer. */
    markSaved: (results: readonly Result[]) => {
      for (const { blob } of results) saved.add(blob);
      release(results);
    },
    /** Is there a result that nobody has downloaded yet? */
    hasUnsaved: () => [...resultsIn(items.get()), ...shelf.get()].some(({ blob }) => !saved.has(blob)),
    /** Forgets results that a new selection has cleared from the list. */
    clearShelf: () => {
      release(shelf.get());
      shelf.set([]);
    },
    isBusy: () => items.get().some(isActive),
  };
};

export type Conversion = ReturnType<typeof createConversion>;
