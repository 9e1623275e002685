import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { $ } from 'bun';
import sharp from 'sharp';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { chunk, joinChunks, type PngChunk, readChunks } from './codecs/png.ts';

longTimeout();

let harness: Harness;
let gif: string;
beforeAll(async () => {
  harness = await startHarness();
  gif = join(harness.dir, 'moving.gif');
  // Frames of different durations that play three times, with a transparent corner.
  const frame = (colour: string) => ['(', '-size', '32x24', 'xc:none', '-fill', colour, '-draw', 'rectangle 0,0 20,23', ')'];
  await $`convert -dispose background -delay 20 ${frame('red')} -delay 50 ${frame('lime')} -delay 30 ${frame('blue')} -loop 3 ${gif}`.quiet();
});
afterAll(() => harness.close());

const first = ({ paths }: { readonly paths: readonly string[] }) => paths[0] ?? '';
const colours = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

/** Start times of the packets in seconds, from ffprobe. */
const startsOf = async (path: string) =>
  (await $`ffprobe -v error -select_streams v:0 -show_entries packet=pts_time -of csv=p=0 ${path}`.quiet()).stdout
    .toString()
    .trim()
    .split(/\s+/)
    .map((text) => Number(text.replace(',', '')));

const expectColours = (frames: readonly string[], corner: 'empty' | 'not covered' = 'empty') => {
  expect(frames).toHaveLength(3);
  for (const [index, frame] of frames.entries()) {
    const [red, green, blue, alpha] = frame.split(',').map(Number);
    for (const [channel, value] of [red, green, blue].entries())
      expect(Math.abs((value ?? 0) - (colours[index]?.[channel] ?? 0))).toBeLessThan(40);
    if (corner === 'empty') expect(alpha).toBe(0);
  }
};

/** The centre colour and the alpha of the transparent corner, for each frame. */
const framesOf = async (source: string, coalesce: readonly string[] = []) =>
  (
    await $`convert ${source} ${coalesce} -format ${'%[fx:round(255*p{8,12}.r)],%[fx:round(255*p{8,12}.g)],%[fx:round(255*p{8,12}.b)],%[fx:p{30,12}.a]\n'} info:`.quiet()
  ).stdout
    .toString()
    .trim()
    .split('\n');

