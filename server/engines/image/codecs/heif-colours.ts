import { boxesOf, contentOf } from './box-records.ts';
import type { ColourNumbers } from './colour-numbers.ts';

/** Bytes of version and flags at the start of a full box. */
const fullBox = 4;

/** Property indexes of an item, counted from 1: the content of `ipma` (ISO/IEC 23008-12, 9.3.2). */
const propertiesOf = (associations: Buffer, item: number): readonly number[] => {
  const [longItem, longIndex] = [(associations[0] ?? 0) > 0, ((associations[3] ?? 0) & 1) === 1];
  for (let entry = 0, at = fullBox + 4; entry < associations.readUInt32BE(fullBox); entry++) {
    const own = longItem ? associations.readUInt32BE(at) : associations.readUInt16BE(at);
    const start = at + (longItem ? 5 : 3);
    const count = associations.readUInt8(start - 1);
    // The highest bit marks the property as essential.
    const index = (nth: number) =>
      longIndex ? associations.readUInt16BE(start + nth * 2) & 0x7fff : associations.readUInt8(start + nth) & 0x7f;
    if (own === item) return Array.from({ length: count }, (_, nth) => index(nth));
    at = start + count * (longIndex ? 2 : 1);
  }
  return [];
};

/** The colour code points of the primary image of an AVIF, HEIC or HEIF (box `colr` of type `nclx`), if any. */
export const numbersOfHeif = (bytes: Uint8Array): ColourNumbers | undefined => {
  try {
    const meta = contentOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'meta')?.subarray(fullBox);
    const [primary, properties] = [contentOf(meta, 'pitm'), contentOf(meta, 'iprp')];
    const [container, associations] = [contentOf(properties, 'ipco'), contentOf(properties, 'ipma')];
    if (!primary || !container || !associations) return undefined;
    const item = primary[0] === 0 ? primary.readUInt16BE(fullBox) : primary.readUInt32BE(fullBox);
    const own = propertiesOf(associations, item);
    for (const [index, { type, content }] of [...boxesOf(container)].entries())
      if (type === 'colr' && content.toString('latin1', 0, 4) === 'nclx' && own.includes(index + 1))
        return { primaries: content.readUInt16BE(4), transfer: content.readUInt16BE(6) };
    return undefined;
  } catch {
    // Truncated boxes; the decoder decides whether the image is readable.
    return undefined;
  }
};
