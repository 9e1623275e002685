import { appendFileSync } from 'node:fs';
import type { Step } from '../contract/engine.ts';

/** The name of an engine's step in the record of a test run. */
export const stepName = (engine: string, { from, to, operation }: Pick<Step, 'from' | 'to' | 'operation'>): string =>
  [engine, from, to, operation].filter(Boolean).join(' ');

/**
 * Records that a test ran this step on a real file, if the run keeps a record (`STEP_RECORD` names its file).
 * Several test processes write to it at once: each line is appended in one call.
 */
export const recordStep = (engine: string, step: Pick<Step, 'from' | 'to' | 'operation'>): void => {
  if (process.env.STEP_RECORD) appendFileSync(process.env.STEP_RECORD, `${stepName(engine, step)}\n`);
};
