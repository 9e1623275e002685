import { beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { idleLibraries } from '../engines/ffmpeg/idle-libraries.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { makeStubLibraries } from './stub-libraries.ts';

/** Makes them, whatever a set-up has made before. */
const make = (dir: string): Promise<string> => makeStubLibraries(dir, idleLibraries, dir);

const programs = ['ffmpeg', 'ffprobe'];

/** Libraries that the loader resolves for a program, one a line. */
const loads = async (program: string, folder = ''): Promise<readonly string[]> =>
  (await Bun.$`ldd /usr/bin/${program}`.env({ PATH: '/usr/bin:/bin', LD_LIBRARY_PATH: folder }).text()).trim().split('\n');

describe('libraries that stand in for idle ones', () => {
  let dir: string;
  beforeAll(async () => {
    dir = makeTestFolder('stub-libraries');
  });

  test('take the place of every idle library, and of all that only those need', async () => {
    const folder = join(dir, await make(dir));
    for (const program of programs) {
      const [plain, lean] = [await loads(program), await loads(program, folder)];
      expect(lean.length).toBeLessThan(plain.length / 3);
      const replaced = plain.filter((line) => idleLibraries.libraries.some((name) => line.trim().startsWith(`${name}.so`)));
      // Not every processor has all of them.
      expect(replaced.length).toBeGreaterThan(30);
      for (const line of lean.filter((one) => idleLibraries.libraries.some((name) => one.trim().startsWith(`${name}.so`))))
        expect(line).toContain(folder);
    }
  });

  test('let FFmpeg make and read a video', async () => {
    const folder = join(dir, await make(dir));
    const env = { PATH: '/usr/bin:/bin', LD_LIBRARY_PATH: folder };
    const frames = Buffer.alloc(64 * 64 * 3 * 10, 128);
    const video = join(dir, 'film.mp4');
    await Bun.$`ffmpeg -hide_banner -v error -f rawvideo -pix_fmt rgb24 -s 64x64 -i pipe:0 -c:v libx264 -pix_fmt yuv420p ${video} < ${frames}`.env(
      env,
    );
    const told =
      await Bun.$`ffprobe -hide_banner -v error -count_frames -show_entries stream=codec_name,nb_read_frames -of csv=p=0 ${video}`
        .env(env)
        .text();
    expect(told.trim()).toBe('h264,10');
  });

  test('are kept for the next start, and nothing of other versions', async () => {
    const name = await make(dir);
    const { mtimeMs } = await stat(join(dir, name));
    await mkdir(join(dir, 'stub-libraries-ffmpeg-old'));
    expect(await make(dir)).toBe(name);
    expect((await stat(join(dir, name))).mtimeMs).toBe(mtimeMs);
    expect((await readdir(dir)).filter((entry) => entry.startsWith('stub-libraries-'))).toEqual([name]);
  });

  test('are copied if they were made before', async () => {
    const copied = join(dir, 'copied');
    await mkdir(copied);
    const name = await make(dir);
    await Bun.write(join(dir, name, 'mark'), 'a mark');
    expect(await makeStubLibraries(copied, idleLibraries, dir)).toBe(name);
    expect((await readdir(join(copied, name))).toSorted()).toEqual((await readdir(join(dir, name))).toSorted());
    expect(await loads('ffprobe', join(copied, name))).toHaveLength((await loads('ffprobe', join(dir, name))).length);
  });

  test('are made by two servers at once in one folder, and both get them', async () => {
    const shared = join(dir, 'shared');
    await mkdir(shared);
    const made = () => make(shared);
    const [one, other] = await Promise.all([made(), made()]);
    expect(one).toBe(other);
    expect(await readdir(shared)).toEqual([one]);
  });

  test('leave what another server is making, and remove what a killed one left', async () => {
    const shared = join(dir, 'unfinished');
    const [fresh, old] = ['stub-libraries-ffmpeg-new-fresh', 'stub-libraries-ffmpeg-new-old'];
    for (const name of [fresh, old]) await mkdir(join(shared, name), { recursive: true });
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(shared, old), before, before);
    const name = await make(shared);
    expect((await readdir(shared)).toSorted()).toEqual([name, fresh].toSorted());
  });

  test('are not put before a program that does not start with them', async () => {
    const other = join(dir, 'other');
    await mkdir(other);
    expect(await makeStubLibraries(other, { programs, libraries: ['libavutil'] }).catch((thrown) => thrown)).toBeInstanceOf(Error);
    expect(await readdir(other)).toEqual([]);
  });
});
