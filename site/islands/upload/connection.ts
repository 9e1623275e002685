import { unreachable, unreachableCode } from './answer.ts';
import type { Failure, ItemState } from './item.ts';
import { pause } from './pause.ts';

/**
 * Calls whenever what is known may be old: the tab or the phone has been asleep and is looked at again, the page has come back from the
 * browser's cache, or the network is back. Call the returned function to end it.
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

/** Waits so long, or until the page wakes. Rejects with the signal's reason when it fires first. */
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

/** A signal that fires with another one, or after so long without a call of `again`. Call `end` when it is no longer needed. */
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

/** The state of a row whose connection is away. */
export const lostState = (): ItemState => ({ kind: 'waiting', seconds: null, failure: unreachable() });

/** Waits before a request is sent again: until the browser says that it is online when it knows of no connection, else for these seconds. */
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
