import { type Finding, same } from '../../fidelity/check.ts';
import type { Gltf } from './models.ts';
import { readGlb } from './models.ts';

type Point = readonly [number, number, number];
type Matrix = readonly number[];
type Node = {
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly matrix?: Matrix;
  readonly translation?: Point;
  readonly rotation?: readonly [number, number, number, number];
  readonly scale?: Point;
};
type Scene = Gltf & {
  readonly nodes?: readonly Node[];
  readonly scene?: number;
  readonly scenes?: readonly { nodes?: readonly number[] }[];
};

/** Product of two matrices in column order, as glTF writes them. */
const times = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, at) => [0, 1, 2, 3].reduce((sum, k) => sum + (a[k * 4 + (at % 4)] ?? 0) * (b[(at >> 2) * 4 + k] ?? 0), 0));

/** Matrix of a node (glTF 2.0, 3.5.3). */
const placeOf = ({
  matrix,
  translation: [x, y, z] = [0, 0, 0],
  rotation: [a, b, c, w] = [0, 0, 0, 1],
  scale: [k, l, m] = [1, 1, 1],
}: Node) =>
  matrix ?? [
    ...[k * (1 - 2 * (b * b + c * c)), k * 2 * (a * b + c * w), k * 2 * (a * c - b * w), 0],
    ...[l * 2 * (a * b - c * w), l * (1 - 2 * (a * a + c * c)), l * 2 * (b * c + a * w), 0],
    ...[m * 2 * (a * c + b * w), m * 2 * (b * c - a * w), m * (1 - 2 * (a * a + b * b)), 0],
    ...[x, y, z, 1],
  ];

/** Numbers of an accessor of floats or bytes, `across` in each row. */
const numbersOf = ({ gltf, binary }: { gltf: Gltf; binary: Buffer }, index: number | undefined, across: number): readonly number[][] => {
  const accessor = gltf.accessors[index ?? -1] as (Gltf['accessors'][number] & { readonly componentType?: number }) | undefined;
  if (!accessor) return [];
  const view = gltf.bufferViews[accessor.bufferView] as Gltf['bufferViews'][number] & { readonly byteStride?: number };
  const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const bytes = accessor.componentType === 5126 ? 4 : 1;
  return Array.from({ length: accessor.count }, (_, row) =>
    Array.from({ length: across }, (_unused, axis) => {
      const at = start + row * (view.byteStride ?? across * bytes) + axis * bytes;
      return bytes === 4 ? binary.readFloatLE(at) : binary.readUInt8(at) / 255;
    }),
  );
};

/** The corners of a GLB where its nodes put them. */
export const placedCorners = async (path: string): Promise<readonly Point[]> => {
  const file = await readGlb(path);
  const { nodes = [], scene = 0, scenes = [], meshes } = file.gltf as Scene;
  const found: Point[] = [];
  const visit = (index: number, above: Matrix): void => {
    const node = nodes[index] ?? {};
    const place = times(above, placeOf(node));
    for (const { attributes } of meshes[node.mesh ?? -1]?.primitives ?? [])
      for (const [x = 0, y = 0, z = 0] of numbersOf(file, attributes.POSITION, 3))
        found.push([0, 1, 2].map((axis) => [x, y, z, 1].reduce((sum, value, k) => sum + value * (place[k * 4 + axis] ?? 0), 0)) as never);
    for (const child of node.children ?? []) visit(child, place);
  };
  for (const root of scenes[scene]?.nodes ?? []) visit(root, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  return found;
};

/** Bounds of points, as `0..10 0..10 0..10`. */
export const boundsOf = (points: readonly (readonly number[])[], digits = 3): string =>
  [0, 1, 2]
    .map((axis) => points.map((point) => point[axis] ?? Number.NaN))
    .map((values) => [Math.min(...values), Math.max(...values)].map((value) => Number(value.toFixed(digits)) + 0).join('..'))
    .join(' ');

/** Colours of the corners of a GLB, as three digits of 0 to 1 with two decimals. */
export const cornerColours = async (path: string): Promise<readonly string[]> => {
  const file = await readGlb(path);
  return file.gltf.meshes.flatMap(({ primitives }) =>
    primitives.flatMap(({ attributes }) =>
      numbersOf(file, attributes.COLOR_0, 3 + Number(file.gltf.accessors[attributes.COLOR_0 ?? -1]?.type === 'VEC4')).map((colour) =>
        colour
          .slice(0, 3)
          .map((value) => Number(value.toFixed(2)))
          .join(' '),
      ),
    ),
  );
};

/** Triangles of a binary STL, each three corners. */
export const trianglesOf = async (path: string): Promise<readonly (readonly Point[])[]> => {
  const file = Buffer.from(await Bun.file(path).bytes());
  return Array.from({ length: file.readUInt32LE(80) }, (_, index) =>
    [0, 1, 2].map((corner) => [0, 1, 2].map((axis) => file.readFloatLE(84 + index * 50 + 12 + corner * 12 + axis * 4)) as never),
  );
};

const cross = ([a, b, c]: Point, [x, y, z]: Point): Point => [b * z - c * y, c * x - a * z, a * y - b * x];
const less = ([a, b, c]: Point, [x, y, z]: Point): Point => [a - x, b - y, c - z];

/** Signed volume of a closed surface: negative if its triangles face inwards. */
export const volumeOf = (triangles: readonly (readonly Point[])[]): number =>
  triangles.reduce((sum, [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]]) => {
    const [x, y, z] = cross(b, c);
    return sum + (a[0] * x + a[1] * y + a[2] * z) / 6;
  }, 0);

export const areaOf = (triangles: readonly (readonly Point[])[]): number =>
  triangles.reduce((sum, [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]]) => sum + Math.hypot(...cross(less(b, a), less(c, a))) / 2, 0);

/** Colours of the corners of a PLY in little-endian bytes whose other properties are floats, as `cornerColours`. */
export const plyColours = async (path: string): Promise<readonly string[]> => {
  const file = Buffer.from(await Bun.file(path).bytes());
  const [header = ''] = file.toString('latin1').split('element face', 1);
  const names = [...header.matchAll(/^property (\w+) (\w+)/gm)];
  const start = file.indexOf('end_header\n') + 11;
  const row = names.reduce((sum, [, kind]) => sum + (kind === 'uchar' ? 1 : 4), 0);
  const red = names
    .slice(
      0,
      names.findIndex(([, , name]) => name === 'red'),
    )
    .reduce((sum, [, kind]) => sum + (kind === 'uchar' ? 1 : 4), 0);
  return Array.from({ length: Number(/element vertex (\d+)/.exec(header)?.[1]) }, (_, at) =>
    [0, 1, 2].map((channel) => (file[start + at * row + red + channel] ?? 0) / 255).join(' '),
  );
};

export const fourColours = ['1 0 0', '0 1 0', '0 0 1', '1 1 0'];

/** Corners may be repeated for each face. */
export const hasFourColours = async ({ path }: { readonly path: string }): Promise<readonly Finding[]> => [
  same('colours', [...new Set(await cornerColours(path))].toSorted(), fourColours.toSorted()),
];
