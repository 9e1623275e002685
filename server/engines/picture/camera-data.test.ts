import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { changesFor } from '../../../catalogue/changes.ts';
import { type Harness, startHarness } from '../testing/harness.ts';

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

const told = async (path: string, tag: string): Promise<string> =>
  (await Bun.$`exiftool -s3 -n ${`-${tag}`} ${path}`.nothrow().text()).trim();

// ExifTool of Debian 12 does not unpack the Brotli boxes of JPEG XL.
const readable = ['png', 'webp', 'avif', 'tiff', 'heic'];

describe.skipIf(!Bun.which('exiftool'))('camera data', () => {
  test.each(readable)('goes along into %s, as the pages say', async (to) => {
    expect(changesFor('jpg', to).find(({ topic }) => topic === 'Camera data')?.verdict).toBe('kept');
    const { paths } = await harness.convert(photograph, 'jpg', to);
    expect(await told(paths[0] ?? '', 'Model')).toBe('One');
    expect(await told(paths[0] ?? '', 'DateTimeOriginal')).toBe('2024:05:06 07:08:09');
    expect(Number(await told(paths[0] ?? '', 'GPSLatitude'))).toBeCloseTo(52.52, 2);
  });

  test.each(readable)('stays out of %s when it is to be removed', async (to) => {
    const { paths } = await harness.convert(photograph, 'jpg', to, { stripMetadata: true });
    for (const tag of ['Make', 'Model', 'DateTimeOriginal', 'GPSLatitude']) expect(await told(paths[0] ?? '', tag)).toBe('');
  });
});
