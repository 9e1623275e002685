import type { Check, Situation } from '../situation.ts';

/** A situation with its file, which has the ending that people gave it. */
export const of = (
  name: string,
  source: string,
  [file, from, to]: readonly [file: string, from: string, to: string],
  input: Situation['input'],
  expect: string,
  check: Check,
): Situation => ({ name, source, file, from, to, input, expect, check });
