/**
 * From CIE L*a*b* under D50, as in Photoshop, to sRGB: the linear Bradford adaptation to D65, the matrix of IEC 61966-2-1
 * and the white point of D50 (ICC.1, annex E), multiplied together.
 */
const toLinear = [
  [3.1338561 * 0.96422, -1.6168667, -0.4906146 * 0.82521],
  [-0.9787684 * 0.96422, 1.9161415, 0.033454 * 0.82521],
  [0.0719453 * 0.96422, -0.2289914, 1.4052427 * 0.82521],
] as const;

/** Lookup table of the sRGB curve by linear light, built for the first picture: it takes 8 ms. */
const makeCurve = (): Float64Array =>
  Float64Array.from({ length: 65_536 }, (_, step) => {
    const light = step / 65_535;
    return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  });
let curve: Float64Array | undefined;

/** The inverse of the lightness curve (CIE 15). */
const lightOf = (value: number): number => (value > 6 / 29 ? value ** 3 : (3 * 36 * (value - 4 / 29)) / 841);

/**
 * Converts planes to interleaved RGB samples of 8 bits, or of 16 bits, big-endian like `planes`. The planes are lightness over
 * the full range and the two colour axes with zero in the middle.
 */
export const labToRgb = (planes: readonly Uint8Array[], depth: 8 | 16): Uint8Array => {
  curve ??= makeCurve();
  const size = depth / 8;
  const [lightness = new Uint8Array(), green = lightness, blue = lightness] = planes;
  const [full, unit] = depth === 8 ? [255, 1] : [65_535, 256];
  const out = new Uint8Array(lightness.length * 3);
  const sample = (plane: Uint8Array, at: number): number =>
    size === 1 ? (plane[at] ?? 0) : ((plane[at] ?? 0) << 8) | (plane[at + 1] ?? 0);
  for (let at = 0, to = 0; at < lightness.length; at += size) {
    const middle = ((sample(lightness, at) * 100) / full + 16) / 116;
    const [x, y, z] = [
      lightOf(middle + (sample(green, at) / unit - 128) / 500),
      lightOf(middle),
      lightOf(middle - (sample(blue, at) / unit - 128) / 200),
    ];
    for (const [byX, byY, byZ] of toLinear) {
      const light = Math.min(1, Math.max(0, byX * x + byY * y + byZ * z));
      const value = Math.round((curve[Math.round(light * 65_535)] ?? 0) * full);
      if (size === 2) out[to++] = value >> 8;
      out[to++] = value & 255;
    }
  }
  return out;
};
