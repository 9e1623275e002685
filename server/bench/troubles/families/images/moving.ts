import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';

/** Red, then blue, for a fifth of a second each. */
const apng = (): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await look('convert', '-size', '16x16', 'xc:red', 'xc:blue', `png24:${dir}/%d.png`);
    await look('ffmpeg', '-v', 'error', '-framerate', '5', '-i', `${dir}/%d.png`, '-plays', '0', '-f', 'apng', `${dir}/m.png`);
    return Bun.file(`${dir}/m.png`).bytes();
  });

const gif = (...argv: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await look('convert', '-delay', '20', ...argv, `${dir}/m.gif`);
    return Bun.file(`${dir}/m.gif`).bytes();
  });

/** Times that an animated WebP plays, 0 for ever (RFC 9649, section 2.7.1.1). */
const webpPlays = async (path: string): Promise<number> => {
  const file = Buffer.from(await Bun.file(path).bytes());
  return file.readUInt16LE(file.indexOf('ANIM') + 12);
};

const coloursOf = async ({ path }: Result): Promise<string> =>
  (await look('convert', path, '-coalesce', '-format', '%[hex:p{2,8}]/%[hex:p{13,8}] ', 'info:')).trim();

const framesAre = async (result: Result, ...wanted: readonly string[]) => {
  const seen = await coloursOf(result);
  return finding('frames', seen.replace(/(?<=[0-9A-F]{6})FF\b/g, '') === wanted.join(' '), seen);
};

/** Animations between formats. */
export const moving: readonly Situation[] = [
  {
    ...{ name: 'apng-moves-as-gif', source: 'imageio/imageio#364', file: 'sticker.png', from: 'apng', to: 'gif', input: apng },
    expect: 'red, then blue, a fifth of a second each',
    check: async (result) => [
      await framesAre(result, 'FF0000/FF0000', '0000FF/0000FF'),
      finding('times', (await sharp(result.path).metadata()).delay?.join() === '200,200', (await sharp(result.path).metadata()).delay),
    ],
  },
  {
    ...{ name: 'apng-moves-as-webp', source: 'ImageMagick/ImageMagick#4746', file: 'clock.png', from: 'apng', to: 'webp', input: apng },
    expect: 'two frames, a fifth of a second each, repeated for ever',
    check: async ({ path }) => {
      const { pages, delay, loop } = await sharp(path).metadata();
      return [finding('frames', pages === 2 && delay?.join() === '200,200' && loop === 0, { pages, delay, loop })];
    },
  },
  ...(
    [
      [1, 'plays-once', 'discord/lilliput#199'],
      [3, 'plays-three-times', 'apache/incubator-pagespeed-mod#1650'],
    ] as const
  ).map(
    ([times, name, source]): Situation => ({
      ...{ name: `gif-that-${name}-in-webp`, source, file: 'once.gif', from: 'gif', to: 'webp' },
      input: async () => {
        const file = Buffer.from(await gif('-loop', times === 1 ? '1' : '0', '-size', '16x16', 'xc:red', 'xc:blue'));
        // GIF counts repetitions; without the block there are none.
        if (times > 1) file.writeUInt16LE(times - 1, file.indexOf('NETSCAPE2.0') + 13);
        return file;
      },
      expect: `it plays ${times === 1 ? 'once' : `${times} times`}`,
      check: async ({ path }) => [finding('times', (await webpPlays(path)) === times, await webpPlays(path))],
    }),
  ),
  {
    ...{ name: 'webp-that-plays-once-in-gif', source: 'deanm/omggif#32', file: 'once.webp', from: 'webp', to: 'gif' },
    input: async () => {
      const frame = (background: string) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer();
      return sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
        .webp({ lossless: true, delay: [200, 200], loop: 1 })
        .toBuffer();
    },
    expect: 'it plays once: no block says that it repeats',
    check: async ({ path }) => [finding('no NETSCAPE block', !(await Bun.file(path).text()).includes('NETSCAPE2.0'), 'it repeats')],
  },
  {
    ...{ name: 'gif-of-changes-resized', source: 'rsms/node-imagemagick#134', file: 'anim.gif', from: 'gif', to: 'gif' },
    ...{ operation: 'resize-image', options: { width: 16 } },
    input: () => gif(...['-loop', '0', '-size', '32x32', 'xc:red'], ...['(', '-size', '8x8', 'xc:blue', '-repage', '32x32+22+12', ')']),
    expect: 'two frames of 16 by 16; in the second, red with a blue square on the right',
    check: async (result) => [
      await framesAre(result, 'FF0000/FF0000', 'FF0000/0000FF'),
      finding('size', (await look('identify', '-format', '%W ', result.path)).startsWith('16 16'), 'not 16 wide'),
    ],
  },
];
