import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { operationById } from '../../../catalogue/operations.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly } from '../../testing/nightly.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

let harness: Harness;
const at = (name: string): string => join(harness.dir, name);
const python = (script: string, ...args: readonly string[]) => Bun.$`/usr/bin/python3 -I -c ${script} ${args}`.quiet();
const operate = async (operation: string, name: string, format = name.split('.').at(-1) ?? '') => {
  const { paths, notes } = await harness.operate(operation, at(name), format);
  return { path: paths[0] ?? '', notes };
};
/** Names in a ZIP, by another program than wrote it. */
const namesIn = async (path: string): Promise<readonly string[]> => (await Bun.$`unzip -Z1 ${path}`.text()).trim().split('\n').toSorted();
const bytesIn = (path: string, name: string) =>
  Bun.$`unzip -p ${path} ${name.replace(/[[\]*?]/g, '?')}`.quiet().then(({ stdout }) => new Uint8Array(stdout));

/** A ZIP with the given entries; OOXML and ODF are ZIPs with characteristic names. */
const pack = (name: string, entries: Readonly<Record<string, string>>) =>
  python(
    `
import json, sys, zipfile
entries = json.loads(sys.argv[2])
with zipfile.ZipFile(sys.argv[1], "w") as package:
    for name, file in entries.items():
        package.writestr(name, open(file[1:], "rb").read() if file.startswith("@") else file)
`,
    at(name),
    JSON.stringify(entries),
  );

beforeAll(async () => {
  harness = await startHarness();
  await Bun.$`convert -seed 1 -size 60x40 plasma: -quality 90 ${at('photo.jpg')}`.quiet();
  await Bun.$`convert -size 30x20 -alpha set xc:none -fill red -draw ${'circle 15,10 15,2'} png32:${at('dot.png')}`.quiet();
  await python(
    `
import fitz, sys
folder = sys.argv[1]
document = fitz.open()
for _ in range(2):
    page = document.new_page()
    page.insert_image(fitz.Rect(50, 50, 110, 90), filename=folder + "/photo.jpg")
    page.insert_text((72, 200), "Words")
document[1].insert_image(fitz.Rect(150, 50, 180, 70), filename=folder + "/dot.png")
document.embfile_add("factur-x.xml", b"<invoice/>", filename="factur-x.xml")
document.embfile_add("evil", b"evil", filename="../../etc/passwd")
document[0].add_file_annot((300, 300), b"noted", "note:1.txt")
document.save(folder + "/both.pdf")
plain = fitz.open()
plain.new_page().insert_text((72, 72), "Only words")
plain.save(folder + "/words.pdf")
`,
    harness.dir,
  );
  const [photo, dot] = [`@${at('photo.jpg')}`, `@${at('dot.png')}`];
  const folders: Readonly<Record<string, string>> = { docx: 'word', pptx: 'ppt', xlsx: 'xl' };
  for (const [format, folder] of Object.entries(folders))
    await pack(`in.${format}`, {
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      'docProps/thumbnail.jpeg': photo,
      [`${folder}/media/image1.jpg`]: photo,
      [`${folder}/media/image2.png`]: dot,
      [`${folder}/embeddings/Sales.xlsx`]: 'a workbook',
    });
  for (const [format, type] of [
    ['odt', 'text'],
    ['odp', 'presentation'],
    ['ods', 'spreadsheet'],
  ])
    await pack(`in.${format}`, {
      mimetype: `application/vnd.oasis.opendocument.${type}`,
      'content.xml': '<a/>',
      'Thumbnails/thumbnail.png': dot,
      'Pictures/1.jpg': photo,
      'media/film.mp4': 'a film',
    });
  await pack('in.epub', { mimetype: 'application/epub+zip', 'OEBPS/images/cover.jpg': photo, 'OEBPS/one.xhtml': '<p/>' });
});
afterAll(() => harness.close());

