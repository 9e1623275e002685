import type { Situation } from '../situation.ts';
import { auditedFonts } from './fonts/audited.ts';
import { keptFonts } from './fonts/kept.ts';
import { keptContainers } from './fonts/kept-containers.ts';
import { repairedFonts } from './fonts/repaired.ts';

/** Situations of this family, from the files of the folder `fonts/`. */
export const fonts: readonly Situation[] = [...repairedFonts, ...keptFonts, ...keptContainers, ...auditedFonts];
