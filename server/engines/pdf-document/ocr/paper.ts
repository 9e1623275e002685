import type { GreyImage } from './shrink-to-grey.ts';

/** Paper is this light at least, and fills this part of the picture within so many shades. */
const paper = { least: 160, share: 0.45, shades: 14 } as const;

/** The brightness of the paper, where much of the picture is of it. */
export const paperOf = ({ grey }: GreyImage): number | undefined => {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] as number) + 1;
  let commonest = 0;
  for (const [value, n] of counts.entries()) if (n > (counts[commonest] as number)) commonest = value;
  const near = counts.subarray(Math.max(0, commonest - paper.shades), commonest + paper.shades + 1).reduce((sum, n) => sum + n, 0);
  return commonest >= paper.least && near >= paper.share * grey.length ? commonest : undefined;
};
