import { describe, expect, test } from 'bun:test';
import { deflateSync } from 'node:zlib';
import { packBits } from './packbits.ts';
import { readPsd } from './psd.ts';

const numbers = (size: 2 | 4, ...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) out.writeIntBE(value, index * size, size);
  return out;
};
const sized = (...parts: readonly Buffer[]): Buffer => Buffer.concat([numbers(4, Buffer.concat(parts).length), ...parts]);

type Layer = {
  readonly box?: readonly [left: number, top: number, right: number, bottom: number];
  readonly colour?: readonly number[];
  readonly alpha?: number;
  readonly mode?: string;
  readonly opacity?: number;
  readonly clips?: true;
  readonly hidden?: true;
  readonly divider?: number;
  readonly mask?: { readonly box: readonly [number, number, number, number]; readonly value: number; readonly outside: number };
  /** How samples are packed: 0 plain, 1 rows, 2 zlib, 3 differences. */
  readonly packing?: number;
};

const side = 4;
const area = ([left, top, right, bottom]: readonly number[]): number => ((right ?? 0) - (left ?? 0)) * ((bottom ?? 0) - (top ?? 0));

const samples = (value: number, count: number, width: number, packing: number): Buffer => {
  const plain = Buffer.alloc(count, value);
  if (packing === 0) return Buffer.concat([numbers(2, 0), plain]);
  if (packing === 1) {
    const rows = Array.from({ length: count / width }, (_, y) => packBits(plain.subarray(y * width, (y + 1) * width)));
    return Buffer.concat([numbers(2, 1, ...rows.map(({ length }) => length)), ...rows]);
  }
  if (packing === 3) for (let at = 0; at < count; at++) if (at % width > 0) plain[at] = 0;
  return Buffer.concat([numbers(2, packing), deflateSync(plain)]);
};

/** A PSD of 4 by 4 whose picture of all layers was not saved. */
const psd = (layers: readonly Layer[]): Buffer => {
  const records: Buffer[] = [];
  const data: Buffer[] = [];
  for (const { box = [0, 0, side, side], colour = [0, 0, 0], alpha = 255, mask, packing = 0, ...layer } of layers) {
    const [left, top, right, bottom] = box;
    const planes: [number, Buffer][] = [...colour, alpha].map((value, at) => [
      at === 3 ? -1 : at,
      samples(value, area(box), Math.max(1, right - left), packing),
    ]);
    if (mask) planes.push([-2, samples(mask.value, area(mask.box), Math.max(1, mask.box[2] - mask.box[0]), 0)]);
    const maskData = mask
      ? Buffer.concat([numbers(4, mask.box[1], mask.box[0], mask.box[3], mask.box[2]), Buffer.from([mask.outside, 0, 0, 0])])
      : Buffer.alloc(0);
    const divider =
      layer.divider === undefined ? Buffer.alloc(0) : Buffer.concat([Buffer.from('8BIMlsct'), sized(numbers(4, layer.divider))]);
    records.push(
      Buffer.concat([
        numbers(4, top, left, bottom, right),
        numbers(2, planes.length),
        ...planes.flatMap(([id, plane]) => [numbers(2, id), numbers(4, plane.length)]),
        Buffer.from(`8BIM${layer.mode ?? 'norm'}`),
        Buffer.from([layer.opacity ?? 255, layer.clips ? 1 : 0, layer.hidden ? 2 : 0, 0]),
        sized(sized(maskData), sized(), Buffer.from('\x05Layer\0\0'), divider),
      ]),
    );
    data.push(...planes.map(([, plane]) => plane));
  }
  const content = Buffer.concat([numbers(2, layers.length), ...records, ...data]);
  const info = sized(content, Buffer.alloc(content.length % 2));
  const version = Buffer.concat([numbers(4, 1), Buffer.from([0]), numbers(4, 0, 0, 1), Buffer.alloc(1)]);
  return Buffer.concat([
    Buffer.from('8BPS'),
    numbers(2, 1, 0, 0, 0, 3),
    numbers(4, side, side),
    numbers(2, 8, 3),
    numbers(4, 0),
    sized(Buffer.from('8BIM'), numbers(2, 1057, 0), sized(version)),
    sized(info, numbers(4, 0)),
    numbers(2, 0),
    Buffer.alloc(side * side * 3, 255),
  ]);
};
const drawn = (...layers: readonly Layer[]) => readPsd(psd(layers));
const pixel = ({ planes }: ReturnType<typeof readPsd>, x: number, y: number): readonly number[] =>
  planes.map((plane) => plane[y * side + x] ?? -1);
