import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, FootnoteReferenceRun, ImageRun, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import PptxGenJS from 'pptxgenjs';
import type { Engine, OutputFile, StepJob } from '../contract/engine.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const sentence = 'The quick brown fox jumps over the lazy dog, and then it sleeps for an hour in the shade of a tree. ';

const paper = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      footnotes: { 1: { children: [new Paragraph('A footnote.')] } },
      sections: [
        {
          children: [
            ...Array.from({ length: 6 }, () => new Paragraph(sentence)),
            new Paragraph({ children: [new TextRun('noted'), new FootnoteReferenceRun(1)] }),
            new Paragraph({ children: [new ImageRun({ type: 'png', data: png, transformation: { width: 20, height: 20 } })] }),
            new Table({ rows: [new TableRow({ children: [new TableCell({ children: [new Paragraph('cell')] })] })] }),
          ],
        },
      ],
    }),
  );
const show = async (): Promise<Uint8Array> => {
  const slides = new PptxGenJS();
  for (const text of ['One', 'Two', 'Three']) slides.addSlide().addText(text, { x: 1, y: 1 });
  return (await slides.write({ outputType: 'uint8array' })) as Uint8Array;
};

/** Damages a result before a broken engine returns it. */
type Break = (path: string) => Promise<void>;
let broken: Break | undefined;
const breakable = (engine: Engine): Engine => ({
  ...engine,
  convert: async (job: StepJob): Promise<readonly OutputFile[]> => {
    const outputs = await engine.convert(job);
    for (const { name } of outputs) await broken?.(join(job.stageDir, name));
    return outputs;
  },
});

const inPart =
  (part: string, change: (xml: string) => string): Break =>
  async (path) => {
    const parts = unzipSync(await readFile(path));
    await writeFile(path, zipSync({ ...parts, [part]: strToU8(change(strFromU8(parts[part] ?? new Uint8Array()))) }));
  };
const inText =
  (change: (text: string) => string): Break =>
  async (path) => {
    const text = await readFile(path, 'utf8');
    await writeFile(path, change(text));
  };
const withoutPage: Break = async (path) => {
  await Bun.$`qpdf ${path} --pages . 1-2 -- ${path}.less && mv ${path}.less ${path}`.quiet();
};

let app: TestApp;
beforeAll(async () => {
  const whole = await startApp();
  const { tools } = whole.services;
  app = await startApp({}, { tools: { ...tools, engines: tools.engines.map(breakable) } });
  app = { ...app, close: async () => void (await whole.close()) };
});
afterAll(() => app.close());

const convert = async (name: string, bytes: Uint8Array, to: string, change?: Break) => {
  broken = change;
  const from = name.split('.').at(-1) ?? '';
  const answer = await app.convert({ file: new File([new Uint8Array(bytes)], name), inputFormat: from, outputFormat: to });
  await answer.arrayBuffer();
  const notes = JSON.parse(decodeURIComponent(answer.headers.get('x-conversion-notes') ?? '[]')) as readonly string[];
  return { status: answer.status, notes, receipt: JSON.parse(answer.headers.get('x-conversion-receipt') ?? '[]') };
};

test('a sound result has a receipt and no complaint', async () => {
  const { notes, receipt } = await convert('paper.docx', await paper(), 'odt');
  expect(notes).toEqual([]);
  expect(receipt).toEqual(
    expect.arrayContaining([
      { what: 'tables', before: 1, after: 1 },
      { what: 'pictures', before: 1, after: 1 },
      { what: 'notes', before: 1, after: 1 },
    ]),
  );
  expect((await convert('show.pptx', await show(), 'pdf')).receipt).toEqual([{ what: 'slides', before: 3, after: 3 }]);
});

test.each([
  ['a slide', 'show.pptx', show, 'pdf', withoutPage, 'The result has 2 of the 3 slides of the file.'],
  [
    'a picture',
    'paper.docx',
    paper,
    'odt',
    inPart('content.xml', (xml) => xml.replace(/<draw:image /, '<draw:nothing ')),
    'The result has 0 of the 1 pictures of the file.',
  ],
  [
    'a footnote',
    'paper.docx',
    paper,
    'odt',
    inPart('content.xml', (xml) => xml.replace(/<text:note /, '<text:span ')),
    'The result has 0 of the 1 notes of the file.',
  ],
  [
    'a table',
    'paper.docx',
    paper,
    'html',
    inText((html) => html.replace(/<table/i, '<div')),
    'The result has 0 of the 1 tables of the file.',
  ],
  ['half of the text', 'paper.docx', paper, 'txt', inText((text) => text.slice(0, text.length / 2)), 'some text is missing'],
] as const)('%s that an engine drops is noticed', async (_what, name, make, to, change, note) => {
  const { status, notes } = await convert(name, await make(), to, change);
  // Fonts differ between machines.
  const ofContent = notes.filter((one) => !one.startsWith('The font'));
  expect([status, ofContent]).toEqual([200, [expect.stringContaining(note)]]);
});

test('a sheet that an engine drops is noticed', async () => {
  const csv = Buffer.from('a,b\n1,2\n');
  broken = undefined;
  const one = await app.convert({ file: new File([csv], 'a.csv'), inputFormat: 'csv', outputFormat: 'xlsx' });
  const parts = unzipSync(new Uint8Array(await one.arrayBuffer()));
  const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  const rels = strFromU8(parts['xl/_rels/workbook.xml.rels'] ?? new Uint8Array());
  const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array());
  const twice = zipSync({
    ...parts,
    'xl/worksheets/sheet2.xml': parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    'xl/workbook.xml': strToU8(book.replace('</sheets>', '<sheet name="second" sheetId="92" r:id="rId92"/></sheets>')),
    'xl/_rels/workbook.xml.rels': strToU8(
      rels.replace(
        '</Relationships>',
        '<Relationship Id="rId92" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
      ),
    ),
    '[Content_Types].xml': strToU8(
      types.replace(
        '</Types>',
        '<Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ),
    ),
  });
  expect(await convert('book.xlsx', twice, 'ods')).toMatchObject({
    status: 200,
    notes: [],
    receipt: [{ what: 'sheets', before: 2, after: 2 }],
  });
  const drop = inPart('content.xml', (xml) => xml.replace(/<table:table table:name="second"[\s\S]*?<\/table:table>/, ''));
  expect((await convert('book.xlsx', twice, 'ods', drop)).notes).toEqual(['The result has 1 of the 2 sheets of the file.']);
});

test('a result without any of the text is refused', async () => {
  const { status } = await convert(
    'paper.docx',
    await paper(),
    'txt',
    inText(() => '– –'),
  );
  expect(status).toBe(500);
});
