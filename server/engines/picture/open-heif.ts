import { readHeif } from './codecs/libheif.ts';
import { wrapAsPng } from './codecs/png.ts';
import { openNative } from './open-native.ts';
import type { Source } from './source.ts';

/** Opens a HEIC or HEIF: its primary picture, with profile and camera data. */
export const openHeif = async (input: string): Promise<Source> => {
  const { png, pictures } = readHeif(input, (picture) => ({ png: wrapAsPng(picture, picture), pictures: picture.pictures }));
  const source = await openNative(png);
  const note = pictures > 1 ? `The file holds ${pictures} pictures. The main one was converted.` : undefined;
  return { ...source, lossy: true, density: undefined, note };
};
