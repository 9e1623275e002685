import { expect, test } from 'bun:test';
import { identity } from './geometry.ts';
import { gradientColour } from './gradient-colour.ts';
import { interpret } from './interpret.ts';

const axial = (stops: readonly (readonly [number, string])[]) => ['RadialAxial', 'axial', null, stops, [0, 0], [0, 41], null, null];
const page = { x0: 0, y0: 0, x1: 595, y1: 842 };

test('a gradient counts as the colour that it has on the whole', () => {
  expect(
    gradientColour(
      axial([
        [0, '#1e40af'],
        [1, '#1e3a8a'],
      ]),
    ),
  ).toBe('#1e3d9d');
  // The colours of the first and the last stop extend beyond them.
  expect(
    gradientColour(
      axial([
        [0.5, '#000000'],
        [0.5, '#ffffff'],
      ]),
    ),
  ).toBe('#808080');
});

test('other patterns have no colour of their own', () => {
  expect(gradientColour(['Mesh', 4])).toBeUndefined();
  expect(gradientColour(undefined)).toBeUndefined();
});

test('what is filled with a gradient is a ground of its colour', () => {
  const operators = { setFillColorN: 1, constructPath: 2, fill: 3 };
  const rectangle = Float32Array.from([0, 100, 100, 1, 300, 100, 1, 300, 200, 1, 100, 200, 4]);
  const list = {
    fnArray: [1, 2],
    argsArray: [
      ['Shading', 'p1'],
      [3, [rectangle], null],
    ],
  };
  const fills = (patternOf: (id: unknown) => unknown) =>
    interpret(list as never, operators as never, identity, page, [], (() => undefined) as never, undefined, patternOf).fills.map(
      (f) => f.colour,
    );
  expect(
    fills((id) =>
      id === 'p1'
        ? axial([
            [0, '#204060'],
            [1, '#204060'],
          ])
        : undefined,
    ),
  ).toEqual(['#204060']);
  expect(fills(() => undefined)).toEqual(['#c0c0c0']);
});

test('a gradient that fills its clip is a ground, and what a soft mask fades is none', () => {
  const operators = { clip: 1, constructPath: 2, endPath: 3, shadingFill: 4, setGState: 5, fill: 6 };
  const rectangle = Float32Array.from([0, 100, 100, 1, 300, 100, 1, 300, 200, 1, 100, 200, 4]);
  const painted = (...list: readonly (readonly [number, readonly unknown[]])[]) =>
    interpret(
      { fnArray: list.map(([name]) => name), argsArray: list.map(([, args]) => args) },
      operators,
      identity,
      page,
      [],
      (() => undefined) as never,
      undefined,
      (id) => (id === 'p1' ? axial([[0, '#204060']]) : undefined),
    );
  const clip = [
    [1, []],
    [2, [3, [rectangle], null]],
  ] as const;
  expect(painted(...clip, [4, ['p1']]).fills).toEqual([{ box: { x0: 100, y0: 100, x1: 300, y1: 200 }, colour: '#204060' }]);
  expect(painted(...clip, [4, ['p2']]).fills).toEqual([]);
  const shadow = painted([5, [[['SMask', {}]]]], [2, [6, [rectangle], null]]);
  expect(shadow.fills).toEqual([]);
  expect(shadow.drawings.map((d) => 'opacity' in d && d.opacity)).toEqual([0.3]);
  const plain = painted([5, [[['SMask', {}]]]], [5, [[['SMask', false]]]], [2, [6, [rectangle], null]]);
  expect(plain.fills).toHaveLength(1);
});
