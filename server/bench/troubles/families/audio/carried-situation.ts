import { finding, near } from '../../../fidelity/check.ts';
import { exif, probed } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';

export const lasts = async (path: string, seconds: number) => near('seconds', Number((await probed(path)).format.duration), seconds, 0.1);

/** Situations whose result is read by exiftool: each pattern must match one of its tags, `"Group:Name":"value"`. */
export const carried = (
  name: string,
  source: string,
  from: string,
  to: string,
  input: () => Uint8Array | Promise<Uint8Array>,
  expect: string,
  ...wanted: readonly RegExp[]
): Situation => ({
  name,
  source,
  file: `song.${from}`,
  input,
  from,
  to,
  expect,
  check: async ({ path }) => {
    const ofFile = ([key]: readonly [string, string]): boolean => !/^(?:System|File|ExifTool|MPEG|Composite):/.test(key);
    const all = JSON.stringify(Object.fromEntries(Object.entries(await exif(path)).filter(ofFile)));
    return [...wanted.map((one) => finding(one.source, one.test(all), all)), await lasts(path, 1)];
  },
});
