import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { operationById } from '../../../catalogue/operations.ts';
import { chosenFormats } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly } from '../../testing/nightly.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

let harness: Harness;
const at = (name: string): string => join(harness.dir, name);
/** A photograph-like image of 400 × 300 with a red corner at the top left, in each format. */
const formats = operationById('resize-image')?.formats ?? [];
beforeAll(async () => {
  harness = await startHarness();
  const noise = ['-seed', '1', '-size', '400x300', 'plasma:blue-green', '-attenuate', '0.2', '+noise', 'Gaussian'];
  const corner = ['-fill', 'red', '-draw', 'rectangle 0,0 99,74'];
  await Bun.$`convert ${noise} ${corner} png24:${at('in.png')}`.quiet();
  await Bun.$`convert ${at('in.png')} -quality 97 ${at('in.jpg')}`.quiet();
  await Bun.$`exiftool -q -overwrite_original -Artist=Someone ${at('in.jpg')}`.quiet();
  for (const format of ['webp', 'gif', 'bmp']) await Bun.$`convert ${at('in.png')} -quality 97 ${at(`in.${format}`)}`.quiet();
  await Bun.$`heif-enc -q 95 -o ${at('in.heic')} ${at('in.png')}`.quiet();
  await Bun.$`avifenc -s 8 --min 0 --max 5 ${at('in.png')} ${at('in.avif')}`.quiet();
});
afterAll(() => harness.close());

const operate = async (operation: string, format: string, options = {}, name = `in.${format}`) => {
  const made = await harness.operate(operation, at(name), format, options);
  return { path: made.paths[0] ?? '', notes: made.notes };
};
const factsOf = async (path: string) => (await Bun.$`exiftool -json -n ${path}`.json())[0] as Record<string, unknown>;
/** Width and height, by ImageMagick or, where it can't read the format, by ExifTool, which takes five times as long. */
const sizeOf = async (path: string): Promise<string> =>
  /\.(?:heic|avif)$/.test(path)
    ? String((await factsOf(path)).ImageSize).replace('x', ' ')
    : Bun.$`identify -format ${'%w %h'} ${`${path}[0]`}`.text();
/** RGB of a point, by ImageMagick or, where it can't read the format, by libheif and libavif. */
const colourAt = async (path: string, format: string, x: number, y: number): Promise<readonly number[]> => {
  const png = `${path}.png`;
  if (format === 'heic') await Bun.$`heif-convert ${path} ${png}`.quiet();
  else if (format === 'avif') await Bun.$`avifdec ${path} ${png}`.quiet();
  else await Bun.$`convert ${path}[0] png24:${png}`.quiet();
  const text = await Bun.$`convert ${png} -depth 8 -format ${`%[pixel:p{${x},${y}}]`} info:`.text();
  return (text.match(/[\d.]+%?/g) ?? []).slice(0, 3).map(Number);
};
const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean => red > 180 && green < 90 && blue < 90;

test('a JFIF gets the name of a JPG and keeps every byte', async () => {
  await Bun.write(at('photo.jfif'), Bun.file(at('in.jpg')));
  const { path } = await operate('jfif-to-jpg', 'jpg', {}, 'photo.jfif');
  expect(path).toEndWith('.jpg');
  expect(Bun.hash(await Bun.file(path).bytes())).toBe(Bun.hash(await Bun.file(at('in.jpg')).bytes()));
});

describe('every format', () => {
  test.each(chosenFormats(formats, 3))('step %s to itself, rotated: the corner moves to the right', async (format) => {
    const { path } = await operate('rotate-image', format);
    expect(await sizeOf(path)).toBe('300 400');
    expect(isRed(await colourAt(path, format, 270, 40))).toBe(true);
    expect(isRed(await colourAt(path, format, 30, 40))).toBe(false);
  });

  test.each(chosenFormats(formats, 3))('step %s to itself, flipped: the corner moves to the other side', async (format) => {
    for (const [turn, x, y] of [
      ['flip-horizontal', 370, 40],
      ['flip-vertical', 30, 260],
    ] as const) {
      const { path } = await operate('rotate-image', format, { turn });
      expect(await sizeOf(path)).toBe('400 300');
      expect(isRed(await colourAt(path, format, x, y))).toBe(true);
      expect(isRed(await colourAt(path, format, 30, 40))).toBe(false);
    }
  });

  test.each(chosenFormats(formats, 3))('step %s to itself, resized and cropped', async (format) => {
    expect(await sizeOf((await operate('resize-image', format, { width: 200 })).path)).toBe('200 150');
    const { path } = await operate('crop-image', format, { cropWidth: 100, cropHeight: 74 });
    expect(await sizeOf(path)).toBe('100 74');
    expect(isRed(await colourAt(path, format, 50, 40))).toBe(true);
  });

  test.each(chosenFormats(operationById('compress-image')?.formats ?? [], 2))(
    'step %s to itself, compressed: each level takes less',
    async (format) => {
      const sizes = [Bun.file(at(`in.${format}`)).size];
      for (const level of ['light', 'balanced', 'strong']) {
        const { path } = await operate('compress-image', format, { level });
        expect(await sizeOf(path)).toBe('400 300');
        sizes.push(Bun.file(path).size);
      }
      expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
      expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) * 0.7);
    },
  );
});

