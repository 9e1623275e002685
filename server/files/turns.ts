/** Longest that work which may be long goes on before everybody else has a turn, in milliseconds. */
const turnMs = 5;

/** For loops whose end a stranger decides: what it returns is to be awaited in each round, and lets others have their turn when it is time. */
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
