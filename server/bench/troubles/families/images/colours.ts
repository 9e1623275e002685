import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, ihdr, joinChunks } from '../../../../engines/image/codecs/png.ts';
import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';

/** A PNG with one colour per column; `about` precedes the pixels. */
const png = (
  kind: { readonly channels: 1 | 2 | 3 | 4; readonly depth: 8 | 16 },
  rows: readonly Uint8Array[],
  ...about: readonly Uint8Array[]
): Buffer => {
  const width = (rows[0]?.length ?? 0) / kind.channels / (kind.depth / 8);
  const data = deflateSync(Buffer.concat(rows.map((row) => Buffer.concat([Buffer.alloc(1), row]))));
  return joinChunks([
    chunk('IHDR', ihdr(width, rows.length, kind.depth, kind.channels)),
    ...about,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const exact = (name: string, source: string, input: Situation['input'], from = 'png'): Situation => ({
  name,
  source,
  file: `picture.${from}`,
  input,
  from,
  to: 'gif',
  expect: 'every pixel is as it was',
  check: async ({ path }) => {
    const original = `${path}.original.${from}`;
    await Bun.write(original, await input());
    const count = await look('sh', '-c', `compare -metric AE '${original}' '${path}[0]' null: 2>&1 || true`);
    return [finding('pixels that differ', count.trim() === '0', count)];
  },
});

const greys = (): Buffer =>
  png(
    { channels: 1, depth: 8 },
    Array.from({ length: 4 }, () => Uint8Array.from({ length: 256 }, (_, x) => x)),
  );
const scattered = (count: number): Buffer =>
  png(
    { channels: 3, depth: 8 },
    Array.from({ length: 8 }, () =>
      Uint8Array.from({ length: count * 3 }, (_, at) => (Math.floor(at / 3) * (37 + 54 * (at % 3)) + at * 7) % 256),
    ),
  );
/** Two pictures of the same size with 150 colours each. */
const twoPictures = () => [scattered(200), scattered(150)].map((one) => sharp(one).resize(150, 8, { fit: 'cover', kernel: 'nearest' }));
const gamma = (value: number): Buffer => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value);
  return chunk('gAMA', data);
};
const middle = Array.from({ length: 4 }, () => new Uint8Array(24).fill(128));

/** A GIF of two frames, red and blue, made by ImageMagick. */
const twoFrames = async (delays: readonly [number, number], loop: number): Promise<Uint8Array> => {
  const path = `/tmp/frames-${crypto.randomUUID()}.gif`;
  await look(
    'convert',
    '-loop',
    String(loop),
    '-size',
    '16x16',
    '-delay',
    String(delays[0]),
    'xc:red',
    '-delay',
    String(delays[1]),
    'xc:blue',
    path,
  );
  return Bun.file(path).bytes();
};

const bmp32 = (): Buffer => {
  const head = Buffer.alloc(54);
  head.write('BM');
  for (const [at, value] of [
    [2, 54 + 64],
    [10, 54],
    [14, 40],
    [18, 4],
    [22, 4],
    [34, 64],
  ] as const)
    head.writeUInt32LE(value, at);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(32, 28);
  return Buffer.concat([head, Buffer.from(Array.from({ length: 16 }, () => [0x33, 0x66, 0xcc, 0]).flat())]);
};

export const colours: readonly Situation[] = [
  exact('gif-of-256-greys', 'weserv/images#293', greys),
  exact('gif-of-200-colours', 'weserv/images#293', () => scattered(200)),
  exact(
    'gif-of-100-colours',
    'weserv/images#293',
    () =>
      sharp(scattered(100))
        .png()
        .toBuffer()
        .then((one) => Buffer.from(one)),
    'png',
  ),
  {
    name: 'grey-16-bits-on-white',
    source: 'libvips/libvips#522',
    file: 'grey.png',
    input: () =>
      png(
        { channels: 2, depth: 16 },
        Array.from({ length: 8 }, () => Buffer.alloc(32)),
      ),
    from: 'png',
    to: 'jpg',
    expect: 'the see-through ground is #ffffff',
    check: ({ path }) => pictureLooks(path, { points: [[4, 4, '#ffffff']], tolerance: 0 }),
  },
  {
    name: 'transparent-png-on-white',
    source: 'Donaldcwl/browser-image-compression#119',
    file: 'logo.png',
    input: () =>
      png(
        { channels: 4, depth: 8 },
        Array.from({ length: 8 }, () => new Uint8Array(32)),
      ),
    from: 'png',
    to: 'jpg',
    expect: 'the see-through ground is #ffffff, not black',
    check: ({ path }) => pictureLooks(path, { points: [[4, 4, '#ffffff']], tolerance: 0 }),
  },
  ...['jpg', 'bmp'].map(
    (to): Situation => ({
      name: `png-of-linear-light-to-${to}`,
      source: 'imgbot/Imgbot#725',
      file: 'render.png',
      input: () => png({ channels: 3, depth: 8 }, middle, gamma(100_000)),
      from: 'png',
      to,
      expect: 'half of the light is #bcbcbc in sRGB, as browsers show it',
      check: async ({ path }) => {
        const plain = `${path}.plain.png`;
        await look('convert', path, '-profile', '/usr/share/color/icc/ghostscript/srgb.icc', '-strip', plain);
        return pictureLooks(plain, { points: [[2, 2, '#bcbcbc']], tolerance: 4 });
      },
    }),
  ),
  {
    name: 'png-of-usual-gamma-stays',
    source: 'libjxl/libjxl#1579',
    file: 'usual.png',
    input: () => png({ channels: 3, depth: 8 }, middle, gamma(45_455)),
    from: 'png',
    to: 'bmp',
    expect: 'the usual gamma of 1/2.2 changes nothing: #808080',
    check: ({ path }) => pictureLooks(path, { points: [[2, 2, '#808080']], tolerance: 1 }),
  },
  {
    name: 'gif-that-moves-keeps-its-colours',
    source: 'weserv/images#293',
    file: 'moving.webp',
    input: async () =>
      sharp(await Promise.all(twoPictures().map((one) => one.png().toBuffer())), { join: { animated: true } })
        .webp({ lossless: true, delay: [100, 100] })
        .toBuffer(),
    from: 'webp',
    to: 'gif',
    expect: 'every pixel of both frames is as it was: each frame has a palette of its own',
    check: async ({ path }) => {
      const frames = await Promise.all(twoPictures().map((one) => one.removeAlpha().raw().toBuffer()));
      const shown = await Promise.all([0, 1].map((page) => sharp(path, { page }).removeAlpha().raw().toBuffer()));
      return [finding('samples', Buffer.concat(frames).equals(Buffer.concat(shown)), 'differ')];
    },
  },
  {
    name: 'gif-times-in-webp',
    source: 'ImageMagick/ImageMagick#2701',
    file: 'moving.gif',
    input: () => twoFrames([50, 200], 0),
    from: 'gif',
    to: 'webp',
    expect: 'two frames of 0.5 and 2 seconds, for ever',
    check: async ({ path }) => {
      const said = await look('webpinfo', path);
      const times = [...said.matchAll(/Duration: (\d+)/g)].map(([, time]) => time);
      return [finding('times', times.join() === '500,2000', times), finding('loop', /Loop count\s*:\s*0/.test(said), said)];
    },
  },
  {
    name: 'webp-moves-as-gif',
    source: 'Tichau/FileConverter#513',
    file: 'moving.webp',
    input: async () =>
      sharp(await twoFrames([50, 200], 0), { animated: true })
        .webp({ lossless: true })
        .toBuffer(),
    from: 'webp',
    to: 'gif',
    expect: 'a GIF of two frames, red and blue',
    check: async ({ path }) => {
      const frames = (await look('identify', '-format', '%T ', path)).trim();
      return [finding('times of frames', frames === '50 200', frames), ...(await pictureLooks(path, { points: [[8, 8, '#ff0000']] }))];
    },
  },
  {
    name: 'bmp-of-32-bits-without-alpha',
    source: 'SixLabors/ImageSharp#732',
    file: 'old.bmp',
    input: bmp32,
    from: 'bmp',
    to: 'png',
    expect: 'opaque #cc6633: the fourth byte of an old header means nothing',
    check: ({ path }) => pictureLooks(path, { size: '4x4', points: [[1, 1, '#cc6633']] }),
  },
  {
    name: 'cmyk-jpeg-of-adobe',
    source: 'libvips/libvips#1283',
    file: 'print.jpg',
    input: async () => {
      const path = `/tmp/ink-${crypto.randomUUID()}.jpg`;
      await look('convert', '-size', '32x32', 'xc:#ff0000', '-colorspace', 'CMYK', '-quality', '100', path);
      return Bun.file(path).bytes();
    },
    from: 'jpg',
    to: 'png',
    expect: 'red ink is red, not inverted',
    check: ({ path }) => pictureLooks(path, { points: [[9, 9, '#f01010']], tolerance: 40 }),
  },
];
