import { appendFileSync } from 'node:fs';
import type { Step } from '../contract/engine.ts';

/** Names a step of an engine in the record of a test run. */
export const stepName = (engine: string, { from, to, operation }: Pick<Step, 'from' | 'to' | 'operation'>): string =>
  [engine, from, to, operation].filter(Boolean).join(' ');

/**
 * Notes that a test has led a real file through this step, where the run keeps a record (`STEP_RECORD` names its file).
 * Several test processes write to it at once: a line is appended in one call.
 */
export const recordStep = (engine: string, step: Pick<Step, 'from' | 'to' | 'operation'>): void => {
  if (process.env.STEP_RECORD) appendFileSync(process.env.STEP_RECORD, `${stepName(engine, step)}\n`);
};
