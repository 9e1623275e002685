import { loadWords } from '../stores/words.ts';

/** Pauses between attempts, in milliseconds. */
const pauses = [400, 1500, 4000];

/** The address of the missing chunk in a browser's error message. */
const addressIn = (error: unknown): string | undefined => /https?:\/\/\S+\.js/.exec(String(error))?.[0];

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    globalThis.addEventListener?.(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/**
 * Loads a lazy chunk with retries, immediately when the connection returns. Some browsers cache a failed address for good, so retries
 * use a different one. Rejects when all attempts have failed.
 */
export const loadAgain = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  let attempt: () => Promise<Part> = load;
  for (const [tried, pause] of pauses.entries()) {
    try {
      return await attempt();
    } catch (error) {
      const address = addressIn(error);
      if (address) attempt = () => import(/* @vite-ignore */ `${address.replace(/\?.*/, '')}?again=${tried + 1}`);
      await wait(pause);
    }
  }
  return attempt();
};

/** Loads a lazy chunk and the texts that it shows: a view that is drawn before them throws, and takes the whole tool away. */
export const loadWithWords = <Part>(load: () => Promise<Part>) => Promise.all([loadAgain(load), loadAgain(loadWords)]);
