import { expect, test } from 'bun:test';
import { isUnmoved, matrixBetween } from './frames.ts';

/** Where a matrix puts a point, without rounding errors. */
const put = (from: string, to: string, point: readonly number[]): readonly number[] => {
  const matrix = matrixBetween(from, to);
  return [0, 1, 2].map((row) => [...point, 1].reduce((sum, value, column) => sum + value * (matrix[column * 4 + row] ?? 0), 0) + 0);
};

test('millimetres that stand on z become metres that stand on y, and back', () => {
  for (const from of ['stl', '3mf', 'amf']) expect(put(from, 'glb', [1000, 2000, 3000])).toEqual([1, 3, -2]);
  for (const to of ['stl', '3mf'])
    for (const from of ['glb', 'gltf', 'dae', 'x3d']) expect(put(from, to, [1, 3, -2])).toEqual([1000, 2000, 3000]);
});

test('what a format leaves open stays', () => {
  for (const [from, to] of [
    ['obj', 'stl'],
    ['stl', 'obj'],
    ['ply', 'glb'],
    ['glb', 'obj'],
    ['obj', '3ds'],
    ['3mf', 'stl'],
    ['dae', 'glb'],
  ] as const)
    expect([from, to, isUnmoved(matrixBetween(from, to))]).toEqual([from, to, true]);
});

test('Assimp hands a 3DS over on y, without a unit', () => {
  expect(put('3ds', 'stl', [1, 2, 3])).toEqual([1, -3, 2]);
  expect(put('dae', '3ds', [1, 2, 3])).toEqual([1, -3, 2]);
  expect(isUnmoved(matrixBetween('3ds', 'glb'))).toBe(true);
});
