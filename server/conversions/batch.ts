import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';

/** Random id that a page sends with each form of a visit: at least 128 bits. */
export const batchPattern = '^[A-Za-z0-9_-]{22,64}$';

const isBatch = new RegExp(batchPattern);

/** Throws `invalid_request` for an invalid id. */
export const checkBatch = (batch: string | undefined): void => {
  if (batch !== undefined && !isBatch.test(batch)) throw new Problem('invalid_request', message('batchForm'));
};
