import { join } from 'node:path';
import { look, lookBytes, withFolder } from '../../fidelity/look.ts';

/** A file that FFmpeg makes with these arguments. `files` are available under their names. */
export const made = (name: string, args: string, files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    for (const [one, content] of Object.entries(files)) await Bun.write(join(dir, one), content);
    const words = args.match(/'[^']*'|\S+/g) ?? [];
    const argv = words.map((word) => word.replaceAll("'", '').replaceAll('{}', dir));
    await lookBytes('ffmpeg', '-v', 'error', '-y', ...argv, join(dir, name));
    return Bun.file(join(dir, name)).bytes();
  });

/** FFmpeg inputs of a moving picture and a tone. */
export const moving = (size: string, rate: number | string, seconds: number): string =>
  `-f lavfi -i testsrc=size=${size}:rate=${rate}:duration=${seconds}`;
export const tone = (seconds: number, hertz = 440): string => `-f lavfi -i sine=frequency=${hertz}:duration=${seconds}:sample_rate=48000`;
export const quick = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';

type Stream = {
  readonly codec_type: string;
  readonly codec_name: string;
  readonly disposition: { readonly attached_pic: number };
} & Readonly<Record<string, unknown>>;
type Probed = {
  readonly streams: readonly Stream[];
  readonly format: { readonly duration: string; readonly tags?: Readonly<Record<string, string>> };
  readonly chapters: readonly { readonly start_time: string; readonly tags?: { readonly title?: string } }[];
};

export const probed = async (path: string): Promise<Probed> =>
  JSON.parse(await look('ffprobe', '-v', 'error', '-show_streams', '-show_format', '-show_chapters', '-of', 'json', path));

/** The first stream of a kind, ignoring covers. */
export const streamOf = async (path: string, kind: 'video' | 'audio' | 'subtitle'): Promise<Readonly<Record<string, unknown>>> =>
  (await probed(path)).streams.find(({ codec_type, disposition }) => codec_type === kind && disposition.attached_pic === 0) ?? {};

/** Tags according to exiftool, as `Group:Name`; multiple values are joined by ` | `. */
export const exif = async (path: string): Promise<Readonly<Record<string, string>>> => {
  const told = await look('exiftool', '-a', '-s', '-G1', path);
  const tags: Record<string, string> = {};
  for (const [, group = '', name = '', value = ''] of told.matchAll(/^\[(.+?)\]\s+(\S+)\s+: (.*)$/gm))
    tags[`${group}:${name}`] = tags[`${group}:${name}`] ? `${tags[`${group}:${name}`]} | ${value}` : value;
  return tags;
};

/** The displayed size, and the number of decoded frames. */
export const shown = async (path: string): Promise<{ readonly width: number; readonly height: number; readonly frames: number }> =>
  withFolder(async (dir) => {
    await look('ffmpeg', '-v', 'error', '-i', path, '-frames:v', '1', '-y', join(dir, 'a.png'));
    const [width = 0, height = 0] = (
      await look('ffprobe', '-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', join(dir, 'a.png'))
    )
      .split(',')
      .map(Number);
    const counted = await look(
      'ffprobe',
      '-v',
      'error',
      '-count_frames',
      '-select_streams',
      'v:0',
      '-show_entries',
      'stream=nb_read_frames',
      '-of',
      'csv=p=0',
      path,
    );
    return { width, height, frames: Number.parseInt(counted, 10) };
  });

/** Loudness of each channel in decibels relative to full scale. */
export const levels = async (path: string): Promise<readonly number[]> => {
  const child = Bun.spawn(['ffmpeg', '-v', 'info', '-i', path, '-map', '0:a:0', '-af', 'astats', '-f', 'null', '-'], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  });
  const told = await new Response(child.stderr).text();
  await child.exited;
  return [...(told.split('Overall')[0] ?? '').matchAll(/RMS level dB: (-?[\d.]+|-inf)/g)].map(([, level = '']) =>
    level === '-inf' ? -200 : Number(level),
  );
};

/** The colour at a point of the first frame as red, green and blue; `matrix` is the one that a player uses. */
export const colourOf = async (path: string, x: number, y: number, matrix?: string): Promise<readonly number[]> => {
  const filters = [`scale=${matrix ? `in_color_matrix=${matrix}` : 'iw:ih'}`, 'format=rgb24', `crop=1:1:${x}:${y}`].join(',');
  const args = ['-v', 'error', '-i', path, '-frames:v', '1', '-vf', filters, '-f', 'rawvideo', '-'];
  return [...(await lookBytes('ffmpeg', ...args))];
};
