import { afterAll, beforeAll, expect, test } from 'bun:test';
import { rm } from 'node:fs/promises';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isBlue, isRed, type JoinBench, joinBench, joinFiles } from './testing.ts';

longTimeout();

let app: TestApp;
let bench: JoinBench;
beforeAll(async () => {
  // Tests have no time limit: a busy machine is slow.
  app = await startApp();
  bench = await joinBench();
});
afterAll(async () => {
  await app.close();
  await rm(bench.dir, { recursive: true });
});

/** Files of one kind that each target is offered for. */
const sounds = { mp3: 'mp3 aac m4a m4b ogg opus flac wav aiff caf wma ac3 mka', wav: 'au wv sox tta voc spx mp2', opus: 'weba' } as const;

for (const [from, targets] of Object.entries(sounds))
  for (const to of targets.split(' '))
    test(`${from} files are joined into ${to}`, async () => {
      const result = await joinFiles(
        app,
        bench,
        [await bench.tone(`1.${from}`, 300), await bench.tone(`2.${from}`, 900, 1, '-ac 2')],
        to,
        {},
      );
      expect(await bench.hertzAt(result.path, 0.5)).toBeWithin(285, 315);
      expect(await bench.hertzAt(result.path, 1.5)).toBeWithin(885, 915);
      expect((await bench.ffmpeg(`-i ${result.path} -ac 1 -ar 8000 -f s16le -`)).length / 16_000).toBeWithin(1.9, 2.2);
    });

for (const to of ['mov', 'mkv', 'webm', 'avi', 'wmv', 'mpg', 'vob', 'ts', 'mts', 'flv', '3gp', 'mxf', 'ogv', 'm4v', 'f4v', '3g2', 'asf'])
  test(`videos are joined into ${to}`, async () => {
    const parts = [await bench.film('1.mp4', 'red', 300, { size: '352x288' }), await bench.film('2.mp4', 'blue', 0, { size: '320x240' })];
    const result = await joinFiles(app, bench, parts, to, {});
    expect(result.seconds).toBeWithin(1.8, 2.4);
    expect(result.told.streams.filter(({ codec_type: type }) => type !== 'data' && type !== 'subtitle')).toHaveLength(2);
    expect(isRed(await bench.colourAt(result.path, 0.5))).toBe(true);
    expect(isBlue(await bench.colourAt(result.path, 1.5))).toBe(true);
  });

// Containers whose packets have other clocks, orders or headers than those of MP4.
for (const format of ['avi', 'mpg', 'ts', 'mkv', 'webm', 'wmv', 'flv', 'mov'])
  test(`videos in ${format} are joined into one of the same kind`, async () => {
    const codecs = {
      avi: '-c:v mpeg4 -c:a libmp3lame',
      webm: '-c:v libvpx -deadline realtime -c:a libvorbis',
      mpg: '-c:v mpeg2video -c:a mp2',
      wmv: '-c:v wmv2 -c:a wmav2',
    };
    const more = codecs[format as keyof typeof codecs] ?? '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac';
    const parts = [await bench.film(`1.${format}`, 'red', 300, { more }), await bench.film(`2.${format}`, 'blue', 900, { more })];
    const result = await joinFiles(app, bench, parts, format, {});
    expect(result.seconds).toBeWithin(1.85, 2.2);
    expect(isRed(await bench.colourAt(result.path, 0.5))).toBe(true);
    expect(isBlue(await bench.colourAt(result.path, 1.5))).toBe(true);
    expect(await bench.hertzAt(result.path, 0.5)).toBeWithin(280, 320);
    expect(await bench.hertzAt(result.path, 1.5)).toBeWithin(880, 920);
  });

test('a hundred recordings are joined', async () => {
  const sound = await bench.tone('short.wav', 500, 0.2);
  const files = Array.from({ length: 100 }, (_, at) => new File([sound], `${at}.wav`));
  const result = await joinFiles(app, bench, files, 'flac', {});
  expect(result.seconds).toBeWithin(19.9, 20.1);
});
