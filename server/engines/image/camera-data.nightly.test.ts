import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { changesFor } from '../../../catalogue/changes.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';

longTimeout();

let harness: Harness;
let photograph: string;
beforeAll(async () => {
  harness = await startHarness();
  photograph = join(harness.dir, 'photograph.jpg');
  const exif = {
    IFD0: { Make: 'Camera works', Model: 'One' },
    IFD2: { DateTimeOriginal: '2024:05:06 07:08:09' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
  };
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3366cc' } })
    .withExif(exif)
    .jpeg()
    .toFile(photograph);
});
afterAll(() => harness.close());

/** The metadata that an independent program reads from the file. */
const told = async (path = ''): Promise<Record<string, unknown>> =>
  (await Bun.$`exiftool -j -n -Make -Model -DateTimeOriginal -GPSLatitude ${path}`.json())[0];

// ExifTool of Debian 12 does not decompress the Brotli boxes of JPEG XL.
const readable = ['png', 'webp', 'avif', 'tiff', 'heic'];

describe.skipIf(lacks('exiftool'))('camera data', () => {
  test.each(readable)('goes along into %s, as the pages say', async (to) => {
    expect(changesFor('jpg', to).find(({ topic }) => topic === 'Camera data')?.verdict).toBe('kept');
    const { paths } = await harness.convert(photograph, 'jpg', to);
    const { GPSLatitude, ...camera } = await told(paths[0]);
    expect(camera).toMatchObject({ Make: 'Camera works', Model: 'One', DateTimeOriginal: '2024:05:06 07:08:09' });
    expect(GPSLatitude).toBeCloseTo(52.52, 2);
  });

  test.each(['tiff', 'jxl', 'jp2', 'heic'])('comes back out of %s', async (through) => {
    const [middle = ''] = (await harness.convert(photograph, 'jpg', through)).paths;
    const { paths } = await harness.convert(middle, through, 'png');
    expect(await told(paths[0])).toMatchObject({ Make: 'Camera works', Model: 'One', DateTimeOriginal: '2024:05:06 07:08:09' });
    expect((await told(paths[0])).GPSLatitude).toBeCloseTo(52.52, 2);
  });

  test('stays out of a PDF as well, while the image is the same to the byte', async () => {
    const { paths } = await harness.convert(photograph, 'jpg', 'pdf', { stripMetadata: true });
    await Bun.$`pdfimages -all ${paths[0]} ${join(harness.dir, 'inside')}`.quiet();
    const inside = join(harness.dir, 'inside-000.jpg');
    expect(Object.keys(await told(inside))).toEqual(['SourceFile']);
    const scan = async (path: string) => {
      const bytes = Buffer.from(await Bun.file(path).bytes());
      return bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xda])));
    };
    expect((await scan(inside)).equals(await scan(photograph))).toBe(true);
  });

  test('has no thumbnail on its side once the image stands', async () => {
    const lying = join(harness.dir, 'lying.jpg');
    await Bun.$`cp ${photograph} ${lying} && exiftool -q -overwrite_original -n -Orientation=6 ${`-ThumbnailImage<=${photograph}`} ${lying}`;
    const { paths } = await harness.convert(lying, 'jpg', 'webp');
    const [seen] = await Bun.$`exiftool -j -n -Orientation -ThumbnailLength -ImageSize ${paths[0]}`.quiet().json();
    expect(seen).toMatchObject({ Orientation: 1, ImageSize: '48 64' });
    expect(seen.ThumbnailLength).toBeUndefined();
  });

  test.each(readable)('stays out of %s when it is to be removed', async (to) => {
    const { paths } = await harness.convert(photograph, 'jpg', to, { stripMetadata: true });
    expect(Object.keys(await told(paths[0]))).toEqual(['SourceFile']);
  });
});
