import type { Rule } from './change.ts';

/** Lists of records with fields of agreed names. */
const families: readonly ReadonlySet<string>[] = [new Set(['bib', 'csl.json'])];

const fields: Rule = (from, to) => {
  if (!families.some((family) => family.has(from.id) && family.has(to.id))) return undefined;
  return {
    topic: 'Fields',
    from: `Those of ${from.name}`,
    to: `Those of ${to.name}`,
    verdict: 'kept',
    sentence: `Each entry of the ${from.name} is an entry of the ${to.name}, with names, dates and titles in the fields that the ${to.name} has for them.`,
  };
};

/** What happens to records. */
export const recordRules: readonly Rule[] = [fields];
