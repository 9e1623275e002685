import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Geometry, Position } from './geometry.ts';

type Ring = readonly Position[];
type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** Twice the area that a ring goes around, positive where it does so counterclockwise. */
const areaOf = (ring: Ring): number => {
  let sum = 0;
  const [[firstX = 0, firstY = 0] = []] = ring;
  // From the first point on: far from the origin the products would eat up a small ring's digits.
  for (let index = 1; index < ring.length; index++) {
    const [[x = 0, y = 0] = [], [nextX = 0, nextY = 0] = []] = [ring[index - 1], ring[index]];
    sum += (x - firstX) * (nextY - firstY) - (nextX - firstX) * (y - firstY);
  }
  return sum;
};

/** The same ring in that direction, its end where it began. */
export const turned = (ring: Ring, counterclockwise: boolean): Ring => {
  const [first, last] = [ring[0], ring.at(-1)];
  const closed = first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
  return areaOf(closed) > 0 === counterclockwise ? closed : closed.toReversed();
};

const boxOf = (ring: Ring): Box => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
};

const holds = (outer: Box, inner: Box): boolean =>
  outer.west <= inner.west && outer.east >= inner.east && outer.south <= inner.south && outer.north >= inner.north;

/** Is the point within the ring? By how often a ray from it crosses the ring. */
const isWithin = (ring: Ring, [x = 0, y = 0]: Position): boolean => {
  let inside = false;
  for (let index = 1; index < ring.length; index++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[index - 1], ring[index]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** Looks at boxes and points that one shape may take to find out which of its holes is in which of its outlines: a second's work. */
const mostLooks = 200_000_000;

/**
 * The areas that rings make up. Outlines go clockwise in a shapefile, holes the other way, in any order; GeoJSON has it the other way round
 * (RFC 7946, 3.1.6). A hole that no outline holds is an outline. Throws `resource_limit` for a shape that would take too long.
 */
export const polygonsOf = (rings: readonly Ring[]): Geometry | undefined => {
  const kept = rings.filter((ring) => ring.length > 2).map((ring) => ({ ring, box: boxOf(ring), isHole: areaOf(ring) > 0 }));
  const outlines = kept.filter(({ isHole }) => !isHole).map(({ ring, box }) => ({ ring, box, holes: [] as Ring[] }));
  const alone: { readonly ring: Ring; readonly holes: readonly Ring[] }[] = [];
  let looks = 0;
  let before = -1;
  for (const { ring, box, isHole } of kept) {
    if (!isHole) {
      before++;
      continue;
    }
    const takes = (index: number): boolean => {
      const outline = outlines[index];
      if (!outline) return false;
      looks++;
      if (!holds(outline.box, box)) return false;
      looks += outline.ring.length;
      return isWithin(outline.ring, ring[0] ?? []) || isWithin(outline.ring, ring[Math.floor(ring.length / 2)] ?? []);
    };
    // The outline before it, mostly; else the smallest that is around it.
    let found = takes(before) ? before : -1;
    if (found < 0)
      for (let index = 0; index < outlines.length; index++) {
        if (looks > mostLooks) throw new WorkerProblem('resource_limit', 'A shape has too many outlines and holes.');
        if (takes(index) && (found < 0 || holds(outlines[found]?.box as Box, outlines[index]?.box as Box))) found = index;
      }
    const outline = outlines[found];
    if (outline) outline.holes.push(ring);
    else alone.push({ ring, holes: [] });
  }
  const areas = [...outlines, ...alone].map(({ ring, holes }) => [turned(ring, true), ...holes.map((hole) => turned(hole, false))]);
  const [first, ...others] = areas;
  if (!first) return undefined;
  return others.length === 0 ? { type: 'Polygon', coordinates: first } : { type: 'MultiPolygon', coordinates: [first, ...others] };
};
