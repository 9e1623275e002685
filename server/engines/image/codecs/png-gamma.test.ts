import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { chunk, joinChunks, readChunks } from './png.ts';
import { withGammaProfile } from './png-gamma.ts';

const numbers = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) out.writeUInt32BE(value, index * 4);
  return out;
};

/** A PNG of one grey-blue pixel with extra chunks after its header. */
const png = async (...about: readonly Buffer[]): Promise<Buffer> => {
  const plain = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#808090' } })
    .png()
    .toBuffer();
  const [head, ...rest] = readChunks(plain).map(({ type, data }) => chunk(type, data));
  return joinChunks([...(head ? [head] : []), ...about, ...rest]);
};

const hasProfile = (file: Uint8Array): boolean => readChunks(file).some(({ type }) => type === 'iCCP');
const bt2020 = numbers(31_270, 32_900, 70_800, 29_200, 17_000, 79_700, 13_100, 4600);

test('exponents and colours other than the usual ones become a profile', async () => {
  expect(hasProfile(withGammaProfile(await png(chunk('gAMA', numbers(100_000)))))).toBe(true);
  expect(hasProfile(withGammaProfile(await png(chunk('gAMA', numbers(45_455)), chunk('cHRM', bt2020))))).toBe(true);
});

test('the usual ones, a stronger word and numbers that make no sense change nothing', async () => {
  for (const about of [
    [chunk('gAMA', numbers(45_455))],
    [chunk('gAMA', numbers(100_000)), chunk('sRGB', Buffer.from([0]))],
    [chunk('gAMA', numbers(0))],
    [chunk('gAMA', Buffer.alloc(2))],
    [chunk('gAMA', numbers(45_455)), chunk('cHRM', numbers(0, 0, 0, 0, 0, 0, 0, 0))],
  ])
    expect(hasProfile(withGammaProfile(await png(...about)))).toBe(false);
});
