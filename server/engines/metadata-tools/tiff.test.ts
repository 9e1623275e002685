import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

let harness: Harness;
const at = (name: string): string => join(harness.dir, name);
beforeAll(async () => {
  harness = await startHarness();
  await Bun.$`convert -seed 1 -size 300x200 plasma: ${at('in.png')}`.quiet();
});
afterAll(() => harness.close());

const pixels = async (path: string): Promise<string> => (await Bun.$`convert ${path} -format ${'%w %h %# '} info:`.text()).trim();

test.each([
  '-compress none',
  '-compress zip -depth 16 -endian MSB',
  '-compress jpeg',
  '-compress group4 -monochrome',
  '-compress lzw -define tiff:tile-geometry=64x64',
  '-compress none -define tiff:rows-per-strip=3',
])('a TIFF with %s names nobody afterwards, and looks the same', async (options) => {
  const path = at('in.tiff');
  await Bun.$`convert ${at('in.png')} ${at('in.png')} ${options.split(' ')} ${path}`.quiet();
  await Bun.$`exiftool -q -overwrite_original -Artist=Secret -Make=Secret -GPSLatitude=48.1 -GPSLatitudeRef=N -XMP:Creator=Secret -IPTC:City=Secret -UserComment=Secret ${path}`.quiet();
  // The list of the second page is written again; the first remains in the file, unused.
  await Bun.$`tiffset -d 1 -s 270 Secret-Description ${path}`.quiet();
  const before = await pixels(path);
  const { paths } = await harness.operate('remove-metadata', path, 'tiff');
  const made = paths[0] ?? '';
  expect([paths.length, await pixels(made)]).toEqual([1, before]);
  expect(Buffer.from(await Bun.file(made).bytes()).includes('Secret')).toBe(false);
  expect(await Bun.$`exiftool -a -G1 ${made}`.text()).not.toContain('GPS');
  expect((await Bun.$`tiffinfo ${made}`.quiet()).stderr.toString()).toBe('');
});

test('a list that leads to itself ends, and a cut-off one is refused', async () => {
  const head = [0x49, 0x49, 42, 0, 8, 0, 0, 0];
  // One entry, and the same list again.
  const loop = [...head, 1, 0, 0x0e, 1, 2, 0, 4, 0, 0, 0, 65, 66, 67, 0, 8, 0, 0, 0];
  await Bun.write(at('loop.tiff'), new Uint8Array(loop));
  const { paths } = await harness.operate('remove-metadata', at('loop.tiff'), 'tiff');
  expect(Buffer.from(await Bun.file(paths[0] ?? '').bytes()).includes('ABC')).toBe(false);
  await Bun.write(at('cut.tiff'), new Uint8Array([...head, 9, 0, 1, 2]));
  expect(await rejection(harness.operate('remove-metadata', at('cut.tiff'), 'tiff'))).toMatchObject({ code: 'corrupt_input' });
});
