import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { hdrNote } from '../hdr-note.ts';
import { only, videoOf, workbench } from './testing.ts';
import { forStream, videoEncoders } from './video-encoders.ts';

longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;
beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  await bench.ffmpeg('-f lavfi -i mandelbrot=s=320x180:r=25 -t 1.6 -c:v ffv1 -pix_fmt yuv420p scene.mkv');
  await bench.ffmpeg('-f lavfi -i testsrc2=s=160x90:r=25 -t 2 -c:v libx264 -preset ultrafast -pix_fmt yuv420p plain.mp4');
});
afterAll(() => harness.close());

/** Minimum SSIM of every encoder at all its speeds: the faster ones are for videos of minutes. */
const least = 0.98;
const speeds = { h264: 3, hevc: 2, av1: 3, vp9: 3, mpeg4: 1, mpeg2: 1, mpeg2studio: 1, wmv2: 1, theora: 1 } as const satisfies Record<
  keyof typeof videoEncoders,
  number
>;
/** A workload for each of the encoders' speeds, in million pixels. */
const loads = [0, 2000, 9000];

describe('how near the image stays to its source', () => {
  for (const [name, count] of Object.entries(speeds) as [keyof typeof videoEncoders, number][])
    for (const [index, load] of loads.slice(0, count).entries())
      test(`${name}${count > 1 ? `, speed ${index + 1}` : ''}: SSIM above ${least}`, async () => {
        const out = bench.at(`${name}-${index}.mkv`);
        await bench.sh(
          ...['ffmpeg', '-nostdin', '-y', '-v', 'error', '-i', 'scene.mkv'],
          ...forStream('v:0', videoEncoders[name]({ load })),
          out,
        );
        const ssim = await bench.ssim(out, bench.at('scene.mkv'));
        console.log(`${name} ${index + 1}: SSIM ${ssim.toFixed(4)}, ${Bun.file(out).size} bytes`);
        expect(ssim).toBeGreaterThan(least);
      });
});

