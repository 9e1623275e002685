/** Pixels across that the lines of a page of small type still show at. */
export const acrossPixels = 900;
/** Degrees either way that a page is laid askew by hand. */
const mostSkew = 8;
/** Below this, tesseract's own baselines follow the lines as well. */
const leastSkew = 0.4;
/** More ink than this tells nothing new. */
const mostPoints = 40_000;
/** How much more uneven the rows of ink must be at the angle than upright. */
const leastGain = 1.08;

type Points = { readonly x: Float32Array; readonly y: Float32Array };

/** Ink that has paper just below it: the feet of letters, which stand in rows; bodies of pictures drop out. */
const feetOfInk = (grey: Uint8Array, width: number, height: number): Points => {
  const histogram = new Uint32Array(256);
  for (const value of grey) histogram[value] = (histogram[value] as number) + 1;
  const mean = grey.length ? histogram.reduce((sum, n, value) => sum + n * value, 0) / grey.length : 0;
  const threshold = mean * 0.7;
  const at: number[] = [];
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((grey[i] as number) < threshold && (grey[i + width] as number) >= threshold) at.push(i);
    }
  const step = Math.max(1, Math.ceil(at.length / mostPoints));
  const chosen = at.filter((_, n) => n % step === 0);
  return { x: Float32Array.from(chosen, (i) => i % width), y: Float32Array.from(chosen, (i) => Math.floor(i / width)) };
};

/** How unevenly ink falls on rows that sink by `degrees` to the right: text's own angle gives full rows and empty ones. */
const unevenness = ({ x, y }: Points, height: number, degrees: number): number => {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * acrossPixels) + 2;
  const rows = new Float64Array(height + 2 * margin);
  for (let i = 0; i < x.length; i++) {
    const row = Math.round((y[i] as number) - slope * (x[i] as number)) + margin;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] as number) + 1;
  }
  return rows.reduce((sum, n) => sum + n * n, 0);
};

/**
 * By how many degrees the lines of a scanned page sink to the right; 0 where they are level, or where no angle is better than another.
 * `grey` has a byte a pixel.
 */
export const skewOf = (grey: Uint8Array, width: number, height: number): number => {
  const points = feetOfInk(grey, width, height);
  if (points.x.length < 200) return 0;
  const best = (angles: readonly number[]) =>
    angles.map((angle) => ({ angle, value: unevenness(points, height, angle) })).reduce((a, b) => (b.value > a.value ? b : a));
  const around = (middle: number, reach: number, step: number) =>
    Array.from({ length: Math.round((2 * reach) / step) + 1 }, (_, n) => middle - reach + n * step);
  const coarse = best(around(0, mostSkew, 0.5));
  const fine = best(around(coarse.angle, 0.5, 0.1));
  const isSure =
    Math.abs(fine.angle) >= leastSkew && Math.abs(fine.angle) < mostSkew && fine.value > leastGain * unevenness(points, height, 0);
  return isSure ? Math.round(fine.angle * 10) / 10 : 0;
};
