/** Pauses between tries, in milliseconds. */
const pauses = [400, 1500, 4000];

/** The address of a part that did not come, as browsers name it in their error. */
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
 * Loads a part of the page that is fetched on first use, and tries again when it does not come; at once when the connection is back.
 * Some browsers remember a failed address for good, so that later tries ask for it under another one. Rejects when all tries failed.
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
