/**
 * Interleaved samples that PNG can't store, and their photometric kind in TIFF (tag 262): `ink` is 8-bit CMYK, 255 for full
 * ink; `lab` is 16-bit CIE L*a*b*, little-endian, a* and b* signed.
 */
export type Envelope = { readonly kind: 'ink' | 'lab'; readonly width: number; readonly height: number; readonly samples: Uint8Array };

const shapes = {
  ink: { photometric: 5, channels: 4, bits: 8 },
  lab: { photometric: 8, channels: 3, bits: 16 },
} as const;

/** Wraps the samples and their profile in an uncompressed TIFF, as input for libvips. */
export const wrapAsTiff = ({ kind, width, height, samples }: Envelope, icc?: Uint8Array): Buffer => {
  const { photometric, channels, bits } = shapes[kind];
  const pixelsAt = 8;
  const bitsAt = pixelsAt + samples.length;
  const profileAt = bitsAt + 8;
  const directoryAt = profileAt + (icc?.length ?? 0) + ((icc?.length ?? 0) & 1);
  // Tag, type (3: 16 bits, 4: 32 bits, 7: bytes), count, value.
  const entries: (readonly [number, number, number, number])[] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, channels, bitsAt],
    [259, 3, 1, 1],
    [262, 3, 1, photometric],
    [273, 4, 1, pixelsAt],
    [277, 3, 1, channels],
    [278, 4, 1, height],
    [279, 4, 1, samples.length],
    ...(icc ? [[34675, 7, icc.length, profileAt] as const] : []),
  ];
  const out = Buffer.alloc(directoryAt + 2 + entries.length * 12 + 4);
  out.write('II*\0', 'latin1');
  out.writeUInt32LE(directoryAt, 4);
  out.set(samples, pixelsAt);
  for (let sample = 0; sample < channels; sample++) out.writeUInt16LE(bits, bitsAt + sample * 2);
  if (icc) out.set(icc, profileAt);
  out.writeUInt16LE(entries.length, directoryAt);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = directoryAt + 2 + index * 12;
    out.writeUInt16LE(tag, at);
    out.writeUInt16LE(type, at + 2);
    out.writeUInt32LE(count, at + 4);
    if (type === 3 && count === 1) out.writeUInt16LE(value, at + 8);
    else out.writeUInt32LE(value, at + 8);
  }
  return out;
};
