import { type Finding, same } from '../../fidelity/check.ts';
import { look } from '../../fidelity/look.ts';
import { boundsOf } from './scene.ts';

type Point = readonly [number, number, number];
type Path = { readonly path: string };

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const tagsOf = (text: string, name: string): readonly Readonly<Record<string, string>>[] =>
  [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b[^<>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

/** The unit, corners and number of triangles of a 3MF of one part whose items are objects with meshes. Corners lie where items put them. */
export const read3mf = async (
  path: string,
): Promise<{ readonly unit: string; readonly corners: readonly Point[]; readonly triangles: number; readonly text: string }> => {
  const text = await look('unzip', '-p', path, '3D/*.model');
  const objects = new Map(
    [...text.matchAll(/<object\b([^<>]*)>([\s\S]*?)<\/object>/g)].map(([, tag = '', content = '']) => [attributesOf(tag).id, content]),
  );
  const corners = tagsOf(text, 'item').flatMap(({ objectid = '', transform = '1 0 0 0 1 0 0 0 1 0 0 0' }) => {
    const matrix = transform.trim().split(/\s+/).map(Number);
    return tagsOf(objects.get(objectid) ?? '', 'vertex').map(({ x, y, z }) =>
      [0, 1, 2].map((axis) => [x, y, z, 1].reduce<number>((sum, value, row) => sum + Number(value) * (matrix[row * 3 + axis] ?? 0), 0)),
    );
  }) as unknown as readonly Point[];
  const unit = /<model\b[^<>]*\sunit="(\w+)"/.exec(text)?.[1] ?? 'millimeter';
  return { unit, corners, triangles: text.split('<triangle ').length - 1, text };
};

/** Whether a 3MF lies between these bounds, in millimetres. */
export const is3mf =
  (bounds: string) =>
  async ({ path }: Path): Promise<readonly Finding[]> => {
    const { unit, corners } = await read3mf(path);
    return [same('unit', unit, 'millimeter'), same('bounds', boundsOf(corners), bounds)];
  };
