import type { ProblemCode } from '../../../catalogue/problems.ts';
import { Problem } from '../../contract/problem.ts';

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A problem that names the limit with both figures, in the sentence and as data. */
export const overLimit = (code: ProblemCode, what: string, unit: string, max: number, actual: number): Problem =>
  new Problem(code, `${what} ${number(actual)} ${unit}. The limit is ${number(max)}.`, { limit: { name: unit, max, actual } });
