const ends: (() => Promise<void>)[] = [];

/** Runs this when the process has run its last test; with `--isolate` or `--parallel`, when the file of tests has. */
export const atEnd = (end: () => Promise<void>): void => {
  ends.push(end);
};

/** Called once by the preloaded own-temp.ts. */
export const runEnds = async (): Promise<void> => {
  for (const end of ends.splice(0)) await end();
};
