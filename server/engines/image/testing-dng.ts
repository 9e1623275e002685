type Entry = readonly [tag: number, type: 1 | 2 | 3 | 4 | 5 | 10, values: readonly number[]];

const sizes = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 10: 8 } as const;
const text = (words: string): readonly number[] => [...Buffer.from(`${words}\0`)];

/** Converts an sRGB sample to linear light (IEC 61966-2-1). */
const linear = (sample: number): number => (sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4);

/**
 * A DNG as from a camera with ideal colours: one 16-bit sample per pixel behind a Bayer filter (red, green; green, blue),
 * uncompressed. `colourAt` returns sRGB, 0 to 255; sides are even.
 */
export const makeDng = (width: number, height: number, colourAt: (x: number, y: number) => readonly number[]): Uint8Array => {
  const sensor = Buffer.alloc(width * height * 2);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = linear((colourAt(x, y)[(x % 2) + (y % 2)] ?? 0) / 255);
      sensor.writeUInt16LE(Math.round(value * 65_535), (y * width + x) * 2);
    }
  // From XYZ (D65) to linear sRGB, in ten-thousandths.
  const matrix = [32_406, -15_372, -4986, -9689, 18_758, 415, 557, -2040, 10_570].flatMap((value) => [value, 10_000]);
  const entries: readonly Entry[] = [
    [254, 4, [0]],
    [256, 4, [width]],
    [257, 4, [height]],
    [258, 3, [16]],
    [259, 3, [1]],
    [262, 3, [32_803]],
    [271, 2, text('Test')],
    [272, 2, text('Ideal')],
    [273, 4, [0]],
    [274, 3, [1]],
    [277, 3, [1]],
    [278, 4, [height]],
    [279, 4, [sensor.length]],
    [33_421, 3, [2, 2]],
    [33_422, 1, [0, 1, 1, 2]],
    [50_706, 1, [1, 4, 0, 0]],
    [50_708, 2, text('Test Ideal')],
    [50_714, 3, [0]],
    [50_717, 4, [65_535]],
    [50_721, 10, matrix],
    [50_728, 5, [1, 1, 1, 1, 1, 1]],
    [50_778, 3, [21]],
  ];
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  const beside: Buffer[] = [];
  let end = 8 + directory.length;
  directory.writeUInt16LE(entries.length, 0);
  entries.forEach(([tag, type, values], index) => {
    const bytes = Buffer.alloc(values.length * Math.min(sizes[type], 4));
    values.forEach((value, at) => {
      if (sizes[type] === 1) bytes.writeUInt8(value, at);
      else if (sizes[type] === 2) bytes.writeUInt16LE(value, at * 2);
      else bytes.writeInt32LE(value, at * 4);
    });
    const at = 2 + index * 12;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(bytes.length / sizes[type], at + 4);
    if (bytes.length <= 4) bytes.copy(directory, at + 8);
    else {
      directory.writeUInt32LE(end, at + 8);
      const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
      beside.push(padded);
      end += padded.length;
    }
  });
  // The strip of samples comes last.
  directory.writeUInt32LE(end, 2 + entries.findIndex(([tag]) => tag === 273) * 12 + 8);
  return Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), directory, ...beside, sensor]);
};
