import type { Attack } from './attack.ts';
import { bound, drawn, tables } from './extreme-images.ts';
import { office, written } from './extreme-texts.ts';

/** Small files that ask for endless work or endless results by audio means: nesting, repetition, far places, long waits. */
export const extremes: readonly Attack[] = [...written, ...office, ...tables, ...drawn, ...bound];
