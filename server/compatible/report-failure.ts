import { asProblem } from '../contract/problem.ts';
import type { Services } from '../node/services.ts';
import { logFailure } from '../observability/log.ts';
import type { RequestRecord } from '../requests/request-record.ts';
import { Refusal } from './gotenberg/refusal.ts';

/** Logs and counts what a request threw if it is an internal error that no conversion has reported. */
export const reportFailure = ({ metrics }: Services, { id, reported }: RequestRecord, thrown: unknown): void => {
  if (reported || thrown instanceof Refusal || asProblem(thrown).code !== 'internal_error') return;
  metrics.failed('request');
  logFailure('request_failed', thrown, id);
};
