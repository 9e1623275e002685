import type { Accepted, Conversion, ConversionState, Ended } from './conversion.ts';

/** A conversion's states, for the worker that publishes them and for the owner that follows them. */
export type ConversionStates<Outcome> = {
  readonly tell: (state: ConversionState<Outcome>) => void;
  readonly accept: (asked: Accepted) => void;
  /** Rejects the form; no effect once it has been accepted. */
  readonly refuse: (reason: unknown) => void;
  /** Publishes the last state and returns it; removes all listeners. */
  readonly finish: (end: Ended<Outcome>) => Ended<Outcome>;
  readonly followed: Pick<Conversion<Outcome>, 'state' | 'watch' | 'accepted'>;
};

export const makeStates = <Outcome>(): ConversionStates<Outcome> => {
  const accepted = Promise.withResolvers<Accepted>();
  // Prevents an unhandled rejection if the caller awaits only the end.
  accepted.promise.catch(() => undefined);
  let now: ConversionState<Outcome> = { state: 'receiving' };
  const listeners = new Set<(state: ConversionState<Outcome>) => void>();
  const tell = (state: ConversionState<Outcome>): void => {
    now = state;
    for (const listener of listeners) listener(state);
  };
  return {
    tell,
    accept: accepted.resolve,
    refuse: accepted.reject,
    finish: (end) => {
      tell(end);
      listeners.clear();
      return end;
    },
    followed: {
      state: () => now,
      watch: (listener) => {
        listener(now);
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      accepted: accepted.promise,
    },
  };
};
