import type { Format } from '../formats/format.ts';

/** How a format stores samples or pixels, in up to three words. */
export const exactnessOf = ({ capabilities: { lossless } }: Format): string =>
  lossless === 'always' ? 'Exact' : lossless === 'never' ? 'Lossy' : 'Exact or lossy';
