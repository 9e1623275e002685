import { expect, test } from 'bun:test';
import type { ShapeStep } from '../model.ts';
import { isRoundedRectangle, isUprightRectangle } from './paths.ts';

/** Distance of the control points of a quarter circle from its ends, in radii. */
const handle = 0.5523;

/** A box of this size and corner radius; `tail` protrudes from its lower side. */
const roundedBox = (width: number, height: number, radius: number, tail = 0): ShapeStep[] => {
  const far = radius * (1 - handle);
  const curve = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): ShapeStep => ({
    kind: 'curve',
    x1,
    y1,
    x2,
    y2,
    x,
    y,
  });
  return [
    { kind: 'move', x: radius, y: 0 },
    { kind: 'line', x: width - radius, y: 0 },
    curve(width - far, 0, width, far, width, radius),
    { kind: 'line', x: width, y: height - radius },
    curve(width, height - far, width - far, height, width - radius, height),
    ...(tail ? [{ kind: 'line' as const, x: width / 2, y: height + tail }] : []),
    { kind: 'line', x: radius, y: height },
    curve(far, height, 0, height - far, 0, height - radius),
    { kind: 'line', x: 0, y: radius },
    curve(0, far, far, 0, radius, 0),
    { kind: 'close' },
  ];
};

test('a box with rounded corners is recognised, up to a pill', () => {
  expect(isRoundedRectangle(roundedBox(200, 80, 9))).toBe(true);
  expect(isRoundedRectangle(roundedBox(200, 80, 40))).toBe(true);
  expect(isUprightRectangle(roundedBox(200, 80, 9))).toBe(false);
});

test('a circle, a bubble with a tail and a square without round corners are none', () => {
  expect(isRoundedRectangle(roundedBox(80, 80, 40))).toBe(false);
  expect(isRoundedRectangle(roundedBox(200, 80, 9, 30))).toBe(false);
  expect(isRoundedRectangle(roundedBox(200, 80, 9).map((s) => (s.kind === 'curve' ? { kind: 'line', x: s.x, y: s.y } : s)))).toBe(false);
});

test('a rectangle may begin in the middle of a side', () => {
  const corners = [
    [40, 0],
    [0, 0],
    [0, 50],
    [80, 50],
    [80, 0],
  ] as const;
  const path = (points: readonly (readonly [number, number])[]): ShapeStep[] => [
    ...points.map(([x, y], n): ShapeStep => ({ kind: n === 0 ? 'move' : 'line', x, y })),
    { kind: 'close' },
  ];
  expect(isUprightRectangle(path([...corners, [40, 0]]))).toBe(true);
  expect(isUprightRectangle(path(corners))).toBe(true);
  expect(isUprightRectangle(path([[40, 10], ...corners.slice(1), [40, 10]]))).toBe(false);
});
