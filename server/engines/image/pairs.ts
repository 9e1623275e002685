import { optionsFor } from '../../../catalogue/options.ts';
import type { Step } from '../../contract/engine.ts';

/** Output format ids by input format id, separated by spaces; every one is converted in steps.test.ts. */
export type StepTable = Readonly<Record<string, string>>;

/** Seconds that the slower codecs take for a usual photograph; 0.2 for all others. */
const seconds: Readonly<Record<string, number>> = { avif: 1.5, heic: 2, jxl: 1.5, jp2: 1.5, raw: 3 };

/** The steps of a table. */
export const stepsOf = (table: StepTable): readonly Step[] =>
  Object.entries(table).flatMap(([from, outputs]) =>
    outputs.split(' ').map((to): Step => {
      // On the way to something else all but 256 colours would be lost.
      const cost = 0.2 + (seconds[from] ?? 0) + (seconds[to] ?? 0) + (to === 'gif' ? 10 : 0);
      const options = optionsFor(from, to).map(({ id }) => id);
      return { from, to, cost, options, weight: cost % 10 > 1 ? 'medium' : 'light' };
    }),
  );
