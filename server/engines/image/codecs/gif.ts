/** Pixels by their places in a palette. */
export type Indexed = {
  readonly width: number;
  readonly height: number;
  readonly indexes: Uint8Array;
  /** Red, green and blue of up to 256 colours, one after another. */
  readonly palette: Uint8Array;
  /** The place that stands for see-through pixels. */
  readonly transparent?: number;
};

const mostCodes = 4096;
/** Most bytes in a sub-block. */
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
    /** The sub-blocks and their end. */
    end: (): Uint8Array => {
      if (bits > 0) putByte(held & 255);
      out[block] = length - block - 1;
      // A sub-block of nothing is the end.
      if (length - block > 1) out[length++] = 0;
      return out.subarray(0, length);
    },
  };
};

/** Packs by LZW as GIF has it (GIF89a, appendix F). */
const pack = (indexes: Uint8Array, depth: number): Uint8Array => {
  const [clear, end] = [1 << depth, (1 << depth) + 1];
  const writer = codeWriter(Math.max(1024, indexes.length >> 1));
  /** The code of a known string and one more pixel; 0 for none. */
  const codes = new Uint16Array(mostCodes << 8);
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
  // Its reader has learnt one string more by now.
  if (next === 1 << size && size < 12) size++;
  writer.put(end, size);
  return writer.end();
};

/** Writes an image that does not move (CompuServe, GIF89a). */
export const writeGif = ({ width, height, indexes, palette, transparent }: Indexed): Buffer => {
  const depth = Math.max(2, Math.ceil(Math.log2(palette.length / 3)));
  const table = Buffer.alloc(3 << depth);
  table.set(palette);
  const screen = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0xf0 | (depth - 1), 0, 0]);
  const image = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, depth]);
  for (const [block, at] of [[screen, 6] as const, [image, 5] as const]) {
    block.writeUInt16LE(width, at);
    block.writeUInt16LE(height, at + 2);
  }
  const control = transparent === undefined ? [] : [0x21, 0xf9, 4, 1, 0, 0, transparent, 0];
  return Buffer.concat([screen, table, Buffer.from(control), image, pack(indexes, depth), Buffer.from([0x3b])]);
};
