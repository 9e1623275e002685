import sharp from 'sharp';
import { near } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { type Point, pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { png } from './everyday-builders.ts';

export const looks = (
  name: string,
  source: string,
  kinds: readonly [file: string, from: string, to: string],
  input: Situation['input'],
  points: readonly Point[],
  size?: string,
  tolerance = 4,
): Situation =>
  of(
    name,
    source,
    kinds,
    input,
    `${size ? `${size}, ` : ''}${points.map(([x, y, colour]) => `${colour} at ${x},${y}`).join(', ')}`,
    ({ path }) => pictureLooks(path, { points, tolerance, ...(size && { size }) }),
  );
export const svg = (attributes: string, inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

export const pageIs = async (path: string, width: number, height: number) => {
  const [, wide = '0', high = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
  return [near('width', Number(wide), width, 0.6), near('height', Number(high), height, 0.6)];
};
export const camera = { Make: 'TestCam', DateTimeOriginal: '2024:05:06 07:08:09' };
export const place = { GPSLatitude: `52 deg 30' 0.00" N` };
export const times = async (path: string): Promise<readonly number[] | undefined> => (await sharp(path, { pages: -1 }).metadata()).delay;

export const halfClear16 = () =>
  png({
    width: 8,
    height: 8,
    depth: 16,
    kind: 6,
    row: () =>
      [
        ...Array.from({ length: 4 }, () => [255, 255, 0, 0, 0, 0, 255, 255]),
        ...Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => 0)),
      ].flat(),
  });
