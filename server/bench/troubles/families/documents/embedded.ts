import { writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { lockOoxml } from '../../../../engines/unlock/samples.ts';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { zipNames, zipText } from '../../look/names.ts';
import { part, partNames } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { xlsx } from '../sheets/workbook.ts';
import { docx, halves, para, picture } from './parts.ts';

const latin = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');
const counted = (bytes: Uint8Array): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bytes.length);
  return Buffer.concat([size, bytes]);
};

/** The stream of Windows' packager: label, path, path again, content, then the names in UTF-16. */
const packed = (label: string, content: string): Buffer => {
  const body = Buffer.concat([
    Buffer.from([2, 0]),
    latin(label),
    latin(`C:\\Users\\ann\\${label}`),
    Buffer.from([0, 0, 3, 0]),
    counted(latin(`C:\\Users\\ann\\Temp\\${label}`)),
    counted(Buffer.from(content)),
  ]);
  return counted(body);
};

const holding = (name: string, object: () => Uint8Array) => () =>
  docx(para('See the attached file.'), {
    links: [['o', 'oleObject', `embeddings/${name}`]],
    parts: { [`word/embeddings/${name}`]: object() },
  });

const attached = (
  name: string,
  source: string,
  format: string,
  input: () => Uint8Array,
  files: Readonly<Record<string, string>>,
): Situation => ({
  ...{ name, source, file: `report.${format}`, from: format, to: 'zip', operation: 'extract-attachments', input },
  expect: Object.keys(files).join(' | '),
  check: async ({ path }) => [
    same('names', (await zipNames(path)).trim().split('\n').toSorted(), Object.keys(files).toSorted()),
    ...(await Promise.all(Object.entries(files).map(async ([file, words]) => holds(file, await zipText(path, file), words)))),
  ],
});

/** Files inside of office documents, and documents that are locked. */
export const embeddedFiles: readonly Situation[] = [
  attached(
    'text-file-in-a-word-document',
    'python-openxml/python-docx#913',
    'docx',
    holding('oleObject1.bin', () =>
      writeCompound({ '\u0001Ole10Native': packed('notes.txt', 'the notes of the meeting'), '\u0001CompObj': Buffer.alloc(20) }),
    ),
    { 'notes.txt': 'the notes of the meeting' },
  ),
  attached(
    'pdf-in-a-workbook',
    'decalage2/oletools#342',
    'xlsx',
    () =>
      xlsx({
        sheets: [{ name: 'S', rows: [['see']] }],
        parts: {
          'xl/embeddings/oleObject1.bin': writeCompound({
            CONTENTS: Buffer.from(`%PDF-1.4\n${'% filler\n'.repeat(600)}the contract\n%%EOF\n`),
          }),
        },
      }),
    { 'oleObject1.pdf': 'the contract' },
  ),
  attached(
    'workbook-in-an-old-wrapper',
    'decalage2/oletools#328',
    'docx',
    holding('oleObject1.bin', () =>
      writeCompound({ Package: Buffer.from(xlsx({ sheets: [{ name: 'S', rows: [['inner']] }] })), '\u0001Ole': Buffer.alloc(20) }),
    ),
    { 'oleObject1.xlsx': '' },
  ),
  {
    ...{
      name: 'drawing-with-its-fallback',
      source: 'jgm/pandoc#7244',
      file: 'report.docx',
      from: 'docx',
      to: 'zip',
      operation: 'extract-images',
    },
    input: async () =>
      docx(para(picture('r:embed="p"')), {
        links: [
          ['p', 'image', 'media/image1.png'],
          ['s', 'image', 'media/image2.svg'],
        ],
        parts: {
          'word/media/image1.png': await halves('png'),
          'word/media/image2.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        },
      }),
    expect: 'the drawing and the picture',
    check: async ({ path }) => {
      const names = (await zipNames(path))
        .trim()
        .split('\n')
        .map((one) => one.split('.').at(-1));
      return [same('endings', names.toSorted(), ['png', 'svg'])];
    },
  },
  {
    ...{
      name: 'locked-word-document-with-its-password',
      source: 'developer0hye/office2pdf#82',
      file: 'locked.docx',
      from: 'docx',
      to: 'pdf',
      password: 'pässword',
    },
    input: () =>
      withFolder(async (dir) => {
        await Bun.write(`${dir}/open.docx`, docx(para('The secret words')));
        await look('/usr/bin/python3', '-c', lockOoxml, `${dir}/open.docx`, `${dir}/locked.docx`, 'pässword');
        return Bun.file(`${dir}/locked.docx`).bytes();
      }),
    expect: 'The secret words',
    check: async ({ path }) => [holds('words', await pdfText(path), 'The secret words')],
  },
  ...(['docx', 'rtf', 'odt'] as const).map(
    (to): Situation => ({
      ...{ name: `text-file-with-tabs-to-${to}`, source: 'docwire/docwire#150', file: 'list.txt', from: 'txt', to },
      input: () =>
        Buffer.concat([
          Buffer.from([0xff, 0xfe]),
          Buffer.from('Name\tPrice\r\nTea\u00a0cup\t4\u202f€\r\n\r\n  indented\r\nlast', 'utf16le'),
        ]),
      expect: 'four lines with their tabs, hard spaces and indents',
      check: async ({ path, text }) => {
        if (to === 'rtf') {
          const all = await text();
          return [
            finding('tabs', (all.match(/\\tab[\\ ]/g) ?? []).length >= 2, all.slice(-500)),
            finding('hard space', /\\~|\\u160|\\'a0/.test(all), all.slice(-500)),
          ];
        }
        const xml = await part(path, to === 'odt' ? 'content.xml' : 'word/document.xml');
        const paragraphs = xml.match(to === 'odt' ? /<text:p[ >]/g : /<w:p[ >]/g) ?? [];
        return [
          finding('tabs', (xml.match(to === 'odt' ? /<text:tab/g : /<w:tab\/>/g) ?? []).length === 2, xml.slice(-900)),
          finding('hard space', xml.includes('Tea\u00a0cup'), xml.slice(-900)),
          finding('lines', paragraphs.length >= 4 || (xml.match(/<w:br\/>|<text:line-break/g) ?? []).length >= 3, `${paragraphs.length}`),
          finding('package', (await partNames(path)).length > 2, ''),
        ];
      },
    }),
  ),
  {
    ...{
      name: 'open-workbook-with-a-password',
      source: 'nolze/msoffcrypto-tool#97',
      file: 'plain.xlsx',
      from: 'xlsx',
      to: 'csv',
      password: 'not needed',
    },
    input: () => xlsx({ sheets: [{ name: 'S', rows: [['open', 42]] }] }),
    expect: 'converted: the workbook is not locked, and the password is not needed',
    check: async ({ text }) => [holds('row', await text(), 'open,42')],
  },
];
