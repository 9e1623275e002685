import type { Chromaticities } from './colour-numbers.ts';

export type Vector = readonly [number, number, number];
export type Matrix = readonly [Vector, Vector, Vector];

const apply = (matrix: Matrix, [x, y, z]: Vector): Vector => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Vector;

const transpose = (matrix: Matrix): Matrix => [0, 1, 2].map((column) => matrix.map((row) => row[column])) as unknown as Matrix;

/** Matrix product: applies `other`, then `one`. */
export const multiply = (one: Matrix, other: Matrix): Matrix =>
  transpose(transpose(other).map((column) => apply(one, column)) as unknown as Matrix);

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];

export const invert = ([a, b, c]: Matrix): Matrix => {
  const columns = [cross(b, c), cross(c, a), cross(a, b)] as const;
  const determinant = a[0] * columns[0][0] + a[1] * columns[0][1] + a[2] * columns[0][2];
  return transpose(columns.map((column) => column.map((value) => value / determinant)) as unknown as Matrix);
};

const diagonal = ([x, y, z]: Vector): Matrix => [
  [x, 0, 0],
  [0, y, 0],
  [0, 0, z],
];

/** XYZ of light with luminance 1 at a point of the CIE 1931 diagram. */
export const lightAt = ([x, y]: readonly [number, number]): Vector => [x / y, 1, (1 - x - y) / y];

const black = [1, 1] as const;

/** From linear RGB to XYZ; 1, 1, 1 is white (SMPTE RP 177). */
export const toXyz = ([red = black, green = black, blue = black, white = black]: Chromaticities): Matrix => {
  const lights = transpose([lightAt(red), lightAt(green), lightAt(blue)]);
  return multiply(lights, diagonal(apply(invert(lights), lightAt(white))));
};

/** Bradford cone responses (ICC.1, annex E). */
const cones: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Chromatic adaptation of XYZ from one white point to another. */
export const adapt = (from: Vector, to: Vector): Matrix => {
  const [seen, wanted] = [apply(cones, from), apply(cones, to)];
  return multiply(invert(cones), multiply(diagonal(wanted.map((value, at) => value / (seen[at] ?? 1)) as unknown as Vector), cones));
};