describe('the image as it is meant', () => {
  test('a phone video that is turned stays upright where the target keeps no turn', async () => {
    await bench.ffmpeg('-i plain.mp4 -c copy -metadata:s:v rotate=90 turned.mov');
    expect(videoOf(await bench.tell(only(await bench.convert('turned.mov', 'mov', 'webm'))))).toMatchObject({ width: 90, height: 160 });
  });

  test.each(['smpte2084', 'arib-std-b67'])(
    'light for HDR screens (%s) comes out as ordinary light where it is encoded',
    async (transfer) => {
      // A patch of paper white, 203 candela per square metre: 58 % of the signal in PQ, 75 % in HLG (ITU-R BT.2408).
      const [code, name] = transfer === 'smpte2084' ? [573, 'pq'] : [721, 'hlg'];
      const x265 = `log-level=error:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`;
      await bench.ffmpeg(
        `-f lavfi -i color=gray:s=64x64:r=10:d=0.5,format=yuv420p10le,lutyuv=y=${code}:u=512:v=512 -c:v libx265 -preset ultrafast -x265-params ${x265} -tag:v hvc1 ${name}.mov`,
      );
      const whole = await bench.convert(`${name}.mov`, 'mov', 'mp4');
      expect(whole.notes).toEqual([]);
      const copied = only(whole);
      expect(videoOf(await bench.tell(copied))).toMatchObject({ codec_name: 'hevc', color_transfer: transfer });
      const mapped = await bench.convert(`${name}.mov`, 'mov', 'avi');
      expect(mapped.notes).toContain(inEnglish(hdrNote));
      const avi = only(mapped);
      expect(videoOf(await bench.tell(avi))).toMatchObject({ codec_name: 'mpeg4', pix_fmt: 'yuv420p' });
      const [red = 0, green = 0, blue = 0] = await bench.pixel(avi, 0.5, 0.5);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(6);
      expect(green).toBeGreaterThan(200);
      expect(green).toBeLessThan(235);
    },
  );

  test('frames of uneven length keep their times, or come at a steady rate where the target has one', async () => {
    await bench.ffmpeg(
      "-i plain.mp4 -vf select='lt(n,10)+not(mod(n,4))' -fps_mode vfr -c:v libvpx -deadline realtime -video_track_timescale 90000 uneven.webm",
    );
    const frames = Number(videoOf(await bench.tell(bench.at('uneven.webm')))?.nb_read_packets);
    expect(frames).toBeLessThan(25);
    for (const to of ['mp4', 'mkv', 'avi', 'mpg']) {
      const told = await bench.tell(only(await bench.convert('uneven.webm', 'webm', to)));
      if (to === 'mp4' || to === 'mkv') expect(Number(videoOf(told)?.nb_read_packets)).toBe(frames);
      else expect(videoOf(told)?.avg_frame_rate).toBe('25/1');
    }
    const mp4 = only(await bench.convert('uneven.webm', 'webm', 'mp4'));
    const starts = async (path: string) =>
      (await bench.sh('ffprobe', '-v', 'error', '-show_entries', 'frame=pts_time', '-of', 'csv=p=0', path))
        .match(/^[\d.]+/gm)
        ?.map((time) => Math.round(Number(time) * 100));
    expect(await starts(mp4)).toEqual(await starts(bench.at('uneven.webm')));
  });

  test('pixels that are wider than high stay so, and are made square for a GIF', async () => {
    await bench.ffmpeg('-i plain.mp4 -vf setsar=64/45 -c:v mpeg4 -t 0.4 wide.mkv');
    const mp4 = videoOf(await bench.tell(only(await bench.convert('wide.mkv', 'mkv', 'mp4'))));
    expect(mp4).toMatchObject({ width: 160, height: 90, sample_aspect_ratio: '64:45' });
    expect(videoOf(await bench.tell(only(await bench.convert('wide.mkv', 'mkv', 'gif'))))).toMatchObject({ width: 228, height: 90 });
  });

  test('see-through parts of a video stay, or lie on white', async () => {
    await bench.ffmpeg(
      '-f lavfi -i color=green:s=64x64:r=10:d=0.4,format=yuva420p,geq=lum=lum(X\\,Y):cb=cb(X\\,Y):cr=cr(X\\,Y):a=255*lt(X\\,32) -c:v libvpx-vp9 -auto-alt-ref 0 -pix_fmt yuva420p clear.webm',
    );
    const mp4 = only(await bench.convert('clear.webm', 'webm', 'mp4'));
    expect((await bench.pixel(mp4, 0.8, 0.5)).every((value) => value > 250)).toBe(true);
    const [red = 0, green = 0] = await bench.pixel(mp4, 0.2, 0.5);
    expect(green - red).toBeGreaterThan(100);
    await bench.ffmpeg('-c:v libvpx-vp9 -i clear.webm -c:v png -pix_fmt rgba clear.mov');
    expect(videoOf(await bench.tell(only(await bench.convert('clear.mov', 'mov', 'webm'))))?.tags?.alpha_mode ?? '').toBe('1');
  });

  test('a cover beside a video that is encoded goes along', async () => {
    await bench.ffmpeg('-f lavfi -i color=red:s=32x32 -frames:v 1 cover.jpg');
    await bench.ffmpeg('-i plain.mp4 -i cover.jpg -map 0 -map 1 -c copy -disposition:v:1 attached_pic covered.mp4');
    const { streams } = await bench.tell(only(await bench.convert('covered.mp4', 'mp4', 'm4v', { resolution: '240', frameRate: 5 })));
    expect(streams.map(({ width, disposition }) => [width, disposition?.attached_pic])).toEqual([
      [160, 0],
      [32, 1],
    ]);
  });

  test('an image that does not move becomes a short video, at any rate', async () => {
    const sharp = (await import('sharp')).default;
    await sharp({ create: { width: 33, height: 21, channels: 4, background: '#ff000080' } })
      .webp()
      .toFile(bench.at('still.webp'));
    for (const frameRate of [1, 10, 60]) {
      const out = only(await harness.convert(bench.at('still.webp'), 'webp', 'webm', { frameRate }));
      const told = await bench.tell(out);
      expect(Number(videoOf(told)?.nb_read_packets)).toBe(3 * frameRate);
      expect(Number(told.format.duration)).toBeCloseTo(3, 1);
    }
  });
});
