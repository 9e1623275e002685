import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Geometry, Position } from './geometry.ts';

type Ring = readonly Position[];
type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** Twice the signed area of a ring, positive if counterclockwise. */
const areaOf = (ring: Ring): number => {
  let sum = 0;
  const [[firstX = 0, firstY = 0] = []] = ring;
  // Relative to the first point: far from the origin the products would lose a small ring's precision.
  for (let index = 1; index < ring.length; index++) {
    const [[x = 0, y = 0] = [], [nextX = 0, nextY = 0] = []] = [ring[index - 1], ring[index]];
    sum += (x - firstX) * (nextY - firstY) - (nextX - firstX) * (y - firstY);
  }
  return sum;
};

/** The closed ring in the given direction. */
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

/** Even-odd test: is the point inside the ring? */
const isWithin = (ring: Ring, [x = 0, y = 0]: Position): boolean => {
  let inside = false;
  for (let index = 1; index < ring.length; index++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[index - 1], ring[index]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** Maximum number of box and point tests per shape to assign holes to outlines: about a second. */
const mostLooks = 200_000_000;

/**
 * Groups rings into polygons. In a shapefile outlines are clockwise and holes counterclockwise, in any order; GeoJSON uses the opposite
 * (RFC 7946, 3.1.6). A hole outside all outlines becomes an outline. Throws `resource_limit` for a shape that would take too long.
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
    // Usually the preceding outline; otherwise the smallest that contains the hole.
    let found = takes(before) ? before : -1;
    if (found < 0)
      for (let index = 0; index < outlines.length; index++) {
        if (looks > mostLooks) throw new WorkerProblem('resource_limit', message('shapeOutlines'));
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
