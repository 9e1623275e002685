import { formats } from '../catalogue/formats.ts';
import { offeredPairs } from '../catalogue/pairs.ts';
import type { Engine } from './contract/engine.ts';
import { plan } from './plan.ts';

/** What this server converts: the pairs that the catalogue means to offer and that its engines can do. */
export type Offers = {
  /** Output format ids by input format id, in the catalogue's order. */
  readonly outputs: ReadonlyMap<string, readonly string[]>;
  readonly has: (from: string, to: string) => boolean;
};

/** Works out the offers of these engines. */
export const makeOffers = (engines: readonly Engine[]): Offers => {
  const outputs = new Map<string, string[]>();
  for (const { from, to } of offeredPairs())
    if (plan(engines, canonical(from), canonical(to))) outputs.set(from, [...(outputs.get(from) ?? []), to]);
  return { outputs, has: (from, to) => outputs.get(from)?.includes(to) ?? false };
};

const aliases = new Map(formats.flatMap(({ id, aliasOf }) => (aliasOf ? [[id, aliasOf] as const] : [])));

/** The format whose content a second spelling has: `jpg` of `jpeg`. */
const canonical = (id: string): string => aliases.get(id) ?? id;
