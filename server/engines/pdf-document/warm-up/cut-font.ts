/** Tables of OpenType fonts that PDF writers keep. Source: the OpenType specification, "otff", "maxp", "hhea", "loca", "cmap". */
const kept = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

const pad = (bytes: Uint8Array): Uint8Array => Buffer.concat([bytes, new Uint8Array(-bytes.length & 3)]);

/** A one-byte character map: glyphs of the codes from 32 on start at the font's third glyph, as in all fonts of its maker. */
const codesToGlyphs = (count: number): Uint8Array => {
  const map = new DataView(new ArrayBuffer(12 + 262));
  // Version 0, one table: for Macintosh, Roman, 12 bytes further on; that is of format 0, 262 bytes long.
  for (const [at, value] of [0, 1, 1, 0, 0, 12, 0, 262, 0].entries()) map.setUint16(2 * at, value);
  for (let glyph = 3; glyph < count; glyph++) map.setUint8(12 + 6 + glyph + firstCode - 3, glyph);
  return new Uint8Array(map.buffer);
};

/** Code of the font's third glyph, the space. */
export const firstCode = 32;

const tablesOf = (font: Uint8Array): Map<string, Uint8Array> => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (let n = 0, at = 12; n < view.getUint16(4); n++, at += 16) {
    const name = Buffer.from(font.subarray(at, at + 4)).toString('latin1');
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (kept.includes(name)) tables.set(name, font.slice(offset, offset + length));
  }
  return tables;
};

/** Widths of a TrueType font's first glyphs in thousandths of the size. */
export const widthsOf = (font: Uint8Array, count: number): readonly number[] => {
  const tables = tablesOf(font);
  const numbers = (name: string): DataView => new DataView((tables.get(name) as Uint8Array).buffer);
  const [unit, advances] = [numbers('head').getUint16(18) / 1000, numbers('hmtx')];
  return Array.from({ length: count }, (_, glyph) => Math.round(advances.getUint16(4 * glyph) / unit));
};

/** Subsets a TrueType font to its first glyphs, to the size of a typical embedded font. */
export const cutFont = (font: Uint8Array, count: number): Uint8Array => {
  const tables = tablesOf(font);
  const table = (name: string): Uint8Array => tables.get(name) as Uint8Array;
  const numbers = (name: string): DataView => new DataView(table(name).buffer);
  const isLong = numbers('head').getUint16(50) === 1;
  const loca = table('loca').slice(0, (count + 1) * (isLong ? 4 : 2));
  const last = new DataView(loca.buffer);
  tables.set('loca', loca);
  tables.set('glyf', table('glyf').slice(0, isLong ? last.getUint32(4 * count) : 2 * last.getUint16(2 * count)));
  tables.set('hmtx', table('hmtx').slice(0, 4 * count));
  numbers('hhea').setUint16(34, count);
  numbers('maxp').setUint16(4, count);
  tables.set('cmap', codesToGlyphs(count));
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = new DataView(new ArrayBuffer(12 + 16 * sorted.length));
  head.setUint32(0, 0x10000);
  head.setUint16(4, sorted.length);
  let at = head.byteLength;
  for (const [n, [name, bytes]] of sorted.entries()) {
    for (let i = 0; i < 4; i++) head.setUint8(12 + 16 * n + i, name.charCodeAt(i));
    head.setUint32(12 + 16 * n + 8, at);
    head.setUint32(12 + 16 * n + 12, bytes.length);
    at += pad(bytes).length;
  }
  return Buffer.concat([new Uint8Array(head.buffer), ...sorted.map(([, bytes]) => pad(bytes))]);
};
