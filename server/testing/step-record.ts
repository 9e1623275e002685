import { appendFileSync } from 'node:fs';

/** Names a step of an engine in the record of a test run. */
export const stepName = (engine: string, from: string, to: string): string => `${engine} ${from} ${to}`;

/**
 * Notes that a test has led a real file through this step, where the run keeps a record (`STEP_RECORD` names its file).
 * Several test processes write to it at once: a line is appended in one call.
 */
export const recordStep = (engine: string, from: string, to: string): void => {
  if (process.env.STEP_RECORD) appendFileSync(process.env.STEP_RECORD, `${stepName(engine, from, to)}\n`);
};
