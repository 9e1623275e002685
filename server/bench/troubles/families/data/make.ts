import { same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

type Pair = readonly [from: string, to: string];
type Input = string | Uint8Array | (() => Uint8Array | Promise<Uint8Array>);

const request = (name: string, source: string, [from, to]: Pair, input: Input) => ({
  ...{ name, source, from, to, file: `data.${from}` },
  input: () => (typeof input === 'function' ? input() : input),
});

/** A conversion whose result must equal this value according to an independent reader. */
export const gives = (name: string, source: string, pair: Pair, input: Input, wanted: unknown): Situation => ({
  ...request(name, source, pair, input),
  expect: JSON.stringify(wanted),
  check: async ({ path }) => [same('value', await readValue(path), wanted)],
});

/** A conversion whose result must contain the wanted texts and none of the unwanted. */
export const says = (
  name: string,
  source: string,
  pair: Pair,
  input: Input,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): Situation => ({
  ...request(name, source, pair, input),
  expect: wanted.join(' | '),
  check: async ({ text }) => [holds('text', await text(), ...wanted), lacks('text', await text(), ...unwanted)],
});

/** A situation with a custom check of the result and its notes. */
export const finds = (
  name: string,
  source: string,
  pair: Pair,
  input: Input,
  expect: string,
  check: Extract<Situation, { readonly check: unknown }>['check'],
): Situation => ({ ...request(name, source, pair, input), expect, check });
