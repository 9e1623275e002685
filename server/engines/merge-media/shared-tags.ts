import type { OptionValues } from '../../../catalogue/options.ts';
import type { Part } from './parts.ts';

const kept = ['title', 'album', 'artist', 'album_artist', 'composer', 'genre', 'date', 'publisher', 'copyright', 'language'];

/** Tags on which all parts agree, such as the album of its tracks, as arguments. */
export const sharedTags = (parts: readonly Part[], { stripMetadata }: OptionValues): readonly string[] =>
  stripMetadata === true
    ? []
    : kept.flatMap((key) => {
        const [first, ...others] = parts.map(({ media }) => media.tags[key]);
        return first && others.every((one) => one === first) ? ['-metadata', `${key}=${first}`] : [];
      });
