import { factsOf } from '../../contract/problem.ts';
import type { ConversionState } from '../../conversions/conversion.ts';
import type { JobState } from '../job.ts';

/** A conversion's state as a job's state; a finished one gets its result once that is kept. */
export const stateOf = (state: ConversionState): JobState | undefined => {
  if (state.state === 'receiving') return undefined;
  if (state.state === 'queued' || state.state === 'working') return state;
  if (state.state === 'failed') return { state: 'failed', problem: factsOf(state.problem) };
  return state.state === 'cancelled' ? state : undefined;
};
