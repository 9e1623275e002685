/** Width in pixels at which the lines of a page of small type are still visible. */
export const acrossPixels = 900;
/** Maximum skew, in degrees either way, of a page placed by hand. */
const mostSkew = 8;
/** Below this, tesseract's own baselines follow the lines as well. */
const leastSkew = 0.4;
/** More ink than this adds no information. */
const mostPoints = 40_000;
/** Minimum ratio of the unevenness of ink rows at the angle to that at 0 degrees. */
const leastGain = 1.08;

type Points = { readonly x: Float32Array; readonly y: Float32Array };

/** Ink with paper just below it: the feet of letters, which form rows. The interior of pictures drops out. */
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

/** Unevenness of ink across rows that slope down to the right by `degrees`: at the text's angle, rows are either full or empty. */
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
 * Skew of a scanned page in degrees: its lines slope down to the right; 0 if they are level, or if no angle is better than another. `grey`
 * has a byte per pixel.
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
