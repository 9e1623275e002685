const bitReader = (bytes: Uint8Array) => {
  let at = 0;
  return (count: number): number => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, at++) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
};

/** Bits needed for a time within one second of this many ticks. */
const bitsFor = (ticks: number): number => Math.max(1, Math.ceil(Math.log2(ticks)));

/** Features of an MPEG-4 layer that old players lack. */
export type LayerTools = { readonly globalMotion: boolean; readonly quarterPixels: boolean };

/** Skips a quantiser matrix: 64 bytes, or fewer with a terminating 0. */
const skipMatrix = (bits: (count: number) => number): void => {
  if (bits(1) === 0) return;
  for (let left = 64; left > 0 && bits(8) !== 0; left--);
};

/**
 * Reads the features that an MPEG-4 layer header enables (ISO/IEC 14496-2, 6.2.3): `sprite_enable` equal to 2, and
 * `quarter_sample`. FFmpeg reports the latter only after decoding an image, which it skips if the container states the rest.
 */
export const layerTools = (bytes: Uint8Array): LayerTools => {
  const start = bytes.findIndex(
    (_, i) => bytes[i] === 0 && bytes[i + 1] === 0 && bytes[i + 2] === 1 && ((bytes[i + 3] ?? 0) & 0xf0) === 0x20,
  );
  if (start < 0) return { globalMotion: false, quarterPixels: false };
  const bits = bitReader(bytes.subarray(start + 4));
  bits(9);
  let version = 1;
  if (bits(1)) {
    version = bits(4);
    bits(3);
  }
  if (bits(4) === 15) bits(16);
  if (bits(1)) {
    bits(3);
    if (bits(1)) bits(79);
  }
  const shape = bits(2);
  bits(1);
  const ticks = bits(16);
  bits(1);
  if (bits(1)) bits(bitsFor(ticks));
  if (shape === 0) bits(29);
  bits(2);
  const sprite = bits(version === 1 ? 1 : 2);
  const globalMotion = sprite === 2;
  if (sprite === 1) bits(56);
  if (sprite > 0) bits(9);
  if (sprite === 1) bits(1);
  if (version !== 1 && shape !== 0) bits(1);
  if (bits(1)) bits(8);
  if (bits(1)) {
    skipMatrix(bits);
    skipMatrix(bits);
  }
  return { globalMotion, quarterPixels: version !== 1 && bits(1) === 1 };
};
