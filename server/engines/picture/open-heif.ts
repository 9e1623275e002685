import { hdrNote } from '../hdr-note.ts';
import { hdrOf } from './codecs/colour-numbers.ts';
import { numbersOfHeif } from './codecs/heif-colours.ts';
import { readHeif } from './codecs/libheif.ts';
import { openNative } from './open-native.ts';
import { wrapStated } from './open-stated.ts';
import type { Source } from './source.ts';

/** Opens a HEIC or HEIF: its primary picture, with its colours and camera data. */
export const openHeif = async (input: string): Promise<Source> => {
  const numbers = numbersOfHeif(await Bun.file(input).bytes());
  const { png, pictures, isMapped } = readHeif(input, (picture) => ({
    png: wrapStated(picture, picture, numbers),
    pictures: picture.pictures,
    isMapped: !picture.icc && numbers !== undefined && hdrOf(numbers) !== undefined,
  }));
  const source = await openNative(png);
  const notes = [
    ...(pictures > 1 ? [`The file holds ${pictures} pictures. The main one was converted.`] : []),
    ...(isMapped ? [hdrNote] : []),
  ];
  return { ...source, lossy: true, density: undefined, note: notes.join(' ') || undefined };
};
