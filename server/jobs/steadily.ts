/** Often enough for a bar that moves. */
const everyMs = 50;

/** Passes on a tool's progress, 0 to 1, however often and whatever it says: numbers alone, within the bounds, a few in a second and the end. */
export const steadily = (tell: (fraction: number) => void, now: () => number = () => performance.now()): ((fraction: number) => void) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (fraction) => {
    const shown = Math.min(1, Math.max(0, fraction));
    if (Number.isNaN(shown) || (shown < 1 && now() - toldAt < everyMs)) return;
    toldAt = now();
    tell(shown);
  };
};
