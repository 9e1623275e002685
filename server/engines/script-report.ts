import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { RunOutcome } from '../contract/run.ts';

/** Parses the JSON that one of our scripts printed as its last line. Throws if the schema does not accept it: then the script is at fault. */
export const scriptReport = <Schema extends TSchema>(schema: Schema, { stdout }: Pick<RunOutcome, 'stdout'>): Static<Schema> =>
  Value.Parse(schema, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
