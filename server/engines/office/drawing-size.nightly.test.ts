import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';

longTimeout();

/** A red diagonal cross of this size in drawing units. */
const dxf = (width: number, height: number): string => {
  const line = (...[x0, y0, x1, y1]: readonly number[]) => `0\nLINE\n8\n0\n62\n1\n10\n${x0}\n20\n${y0}\n11\n${x1}\n21\n${y1}\n`;
  return `0\nSECTION\n2\nENTITIES\n${line(0, 0, width, height)}${line(0, height, width, 0)}0\nENDSEC\n0\nEOF\n`;
};

const words = (...values: readonly number[]): Buffer => Buffer.from(Int16Array.from(values).buffer);
const longs = (...values: readonly number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);

/** The same as a placeable metafile with 1000 units per inch ([MS-WMF] 2.3.2.3) and a pen of 20 units. */
const wmf = (width: number, height: number): Buffer => {
  const record = (type: number, ...parameters: readonly number[]) =>
    Buffer.concat([longs(3 + parameters.length), words(type, ...parameters)]);
  const line = (x0: number, y0: number, x1: number, y1: number) => [record(0x0214, y0, x0), record(0x0213, y1, x1)];
  const pen = [record(0x02fa, 0, 20, 0, 255, 0), record(0x012d, 0)];
  const records = Buffer.concat([
    record(0x020b, 0, 0),
    record(0x020c, height, width),
    ...pen,
    ...line(0, 0, width, height),
    ...line(0, height, width, 0),
    record(0),
  ]);
  const placed = words(0xcdd7, 0x9ac6, 0, 0, 0, width, height, 1000, 0, 0);
  const sum = placed.reduce((all, _, at) => (at % 2 === 0 ? all ^ placed.readUInt16LE(at) : all), 0);
  return Buffer.concat([placed, words(sum), words(1, 9, 0x300), longs(9 + records.length / 2), words(1), longs(8), words(0), records]);
};

/** The same as an enhanced metafile ([MS-EMF] 2.3.4) in hundredths of a millimetre, on a device with 100 dots per millimetre. */
const emf = (width: number, height: number): Buffer => {
  const record = (type: number, ...data: readonly number[]) => longs(type, 8 + 4 * data.length, ...data);
  const line = (...[x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]) => [record(27, x0, y0), record(54, x1, y1)];
  const pen = [record(38, 1, 0, 20, 0, 255), record(37, 1)];
  const records = Buffer.concat([...pen, ...line(0, 0, width, height), ...line(0, height, width, 0), record(14, 0, 16, 20)]);
  const header = Buffer.concat([
    longs(1, 88, 0, 0, width, height, 0, 0, width, height),
    Buffer.from(' EMF'),
    longs(0x10000, 88 + records.length, 7),
  ]);
  return Buffer.concat([header, words(2, 0), longs(0, 0, 0, 32_000, 24_000, 320, 240), records]);
};

const shapes = [
  [6000, 1500],
  [1500, 5000],
] as const;

describe.skipIf(lacks('soffice', 'mutool', 'convert', 'identify'))('a drawing comes in its own shape', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  test.each(Object.entries({ dxf, wmf, emf }).flatMap(([format, make]) => shapes.map((shape) => [format, shape, make] as const)))(
    '%s of %p',
    async (format, [width, height], make) => {
      const path = join(harness.dir, `cross.${format}`);
      await Bun.write(path, make(width, height));
      for (const to of ['png', 'jpg']) {
        const { paths } = await harness.convert(path, format, to);
        const read = await Bun.$`identify -format ${'%w %h '} ${paths[0] ?? ''}`.text();
        const [wide = 0, high = 0] = read.split(' ').map(Number);
        expect(Math.abs(wide / high / (width / height) - 1)).toBeLessThan(0.03);
        expect(Math.max(wide, high)).toBeGreaterThan(200);
        // The drawing touches all four sides.
        const trimmed =
          await Bun.$`convert ${paths[0] ?? ''} -background white -flatten -bordercolor white -border 4 -fuzz 20% -trim -format ${'%w %h'} info:`.text();
        const [drawnWide = 0, drawnHigh = 0] = trimmed.split(' ').map(Number);
        expect(drawnWide / wide).toBeGreaterThan(0.97);
        expect(drawnHigh / high).toBeGreaterThan(0.97);
      }
    },
  );
});
