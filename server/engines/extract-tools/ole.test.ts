import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { rejection } from '../../testing/rejection.ts';
import { type Tree, writeCompound } from '../mail/outlook-samples.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const counted = (bytes: Uint8Array): Buffer => Buffer.concat([number(bytes.length), bytes]);
const wide = (text: string): Buffer => Buffer.concat([number(text.length), Buffer.from(text, 'utf16le')]);
/** What Windows' packager writes, with names in UTF-16 at the end if `own` is given. */
const packed = (label: string, content: string, own?: string): Buffer =>
  counted(
    Buffer.concat([
      Buffer.from(`\u0002\u0000${label}\u0000C:\\a\u0000\u0000\u0000\u0003\u0000`, 'latin1'),
      counted(Buffer.from('C:\\temp\\a\u0000', 'latin1')),
      counted(Buffer.from(content)),
      ...(own ? [wide('C:\\temp'), wide(own), wide('C:\\a')] : []),
    ]),
  );

const extract = async (format: string, parts: Readonly<Record<string, Uint8Array>>): Promise<string> => {
  const path = join(harness.dir, `${crypto.randomUUID()}.${format}`);
  await Bun.write(path, zipSync(parts));
  const { paths } = await harness.operate('extract-attachments', path, format);
  return Bun.$`python3 -c ${'import sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nprint(*[n + "=" + str(len(z.read(n))) for n in z.namelist()], sep="|")'} ${paths[0] ?? ''}`
    .text()
    .then((text) => text.trim());
};
const inside = (tree: Tree): Readonly<Record<string, Uint8Array>> => ({ 'word/embeddings/oleObject1.bin': writeCompound(tree) });
const office = (folder: string): Buffer => Buffer.from(zipSync({ [`${folder}/document.xml`]: strToU8('x'.repeat(50)) }));

describe('OLE objects become the files in them', () => {
  test.each<[string, Tree, string]>([
    ['a packed file', { '\u0001Ole10Native': packed('notes.txt', 'words') }, 'notes.txt=5'],
    ['a packed file with a name in any script', { '\u0001Ole10Native': packed('??.txt', 'words', '北京.txt') }, '北京.txt=5'],
    ['a packed file of many sectors', { '\u0001Ole10Native': packed('big.bin', 'x'.repeat(99_999)) }, 'big.bin=99999'],
    ['a packed file whose name is a path', { '\u0001Ole10Native': packed('..\\..\\evil.txt', 'words') }, 'evil.txt=5'],
    ['a PDF of Acrobat', { CONTENTS: Buffer.from('%PDF-1.7 words') }, 'oleObject1.pdf=14'],
    ['a wrapped workbook', { Package: office('xl') }, `oleObject1.xlsx=${office('xl').length}`],
    ['a wrapped presentation', { Package: office('ppt') }, `oleObject1.pptx=${office('ppt').length}`],
  ])('%s', async (_, tree, expected) => {
    expect(await extract('docx', inside(tree))).toBe(expected);
  });

  test('a document of Word 97 is its object', async () => {
    expect(await extract('docx', inside({ WordDocument: Buffer.from('words') }))).toMatch(/^oleObject1\.doc=\d{4}$/);
  });

  test.each(['pptx', 'xlsx'])('in %s too', async (format) => {
    const folder = format === 'pptx' ? 'ppt' : 'xl';
    const object = writeCompound({ '\u0001Ole10Native': packed('notes.txt', 'words') });
    expect(await extract(format, { [`${folder}/embeddings/oleObject1.bin`]: object })).toBe('notes.txt=5');
  });

  test('in OpenDocument too, but not the picture that replaces it', async () => {
    const object = writeCompound({ '\u0001Ole10Native': packed('notes.txt', 'words') });
    expect(await extract('odt', { 'Object 1': object, 'ObjectReplacements/Object 1': strToU8('picture') })).toBe('notes.txt=5');
  });
});

describe('objects that hold no file of their own', () => {
  const circular = writeCompound({ '\u0001Ole10Native': packed('big.bin', 'x'.repeat(9999)) });
  // Every sector is followed by the first one.
  const table = (circular.readUInt32LE(76) + 1) * 512;
  for (let at = 0; at < 512; at += 4) if (circular.readUInt32LE(table + at) < 0xfffffff0) circular.writeUInt32LE(0, table + at);
  test.each<[string, Uint8Array]>([
    ['an equation', writeCompound({ 'Equation Native': Buffer.alloc(40) })],
    ['no compound file', strToU8('words')],
    ['a cut-off one', writeCompound({ CONTENTS: Buffer.from(`%PDF${'x'.repeat(9999)}`) }).subarray(0, 2000)],
    ['a circular one', circular],
  ])('are left out: %s', async (_, object) => {
    expect(await rejection(extract('docx', { 'word/embeddings/oleObject1.bin': object }))).toMatchObject({ code: 'nothing_to_convert' });
  });
});
