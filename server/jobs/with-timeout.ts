import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';

/** Runs `work` with a timeout; only an abort by that timeout becomes the problem. */
export const withTimeout = async <Result>(
  seconds: number,
  late: Problem,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const limit = AbortSignal.timeout(seconds * 1000);
  try {
    return await work(AbortSignal.any([outer, limit]));
  } catch (thrown) {
    throw limit.aborted && thrown === limit.reason ? late : thrown;
  }
};

/** The problem of a conversion, or a step, that timed out. */
export const conversionTimeout = (seconds: number): Problem =>
  new Problem('conversion_timeout', message('secondsLimit', { seconds }), { limit: { name: 'seconds', max: seconds } });
