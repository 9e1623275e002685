import type { Situation } from '../../situation.ts';

type Check = Extract<Situation, { check: unknown }>['check'];

/** A font with its situation: `file` has the ending that people gave it. */
export const of = (
  name: string,
  source: string,
  [file, from, to]: readonly [file: string, from: string, to: string],
  input: Situation['input'],
  expect: string,
  check: Check,
): Situation => ({ name, source, file, from, to, input, expect, check });

export const unpacking = 'Fonts of a collection come out as WOFF or WOFF2: a conversion of TTF to TTF is not offered.';
