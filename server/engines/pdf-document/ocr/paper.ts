import type { GreyImage } from './shrink-to-grey.ts';

/** Minimum brightness of paper, its minimum share of the picture, and its tolerance in shades. */
const paper = { least: 160, share: 0.45, shades: 14 } as const;

/** The brightness of the paper, if it covers enough of the picture. */
export const paperOf = ({ grey }: GreyImage): number | undefined => {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] as number) + 1;
  let commonest = 0;
  for (const [value, n] of counts.entries()) if (n > (counts[commonest] as number)) commonest = value;
  const near = counts.subarray(Math.max(0, commonest - paper.shades), commonest + paper.shades + 1).reduce((sum, n) => sum + n, 0);
  return commonest >= paper.least && near >= paper.share * grey.length ? commonest : undefined;
};
