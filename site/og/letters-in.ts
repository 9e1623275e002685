import { readFile } from 'node:fs/promises';

/** The letters that a TrueType or OpenType font has, by the table that maps them (cmap, formats 4 and 12). */
export const lettersIn = async (path: URL): Promise<ReadonlySet<string>> => {
  const font = await readFile(path);
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, at) => 12 + at * 16).find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error(`${path.pathname} has no cmap.`);
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const found = new Set<string>();
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + at * 8));
    const format = map.readUInt16BE(0);
    if (format === 12)
      for (let group = 0; group < map.readUInt32BE(12); group += 1) {
        const [start, end] = [map.readUInt32BE(16 + group * 12), map.readUInt32BE(20 + group * 12)];
        for (let code = start; code <= end; code += 1) found.add(String.fromCodePoint(code));
      }
    if (format === 4) {
      const segments = map.readUInt16BE(6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const [end, start] = [map.readUInt16BE(14 + segment * 2), map.readUInt16BE(16 + segments * 2 + segment * 2)];
        for (let code = start; code <= end && code < 0xffff; code += 1) found.add(String.fromCodePoint(code));
      }
    }
  }
  return found;
};
