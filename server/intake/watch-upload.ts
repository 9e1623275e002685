import { Problem } from '../contract/problem.ts';

/** An upload that is slower than this, in bytes a second on average, holds a place that others need. */
const slowest = 1024;

/** The state of an upload: why it is refused, and how long it may go on. */
export const watchUpload = (graceSeconds: number) => {
  let refusal: Problem | undefined;
  let arrived = 0;
  const began = performance.now();
  const stop = new AbortController();
  const refuse = (problem: Problem): void => {
    refusal ??= problem;
    stop.abort(problem);
  };
  const watch = setInterval(() => {
    const seconds = (performance.now() - began) / 1000;
    if (seconds > graceSeconds && arrived < seconds * slowest) refuse(new Problem('upload_timeout'));
  }, 1000);
  return {
    refuse,
    stopped: stop.signal,
    refusal: () => refusal,
    /** Counts bytes and returns how many there are. */
    count: (bytes: number): number => {
      arrived += bytes;
      return arrived;
    },
    end: () => clearInterval(watch),
  };
};
