import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

/** Limit of self-crossings of a line; about a hundred million are drawn per second. */
const mostCrossings = 300_000_000;

/** Number of arguments per path command (SVG 2, 9.3). */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

/** Total travel of a line, in both directions, and its extent, along one axis. */
const makeAxis = () => {
  let [way, low, high] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    to: (from: number, place: number): void => {
      way += Math.abs(place - from);
      low = Math.min(low, from, place);
      high = Math.max(high, from, place);
    },
    /** Average number of overlapping pieces of the line. */
    pieces: (): number => (high > low ? way / (high - low) : 0),
  };
};

const pathCrossings = (path: string): number => {
  const axes = [makeAxis(), makeAxis()] as const;
  let at: readonly [number, number] = [0, 0];
  let command = 'M';
  let numbers: number[] = [];
  const draw = (): void => {
    const kind = command.toLowerCase();
    const base = command === kind ? at : ([0, 0] as const);
    const [first = 0] = numbers;
    const points: (readonly [number, number])[] = [];
    if (kind === 'h') points.push([base[0] + first, at[1]]);
    else if (kind === 'v') points.push([at[0], base[1] + first]);
    // Counts the end point of an arc; for a curve its control points too, so that its length is never underestimated.
    else
      for (let index = kind === 'a' ? 5 : 0; index + 1 < numbers.length; index += 2)
        points.push([base[0] + (numbers[index] ?? 0), base[1] + (numbers[index + 1] ?? 0)]);
    for (const point of points) {
      if (kind !== 'm') for (const axis of [0, 1] as const) axes[axis].to(at[axis], point[axis]);
      at = point;
    }
    if (kind === 'm') command = command === 'm' ? 'l' : 'L';
  };
  for (const [token] of path.matchAll(/[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)) {
    if (/^[a-z]/i.test(token)) {
      command = token;
      numbers = [];
    } else if (numbers.push(Number(token)) === (takes[command.toLowerCase()] ?? 0)) {
      draw();
      numbers = [];
    }
  }
  return axes[0].pieces() * axes[1].pieces();
};

/**
 * Refuses a drawing with a line that crosses itself so often that drawing takes minutes. The work of renderers grows with
 * the crossings, not with the pieces: a long coastline passes, a scribble of the same length does not.
 */
export const checkCrossings = (drawing: string): void => {
  let actual = 0;
  for (const [, path = '', corners] of drawing.matchAll(/\s(?:d|points)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const line = path || corners || '';
    // A shorter line can't reach the limit.
    if (line.length > 10_000) actual += pathCrossings(line);
    if (actual > mostCrossings)
      throw new WorkerProblem('resource_limit', message('crossings', { actual: Math.round(actual / 1e6), max: mostCrossings / 1e6 }), {
        name: 'crossings',
        max: mostCrossings,
        actual: Math.round(actual),
      });
  }
};
