/** Below this alpha a pixel counts as empty. */
const empty = 16;
const full = 240;
/** Antialiased edges cover less of an image than this. */
const edgeShare = 0.08;

/**
 * For targets with one-bit alpha. If soft alpha is more than antialiased edges (a glow, a shadow, pale glass), it is
 * composited on white in place instead of being dropped. Returns whether it was.
 */
export const layOnWhite = (rgba: Uint8Array): boolean => {
  let [seen, soft] = [0, 0];
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at] ?? 0;
    if (alpha > empty) seen++;
    if (alpha > empty && alpha < full) soft++;
  }
  if (soft < seen * edgeShare) return false;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    if (alpha <= empty) rgba[at + 3] = 0;
    else {
      for (let channel = 0; channel < 3; channel++)
        rgba[at + channel] = Math.round(((rgba[at + channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
      rgba[at + 3] = 255;
    }
  }
  return true;
};
