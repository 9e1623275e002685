export type Indexed = {
  readonly width: number;
  readonly height: number;
  readonly indexes: Uint8Array;
  /** RGB triples of up to 256 colours. */
  readonly palette: Uint8Array;
  readonly transparent?: number;
};

const mostCodes = 4096;
const blockBytes = 255;

/** Writes codes of growing width, lowest bit first, in sub-blocks. */
const codeWriter = (capacity: number) => {
  let out = new Uint8Array(capacity);
  let [length, block, bits, held] = [1, 0, 0, 0];
  const putByte = (byte: number): void => {
    if (length + 2 >= out.length) {
      const larger = new Uint8Array(out.length * 2);
      larger.set(out);
      out = larger;
    }
    out[length++] = byte;
    if (length - block > blockBytes) {
      out[block] = blockBytes;
      block = length++;
    }
  };
  return {
    put: (code: number, size: number): void => {
      held |= code << bits;
      bits += size;
      while (bits >= 8) {
        putByte(held & 255);
        held >>>= 8;
        bits -= 8;
      }
    },
    /** Returns the sub-blocks and their terminator. */
    end: (): Uint8Array => {
      if (bits > 0) putByte(held & 255);
      out[block] = length - block - 1;
      // An empty sub-block is the terminator.
      if (length - block > 1) out[length++] = 0;
      return out.subarray(0, length);
    },
  };
};

/** Code of a known string plus one pixel; 0 for none. Shared by all frames, because it takes two megabytes. */
const codes = new Uint16Array(mostCodes << 8);

/** Compresses with the LZW of GIF (GIF89a, appendix F). */
const pack = (indexes: Uint8Array, depth: number): Uint8Array => {
  const [clear, end] = [1 << depth, (1 << depth) + 1];
  const writer = codeWriter(Math.max(1024, indexes.length >> 1));
  codes.fill(0);
  let [next, size] = [end + 1, depth + 1];
  writer.put(clear, size);
  let string = indexes[0] ?? 0;
  for (let at = 1; at < indexes.length; at++) {
    const pixel = indexes[at] ?? 0;
    const place = (string << 8) | pixel;
    const known = codes[place] ?? 0;
    if (known) {
      string = known;
      continue;
    }
    writer.put(string, size);
    string = pixel;
    if (next < mostCodes) {
      if (next === 1 << size) size++;
      codes[place] = next++;
    } else {
      writer.put(clear, size);
      codes.fill(0);
      [next, size] = [end + 1, depth + 1];
    }
  }
  writer.put(string, size);
  // The decoder has learnt one more string by now.
  if (next === 1 << size && size < 12) size++;
  writer.put(end, size);
  return writer.end();
};

/** Bits per palette index, and the palette padded to that size. */
const tableOf = (palette: Uint8Array): readonly [depth: number, table: Buffer] => {
  const depth = Math.max(2, Math.ceil(Math.log2(palette.length / 3)));
  const table = Buffer.alloc(3 << depth);
  table.set(palette);
  return [depth, table];
};

/** The area of the image that a frame redraws. */
export type Drawn = Indexed & {
  readonly left: number;
  readonly top: number;
  /** Hundredths of a second. */
  readonly delay: number;
  /** Whether its area becomes transparent before the next frame. */
  readonly isCleared: boolean;
};

/** Disposal bits in a frame's control block: keep the frame, or clear its area. */
const [stays, cleared] = [1 << 2, 2 << 2];

/** Writes an animated GIF with a palette per frame. It plays `loop` times; 0 is forever. */
export const writeMovingGif = (size: Pick<Indexed, 'width' | 'height'>, frames: readonly Drawn[], loop: number): Buffer => {
  const screen = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0x70, 0, 0]);
  screen.writeUInt16LE(size.width, 6);
  screen.writeUInt16LE(size.height, 8);
  const again = Buffer.from([0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  // The field counts repetitions, not plays.
  again.writeUInt16LE(Math.max(0, loop - 1), 16);
  const parts: Uint8Array[] = loop === 1 ? [screen] : [screen, again];
  for (const { left, top, width, height, indexes, palette, transparent, delay, isCleared } of frames) {
    const [depth, table] = tableOf(palette);
    const control = Buffer.from([
      0x21,
      0xf9,
      4,
      (isCleared ? cleared : stays) | (transparent === undefined ? 0 : 1),
      0,
      0,
      transparent ?? 0,
      0,
    ]);
    control.writeUInt16LE(Math.min(65_535, delay), 4);
    const image = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0x80 | (depth - 1)]);
    for (const [index, value] of [left, top, width, height].entries()) image.writeUInt16LE(value, 1 + index * 2);
    parts.push(control, image, table, Buffer.from([depth]), pack(indexes, depth));
  }
  return Buffer.concat([...parts, Buffer.from([0x3b])]);
};

/** Writes a still GIF (CompuServe, GIF89a). */
export const writeGif = ({ width, height, indexes, palette, transparent }: Indexed): Buffer => {
  const [depth, table] = tableOf(palette);
  const screen = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0xf0 | (depth - 1), 0, 0]);
  const image = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, depth]);
  for (const [block, at] of [[screen, 6] as const, [image, 5] as const]) {
    block.writeUInt16LE(width, at);
    block.writeUInt16LE(height, at + 2);
  }
  const control = transparent === undefined ? [] : [0x21, 0xf9, 4, 1, 0, 0, transparent, 0];
  return Buffer.concat([screen, table, Buffer.from(control), image, pack(indexes, depth), Buffer.from([0x3b])]);
};
