import { expect } from 'bun:test';
import { join } from 'node:path';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Converted, Harness } from '../../testing/harness.ts';
import { leanFfmpeg } from '../../testing/lean-ffmpeg.ts';
import { ffmpegEngine } from './engine.ts';

export type ToldStream = {
  readonly codec_type: string;
  readonly start_time?: string;
  readonly codec_name: string;
  readonly codec_tag_string?: string;
  readonly profile?: string;
  readonly quarter_sample?: string;
  readonly has_b_frames?: number;
  readonly field_order?: string;
  readonly display_aspect_ratio?: string;
  readonly r_frame_rate?: string;
  readonly width?: number;
  readonly height?: number;
  readonly pix_fmt?: string;
  readonly sample_aspect_ratio?: string;
  readonly avg_frame_rate?: string;
  readonly color_transfer?: string;
  readonly color_space?: string;
  readonly sample_rate?: string;
  readonly channels?: number;
  readonly bit_rate?: string;
  readonly nb_read_packets?: string;
  readonly nb_frames?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly tags?: Readonly<Record<string, string>>;
};
export type Told = {
  readonly streams: readonly ToldStream[];
  readonly format: { readonly duration?: string; readonly tags?: Readonly<Record<string, string>> };
  readonly chapters: readonly { readonly tags?: { readonly title?: string } }[];
};

/** Runs a program and resolves with its standard output and standard error. Throws if it fails. */
const run = async (argv: readonly string[], dir: string, env = process.env): Promise<{ readonly out: string; readonly said: string }> => {
  const child = Bun.spawn([...argv], { cwd: dir, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', env });
  const [code, out, said] = await Promise.all([child.exited, new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if (code !== 0) throw new Error(`${argv.slice(0, 6).join(' ')} …: ${said.slice(-400)}`);
  return { out, said };
};

/** Facts about a file by ffprobe, with the number of its packets. */
export const tellFacts = async (path: string, dir: string): Promise<Told> => {
  const shown = ['-show_streams', '-show_format', '-show_chapters', '-count_packets', '-of', 'json'];
  return JSON.parse((await run(['ffprobe', '-hide_banner', '-v', 'error', ...shown, path], dir, await leanFfmpeg())).out);
};

/** A test workspace: FFmpeg makes inputs in its folder and inspects results, independently of the product. */
export const workbench = (harness: Harness) => {
  const sh = async (...argv: string[]): Promise<string> => (await run(argv, harness.dir)).out;
  const at = (name: string): string => join(harness.dir, name);
  const tell = (path: string): Promise<Told> => tellFacts(path, harness.dir);
  const convert = (name: string, from: string, to: string, options: OptionValues = {}): Promise<Converted> => {
    const step = ffmpegEngine.steps.find((one) => one.from === from && one.to === to);
    if (!step) throw new Error(`No step from ${from} to ${to}.`);
    return harness.follow(at(name), [{ engine: ffmpegEngine, step }], options);
  };
  return {
    sh,
    at,
    ffmpeg: (line: string) => sh('ffmpeg', '-nostdin', '-y', '-v', 'error', ...line.split(/\s+/)),
    tell,
    convert,
    /** Converts a file with the step for its extension and `to`, and inspects the only resulting file. */
    result: async (name: string, to: string, options: OptionValues = {}) => {
      const made = await convert(name, name.split('.').at(-1) ?? '', to, options);
      const path = only(made);
      const told = await tell(path);
      return { path, told, notes: made.notes, video: videoOf(told), audio: told.streams.find(({ codec_type: type }) => type === 'audio') };
    },
    /** SSIM of two videos of equal size (Wang 2004), 1 if equal. */
    ssim: async (path: string, reference: string): Promise<number> => {
      const { said } = await run(
        [
          'ffmpeg',
          '-nostdin',
          '-i',
          path,
          '-i',
          reference,
          '-lavfi',
          '[0]settb=1/1000[a];[1]settb=1/1000[b];[a][b]ssim',
          '-f',
          'null',
          '-',
        ],
        harness.dir,
      );
      return Number(/All:([\d.]+)/.exec(said)?.[1]);
    },
    /** RGB of the point at a fraction of width and height, in the first frame. */
    pixel: async (path: string, across: number, down: number): Promise<readonly number[]> => {
      const crop = `crop=2:2:iw*${across}:ih*${down},scale=1:1,format=rgb24`;
      const child = Bun.spawn(['ffmpeg', '-v', 'error', '-i', path, '-vf', crop, '-frames:v', '1', '-f', 'rawvideo', '-'], {
        stdout: 'pipe',
      });
      return [...(await new Response(child.stdout).bytes())];
    },
  };
};

export const only = ({ paths }: Converted): string => {
  expect(paths).toHaveLength(1);
  return paths[0] ?? '';
};

export const videoOf = ({ streams }: Told): ToldStream | undefined =>
  streams.find(({ codec_type: type, disposition }) => type === 'video' && !disposition?.attached_pic);
