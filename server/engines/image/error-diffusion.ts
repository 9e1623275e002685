/** Bits per channel in the cache of nearest colours. */
const bits = 6;
const drop = 8 - bits;

/** Finds the nearest colour of a palette; caches each result. */
const nearestIn = (palette: Uint8Array) => {
  const known = new Int16Array(1 << (3 * bits)).fill(-1);
  return (red: number, green: number, blue: number): number => {
    const place = ((red >> drop) << (2 * bits)) | ((green >> drop) << bits) | (blue >> drop);
    const found = known[place] ?? -1;
    if (found >= 0) return found;
    let best = 0;
    let distance = 200_000;
    for (let index = 0, at = 0; at < palette.length; index++, at += 3) {
      const r = (palette[at] ?? 0) - red;
      const g = (palette[at + 1] ?? 0) - green;
      const b = (palette[at + 2] ?? 0) - blue;
      const away = r * r + g * g + b * b;
      if (away < distance) {
        best = index;
        distance = away;
      }
    }
    known[place] = best;
    return best;
  };
};

/**
 * Error weights in sixteenths for right, below left and below; below right gets one. They add up to three quarters: the full
 * error would make smooth areas grainy where the palette is close enough.
 */
const [right, left, under] = [5, 2, 4];

const clamp = (value: number): number => (value < 0 ? 0 : Math.min(value, 255));

/**
 * Palette indexes for RGBA pixels, with Floyd–Steinberg error diffusion. Pixels below half alpha become `transparent`, if
 * given.
 */
export const diffuseError = (rgba: Uint8Array, width: number, palette: Uint8Array, transparent?: number): Uint8Array => {
  const nearest = nearestIn(palette);
  const indexes = new Uint8Array(rgba.length / 4);
  // Error from the pixels above in sixteenths, with one pixel of padding on either side.
  let [row, below] = [new Int32Array((width + 2) * 3), new Int32Array((width + 2) * 3)];
  for (let start = 0; start < indexes.length; start += width) {
    let overRed = 0;
    let overGreen = 0;
    let overBlue = 0;
    for (let x = 0; x < width; x++) {
      const at = (start + x) * 4;
      const to = (x + 1) * 3;
      if (transparent !== undefined && (rgba[at + 3] ?? 0) < 128) {
        indexes[start + x] = transparent;
        overRed = overGreen = overBlue = 0;
        continue;
      }
      const red = clamp((rgba[at] ?? 0) + (((row[to] ?? 0) + overRed) >> 4));
      const green = clamp((rgba[at + 1] ?? 0) + (((row[to + 1] ?? 0) + overGreen) >> 4));
      const blue = clamp((rgba[at + 2] ?? 0) + (((row[to + 2] ?? 0) + overBlue) >> 4));
      const index = nearest(red, green, blue);
      indexes[start + x] = index;
      const offRed = red - (palette[index * 3] ?? 0);
      const offGreen = green - (palette[index * 3 + 1] ?? 0);
      const offBlue = blue - (palette[index * 3 + 2] ?? 0);
      overRed = offRed * right;
      overGreen = offGreen * right;
      overBlue = offBlue * right;
      below[to - 3] = (below[to - 3] ?? 0) + offRed * left;
      below[to - 2] = (below[to - 2] ?? 0) + offGreen * left;
      below[to - 1] = (below[to - 1] ?? 0) + offBlue * left;
      below[to] = (below[to] ?? 0) + offRed * under;
      below[to + 1] = (below[to + 1] ?? 0) + offGreen * under;
      below[to + 2] = (below[to + 2] ?? 0) + offBlue * under;
      below[to + 3] = offRed;
      below[to + 4] = offGreen;
      below[to + 5] = offBlue;
    }
    [row, below] = [below, row];
    below.fill(0);
  }
  return indexes;
};
