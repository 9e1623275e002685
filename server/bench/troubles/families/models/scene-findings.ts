import { same } from '../../../fidelity/check.ts';
import { readGlb } from '../../look/models.ts';
import { boundsOf, placedCorners } from '../../look/scene.ts';
import { objCorners } from './exchanged-builders.ts';

type Result = { readonly path: string };
/** Checks where a result's corners lie, with all parts in their places. */
export const liesAt =
  (bounds: string) =>
  async ({ path }: Result) => [same('bounds', boundsOf(await placedCorners(path)), bounds)];

/** Corners of an OBJ with their places on a picture. */
export const placedObj = objCorners.concat('\nvt 0 0.25\nvt 1 0.25\nvt 0 1\nvt 1 1');

/** Pictures within a GLB. */
export const pictureCount = async (path: string): Promise<number> =>
  ((await readGlb(path)).gltf.images ?? []).filter(({ bufferView }) => bufferView !== undefined).length;

/** Materials of a GLB as their base colours, with two decimals. */
export const baseColours = async (path: string): Promise<readonly string[]> =>
  ((await readGlb(path)).gltf.materials ?? []).map((one) =>
    ((Object(one).pbrMetallicRoughness?.baseColorFactor ?? []) as number[]).map((value) => Number(value.toFixed(2))).join(' '),
  );

/** Linear, which is 128 of 255 in sRGB. */
export const grey = 0.21586;