describe('images', () => {
  test('step pdf: each once, as it is stored, with what is see-through', async () => {
    const { path } = await operate('extract-images', 'both.pdf');
    const names = await namesIn(path);
    expect(names.map((name) => name.replace(/jpeg$/, 'jpg'))).toEqual(['page-001-1.jpg', 'page-002-1.png']);
    expect(await bytesIn(path, names[0] ?? '')).toEqual(await Bun.file(at('photo.jpg')).bytes());
    await Bun.write(at('got.png'), await bytesIn(path, names[1] ?? ''));
    const told = await Bun.$`convert ${at('got.png')} -format ${'%w %h %[fx:p{15,10}.r] %[fx:p{0,0}.a]'} info:`.text();
    expect(told).toBe('30 20 1 0');
  });

  const packages = (operationById('extract-images')?.formats ?? []).filter((format) => format !== 'pdf');
  test.each(packages.slice(0, isNightly ? undefined : 2))('step %s: without the preview of it', async (format) => {
    const { path } = await operate('extract-images', `in.${format}`);
    const names = await namesIn(path);
    expect(names[0]).toBe('image-001.jpg');
    expect(names.some((name) => name.endsWith('.png'))).toBe(!['epub', 'odt', 'odp', 'ods'].includes(format));
    expect(await bytesIn(path, 'image-001.jpg')).toEqual(await Bun.file(at('photo.jpg')).bytes());
  });

  test('a file without any says so', async () =>
    expect(await rejection(operate('extract-images', 'words.pdf'))).toMatchObject({
      code: 'nothing_to_convert',
      detail: expect.stringContaining('no images'),
    }));
});

describe('attachments', () => {
  test('step pdf: of the document and of its pages, under names that are safe', async () => {
    const { path } = await operate('extract-attachments', 'both.pdf');
    expect(await namesIn(path)).toEqual(['factur-x.xml', 'note_1.txt', 'passwd']);
    expect(new TextDecoder().decode(await bytesIn(path, 'factur-x.xml'))).toBe('<invoice/>');
  });

  test.each(isNightly ? ['docx', 'pptx', 'xlsx'] : ['docx'])('step %s: what is embedded', async (format) => {
    const { path } = await operate('extract-attachments', `in.${format}`);
    expect(await namesIn(path)).toEqual(['Sales.xlsx']);
  });

  test.each(isNightly ? ['odt', 'odp', 'ods'] : ['odp'])('step %s: sounds and films', async (format) =>
    expect(await namesIn((await operate('extract-attachments', `in.${format}`)).path)).toEqual(['film.mp4']),
  );

  test('of a mail come by the way of mails', async () => {
    await Bun.write(
      at('in.eml'),
      'From: a@b.example\r\nSubject: Hi\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nHello\r\n--x\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=a.csv\r\n\r\n1,2\r\n--x--\r\n',
    );
    expect((await namesIn((await operate('extract-attachments', 'in.eml')).path)).some((name) => name.endsWith('a.csv'))).toBe(true);
  });
});

test('text comes out of a PDF by the way of conversions', async () => {
  const { path } = await operate('extract-text', 'words.pdf');
  expect((await Bun.file(path).text()).trim()).toBe('Only words');
});

describe('hostile files', () => {
  test('that are none, or end early, are refused', async () => {
    await Bun.write(at('none.pdf'), 'these are words');
    await Bun.write(at('cut.docx'), (await Bun.file(at('in.docx')).bytes()).slice(0, 400));
    for (const name of ['none.pdf', 'cut.docx'])
      expect(await rejection(operate('extract-images', name))).toMatchObject({
        code: expect.stringMatching(/corrupt_input|nothing_to_convert/),
      });
  });

  test('an entry that expands beyond the limit is refused', async () => {
    await python(
      `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as package:
    with package.open("word/media/image1.bmp", "w", force_zip64=True) as entry:
        for _ in range(400):
            entry.write(bytes(1 << 20))
`,
      at('bomb.docx'),
    );
    expect(await rejection(operate('extract-images', 'bomb.docx'))).toMatchObject({ code: 'output_too_large' });
  });

  test('a name cannot lead out of the ZIP', async () => {
    await pack('slip.docx', { 'word/embeddings/../../../../tmp/evil.xlsx': 'x', 'word/embeddings/C:\\evil.docx': 'y' });
    expect(await namesIn((await operate('extract-attachments', 'slip.docx')).path)).toEqual(['evil.docx', 'evil.xlsx']);
  });
});
