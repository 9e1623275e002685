/** Decodes a half float (IEEE 754 binary16); NaN becomes 0, infinity the largest number. */
export const half = (value: number): number => {
  const [exponent, fraction] = [(value >> 10) & 31, value & 1023];
  const size =
    exponent === 0 ? fraction * 2 ** -24 : exponent === 31 ? (fraction ? 0 : 65_504) : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return value & 0x8000 ? -size : size;
};

/** Converts linear light, where 1 is white, to 16 bits on the curve of sRGB (IEC 61966-2-1). */
export const fromLight = (light: number): number => {
  const clipped = Math.min(1, Math.max(0, light)) || 0;
  return Math.round(65_535 * (clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055));
};
