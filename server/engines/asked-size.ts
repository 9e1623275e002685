import { message, type Quantity } from '../../catalogue/languages/message.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import { Problem } from '../contract/problem.ts';

/** The requested size in bytes. */
export const askedBytes = ({ targetSize }: OptionValues): number | undefined =>
  typeof targetSize === 'number' ? targetSize * 1_000_000 : undefined;

const megabytes = (bytes: number): Quantity => ({ amount: Number((bytes / 1e6).toFixed(2)), unit: 'megabyte' });

/** The problem for a target size that cannot be reached: `size` is the smallest possible result, in bytes. */
export const tooSmall = (limit: number, size: number, what: 'Document' | 'Recording'): Problem =>
  new Problem('invalid_option', message(`sizeTooSmall${what}`, { limit: megabytes(limit), size: megabytes(size) }), {
    option: 'targetSize',
  });
