import type { Redis } from 'ioredis';

/** Poll interval, for messages lost while Redis was away. */
const lookAgainMs = 1000;

/**
 * Messages from other nodes, over one connection. They only say that it is time to read the records, so a lost message costs a second
 * and nothing else.
 */
export const makeChanges = (subscriber: Redis, prefix: string) => {
  const listeners = new Map<string, Set<(message: string) => void>>();
  subscriber.on('message', (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });

  const listen = (name: string, listener: (message: string) => void): (() => void) => {
    const channel = prefix + name;
    const those = listeners.get(channel) ?? new Set();
    if (those.size === 0) {
      listeners.set(channel, those);
      subscriber.subscribe(channel).catch(() => undefined);
    }
    those.add(listener);
    return () => {
      those.delete(listener);
      if (those.size > 0 || listeners.get(channel) !== those) return;
      listeners.delete(channel);
      subscriber.unsubscribe(channel).catch(() => undefined);
    };
  };

  return {
    listen,
    /** Follows one name: `next` resolves at the next message, or after a second. */
    follow: (name: string) => {
      let heard = Promise.withResolvers<void>();
      const stop = listen(name, () => {
        heard.resolve();
        heard = Promise.withResolvers();
      });
      return { next: (): Promise<void> => Promise.race([heard.promise, Bun.sleep(lookAgainMs)]), stop };
    },
    listened: () => listeners.size,
  };
};

export type Changes = ReturnType<typeof makeChanges>;