describe('compress', () => {
  test.each((operationById('compress-image')?.formats ?? []).slice(0, isNightly ? undefined : 2))('%s keeps to a size', async (format) => {
    const { path } = await operate('compress-image', format, { targetSize: 0.02 });
    expect(Bun.file(path).size).toBeLessThanOrEqual(20_000);
  });

  test('what is small already comes back byte by byte', async () => {
    const { path: once } = await operate('compress-image', 'jpg', { level: 'strong' });
    await Bun.write(at('small.jpg'), Bun.file(once));
    const again = await operate('compress-image', 'jpg', { level: 'light' }, 'small.jpg');
    expect(await Bun.file(again.path).bytes()).toEqual(await Bun.file(at('small.jpg')).bytes());
    expect(again.notes).toEqual(['Nothing could be saved: this is your original image.']);
  });

  test('camera data stays unless it is to go', async () => {
    expect((await factsOf((await operate('compress-image', 'jpg')).path)).Artist).toBe('Someone');
    expect((await factsOf((await operate('compress-image', 'jpg', { stripMetadata: true })).path)).Artist).toBeUndefined();
  });
});

test('resize by percent and by two sides', async () => {
  expect(await sizeOf((await operate('resize-image', 'jpg', { scale: 50 })).path)).toBe('200 150');
  expect(await sizeOf((await operate('resize-image', 'jpg', { width: 100, height: 100, fit: 'cover' })).path)).toBe('100 100');
  expect(await rejection(operate('resize-image', 'jpg'))).toMatchObject({
    code: 'option_missing',
    detail: 'Enter a width, a height or a percentage.',
  });
});

test('crop to a shape, to an area, and to what there is of it', async () => {
  expect(await sizeOf((await operate('crop-image', 'jpg', { crop: '1:1' })).path)).toBe('300 300');
  expect(await sizeOf((await operate('crop-image', 'jpg', { cropLeft: 350, cropTop: 10, cropWidth: 500 })).path)).toBe('50 290');
  expect(await rejection(operate('crop-image', 'jpg', { cropLeft: 400 }))).toMatchObject({
    code: 'nothing_to_convert',
    detail: expect.stringContaining('400 × 300'),
  });
  for (const options of [{}, { crop: 'none' }, { cropLeft: 0 }])
    expect(await rejection(operate('crop-image', 'jpg', options))).toMatchObject({ code: 'option_missing' });
});

test('a photo that lies on its side by its camera data is turned from how it is shown', async () => {
  await Bun.$`cp ${at('in.jpg')} ${at('side.jpg')}`.quiet();
  await Bun.$`exiftool -q -overwrite_original -n -Orientation=6 ${at('side.jpg')}`.quiet();
  const { path } = await operate('rotate-image', 'jpg', { turn: '270' }, 'side.jpg');
  expect(await sizeOf(path)).toBe('400 300');
  expect((await factsOf(path)).Orientation ?? 1).toBe(1);
  expect(isRed(await colourAt(path, 'jpg', 50, 40))).toBe(true);
});

/** Mean difference of two images, 0 to 1, according to ImageMagick; the second one is changed by `how` first. */
const differenceOf = async (path: string, other: string, how: readonly string[]): Promise<number> => {
  const said = await Bun.$`convert ${path} ${['(', other, ...how, ')']} -metric MAE -compare -format ${'%[distortion]'} info:`.text();
  return Number(said);
};

/** How ImageMagick brings an image of each EXIF orientation upright; it reads none from a WEBP. */
const upright: Readonly<Record<number, readonly string[]>> = {
  1: [],
  2: ['-flop'],
  3: ['-rotate', '180'],
  4: ['-flip'],
  5: ['-transpose'],
  6: ['-rotate', '90'],
  7: ['-transverse'],
  8: ['-rotate', '270'],
};