describe('animations', () => {
  test('GIF to WebP and back keeps frames, times, loops and transparency', async () => {
    const webp = first(await harness.convert(gif, 'gif', 'webp'));
    // A WebP frame covers only its changes, and ImageMagick shows it without the others.
    expectColours(await framesOf(webp), 'not covered');
    const back = first(await harness.convert(webp, 'webp', 'gif'));
    expectColours(await framesOf(back, ['-coalesce']));
    expect((await $`identify -format ${'%T '} ${back}`.quiet()).stdout.toString().trim()).toBe('20 50 30');
    const loops = async (path: string) => (await $`exiftool -s3 -AnimationIterations ${path}`.quiet()).stdout.toString().trim();
    expect(await loops(back)).toBe(await loops(gif));
  });

  test('GIF to APNG', async () => {
    const apng = first(await harness.convert(gif, 'gif', 'apng'));
    expect(await startsOf(apng)).toEqual([0, 0.2, 0.7]);
    await $`ffmpeg -v error -f apng -i ${apng} -fps_mode passthrough ${join(harness.dir, 'apng-%d.png')}`.quiet();
    expectColours((await Promise.all([1, 2, 3].map((index) => framesOf(join(harness.dir, `apng-${index}.png`))))).flat());
  });

  test('pauses of minutes and turns without number come as long as can be said', async () => {
    const slow = join(harness.dir, 'slow.gif');
    await $`convert -size 16x16 -delay 65000 xc:red -delay 20 xc:lime -loop 0 ${slow}`.quiet();
    expect((await sharp(first(await harness.convert(slow, 'gif', 'webp'))).metadata()).delay).toEqual([65_535, 200]);
    const often = join(harness.dir, 'often.apng');
    const parts = readChunks(await Bun.file(first(await harness.convert(gif, 'gif', 'apng'))).bytes());
    const control = parts.find(({ type }) => type === 'acTL');
    if (!control) throw new Error('An APNG without its control.');
    const turns = Buffer.from(control.data);
    turns.writeUInt32BE(4_000_000_000, 4);
    await Bun.write(often, joinChunks(parts.map(({ type, data }) => chunk(type, type === 'acTL' ? turns : data))));
    expect((await sharp(first(await harness.convert(often, 'apng', 'webp'))).metadata()).loop).toBe(65_535);
  });

  test('of an APNG with an image for old programs a frame is shown', async () => {
    const solid = async (colour: string) =>
      readChunks(
        await sharp({ create: { width: 32, height: 24, channels: 3, background: colour } })
          .png()
          .toBuffer(),
      );
    const [plain, shown] = [await solid('yellow'), await solid('red')];
    const only = (chunks: readonly PngChunk[], wanted: string) => chunks.filter(({ type }) => type === wanted).map(({ data }) => data);
    const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();
    const control = Buffer.concat([numbers(0, 32, 24, 0, 0), Buffer.from([0, 10, 0, 100, 0, 0])]);
    const hiding = join(harness.dir, 'hiding.apng');
    await Bun.write(
      hiding,
      joinChunks([
        ...only(plain, 'IHDR').map((data) => chunk('IHDR', data)),
        chunk('acTL', numbers(1, 0)),
        ...only(plain, 'IDAT').map((data) => chunk('IDAT', data)),
        chunk('fcTL', control),
        ...only(shown, 'IDAT').map((data) => chunk('fdAT', Buffer.concat([numbers(1), data]))),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    );
    for (const to of ['png', 'gif'])
      expect((await framesOf(first(await harness.convert(hiding, 'apng', to))))[0], to).toStartWith('255,0,0,');
  });

  test('a large GIF has no more colours than asked for, also when one is see-through', async () => {
    const large = join(harness.dir, 'large.png');
    const [width, height] = [1600, 1300];
    const shade = (at: number) => {
      const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
      return [x % 256, y % 256, (x + y) >> 4, x < 200 && y < 200 ? 0 : 255][at & 3] ?? 0;
    };
    const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) => shade(at));
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toFile(large);
    for (const [options, most] of [[{}, 256] as const, [{ colours: 40 }, 40] as const]) {
      const path = first(await harness.convert(large, 'png', 'gif', options));
      const [seen, alpha] = (await $`convert ${path} -format ${'%k %[fx:p{5,5}.a]'} info:`.quiet()).stdout
        .toString()
        .split(' ')
        .map(Number);
      expect(seen).toBeLessThanOrEqual(most);
      expect(seen).toBeGreaterThan(most / 3);
      expect(alpha).toBe(0);
    }
  });

  test('GIF to AVIF and back', async () => {
    const avif = first(await harness.convert(gif, 'gif', 'avif'));
    const starts = await startsOf(avif);
    expect(starts.map((start) => Math.round(start * 100))).toEqual([0, 20, 70]);
    for (const index of [0, 1, 2]) await $`avifdec --index ${index} ${avif} ${join(harness.dir, `avif-${index}.png`)}`.quiet();
    expectColours((await Promise.all([0, 1, 2].map((index) => framesOf(join(harness.dir, `avif-${index}.png`))))).flat());
    const back = first(await harness.convert(avif, 'avif', 'gif'));
    expect((await $`identify -format ${'%T '} ${back}`.quiet()).stdout.toString().trim()).toBe('20 50 30');
  });

  test('for a target without motion, the result is the first frame, with a note', async () => {
    const { paths, notes } = await harness.convert(gif, 'gif', 'png');
    expect(paths).toHaveLength(1);
    expect((await framesOf(paths[0] ?? ''))[0]).toBe('255,0,0,0');
    expect(notes).toEqual(['Only the first of 3 frames is in the result.']);
  });
});