const red: Layer = { colour: [255, 0, 0] };

describe('a picture of layers', () => {
  test('layers lie over each other, with their opacity, and hidden ones are not seen', () => {
    const picture = drawn(red, { colour: [0, 0, 255], box: [2, 0, 4, 4], opacity: 128 }, { colour: [0, 255, 0], hidden: true });
    expect([picture.isDrawn, picture.alpha]).toEqual([true, false]);
    expect([pixel(picture, 0, 0), pixel(picture, 3, 3)]).toEqual([
      [255, 0, 0],
      [127, 0, 128],
    ]);
  });
  test('where no layer is, it is see-through', () => {
    const picture = drawn({ ...red, box: [0, 0, 2, 4] });
    expect([picture.alpha, pixel(picture, 1, 1), pixel(picture, 3, 1)]).toEqual([true, [255, 0, 0, 255], [0, 0, 0, 0]]);
  });
  test.each([
    ['mul ', [100, 50, 0], [50, 25, 0]],
    ['scrn', [128, 0, 255], [192, 128, 255]],
    ['dark', [200, 20, 128], [128, 20, 128]],
    ['lddg', [200, 20, 0], [255, 148, 128]],
    ['norm', [1, 2, 3], [1, 2, 3]],
    ['????', [1, 2, 3], [1, 2, 3]],
  ] as const)('mode %s over grey', (mode, colour, expected) =>
    expect(pixel(drawn({ colour: [128, 128, 128] }, { colour, mode }), 0, 0)).toEqual([...expected]),
  );
  test('a layer that is clipped shows only within the one below, and not if that is hidden', () => {
    const base: Layer = { ...red, box: [0, 0, 2, 4] };
    const clipped: Layer = { colour: [0, 0, 255], clips: true };
    expect([0, 3].map((x) => pixel(drawn(base, clipped), x, 0))).toEqual([
      [0, 0, 255, 255],
      [0, 0, 0, 0],
    ]);
    expect(pixel(drawn(red, { ...base, hidden: true }, clipped), 0, 0)).toEqual([255, 0, 0]);
  });
  test('a mask covers what it says, and what is outside of it as it says', () => {
    const mask = { box: [0, 0, 2, 4], value: 0, outside: 255 } as const;
    expect([0, 3].map((x) => pixel(drawn(red, { colour: [0, 0, 255], mask }), x, 1))).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ]);
  });
  test('a hidden group hides its layers, and an opacity of a group is theirs', () => {
    const empty = [0, 0, 0, 0] as const;
    const group = (inner: Layer, outer: Partial<Layer>): readonly Layer[] => [
      { box: empty, divider: 3 },
      inner,
      { box: empty, divider: 1, ...outer },
    ];
    const blue: Layer = { colour: [0, 0, 255] };
    expect(pixel(drawn(red, ...group(blue, { hidden: true })), 0, 0)).toEqual([255, 0, 0]);
    expect(pixel(drawn(red, ...group(blue, { opacity: 128 })), 0, 0)).toEqual([127, 0, 128]);
  });
  test('samples in packed rows, by zlib, and as differences', () => {
    for (const packing of [1, 2, 3]) expect(pixel(drawn({ colour: [10, 20, 30], packing }), 3, 3)).toEqual([10, 20, 30]);
  });
});

describe('files that lie', () => {
  const refused = (change: (file: Buffer) => Buffer): string => {
    try {
      readPsd(change(psd([red, red])));
      return 'read';
    } catch (thrown) {
      return (thrown as Error).message;
    }
  };
  /** The place of the first layer's box: behind header, resources and three lengths. */
  const boxAt = psd([red, red]).indexOf(Buffer.concat([numbers(2, 2), numbers(4, 0, 0, side, side)])) + 2;
  test('a box of billions of pixels', () =>
    expect(
      refused((file) => {
        file.writeInt32BE(0x7fffffff, boxAt + 8);
        file.writeInt32BE(0x7fffffff, boxAt + 12);
        return file;
      }),
    ).toBe('image_too_large'));
  test('a box that is larger than its data, and more layers than there are', () => {
    expect(
      refused((file) => {
        file.writeInt32BE(4000, boxAt + 8);
        return file;
      }),
    ).toBe('corrupt_input');
    expect(
      refused((file) => {
        file.writeInt16BE(9000, boxAt - 2);
        return file;
      }),
    ).toBe('unsupported_conversion');
    expect(
      refused((file) => {
        file.writeInt16BE(3000, boxAt - 2);
        return file;
      }),
    ).toBe('corrupt_input');
  });
});
