import { expect } from 'bun:test';
import { join } from 'node:path';
import type { TestApp } from '../../testing/app.ts';
import { leanFfmpeg } from '../../testing/lean-ffmpeg.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { type Told, tellFacts, videoOf } from '../ffmpeg/testing.ts';

const int16 = ({ buffer, byteOffset, length }: Uint8Array): Int16Array =>
  new Int16Array(buffer.slice(byteOffset, byteOffset + length - (length % 2)));

/** Makes parts with FFmpeg in a folder of its own, and inspects joined files with it, independently of the product. */
export const joinBench = async () => {
  const dir = makeTestFolder('join');
  const sh = async (argv: readonly string[], env = process.env): Promise<Uint8Array> => {
    const child = Bun.spawn([...argv], { cwd: dir, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', env });
    const [code, out, said] = await Promise.all([child.exited, new Response(child.stdout).bytes(), new Response(child.stderr).text()]);
    if (code !== 0) throw new Error(`${argv.slice(0, 8).join(' ')} …: ${said.slice(-400)}`);
    return out;
  };
  const ffmpeg = (line: string): Promise<Uint8Array> => sh(['ffmpeg', '-nostdin', '-y', '-v', 'error', ...line.split(/\s+/)]);
  /** The same without the libraries that reading a file does not need. */
  const decoded = async (line: string): Promise<Uint8Array> =>
    sh(['ffmpeg', '-hide_banner', '-nostdin', '-v', 'error', ...line.split(/\s+/)], await leanFfmpeg());
  const fileOf = (name: string, as = name): File => new File([Bun.file(join(dir, name))], as);
  const lines = new Map<string, string>();
  /** A file that FFmpeg makes, once for all tests that need the same. */
  const madeOnce = async (line: string, name: string): Promise<File> => {
    if (lines.get(name) !== line) await ffmpeg(`${line} ${name}`);
    lines.set(name, line);
    return fileOf(name);
  };
  const rate = 16_000;
  const sounds = new Map<string, Promise<Int16Array>>();
  /** The samples of a joined file, one channel at `rate`, with silence where its sound begins later. */
  const soundOf = (path: string): Promise<Int16Array> => {
    const known = sounds.get(path) ?? decoded(`-i ${path} -af aresample=async=1:first_pts=0 -ac 1 -ar ${rate} -f s16le -`).then(int16);
    sounds.set(path, known);
    return known;
  };
  return {
    dir,
    ffmpeg,
    fileOf,
    /** A tone of this many hertz as a file. */
    tone: (name: string, hertz: number, seconds = 1, more = ''): Promise<File> =>
      madeOnce(`-f lavfi -i sine=frequency=${hertz}:duration=${seconds}:sample_rate=44100 ${more}`, name),
    /** A film of one colour with a tone; no sound for a tone of 0. */
    film: (name: string, colour: string, hertz: number, { size = '160x120', rate = 25, seconds = 1, more = '' } = {}): Promise<File> => {
      const sound = hertz ? `-f lavfi -i sine=frequency=${hertz}:duration=${seconds}:sample_rate=44100` : '';
      const kept = more || '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac';
      return madeOnce(`-f lavfi -i color=${colour}:s=${size}:r=${rate}:d=${seconds} ${sound} ${kept}`, name);
    },
    tell: (path: string): Promise<Told> => tellFacts(path, dir),
    /** The frequency of the sound in the half second around a time, by its zero crossings. */
    hertzAt: async (path: string, seconds: number): Promise<number> => {
      const samples = (await soundOf(path)).subarray((seconds - 0.25) * rate, (seconds + 0.25) * rate);
      let crossings = 0;
      for (let at = 1; at < samples.length; at++) if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) crossings++;
      return (crossings * rate) / samples.length;
    },
    /** RGB of a point, by its fraction of the width and height, at a time. */
    colourAt: async (path: string, seconds: number, across = 0.5, down = 0.5): Promise<readonly number[]> => [
      ...(await decoded(`-i ${path} -ss ${seconds} -frames:v 1 -vf crop=2:2:iw*${across}:ih*${down},scale=1:1,format=rgb24 -f rawvideo -`)),
    ],
    secondsOf: ({ format }: Told): number => Number(format.duration),
  };
};

export type JoinBench = Awaited<ReturnType<typeof joinBench>>;

/** Sends files to be joined, each with the format of its name. */
export const postJoin = (app: TestApp, files: readonly File[], to: string, options: object): Promise<Response> => {
  const form = new FormData();
  for (const file of files) {
    form.append('inputFormat', file.name.split('.').at(-1) ?? '');
    form.append('file', file);
  }
  form.append('outputFormat', to);
  form.append('options', JSON.stringify(options));
  return app.send('/api/convert', { method: 'POST', body: form });
};

let made = 0;

/** Joins files, and inspects the result. */
export const joinFiles = async (app: TestApp, bench: JoinBench, files: readonly File[], to: string, options: object) => {
  const answer = await postJoin(app, files, to, options);
  expect(answer.status === 200 ? '' : await answer.text()).toBe('');
  const path = join(bench.dir, `joined-${made++}.${to}`);
  await Bun.write(path, answer);
  const told = await bench.tell(path);
  const audio = told.streams.find(({ codec_type: type }) => type === 'audio');
  const notes = decodeURIComponent(answer.headers.get('x-conversion-notes') ?? '');
  return { path, told, audio, video: videoOf(told), notes, seconds: bench.secondsOf(told) };
};

export const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean => red > 200 && green < 60 && blue < 60;
export const isBlue = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean => blue > 200 && green < 60 && red < 60;
export const isBlack = (pixel: readonly number[]): boolean => pixel.every((one) => one < 40);
