const text = (value: string): Buffer => Buffer.from(`${value}\0`, 'latin1');
const numbers = (...values: readonly number[]): Buffer => Buffer.from(new Int32Array(values).buffer);
const floats = (...values: readonly number[]): Buffer => Buffer.from(new Float32Array(values).buffer);

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** An uncompressed OpenEXR of 32-bit floats; channels in the order of their names. */
export const exr = (data: Box, display: Box, channels: Readonly<Record<string, (x: number, y: number) => number>>): Buffer => {
  const attribute = (name: string, type: string, value: Uint8Array): Buffer =>
    Buffer.concat([text(name), text(type), numbers(value.length), value]);
  const names = Object.keys(channels).sort();
  const head = Buffer.concat([
    Buffer.from('762f310102000000', 'hex'),
    attribute(
      'channels',
      'chlist',
      Buffer.concat([...names.map((name) => Buffer.concat([text(name), numbers(2, 0, 1, 1)])), Buffer.alloc(1)]),
    ),
    attribute('compression', 'compression', Buffer.alloc(1)),
    attribute('dataWindow', 'box2i', numbers(...data)),
    attribute('displayWindow', 'box2i', numbers(...display)),
    attribute('lineOrder', 'lineOrder', Buffer.alloc(1)),
    attribute('pixelAspectRatio', 'float', floats(1)),
    attribute('screenWindowCenter', 'v2f', floats(0, 0)),
    attribute('screenWindowWidth', 'float', floats(1)),
    Buffer.alloc(1),
  ]);
  const [left, top, right, bottom] = data;
  const across = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const lines = Array.from({ length: bottom - top + 1 }, (_, index) => {
    const samples = Buffer.concat(names.map((name) => floats(...across.map((x) => channels[name]?.(x, top + index) ?? 0))));
    return Buffer.concat([numbers(top + index, samples.length), samples]);
  });
  const table = Buffer.alloc(lines.length * 8);
  for (const [index, line] of lines.entries()) table.writeUInt32LE(head.length + table.length + line.length * index, index * 8);
  return Buffer.concat([head, table, ...lines]);
};

const block = 2880;
const padded = (data: Buffer, fill: number): Buffer => Buffer.concat([data, Buffer.alloc((block - (data.length % block)) % block, fill)]);

/** One header of a FITS file with its data. */
export const fitsUnit = (cards: readonly (readonly [key: string, value: string | number])[], data: Buffer = Buffer.alloc(0)): Buffer => {
  const lines = cards.map(([key, value]) =>
    `${key.padEnd(8)}= ${String(value).startsWith("'") ? value : String(value).padStart(20)}`.padEnd(80),
  );
  return Buffer.concat([padded(Buffer.from([...lines, 'END'.padEnd(80)].join('')), 0x20), padded(data, 0)]);
};

/** A FITS picture of 16-bit numbers, given row by row as they are stored. */
export const fits = (rows: readonly (readonly number[])[], ...more: readonly (readonly [string, string | number])[]): Buffer => {
  const data = Buffer.alloc(rows.flat().length * 2);
  for (const [index, value] of rows.flat().entries()) data.writeInt16BE(value, index * 2);
  return fitsUnit(
    [['SIMPLE', 'T'], ['BITPIX', 16], ['NAXIS', 2], ['NAXIS1', rows[0]?.length ?? 0], ['NAXIS2', rows.length], ...more],
    data,
  );
};

/** A FITS of 16-bit numbers with any number of axes, the first of which runs fastest. */
export const fitsCube = (axes: readonly number[], values: readonly number[]): Buffer => {
  const data = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) data.writeInt16BE(value, index * 2);
  const lengths = axes.map((length, axis) => [`NAXIS${axis + 1}`, length] as const);
  return fitsUnit([['SIMPLE', 'T'], ['BITPIX', 16], ['NAXIS', axes.length], ...lengths], data);
};

const u16 = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const sized = (body: Buffer): Buffer => Buffer.concat([u32(body.length), body]);

export type Layer = {
  readonly box: Box;
  readonly colour: readonly [number, number, number];
  readonly hidden?: true;
  readonly opacity?: number;
};

/** A PSD as Photoshop saves it without compatibility: layers, and a white picture instead of the flattened one. */
export const psdOfLayers = (width: number, height: number, layers: readonly Layer[]): Buffer => {
  const records = layers.map(({ box: [left, top, right, bottom], hidden, opacity = 255 }) => {
    const length = 2 + (right - left) * (bottom - top);
    const planes = [0, 1, 2, 0xffff].map((id) => Buffer.concat([u16(id), u32(length)]));
    const flags = Buffer.from([opacity, 0, hidden ? 2 : 0, 0]);
    const name = Buffer.concat([u32(0), u32(0), Buffer.from('\x05Layer\0\0', 'latin1')]);
    return Buffer.concat([u32(top), u32(left), u32(bottom), u32(right), u16(4), ...planes, Buffer.from('8BIMnorm'), flags, sized(name)]);
  });
  const pixels = layers.flatMap(({ box: [left, top, right, bottom], colour }) =>
    [...colour, 255].map((value) => Buffer.concat([u16(0), Buffer.alloc((right - left) * (bottom - top), value)])),
  );
  const content = Buffer.concat([u16(layers.length), ...records, ...pixels]);
  const info = sized(Buffer.concat([content, Buffer.alloc(content.length % 2)]));
  // Resource 1057 says whether the joined picture is real (Adobe Photoshop File Formats, "Image Resource IDs").
  const version = Buffer.concat([u32(1), Buffer.from([0]), u32(0), u32(0), u32(1), Buffer.alloc(1)]);
  const resource = Buffer.concat([Buffer.from('8BIM'), u16(1057, 0), sized(version)]);
  return Buffer.concat([
    Buffer.from('8BPS'),
    u16(1, 0, 0, 0, 3),
    ...[u32(height), u32(width), u16(8, 3), u32(0)],
    ...[sized(resource), sized(Buffer.concat([info, u32(0)]))],
    ...[u16(0), Buffer.alloc(width * height * 3, 255)],
  ]);
};

/** An icon of 16 by 16 at 32 bits, all of it opaque red, whose mask is set on the left half. */
export const maskedIcon = (bits: 4 | 32): Buffer => {
  const pixels = bits === 32 ? Buffer.alloc(1024, Buffer.from([0, 0, 255, 255])) : Buffer.alloc(128, 0x99);
  const palette = Buffer.alloc(bits === 4 ? 64 : 0);
  if (bits === 4) palette.set([0, 0, 255, 0], 36);
  const mask = Buffer.alloc(64, Buffer.from([0xff, 0, 0, 0]));
  const head = Buffer.from(new Int32Array([40, 16, 32, 1 | (bits << 16), 0, 0, 0, 0, bits === 4 ? 16 : 0, 0]).buffer);
  const image = Buffer.concat([head, palette, pixels, mask]);
  const entry = Buffer.concat([Buffer.from([16, 16, bits === 4 ? 16 : 0, 0, 1, 0, bits, 0]), numbers(image.length, 22)]);
  return Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), entry, image]);
};
