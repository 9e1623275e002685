import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { WorkerProblem } from '../../../contract/worker-main.ts';
import { readIcns } from './icns.ts';

const element = (type: string, content: Uint8Array): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32BE(content.length + 8, 4);
  return Buffer.concat([head, content]);
};
const icon = (...elements: readonly Buffer[]): Buffer => element('icns', Buffer.concat(elements));

const square = (side: number, background: string) => sharp({ create: { width: side, height: side, channels: 4, background } }).png();
const jp2 = Buffer.from('0000000c6a5020200d0a870a', 'hex');
const openJp2 = async () => sharp(await square(512, '#00f').toBuffer());
const noJp2 = async () => {
  throw new Error('No element is JPEG 2000.');
};

test('the largest picture of a Mac icon is taken, of whatever kind it is', async () => {
  const png = await square(128, '#f00').toBuffer();
  const { image, entries } = await readIcns(icon(element('ic07', png), element('ic09', jp2)), openJp2);
  expect([(await image.metadata()).width, entries]).toEqual([512, 2]);
});

test('ARGB has four planes in runs behind its mark, alpha first', async () => {
  const plane = (value: number): number[] => [255, value, 255 - 4, value];
  const content = Buffer.from([...Buffer.from('ARGB'), ...[128, 10, 20, 30].flatMap(plane)]);
  const { image } = await readIcns(icon(element('ic04', content)), noJp2);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.channels, ...data.subarray(0, 4), ...data.subarray(-4)]).toEqual([16, 4, 10, 20, 30, 128, 10, 20, 30, 128]);
});

test('an icon of only other kinds is not supported, a truncated one is damaged', async () => {
  const codeOf = async (file: Buffer): Promise<unknown> =>
    readIcns(file, noJp2).then(
      () => 'read',
      (thrown) => (thrown instanceof WorkerProblem ? thrown.code : thrown),
    );
  expect(await codeOf(icon(element('ICN#', Buffer.alloc(256))))).toBe('unsupported_conversion');
  expect(await codeOf(icon(element('ic07', jp2)).subarray(0, 24))).toBe('corrupt_input');
  expect(await codeOf(icon(element('ic04', Buffer.from('ARGB\xff', 'latin1'))))).toBe('read');
});
