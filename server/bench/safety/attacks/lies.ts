/** Copies of a valid file with a corrupted header: at regular offsets a number is set to its maximum or minimum. */
export const lies = (good: Uint8Array, { from = 0, to = 400 } = {}): readonly Buffer[] =>
  [
    [0xff, 2, 6],
    [0xff, 4, 16],
    [0x7f, 4, 12],
    [0, 4, 20],
  ].map(([byte = 0, size = 1, stride = 1], index) => {
    const file = Buffer.from(good);
    for (let at = from + index * 2; at + size <= Math.min(file.length, to); at += stride) file.fill(byte, at, at + size);
    return file;
  });
