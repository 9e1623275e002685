import { atom } from 'nanostores';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import type { Answer } from './answer.ts';
import { type Item, type ItemState, isActive } from './item.ts';
import { droppedUrls, type QueueAction, queue } from './queue.ts';

export type Policy = {
  /** How many files are under way at once. */
  readonly concurrency: number;
  /** End the run at the first failing file; the rest stays ready. */
  readonly stopAtFailure: boolean;
  /** The download name of a result; `alone` when it is the only file. */
  readonly resultName: (item: Item & { readonly to: string }, answer: Extract<Answer, { kind: 'file' }>, alone: boolean) => string;
};

/** How far a run is, in files. */
export type Run = { readonly total: number; readonly finished: number };

export type Summary = { readonly done: readonly Item[]; readonly failed: readonly Item[]; readonly cancelled: boolean };

type Chosen = Item & { readonly to: string };

/** The code that sends files: it comes with the first of them. */
type Work = typeof import('./run-item.ts');

/** The files of one tool and the work on them, free of any view. */
export const createConversion = (policy: Policy) => {
  const items = atom<readonly Item[]>([]);
  const run = atom<Run | null>(null);
  const cancels = new Map<number, AbortController>();
  let isCancelled = false;
  let lastId = 0;

  const dispatch = (action: QueueAction) => {
    const before = items.get();
    const after = queue(before, action);
    for (const url of droppedUrls(before, after)) URL.revokeObjectURL(url);
    items.set(after);
  };
  const tell = (id: number, state: ItemState) => {
    if (items.get().some((item) => item.id === id)) dispatch({ type: 'state', id, state });
  };
  const current = (id: number): Item | undefined => items.get().find((item) => item.id === id);

  const convertOne = async (item: Chosen, { runItem, ownFault }: Work): Promise<'done' | 'failed' | 'cancelled'> => {
    const own = new AbortController();
    cancels.set(item.id, own);
    try {
      const answer = await runItem(item, (state) => tell(item.id, state), own.signal);
      if (answer.kind === 'failed') {
        tell(item.id, answer);
        return 'failed';
      }
      // A file that has been taken off the list meanwhile wants no result.
      if (!current(item.id)) return 'cancelled';
      const { blob, notes } = answer;
      const result = {
        blob,
        url: URL.createObjectURL(blob),
        name: policy.resultName(item, answer, items.get().length === 1),
        size: blob.size,
        type: blob.type,
        notes,
      };
      tell(item.id, { kind: 'done', result });
      return 'done';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        tell(item.id, { kind: 'ready' });
        return 'cancelled';
      }
      // A mistake of ours must not leave the file in the middle of its work.
      console.error(error);
      tell(item.id, { kind: 'failed', failure: ownFault(error) });
      return 'failed';
    } finally {
      cancels.delete(item.id);
    }
  };

  /** Converts these files in order and resolves when all have ended; files without a target are left alone. Rejects, with nothing begun, when the code for it can't be loaded. */
  const start = async (ids: readonly number[]): Promise<Summary> => {
    isCancelled = false;
    const waiting = items.get().filter((item): item is Chosen => ids.includes(item.id) && !isActive(item) && item.to !== undefined);
    const done: number[] = [];
    const failed: number[] = [];
    for (const item of waiting) tell(item.id, { kind: 'queued' });
    run.set({ total: waiting.length, finished: 0 });

    const worker = async (work: Work) => {
      while (!isCancelled && !(policy.stopAtFailure && failed.length > 0)) {
        const next = waiting.shift();
        if (!next) return;
        if (current(next.id)?.state.kind !== 'queued') continue;
        const end = await convertOne(next, work);
        if (end === 'done') done.push(next.id);
        if (end === 'failed') failed.push(next.id);
        run.set({ total: run.get()?.total ?? 0, finished: done.length + failed.length });
      }
    };
    try {
      const work = await import('./run-item.ts');
      await Promise.all(Array.from({ length: policy.concurrency }, () => worker(work)));
    } finally {
      for (const item of items.get()) if (item.state.kind === 'queued') tell(item.id, { kind: 'ready' });
      run.set(null);
    }
    const pick = (wanted: readonly number[]) => items.get().filter((item) => wanted.includes(item.id));
    return { done: pick(done), failed: pick(failed), cancelled: isCancelled };
  };

  return {
    items,
    run,
    start,
    /** Stops everything that is under way; the server stops too. */
    cancel: () => {
      isCancelled = true;
      for (const own of cancels.values()) own.abort(new DOMException('Cancelled.', 'AbortError'));
    },
    cancelOne: (id: number) => {
      cancels.get(id)?.abort(new DOMException('Cancelled.', 'AbortError'));
      if (current(id)?.state.kind === 'queued') tell(id, { kind: 'ready' });
    },
    add: (files: readonly { file: File; from: string; to: string | undefined; options: OptionValues }[], replace: boolean) => {
      const added = files.map((entry): Item => {
        lastId += 1;
        return { ...entry, id: lastId, state: { kind: 'ready' } };
      });
      dispatch({ type: 'add', items: added, replace });
    },
    remove: (id: number) => {
      cancels.get(id)?.abort(new DOMException('Removed.', 'AbortError'));
      dispatch({ type: 'remove', id });
    },
    target: (ids: readonly number[], to: string) => dispatch({ type: 'target', ids, to }),
    setOptions: (ids: readonly number[], options: OptionValues) => dispatch({ type: 'options', ids, options }),
    isBusy: () => items.get().some(isActive),
    /** Releases the addresses of all results, when the page is left. */
    release: () => {
      for (const url of droppedUrls(items.get(), [])) URL.revokeObjectURL(url);
    },
  };
};

export type Conversion = ReturnType<typeof createConversion>;
