import { numbersOfHeif } from './codecs/heif-colours.ts';
import { readHeif } from './codecs/libheif.ts';
import { openNative } from './open-native.ts';
import { wrapStated } from './open-stated.ts';
import type { Source } from './source.ts';

/** Opens a HEIC or HEIF: its primary picture, with its colours and camera data. */
export const openHeif = async (input: string): Promise<Source> => {
  const numbers = numbersOfHeif(await Bun.file(input).bytes());
  const { png, pictures } = readHeif(input, (picture) => ({
    png: wrapStated(picture, picture, numbers),
    pictures: picture.pictures,
  }));
  const source = await openNative(png);
  const note = pictures > 1 ? `The file holds ${pictures} pictures. The main one was converted.` : undefined;
  return { ...source, lossy: true, density: undefined, note };
};
