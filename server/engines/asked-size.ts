import type { OptionValues } from '../../catalogue/options.ts';
import { Problem } from '../contract/problem.ts';

/** The requested size in bytes. */
export const askedBytes = ({ targetSize }: OptionValues): number | undefined =>
  typeof targetSize === 'number' ? targetSize * 1_000_000 : undefined;

const megabytes = (bytes: number): string => `${Number((bytes / 1e6).toFixed(2))} MB`;

/** The problem for a target size that cannot be reached: `size` is the smallest possible result, in bytes. */
export const tooSmall = (limit: number, size: number, what: string): Problem =>
  new Problem('invalid_option', `At most ${megabytes(limit)} is too little for this ${what}: the smallest has ${megabytes(size)}.`, {
    option: 'targetSize',
  });
