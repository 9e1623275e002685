import { beforeAll, expect, test } from 'bun:test';
import { copyFile, mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../contract/engine.ts';
import { programsOf } from '../contract/needs.ts';
import { ffmpegEngine } from '../engines/ffmpeg/engine.ts';
import { engines, mergers } from '../engines.ts';
import { logTo } from '../observability/log.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { makeLeanStarts } from './lean-start.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('lean-start');
});

test('programs start as they are until their lean start is made, and then with it', async () => {
  const folder = join(dir, 'made');
  await mkdir(folder);
  const starts = makeLeanStarts(folder, [ffmpegEngine]);
  expect(starts.of(ffmpegEngine, 'ffmpeg')).toEqual({});
  await starts.ready();
  expect(starts.of(ffmpegEngine, 'ffmpeg').env).toEqual({ LD_LIBRARY_PATH: '/stub-libraries' });
  // Other programs of an engine need all of their libraries.
  expect(starts.of(ffmpegEngine, 'python3')).toEqual({});
});

test('engines with the same idle libraries share what is made for them', async () => {
  const folder = join(dir, 'shared');
  await mkdir(folder);
  const second: Engine = { ...ffmpegEngine, id: 'second' };
  const starts = makeLeanStarts(folder, [ffmpegEngine, second]);
  await starts.ready();
  expect(starts.of(second, 'ffprobe')).toEqual(starts.of(ffmpegEngine, 'ffmpeg'));
  const alone = join(dir, 'alone');
  await mkdir(alone);
  await makeLeanStarts(alone, [ffmpegEngine]).ready();
  expect(await readdir(folder)).toEqual(await readdir(alone));
});

test('a program that is replaced starts as it is until its lean start is made anew', async () => {
  const folder = join(dir, 'replaced');
  await mkdir(folder);
  const program = join(dir, 'program');
  await copyFile('/usr/bin/ffprobe', program);
  const engine: Engine = {
    ...ffmpegEngine,
    idleLibraries: { programs: [program], libraries: ffmpegEngine.idleLibraries?.libraries ?? [] },
  };
  const starts = makeLeanStarts(folder, [engine]);
  await starts.ready();
  expect(starts.of(engine, program).mounts).toHaveLength(1);
  await utimes(program, new Date(), new Date(Date.now() + 5000));
  expect(starts.of(engine, program)).toEqual({});
  await starts.settled();
  expect(starts.of(engine, program).mounts).toHaveLength(1);
});

test('FFmpeg starts without its idle libraries wherever an engine or a merger starts it', () => {
  const doers = [...engines, ...mergers.map((merger) => ({ ...merger, steps: [merger.step] }))];
  const usual = doers.filter(({ steps, idleLibraries }) => !idleLibraries && steps.some((step) => programsOf(step).includes('ffmpeg')));
  // The worker for images starts FFmpeg itself, and reads JPEG XL with it.
  expect(usual.map(({ id }) => id)).toEqual(['image', 'image-tools']);
});

test('where it can not be made programs go on starting as they are', async () => {
  const starts = makeLeanStarts(join(dir, 'nowhere'), [ffmpegEngine]);
  await starts.ready();
  expect(starts.of(ffmpegEngine, 'ffmpeg')).toEqual({});
});

test('a machine without a program is not a failure: nothing is made or logged', async () => {
  const folder = join(dir, 'absent');
  await mkdir(folder);
  const lines: string[] = [];
  logTo((line) => lines.push(line));
  const engine: Engine = { ...ffmpegEngine, idleLibraries: { programs: ['no-such-program'], libraries: ['libx'] } };
  await makeLeanStarts(folder, [engine]).ready();
  logTo((line) => void process.stdout.write(line));
  expect([await readdir(folder), lines]).toEqual([[], []]);
});

test('every engine that leaves libraries out has a lean start on this machine', async () => {
  const folder = join(dir, 'every');
  await mkdir(folder);
  const starts = makeLeanStarts(folder, engines);
  await starts.ready();
  const without = engines.flatMap((engine) =>
    (engine.idleLibraries?.programs ?? []).filter((program) => !starts.of(engine, program).env).map((program) => `${engine.id} ${program}`),
  );
  expect(without).toEqual([]);
});
