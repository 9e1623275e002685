import { message } from '../../../catalogue/languages/message.ts';
import { hdrNote } from '../hdr-note.ts';
import { isPremultiplied, unassociate } from './codecs/associated-alpha.ts';
import { hdrOf } from './codecs/colour-numbers.ts';
import { heifHasGainMap } from './codecs/gain-map.ts';
import { numbersOfHeif } from './codecs/heif-colours.ts';
import { readHeif } from './codecs/libheif.ts';
import { openNative } from './open-native.ts';
import { wrapStated } from './open-stated.ts';
import type { Source } from './source.ts';

/** Opens the primary image of a HEIC or HEIF with its colours and camera data. */
export const openHeif = async (input: string): Promise<Source> => {
  const file = await Bun.file(input).bytes();
  const numbers = numbersOfHeif(file);
  const { png, images, isMapped } = readHeif(input, (image) => {
    if (isPremultiplied(file)) unassociate(image);
    return {
      png: wrapStated(image, image, numbers),
      images: image.images,
      isMapped: !image.icc && numbers !== undefined && hdrOf(numbers) !== undefined,
    };
  });
  const source = await openNative(png);
  const notes = [...(images > 1 ? [message('heifPictures', { images })] : []), ...(isMapped || heifHasGainMap(file) ? [hdrNote] : [])];
  return { ...source, lossy: true, density: undefined, notes };
};
