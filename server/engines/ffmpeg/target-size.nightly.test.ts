import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { only, workbench } from './testing.ts';

longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  // Noise uses every available bit.
  await bench.ffmpeg('-f lavfi -i anoisesrc=d=30:a=0.3:r=44100:c=pink -ac 2 -c:a pcm_s16le noise.wav');
  await bench.ffmpeg(
    '-f lavfi -i testsrc2=s=320x180:r=25:d=4,noise=alls=30:allf=t -c:v libx264 -preset ultrafast -crf 18 -pix_fmt yuv420p noise.mp4',
  );
});
afterAll(() => harness.close());

const used = async (name: string, to: string, targetSize: number): Promise<number> =>
  Bun.file(only(await bench.convert(name, name.split('.')[1] ?? '', to, { targetSize }))).size / (targetSize * 1e6);

test.each(['mp3', 'm4a', 'aac', 'ogg', 'opus', 'wma', 'ac3', 'mp2'])('a song in 0.25 MB of %s', async (to) => {
  const share = await used('noise.wav', to, 0.25);
  expect(share).toBeLessThanOrEqual(1);
  expect(share).toBeGreaterThan(0.8);
});

test.each(['mp3', 'm4a', 'opus', 'wma'])('much less than a codec’s default, in %s', async (to) => {
  const size = to === 'wma' ? 0.12 : 0.1;
  const share = await used('noise.wav', to, size);
  expect(share).toBeLessThanOrEqual(1);
  expect(share).toBeGreaterThan(0.6);
});

test.each(['mkv', 'avi', 'mov'])('a video in 0.3 MB of %s', async (to) => {
  const share = await used('noise.mp4', to, 0.3);
  expect(share).toBeLessThanOrEqual(1);
  expect(share).toBeGreaterThan(0.8);
});

test('a size that no bit rate reaches is refused as such', async () => {
  await bench.ffmpeg('-f lavfi -i anoisesrc=d=240:a=0.3:r=44100 -c:a pcm_s16le long.wav');
  expect(await rejection(used('long.wav', 'ac3', 0.1))).toMatchObject({ code: 'invalid_option', extra: { option: 'targetSize' } });
});
