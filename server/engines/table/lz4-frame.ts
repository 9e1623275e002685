const magic = 0x184d2204;
const wrong = (): never => {
  throw new Error('corrupt LZ4 frame');
};

/** Decodes one LZ4 block (lz4_Block_format.md) into `out` from `at` on; it may reference earlier output. Returns its end. */
const decodeBlock = (block: Uint8Array, out: Uint8Array, at: number): number => {
  let [from, to] = [0, at];
  const length = (nibble: number): number => {
    let total = nibble;
    for (let more = nibble === 15 ? 255 : 0; more === 255; ) {
      more = block[from++] ?? wrong();
      total += more;
    }
    return total;
  };
  while (from < block.length) {
    const token = block[from++] ?? 0;
    const literals = length(token >> 4);
    if (from + literals > block.length || to + literals > out.length) return wrong();
    out.set(block.subarray(from, from + literals), to);
    from += literals;
    to += literals;
    if (from >= block.length) break;
    const back = (block[from] ?? 0) | ((block[from + 1] ?? 0) << 8);
    from += 2;
    const matched = length(token & 15) + 4;
    if (back === 0 || back > to || to + matched > out.length) return wrong();
    for (const end = to + matched; to < end; to++) out[to] = out[to - back] ?? 0;
  }
  return to;
};

/** Decodes an LZ4 frame (lz4_Frame_format.md 1.6.1) of `size` uncompressed bytes, as Arrow states them. Checksums are ignored. */
export const decodeLz4Frame = (bytes: Uint8Array, size: number): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic) return wrong();
  const flags = view.getUint8(4);
  let from = 7 + (flags & 8 ? 8 : 0) + (flags & 1 ? 4 : 0);
  const out = new Uint8Array(size);
  let to = 0;
  for (;;) {
    const stated = view.getUint32(from, true);
    from += 4;
    if (stated === 0) break;
    const [length, isPlain] = [stated & 0x7fffffff, stated >>> 31 === 1];
    if (from + length > bytes.length) return wrong();
    const block = bytes.subarray(from, from + length);
    if (isPlain) {
      if (to + length > size) return wrong();
      out.set(block, to);
      to += length;
    } else to = decodeBlock(block, out, to);
    from += length + (flags & 16 ? 4 : 0);
  }
  return to === size ? out : wrong();
};
