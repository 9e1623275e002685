import type { Situation } from '../situation.ts';
import { auditedArchives } from './archives/audited.ts';
import { disguised } from './archives/disguised.ts';
import { entries } from './archives/entries.ts';
import { further } from './archives/further.ts';
import { kept } from './archives/kept.ts';
import { kinds } from './archives/kinds.ts';
import { oldNames } from './archives/names.ts';
import { packages } from './archives/packages.ts';
import { streams } from './archives/streams.ts';

/** Situations of this family, from the files of the folder `archives/`. */
export const archives: readonly Situation[] = [
  ...oldNames,
  ...disguised,
  ...packages,
  ...entries,
  ...kinds,
  ...further,
  ...kept,
  ...streams,
  ...auditedArchives,
];
