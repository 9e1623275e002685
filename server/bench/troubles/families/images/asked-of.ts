import { finding } from '../../../fidelity/check.ts';
import { lookBytes } from '../../../fidelity/look.ts';

/** Red, green, blue and opacity of a pixel of the first frame, by ImageMagick. */
export const pixelOf = async (path: string, x: number, y: number, frame = 0): Promise<readonly number[]> => [
  ...(await lookBytes('convert', '-quiet', `${path}[${frame}]`, '-crop', `1x1+${x}+${y}`, '-depth', '8', 'RGBA:-')).subarray(0, 4),
];
export const isAbout = (name: string, found: readonly number[], wanted: readonly number[], tolerance = 4) =>
  finding(
    name,
    wanted.every((value, at) => Math.abs(value - (found[at] ?? -99)) <= tolerance),
    found,
  );
