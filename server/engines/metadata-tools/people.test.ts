import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { type Harness, startHarness } from '../../testing/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

type Parts = Readonly<Record<string, string | Uint8Array>>;

const clean = async (format: string, parts: Parts): Promise<Readonly<Record<string, Uint8Array>>> => {
  const path = join(harness.dir, `${crypto.randomUUID()}.${format}`);
  const entries = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  await Bun.write(path, zipSync(Object.fromEntries(entries)));
  const { paths } = await harness.operate('remove-metadata', path, format);
  return unzipSync(await Bun.file(paths[0] ?? '').bytes());
};
const text = (parts: Readonly<Record<string, Uint8Array>>, name: string): string => new TextDecoder().decode(parts[name]);

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

describe('nobody is named in', () => {
  test.each<[string, string, string, string]>([
    ['docx', 'word/document.xml', '<w:ins w:id="1" w:author="Secret" w:date="Secret"/>', '<w:ins w:id="1" w:author="Author"/>'],
    ['docx', 'word/footnotes.xml', "<w:del w:author='Secret > one'/>", '<w:del w:author="Author"/>'],
    ['docx', 'word/comments.xml', '<w:comment w:initials="Secret"/>', '<w:comment w:initials="Author"/>'],
    [
      'docx',
      'word/document.xml',
      '<w:p w:rsidR="Secret" w:rsidRDefault="Secret"><w:t>rsidR="x"</w:t></w:p>',
      '<w:p><w:t>rsidR="x"</w:t></w:p>',
    ],
    [
      'docx',
      'word/styles.xml',
      '<w:style w:type="Kept"><w:rsid w:val="Secret"/><w:name/></w:style>',
      '<w:style w:type="Kept"><w:name/></w:style>',
    ],
    [
      'docx',
      'word/settings.xml',
      '<w:rsids><w:rsidRoot w:val="Secret"/><w:rsid w:val="Secret"></w:rsid></w:rsids><w:zoom w:percent="90"/>',
      '<w:rsids></w:rsids><w:zoom w:percent="90"/>',
    ],
    [
      'odt',
      'content.xml',
      '<style:text-properties officeooo:rsid="Secret" officeooo:paragraph-rsid="Secret"/>',
      '<style:text-properties/>',
    ],
    ['odt', 'settings.xml', '<c config:name="RsidRoot" config:type="int">Secret</c>', '<c config:name="RsidRoot" config:type="int">0</c>'],
    ['docx', 'word/comments.xml', '<w:t w:x="Kept">an author="x" > is</w:t>', '<w:t w:x="Kept">an author="x" > is</w:t>'],
    ['docx', 'word/people.xml', '<w15:person w15:author="Secret"/>', ''],
    [
      'docx',
      'word/_rels/settings.xml.rels',
      '<R Type="x/attachedTemplate" Target="file:///C:/Secret/a.dotm"/>',
      '<R Type="x/attachedTemplate" Target="Normal.dotm"/>',
    ],
    ['xlsx', 'xl/comments1.xml', '<authors><author>Secret</author></authors>', '<authors><author>Author</author></authors>'],
    ['xlsx', 'xl/threadedComments/threadedComment1.xml', '<threadedComment dT="Secret" id="1"/>', '<threadedComment id="1"/>'],
    ['xlsx', 'xl/persons/person.xml', '<person displayName="Secret" userId="Secret"/>', '<person displayName="Author" userId="Author"/>'],
    ['xlsx', 'xl/workbook.xml', '<x15ac:absPath url="C:\\Secret"/><sheet name="Kept"/>', '<x15ac:absPath url=""/><sheet name="Kept"/>'],
    [
      'pptx',
      'ppt/commentAuthors.xml',
      '<p:cmAuthor id="0" name="Secret" initials="Secret"/>',
      '<p:cmAuthor id="0" name="Author" initials="Author"/>',
    ],
    ['pptx', 'ppt/comments/comment1.xml', '<p:cm dt="Secret" idx="1"/>', '<p:cm dt="1970-01-01T00:00:00.000" idx="1"/>'],
    [
      'odt',
      'content.xml',
      '<dc:creator>Secret</dc:creator><dc:date>Secret</dc:date>',
      '<dc:creator>Author</dc:creator><dc:date>1970-01-01T00:00:00</dc:date>',
    ],
    ['ods', 'settings.xml', '<c config:name="PrinterName" t="s">Secret</c>', '<c config:name="PrinterName" t="s"></c>'],
    ['odp', 'Object 1/meta.xml', '<dc:creator>Secret</dc:creator>', ''],
  ])('%s, %s', async (format, name, before, after) => {
    const parts = await clean(format, { [name]: before });
    expect(text(parts, name)).not.toContain('Secret');
    if (after) expect(text(parts, name)).toBe(after);
  });

  test('a part in UTF-16', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-16"?><w:ins ${word} w:author="Secret"/>`;
    const parts = await clean('docx', { 'word/document.xml': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')]) });
    expect(text(parts, 'word/document.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?><w:ins ${word} w:author="Author"/>`);
  });

  test('a document inside of a document', async () => {
    const inner = zipSync({ 'xl/comments1.xml': strToU8('<author>Secret</author>') });
    const parts = await clean('docx', { 'word/embeddings/Sheet.xlsx': inner });
    expect(text(unzipSync(parts['word/embeddings/Sheet.xlsx'] ?? new Uint8Array()), 'xl/comments1.xml')).toBe('<author>Author</author>');
  });
});

test('photos in documents lose their records as well; files that are no photos stay', async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Secret' } })
    .jpeg()
    .toBuffer();
  const parts = await clean('odt', { 'Pictures/1.jpg': photo, 'Pictures/2.jpg': 'no photo' });
  expect(Buffer.from(parts['Pictures/1.jpg'] ?? []).includes('Secret')).toBe(false);
  expect((await sharp(parts['Pictures/1.jpg']).metadata()).width).toBe(8);
  expect(text(parts, 'Pictures/2.jpg')).toBe('no photo');
});
