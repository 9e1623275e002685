import { type finding, near, same } from '../../../fidelity/check.ts';
import { lookBytes } from '../../../fidelity/look.ts';
import { made, probed } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';

type Check = (path: string) => Promise<readonly ReturnType<typeof finding>[]>;

/** A situation whose input FFmpeg makes with these arguments. */
export const passed = (
  name: string,
  source: string,
  [from, to]: readonly [string, string],
  args: string,
  expect: string,
  check: Check,
  more: Pick<Situation, 'options'> & { readonly files?: Readonly<Record<string, string>> } = {},
): Situation => ({
  name,
  source,
  file: `take.${from}`,
  input: () => made(`a.${from}`, args, more.files),
  from,
  to,
  expect,
  ...(more.options ? { options: more.options } : {}),
  check: ({ path }) => check(path),
});

export const chaptersAre = async (path: string, ...wanted: readonly (readonly [number, string])[]) =>
  same(
    'chapters',
    (await probed(path)).chapters.map(({ start_time, tags }) => [Math.round(Number(start_time) * 10) / 10, tags?.title]),
    wanted,
  );
export const coverIs = async (path: string, width: number) =>
  same(
    'cover',
    (await probed(path)).streams.filter(({ disposition }) => disposition.attached_pic === 1).map((one) => one.width),
    [width],
  );
export const exactly = async (path: string, seconds: number, slack: number) =>
  near('seconds', Number((await probed(path)).format.duration), seconds, slack);

/** Seconds until the first loud sample. */
export const onset = async (path: string): Promise<number> => {
  const bytes = Buffer.from(await lookBytes('ffmpeg', '-v', 'error', '-i', path, '-ac', '1', '-ar', '48000', '-f', 's16le', '-'));
  for (let at = 0; at + 1 < bytes.length; at += 2) if (Math.abs(bytes.readInt16LE(at)) > 3000) return at / 2 / 48_000;
  return -1;
};
/** Seconds of sound that a decoder gives. */
export const decoded = async (path: string, rate: number): Promise<number> =>
  (await lookBytes('ffmpeg', '-v', 'error', '-i', path, '-ac', '1', '-f', 's16le', '-')).length / 2 / rate;
