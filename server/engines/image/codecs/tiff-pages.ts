import { tiffSizes } from './tiff-types.ts';

const shortType = 3;
const longType = 4;
/** Tags whose values are file offsets. */
const placeTags: ReadonlySet<number> = new Set([273, 324]);
const header = 8;

/** Adds `base` to all offsets in a one-page TIFF; returns the offsets of its directory and of the link to the next one. */
const relocate = (page: Buffer, base: number): { readonly directory: number; readonly link: number } => {
  const directory = page.readUInt32LE(4);
  const count = page.readUInt16LE(directory);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    const [tag, type, values] = [page.readUInt16LE(entry), page.readUInt16LE(entry + 2), page.readUInt32LE(entry + 4)];
    const size = tiffSizes[type] ?? 0;
    const isAside = size * values > 4;
    const start = isAside ? page.readUInt32LE(entry + 8) : entry + 8;
    if (isAside) page.writeUInt32LE(start + base, entry + 8);
    if (!placeTags.has(tag)) continue;
    if (type === shortType) throw new Error('The places of a page are too short to be moved.');
    if (type === longType)
      for (let at = start; at < start + size * values; at += size) page.writeUInt32LE(page.readUInt32LE(at) + base, at);
  }
  return { directory: base + directory, link: base + directory + 2 + count * 12 };
};

/** Joins one-page TIFFs into one. They must be little-endian and classic, as written by libvips; modifies their bytes. */
export const joinTiffs = (pages: readonly Buffer[]): Buffer => {
  const pieces: Buffer[] = [];
  const places: { readonly directory: number; readonly link: number }[] = [];
  let length = 0;
  for (const page of pages) {
    if (page.length < header || page.readUInt32LE(0) !== 0x002a4949) throw new Error('A page is no classic little-endian TIFF.');
    places.push(relocate(page, length));
    const padding = Buffer.alloc(page.length % 2);
    pieces.push(page, padding);
    length += page.length + padding.length;
  }
  const whole = Buffer.concat(pieces);
  for (const [index, { link }] of places.entries()) whole.writeUInt32LE(places[index + 1]?.directory ?? 0, link);
  return whole;
};
