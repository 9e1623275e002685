import type { Attack } from './attack.ts';
import { bound, drawn, tables } from './extreme-images.ts';
import { office, written } from './extreme-texts.ts';

/** Small valid files that cause endless work or huge results: nesting, repetition, distant cells, long delays. */
export const extremes: readonly Attack[] = [...written, ...office, ...tables, ...drawn, ...bound];
