/** Maximum time in milliseconds that a long loop runs before it yields to the event loop. */
const turnMs = 5;

/** For loops whose length user input decides: await the returned function in each round, so that it yields when due. */
export const makeTurns = (): (() => Promise<void> | undefined) => {
  let began = performance.now();
  return () => {
    if (performance.now() - began < turnMs) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        began = performance.now();
        resolve();
      }),
    );
  };
};
