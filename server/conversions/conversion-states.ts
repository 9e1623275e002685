import type { Accepted, Conversion, ConversionState, Ended } from './conversion.ts';

/** A conversion's states as whoever does the work tells them, and as whoever holds the conversion follows them. */
export type ConversionStates<Outcome> = {
  readonly tell: (state: ConversionState<Outcome>) => void;
  readonly accept: (asked: Accepted) => void;
  /** Says why the form came to nothing; without effect once it has been accepted. */
  readonly refuse: (reason: unknown) => void;
  /** Tells the last state and returns it; nobody listens afterwards. */
  readonly finish: (end: Ended<Outcome>) => Ended<Outcome>;
  readonly followed: Pick<Conversion<Outcome>, 'state' | 'watch' | 'accepted'>;
};

/** The states of a conversion that begins now. */
export const makeStates = <Outcome>(): ConversionStates<Outcome> => {
  const accepted = Promise.withResolvers<Accepted>();
  // Whoever only waits for the end need not listen to this as well.
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
