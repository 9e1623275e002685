import { setTimeout as sleep } from 'node:timers/promises';

/** Events for a visitor who watches a conversion. */
export type ProgressEvent =
  | { readonly state: 'queued'; readonly position: number }
  | { readonly state: 'working'; readonly fraction: number | null }
  | { readonly state: 'ended' };

type Listener = (event: ProgressEvent) => void;

/** Ids are random UUIDs made by the page, so that nobody can guess another's. */
export const progressIdPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';
export const progressId = new RegExp(progressIdPattern);

/** Minimum interval: more often is not visible, and a tool that reports constantly must not cost more. */
const everyMs = 100;

/** Connects `GET /api/progress/{id}` to the jobs that it watches. */
export const makeProgressBoard = () => {
  const listeners = new Map<string, Set<Listener>>();

  /** Returns a function that stops watching. */
  const watch = (id: string, listener: Listener): (() => void) => {
    const those = listeners.get(id) ?? new Set();
    listeners.set(id, those.add(listener));
    return () => {
      those.delete(listener);
      if (those.size === 0 && listeners.get(id) === those) listeners.delete(id);
    };
  };

  return {
    tell: (id: string | undefined, event: ProgressEvent): void => {
      if (id) for (const listener of listeners.get(id) ?? []) listener(event);
    },
    /**
     * Events of this id until it has ended or the signal aborts. A slow reader gets only the newest event, and ten a second at most.
     */
    follow: (id: string, signal: AbortSignal): AsyncIterable<ProgressEvent> => {
      let newest: ProgressEvent | undefined;
      let hasEnded = signal.aborted;
      let wake = (): void => undefined;
      const unwatch = watch(id, (event) => {
        if (event.state === 'ended') {
          hasEnded = true;
          unwatch();
        } else newest = event;
        wake();
      });
      const end = (): void => {
        hasEnded = true;
        newest = undefined;
        unwatch();
        wake();
      };
      signal.addEventListener('abort', end, { once: true });
      return (async function* () {
        try {
          for (;;) {
            if (newest) {
              const event = newest;
              newest = undefined;
              yield event;
              if (!hasEnded) await sleep(everyMs, undefined, { signal }).catch(() => undefined);
            } else if (hasEnded) return;
            else
              await new Promise<void>((resolve) => {
                wake = resolve;
              });
          }
        } finally {
          signal.removeEventListener('abort', end);
          unwatch();
        }
      })();
    },
    /** Number of watched ids. */
    watched: () => listeners.size,
  };
};

export type ProgressBoard = ReturnType<typeof makeProgressBoard>;
