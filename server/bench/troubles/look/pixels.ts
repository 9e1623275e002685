import { type Finding, finding } from '../../fidelity/check.ts';
import { look, lookBytes } from '../../fidelity/look.ts';

/** A point and its expected colour: `#rrggbb`, or `clear` for transparent. */
export type Point = readonly [x: number, y: number, colour: string];

const hex = (bytes: Uint8Array): string => `#${Buffer.from(bytes).toString('hex')}`;
const isNear = (found: Uint8Array, colour: string, tolerance: number): boolean =>
  Buffer.from(colour.slice(1), 'hex').every((value, channel) => Math.abs(value - (found[channel] ?? 0)) <= tolerance);

/** Size and colours of a picture's first frame according to ImageMagick. */
export const pictureLooks = async (
  path: string,
  { size, points = [], tolerance = 3 }: { readonly size?: string; readonly points?: readonly Point[]; readonly tolerance?: number },
): Promise<readonly Finding[]> => {
  const first = `${path}[0]`;
  const stated = (await look('identify', '-quiet', '-format', '%wx%h', first)).trim();
  const width = Number(stated.split('x')[0]);
  const rgba = await lookBytes('convert', '-quiet', first, '-colorspace', 'sRGB', '-depth', '8', 'RGBA:-');
  return [
    ...(size ? [finding('size', stated === size, stated)] : []),
    ...points.map(([x, y, colour]) => {
      const at = rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
      const ok = colour === 'clear' ? (at[3] ?? 255) < 8 : (at[3] ?? 0) > 247 && isNear(at, colour, tolerance);
      return finding(`${colour} at ${x},${y}`, ok, hex(at));
    }),
  ];
};

/** Checks a picture of 20 by 40 with red above blue: 40 by 20 with red left of blue, shown turned by a quarter to the right. */
export const turnedHalves = (path: string, tolerance: number): Promise<readonly Finding[]> =>
  pictureLooks(path, {
    size: '20x40',
    points: [
      [10, 5, '#ff0000'],
      [10, 35, '#0000ff'],
    ],
    tolerance,
  });

/** A tag of a file according to ExifTool, from any block. */
const tagOf = async (path: string, tag: string): Promise<string> =>
  (await look('exiftool', '-s3', '-charset', 'utf8', `-${tag}`, path)).trim();

export const tagsAre = (path: string, tags: Readonly<Record<string, string>>): Promise<readonly Finding[]> =>
  Promise.all(
    Object.entries(tags).map(async ([tag, value]) => {
      const found = await tagOf(path, tag);
      return finding(tag, found === value, found);
    }),
  );