test.each(isNightly ? [1, 2, 3, 4, 5, 6, 7, 8] : [7])('a photo of EXIF orientation %i is flipped as it is shown', async (orientation) => {
  for (const format of ['jpg', 'webp']) {
    const name = `held-${orientation}.${format}`;
    await Bun.$`cp ${at(`in.${format}`)} ${at(name)}`.quiet();
    await Bun.$`exiftool -q -overwrite_original -n -Orientation=${orientation} ${at(name)}`.quiet();
    for (const [turn, how] of [
      ['flip-horizontal', '-flop'],
      ['flip-vertical', '-flip'],
    ] as const) {
      const { path } = await operate('rotate-image', format, { turn }, name);
      expect((await factsOf(path)).Orientation ?? 1).toBe(1);
      expect(await differenceOf(path, at(name), [...(upright[orientation] ?? []), how])).toBeLessThan(0.03);
      expect(await differenceOf(path, at(name), upright[orientation] ?? [])).toBeGreaterThan(0.03);
    }
  }
});

test.each(['gif', 'webp'])('every frame of an animated %s is flipped, and keeps its time', async (format) => {
  const frame = (left: string, right: string) => ['(', '-size', '20x30', `xc:${left}`, `xc:${right}`, '+append', ')'];
  const name = `flip.${format}`;
  await Bun.$`convert -delay 20 ${frame('red', 'blue')} -delay 50 ${frame('lime', 'black')} -loop 3 -define webp:lossless=true ${at(name)}`.quiet();
  const { path } = await operate('rotate-image', format, { turn: 'flip-horizontal' }, name);
  const told = (file: string) => Bun.$`identify -format ${'%w %h %T %[iterations]\\n'} ${file}`.text();
  expect(await told(path)).toBe(await told(at(name)));
  for (const index of [0, 1]) expect(await differenceOf(`${path}[${index}]`, `${at(name)}[${index}]`, ['-flop'])).toBeLessThan(0.02);
});

test('an animation moves on after each operation', async () => {
  await Bun.$`convert -size 40x30 -delay 20 xc:red xc:blue xc:green -loop 0 ${at('moving.gif')}`.quiet();
  for (const [operation, options, size] of [
    ['rotate-image', {}, '30 40'],
    ['resize-image', { width: 20 }, '20 15'],
    ['crop-image', { cropWidth: 10, cropHeight: 12 }, '10 12'],
  ] as const) {
    const { path } = await operate(operation, 'gif', options, 'moving.gif');
    expect((await Bun.$`identify -format ${'%w %h\\n'} ${path}`.text()).trim().split('\n')).toEqual([size, size, size]);
  }
});

const words = 'The ferry leaves the northern pier at eight.';
const pictureOfWords = async (format: string): Promise<string> => {
  const png = at('words.png');
  await Bun.$`convert -background white -fill black -font Liberation-Sans -pointsize 40 -size 1100x200 -gravity center caption:${words} png24:${png}`.quiet();
  const path = at(`words.${format}`);
  if (format === 'heic') await Bun.$`heif-enc -q 95 -o ${path} ${png}`.quiet();
  else if (format === 'avif') await Bun.$`avifenc -s 8 ${png} ${path}`.quiet();
  else if (format !== 'png') await Bun.$`convert ${png} ${path}`.quiet();
  return path;
};
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** To find the language takes many times as long; scans.long.test.ts and searchable-pdf do. */
const inEnglish = { ocrLanguage: 'en' };

test.each(chosenFormats(operationById('image-to-text')?.formats ?? []))(
  'step %s to txt: the words of an image are read',
  async (format) => {
    const { paths } = await harness.operate('image-to-text', await pictureOfWords(format), format, inEnglish);
    expect(plain(await Bun.file(paths[0] ?? '').text())).toBe(words);
  },
);

test.each(isNightly ? ['jpg', 'heic'] : ['jpg'])('a picture of words becomes a document and a PDF to search: %s', async (format) => {
  const path = await pictureOfWords(format);
  const { paths: documents } = await harness.operate('image-to-word', path, format, inEnglish);
  const document = await Bun.$`unzip -p ${documents[0] ?? ''} word/document.xml`.text();
  expect(plain(document.replace(/<[^>]*>/g, ''))).toContain(words);
  const { paths: pdfs } = await harness.operate('image-to-searchable-pdf', path, format, inEnglish);
  expect(plain(await Bun.$`pdftotext ${pdfs[0] ?? ''} -`.text())).toBe(words);
  expect(await Bun.$`pdfimages -list ${pdfs[0] ?? ''}`.text()).toContain('image');
});

test('a file that is not an image is refused', async () => {
  await Bun.write(at('words-only.jpg'), 'these are just words');
  for (const operation of ['compress-image', 'rotate-image'])
    expect(await rejection(operate(operation, 'jpg', {}, 'words-only.jpg'))).toMatchObject({ code: 'corrupt_input' });
});
