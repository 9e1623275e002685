import { readCompoundTree } from '../../../files/compound-tree.ts';

/** Offsets in a DOC's file information block ([MS-DOC] 2.5), and indexes of its tables. */
const block = { magic: 0xa5ec, flags: 0x0a, tables: 0x9a, styles: 1, runs: 12, fonts: 15 } as const;
const secondTable = 0x0200;
/** Sets the font of Latin text ([MS-DOC] 2.6.1), with an index into the table of fonts. */
const fontOfRun = 0x4a4f;
const pageBytes = 512;
/** Bytes before a font's name in the table of fonts, its length included ([MS-DOC] 2.9.82). */
const beforeName = 40;
const most = 200;

const nameIn = (text: string): string => text.split('\0')[0]?.trim() ?? '';

const fontsIn = (properties: Buffer, into: Set<number>): void => {
  for (let at = 0; at + 4 <= properties.length; at++)
    if (properties.readUInt16LE(at) === fontOfRun) into.add(properties.readUInt16LE(at + 2));
};

/** Fonts of a DOC's styles and runs. The table lists others as well. */
const docFonts = (doc: Buffer): readonly string[] => {
  const { streams } = readCompoundTree(doc);
  const word = streams.get('WordDocument')?.();
  if (!word || word.readUInt16LE(0) !== block.magic) return [];
  const table = streams.get((word.readUInt16LE(block.flags) & secondTable) !== 0 ? '1Table' : '0Table')?.();
  if (!table) return [];
  const partOf = (index: number): Buffer => {
    const at = word.readUInt32LE(block.tables + 8 * index);
    return table.subarray(at, at + word.readUInt32LE(block.tables + 8 * index + 4));
  };
  const used = new Set<number>();
  fontsIn(partOf(block.styles), used);
  const pages = partOf(block.runs);
  const count = Math.min(Math.floor((pages.length - 4) / 8), Math.ceil(word.length / pageBytes));
  for (let index = 0; index < count; index++) {
    const page = pages.readUInt32LE(4 * (count + 1 + index)) * pageBytes;
    fontsIn(word.subarray(page, page + pageBytes), used);
  }
  const fonts = partOf(block.fonts);
  const names: string[] = [];
  for (let [at, index] = [4, 0]; at < fonts.length && index < most; index++) {
    const end = at + 1 + (fonts[at] ?? 0);
    if (used.has(index)) names.push(nameIn(fonts.toString('utf16le', at + beforeName, end)));
    at = end;
  }
  return names;
};

/** The header of a font of a presentation: its type and length ([MS-PPT] 2.9.10). */
const fontRecord = Buffer.from([0xb7, 0x0f, 0x44, 0, 0, 0]);
const nameBytes = 64;

const pptFonts = (ppt: Buffer): readonly string[] => {
  const slides = readCompoundTree(ppt).streams.get('PowerPoint Document')?.() ?? Buffer.alloc(0);
  const names: string[] = [];
  for (let at = slides.indexOf(fontRecord); at >= 0 && names.length < most; at = slides.indexOf(fontRecord, at + fontRecord.length))
    names.push(nameIn(slides.toString('utf16le', at + fontRecord.length, at + fontRecord.length + nameBytes)));
  return names;
};

/** Fonts that a DOC or PPT asks for. Empty for a damaged file, which LibreOffice judges. */
export const binaryFonts = (bytes: Buffer, from: 'doc' | 'ppt'): readonly string[] => {
  try {
    const names = from === 'doc' ? docFonts(bytes) : pptFonts(bytes);
    return [...new Set(names.filter((name) => name !== '' && name.length < 60))];
  } catch (thrown) {
    if (thrown instanceof RangeError) return [];
    throw thrown;
  }
};
