import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './run-situation.ts';
import type { Family } from './situation.ts';

/** The product's result when a situation was first tried, before any fix for it. */
export type FirstTry = { readonly date: string; readonly right: boolean; readonly said?: string };

export type FirstTries = Readonly<Record<string, FirstTry>>;

const fileOf = (family: Family): string => join(import.meta.dir, 'first-tries', `${family}.json`);

export const readFirstTries = async (family: Family): Promise<FirstTries> =>
  existsSync(fileOf(family)) ? ((await Bun.file(fileOf(family)).json()) as FirstTries) : {};

/** Records the verdicts of situations tried for the first time; existing records are never overwritten. */
export const recordFirstTries = async (family: Family, verdicts: readonly Verdict[]): Promise<void> => {
  const known = await readFirstTries(family);
  const date = new Date().toISOString().slice(0, 10);
  const fresh = verdicts
    .filter(({ situation }) => !Object.hasOwn(known, situation.name))
    .map(({ situation, right, said }) => [situation.name, { date, right, ...(right ? {} : { said }) }]);
  await Bun.write(fileOf(family), `${JSON.stringify({ ...known, ...Object.fromEntries(fresh) }, undefined, 2)}\n`);
};
