import type { PairTable } from '../../catalogue/pairs/pair-table.ts';
import type { Step } from './engine.ts';

/** The steps of a format table, completed by `rest`. */
export const stepsOf = (table: PairTable, rest: (from: string, to: string) => Omit<Step, 'from' | 'to'>): readonly Step[] =>
  Object.entries(table).flatMap(([from, outputs]) => outputs.split(' ').map((to): Step => ({ from, to, ...rest(from, to) })));
