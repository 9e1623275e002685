import type { Situation } from '../situation.ts';
import { agendas } from './data/agendas.ts';
import { auditedData } from './data/audited.ts';
import { delimited } from './data/delimited.ts';
import { further } from './data/further.ts';
import { drawnMaps } from './data/maps.ts';
import { markup } from './data/markup.ts';
import { places } from './data/places.ts';
import { references } from './data/references.ts';
import { reportedData } from './data/reported.ts';
import { reportedTables } from './data/reported-tables.ts';
import { strictData } from './data/strict.ts';
import { trees } from './data/trees.ts';

/** Situations of this family, from the files of the folder `data/`. */
export const data: readonly Situation[] = [
  ...delimited,
  ...trees,
  ...markup,
  ...places,
  ...references,
  ...further,
  ...strictData,
  ...drawnMaps,
  ...agendas,
  ...reportedTables,
  ...reportedData,
  ...auditedData,
];
