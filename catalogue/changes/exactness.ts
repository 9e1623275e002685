import type { Format } from '../formats/format.ts';

/** How a format keeps samples or pixels, in a word or three. */
export const exactnessOf = ({ capabilities: { lossless } }: Format): string =>
  lossless === 'always' ? 'Exact' : lossless === 'never' ? 'Lossy' : 'Exact or lossy';
