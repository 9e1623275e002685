import { unreachable, unreachableCode } from './answer.ts';
import type { Failure, ItemState } from './item.ts';
import { pause } from './pause.ts';

/**
 * Calls the listener whenever state may be stale: the tab or the phone wakes up, the page returns from the browser's cache, or the
 * network is back. Returns the function that unsubscribes.
 */
export const onWake = (listener: () => void): (() => void) => {
  const shown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', shown);
  addEventListener('pageshow', listener);
  addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    removeEventListener('pageshow', listener);
    removeEventListener('online', listener);
  };
};

/** Waits until the timeout, or until the page wakes. Rejects with the signal's reason if it aborts first. */
export const pauseOrWake = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  let stop = () => {};
  const woken = new Promise<void>((resolve) => {
    stop = onWake(resolve);
  });
  try {
    await Promise.race([pause(milliseconds, signal), woken]);
  } finally {
    stop();
  }
};

/** A signal that aborts with another one, or after a timeout that `again` resets. Call `end` to release it. */
export const stallSignal = (milliseconds: number, signal: AbortSignal) => {
  const own = new AbortController();
  const stop = () => own.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const stall = () => own.abort(new DOMException('The connection stands still.', 'TimeoutError'));
  let timer = setTimeout(stall, milliseconds);
  return {
    signal: own.signal,
    again: () => {
      clearTimeout(timer);
      timer = setTimeout(stall, milliseconds);
    },
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
};

/** The state of a row without a connection. */
export const lostState = (): ItemState => ({ kind: 'waiting', seconds: null, failure: unreachable() });

/** Waits before a retry: while the browser is offline until it is online again, else for these seconds. */
export const waitFor = async (seconds: number, failure: Failure, tell: (state: ItemState) => void, signal: AbortSignal): Promise<void> => {
  if (failure.code === unreachableCode && navigator.onLine === false) {
    tell(lostState());
    while (navigator.onLine === false) await pauseOrWake(60_000, signal);
    return;
  }
  for (let left = seconds; left > 0; left -= 1) {
    tell({ kind: 'waiting', seconds: left, failure });
    await pause(1000, signal);
  }
};
