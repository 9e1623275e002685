const ends: (() => Promise<void>)[] = [];
let isRun = false;

/** Called by the preloaded own-temp.ts, which calls `runEnds` later. */
export const beginRun = (): void => {
  isRun = true;
};

/** Whether this process runs tests. Commands that use the toolchain of tests have no end to wait for. */
export const isTestRun = (): boolean => isRun;

/** Runs this when the process has run its last test; with `--isolate` or `--parallel`, when the file of tests has. */
export const atEnd = (end: () => Promise<void>): void => {
  ends.push(end);
};

/** Called once by the preloaded own-temp.ts. */
export const runEnds = async (): Promise<void> => {
  for (const end of ends.splice(0)) await end();
};
