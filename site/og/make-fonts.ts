/** Writes the typefaces of social images with the letters that those use: `bun site/og/make-fonts.ts` (fonts/README.md). */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { lettersOf } from './letters.ts';

const folder = new URL('fonts/', import.meta.url);
const noto = '/usr/share/fonts';

/** The first face of a collection as a font of its own: its tables, one after the other. */
const firstFace = (collection: Buffer): Buffer => {
  if (collection.toString('latin1', 0, 4) !== 'ttcf') return collection;
  const start = collection.readUInt32BE(12);
  const count = collection.readUInt16BE(start + 4);
  const head = Buffer.from(collection.subarray(start, start + 12 + count * 16));
  const tables: Buffer[] = [];
  let place = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    const [offset, length] = [head.readUInt32BE(entry + 8), head.readUInt32BE(entry + 12)];
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    collection.copy(padded, 0, offset, offset + length);
    head.writeUInt32BE(place, entry + 8);
    tables.push(padded);
    place += padded.length;
  }
  return Buffer.concat([head, ...tables]);
};

const write = async (file: string, whole: Buffer, letters: string): Promise<void> => {
  const part = await subsetFont(whole, letters, { targetFormat: 'sfnt' });
  await writeFile(new URL(file, folder), part);
  console.log(`${file}: ${part.length} bytes`);
};

for (const [script, source, file] of [
  ['Arab', 'truetype/noto/NotoSansArabic-Bold.ttf', 'noto-sans-arabic.ttf'],
  ['Jpan', 'opentype/noto/NotoSansCJK-Bold.ttc', 'noto-sans-cjk-jp.otf'],
] as const) {
  const whole = firstFace(await readFile(`${noto}/${source}`));
  await write(file, whole, lettersOf(script));
}

// The headings' typeface comes as WOFF, which Pango does not read.
const headings = createRequire(import.meta.url).resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff');
const latin = [...`${lettersOf('Arab')}${lettersOf('Jpan')}`].filter((letter) => /\p{sc=Latin}/u.test(letter));
await write('bricolage-grotesque.ttf', await readFile(headings), [...new Set(latin)].sort().join(''));
