/** Colours grouped by the 5 most significant bits of each channel: few enough to sort, fine enough to distinguish. */
type Bin = { readonly weight: number; readonly colour: readonly [number, number, number] };

const binOf = (red: number, green: number, blue: number): number => ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

const collectBins = (rgba: Uint8Array, visible: number): ReadonlyMap<number, Bin> => {
  const sums = new Float64Array(32_768 * 4);
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < visible) continue;
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
    const to = binOf(red, green, blue) * 4;
    sums[to] = (sums[to] ?? 0) + red;
    sums[to + 1] = (sums[to + 1] ?? 0) + green;
    sums[to + 2] = (sums[to + 2] ?? 0) + blue;
    sums[to + 3] = (sums[to + 3] ?? 0) + 1;
  }
  const bins = new Map<number, Bin>();
  for (let index = 0; index < 32_768; index++) {
    const weight = sums[index * 4 + 3] ?? 0;
    if (weight === 0) continue;
    const mean = (channel: number) => (sums[index * 4 + channel] ?? 0) / weight;
    bins.set(index, { weight, colour: [mean(0), mean(1), mean(2)] });
  }
  return bins;
};

type Box = {
  readonly bins: readonly Bin[];
  readonly mean: readonly [number, number, number];
  readonly axis: 0 | 1 | 2;
  readonly spread: number;
};

const makeBox = (bins: readonly Bin[]): Box => {
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  const mean = ([0, 1, 2] as const).map((axis) => bins.reduce((sum, { weight, colour }) => sum + weight * colour[axis], 0) / total);
  const spreads = ([0, 1, 2] as const).map((axis) =>
    bins.reduce((sum, { weight, colour }) => sum + weight * (colour[axis] - (mean[axis] ?? 0)) ** 2, 0),
  );
  const spread = Math.max(...spreads);
  return { bins, mean: mean as unknown as Box['mean'], axis: spreads.indexOf(spread) as Box['axis'], spread };
};

/** Splits the box with the largest variance at its mean until there are enough. */
const splitBoxes = (bins: readonly Bin[], count: number): Box[] => {
  const boxes = [makeBox(bins)];
  while (boxes.length < count) {
    const widest = boxes.reduce((best, box) => (box.spread > best.spread ? box : best));
    if (widest.spread < 1) break;
    const [low, high] = [true, false].map((below) =>
      widest.bins.filter(({ colour }) => colour[widest.axis] <= widest.mean[widest.axis] === below),
    );
    if (!low?.length || !high?.length) break;
    boxes.splice(boxes.indexOf(widest), 1, makeBox(low), makeBox(high));
  }
  return boxes;
};

const nearest = (
  palette: readonly (readonly [number, number, number])[],
  [red, green, blue]: readonly [number, number, number],
): number => {
  let [best, distance] = [0, Number.POSITIVE_INFINITY];
  for (let index = 0; index < palette.length; index++) {
    const [r, g, b] = palette[index] ?? [0, 0, 0];
    const away = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (away < distance) [best, distance] = [index, away];
  }
  return best;
};

/** Iterations of Lloyd's algorithm: each moves every palette colour to the mean of its nearest colours. */
const rounds = 4;

export type Reduced = {
  /** RGB of each colour, 0 to 255. */
  readonly palette: readonly (readonly [number, number, number])[];
  /** Palette index of every pixel; undefined content for invisible pixels. */
  readonly indexes: Uint8Array;
};

/** Reduces RGBA pixels to at most `count` (2 to 256) colours without dithering; ignores pixels with less alpha than `visible`. */
export const reduceColours = (rgba: Uint8Array, count: number, visible: number): Reduced => {
  const bins = collectBins(rgba, visible);
  const indexes = new Uint8Array(rgba.length / 4);
  if (bins.size === 0) return { palette: [], indexes };
  let palette = splitBoxes([...bins.values()], count).map(({ mean }) => mean);
  for (let round = 0; round < rounds; round++) {
    const groups = Map.groupBy(bins.values(), ({ colour }) => nearest(palette, colour));
    palette = [...groups.values()].map((group) => makeBox(group).mean);
  }
  const indexOfBin = new Uint8Array(32_768);
  for (const [bin, { colour }] of bins) indexOfBin[bin] = nearest(palette, colour);
  for (let pixel = 0, at = 0; pixel < indexes.length; pixel++, at += 4)
    indexes[pixel] = indexOfBin[binOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)] ?? 0;
  return { palette: palette.map(([red, green, blue]) => [Math.round(red), Math.round(green), Math.round(blue)] as const), indexes };
};
