import { afterAll, beforeAll, expect, test } from 'bun:test';
import { copyFile, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../contract/engine.ts';
import { ffmpegEngine } from '../engines/ffmpeg/engine.ts';
import { makeLeanStarts } from './lean-start.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lean-start-'));
});
afterAll(() => rm(dir, { recursive: true }));

test('programs start as they are until their lean start is made, and then with it', async () => {
  const folder = join(dir, 'made');
  await mkdir(folder);
  const starts = makeLeanStarts(folder, [ffmpegEngine]);
  expect(starts.of(ffmpegEngine)).toEqual({});
  await starts.ready();
  expect(starts.of(ffmpegEngine).env).toEqual({ LD_LIBRARY_PATH: '/stub-libraries' });
  expect(starts.of({ ...ffmpegEngine, idleLibraries: undefined })).toEqual({});
});

test('engines with the same idle libraries share what is made for them', async () => {
  const folder = join(dir, 'shared');
  await mkdir(folder);
  const [step] = ffmpegEngine.steps;
  // Other programs would give it another set of libraries.
  const second: Engine = {
    ...ffmpegEngine,
    id: 'second',
    steps: step ? [{ ...step, needs: { programs: ['ffprobe'] }, prefers: {} }] : [],
  };
  const starts = makeLeanStarts(folder, [ffmpegEngine, second]);
  await starts.ready();
  expect(starts.of(second)).toEqual(starts.of(ffmpegEngine));
  const alone = join(dir, 'alone');
  await mkdir(alone);
  await makeLeanStarts(alone, [ffmpegEngine]).ready();
  // Built for the programs of both: those of the second are among the first's.
  expect(await readdir(folder)).toEqual(await readdir(alone));
});

test('a program that is replaced starts as it is until its lean start is made anew', async () => {
  const folder = join(dir, 'replaced');
  await mkdir(folder);
  const program = join(dir, 'program');
  await copyFile('/usr/bin/ffprobe', program);
  const engine: Engine = {
    ...ffmpegEngine,
    steps: ffmpegEngine.steps.slice(0, 1).map((step) => ({ ...step, needs: { programs: [program] } })),
  };
  const starts = makeLeanStarts(folder, [engine]);
  await starts.ready();
  expect(starts.of(engine).mounts).toHaveLength(1);
  await utimes(program, new Date(), new Date(Date.now() + 5000));
  expect(starts.of(engine)).toEqual({});
  await starts.settled();
  expect(starts.of(engine).mounts).toHaveLength(1);
});

test('where it can not be made programs go on starting as they are', async () => {
  const starts = makeLeanStarts(join(dir, 'nowhere'), [ffmpegEngine]);
  await starts.ready();
  expect(starts.of(ffmpegEngine)).toEqual({});
});
