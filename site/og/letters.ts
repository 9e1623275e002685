import { scriptOf } from './lines.ts';
import { localImages } from './local-images.ts';

/** Every letter that the social images of a script are written with, in order. */
export const lettersOf = (script: string): string =>
  [
    ...new Set(
      [...localImages.values()].flatMap((images) =>
        [...images.values()].flatMap(({ title, text, language }) =>
          language && scriptOf(language) === script ? [...`${title}${text}`] : [],
        ),
      ),
    ),
  ]
    .sort()
    .join('');
