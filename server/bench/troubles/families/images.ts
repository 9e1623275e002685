import type { Situation } from '../situation.ts';
import { askedImages } from './images/asked.ts';
import { askedFurther } from './images/asked-further.ts';
import { auditedDrawings } from './images/audited-drawings.ts';
import { carriedOver } from './images/carried-over.ts';
import { cleanedImages } from './images/cleaned.ts';
import { colours } from './images/colours.ts';
import { drawings } from './images/drawings.ts';
import { editedImages } from './images/edited.ts';
import { everydayImages } from './images/everyday.ts';
import { everydayChanges } from './images/everyday-changes.ts';
import { everydayMoving } from './images/everyday-moving.ts';
import { looseDrawings } from './images/loose-drawings.ts';
import { moreDrawings } from './images/more-drawings.ts';
import { moving } from './images/moving.ts';
import { oddFiles } from './images/odd-files.ts';
import { imageOptions } from './images/options.ts';
import { pages } from './images/pages.ts';
import { rareFiles } from './images/rare-files.ts';
import { records } from './images/records.ts';
import { reported } from './images/reported.ts';
import { scaledImages } from './images/scaled.ts';
import { studio } from './images/studio.ts';

/** Situations of this family, from the files of the folder `images/`. */
export const images: readonly Situation[] = [
  ...drawings,
  ...records,
  ...rareFiles,
  ...colours,
  ...moreDrawings,
  ...reported,
  ...looseDrawings,
  ...moving,
  ...studio,
  ...pages,
  ...everydayImages,
  ...everydayMoving,
  ...askedImages,
  ...askedFurther,
  ...auditedDrawings,
  ...editedImages,
  ...imageOptions,
  ...cleanedImages,
  ...scaledImages,
  ...carriedOver,
  ...oddFiles,
  ...everydayChanges,
];
