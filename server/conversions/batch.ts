import { Problem } from '../contract/problem.ts';

/** What a page draws at random and says with each form of a visit: at least as hard to guess as 128 bits are. */
export const batchPattern = '^[A-Za-z0-9_-]{22,64}$';

const isBatch = new RegExp(batchPattern);

/** Throws `invalid_request` for a field that holds anything else. */
export const checkBatch = (batch: string | undefined): void => {
  if (batch !== undefined && !isBatch.test(batch))
    throw new Problem('invalid_request', 'The field batch must be 22 to 64 letters, digits, - and _, drawn at random.');
};
