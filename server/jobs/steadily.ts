/** Frequent enough for a smooth progress bar. */
const everyMs = 50;

/** Limits a tool's progress reports: finite numbers from 0 to 1, a few a second, and the end. */
export const steadily = (tell: (fraction: number) => void, now: () => number = () => performance.now()): ((fraction: number) => void) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (fraction) => {
    const shown = Math.min(1, Math.max(0, fraction));
    if (Number.isNaN(shown) || (shown < 1 && now() - toldAt < everyMs)) return;
    toldAt = now();
    tell(shown);
  };
};
