import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../testing/harness.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

let harness: Harness;
let path: string;

const stored = (content: string): string => `<</Type/EmbeddedFile/Length ${content.length}>>stream\n${content}\nendstream`;
const named = (name: string, stream: number): string =>
  `<</Type/Filespec/F(old name.txt)/UF<feff${Buffer.from(name, 'utf16le').swap16().toString('hex')}>/EF<</F ${stream} 0 R>>>>`;

beforeAll(async () => {
  harness = await startHarness();
  path = join(harness.dir, 'branches.pdf');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Names 4 0 R/AF[8 0 R 12 0 R]>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>',
    '<</EmbeddedFiles 5 0 R>>',
    // The branch refers to itself.
    '<</Kids[6 0 R 9 0 R 5 0 R]>>',
    '<</Limits[(a)(a)]/Names[(a)8 0 R]>>',
    stored('<invoice/>'),
    named('factur-x.xml', 7),
    '<</Limits[(b)(b)]/Names[(b)11 0 R]>>',
    stored('terms'),
    named('Größe – 報告.txt', 10),
    named('beside.txt', 13),
    stored('associated'),
  ];
  const body = objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('');
  await Bun.write(join(harness.dir, 'loose.pdf'), `%PDF-2.0\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`);
  // qpdf adds the table of objects.
  await Bun.$`qpdf ${join(harness.dir, 'loose.pdf')} ${path}`.nothrow().quiet();
});
afterAll(() => harness.close());

const all = ['Größe – 報告.txt', 'beside.txt', 'factur-x.xml'];

test('attachments in branches of the name tree and associated files are extracted under their names', async () => {
  const { paths } = await harness.operate('extract-attachments', path, 'pdf');
  const names =
    await Bun.$`python3 -c ${'import sys,zipfile\nprint("\\n".join(zipfile.ZipFile(sys.argv[1]).namelist()))'} ${paths[0] ?? ''}`.text();
  expect(names.trim().split('\n').toSorted()).toEqual(all);
});

test('they are among the facts of the document', async () => {
  const { paths } = await harness.operate('file-facts', path, 'pdf');
  expect((await Bun.file(paths[0] ?? '').json()).attachments.toSorted()).toEqual(all);
  const files = await harness.operate('embedded-files', path, 'pdf');
  expect((await Bun.$`unzip -Z -1 ${files.paths[0] ?? ''}`.text()).trim().split('\n')).toHaveLength(3);
});

test('PDF/A-3 keeps them', async () => {
  const { paths, notes } = await harness.operate('archive-pdf', path, 'pdf', { pdfa: '3' });
  const listed = await Bun.$`pdfdetach -list ${paths[0] ?? ''}`.text();
  expect([all.filter((name) => !listed.includes(name)), notes]).toEqual([[], []]);
});
