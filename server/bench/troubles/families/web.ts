import type { Situation } from '../situation.ts';
import { images } from './web/images.ts';
import { lists } from './web/lists.ts';
import { mathematics } from './web/mathematics.ts';
import { numbering } from './web/numbering.ts';
import { styles } from './web/styles.ts';

/** Situations of this family, from the files of the folder `web/`. */
export const web: readonly Situation[] = [...numbering, ...mathematics, ...styles, ...images, ...lists];
