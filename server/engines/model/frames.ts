/** The length of a format's unit in metres, and its axis that points up. Absent where a format leaves it to its writers. */
type Frame = { readonly metres?: number; readonly up?: 'y' | 'z' };

/**
 * glTF: metres and y (2.0, 3.4). X3D: metres and y (ISO/IEC 19775-1, 4.3.5). 3MF and AMF: z, in millimetres once their lengths are plain.
 * STL says nothing; slicers and CAD programs mean millimetres and z.
 */
const frames: Readonly<Record<string, Frame>> = {
  glb: { metres: 1, up: 'y' },
  gltf: { metres: 1, up: 'y' },
  dae: { metres: 1, up: 'y' },
  x3d: { metres: 1, up: 'y' },
  stl: { metres: 0.001, up: 'z' },
  '3mf': { metres: 0.001, up: 'z' },
  amf: { metres: 0.001, up: 'z' },
  '3ds': { up: 'z' },
};

/** The frame in which Assimp hands over a scene: it turns 3DS, and reads the unit and axis that a COLLADA states. */
const frameRead = (format: string): Frame => (format === '3ds' ? { up: 'y' } : (frames[format] ?? {}));

/** A matrix in column order, as glTF writes them. */
export type Matrix = readonly number[];

export const unmoved: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const rounded = (value: number): number => Number(value.toPrecision(12));

/**
 * The matrix from a scene that was read from one format to another format: true lengths and upright, as far as both formats say so. OBJ, PLY,
 * OFF and X keep their numbers. See docs/decisions/0031.
 */
export const matrixBetween = (from: string, to: string): Matrix => {
  const [one, other] = [frameRead(from), frames[to] ?? {}];
  const scale = one.metres !== undefined && other.metres !== undefined ? rounded(one.metres / other.metres) : 1;
  const turns = one.up !== undefined && other.up !== undefined && one.up !== other.up;
  const [y, z] = turns && one.up === 'z' ? [-scale, scale] : [scale, -scale];
  const middle = turns ? [0, 0, y, 0, 0, z, 0, 0] : [0, scale, 0, 0, 0, 0, scale, 0];
  return [scale, 0, 0, 0, ...middle, 0, 0, 0, 1];
};

export const isUnmoved = (matrix: Matrix): boolean => matrix.every((value, at) => value === unmoved[at]);
