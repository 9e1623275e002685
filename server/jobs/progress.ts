/** What a visitor who watches a conversion is told. */
export type ProgressEvent =
  | { readonly state: 'queued'; readonly position: number }
  | { readonly state: 'working'; readonly fraction: number | null }
  | { readonly state: 'ended' };

type Listener = (event: ProgressEvent) => void;

/** Ids are made by the page: random UUIDs, so that nobody can guess another's. */
export const progressId = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Joins the answers of `GET /api/progress/{id}` to the jobs that they watch. */
export const makeProgressBoard = () => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    tell: (id: string | undefined, event: ProgressEvent): void => {
      if (id) for (const listener of listeners.get(id) ?? []) listener(event);
    },
    /** Returns the function that stops the watch. */
    watch: (id: string, listener: Listener): (() => void) => {
      const those = listeners.get(id) ?? new Set();
      listeners.set(id, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(id) === those) listeners.delete(id);
      };
    },
  };
};

export type ProgressBoard = ReturnType<typeof makeProgressBoard>;
