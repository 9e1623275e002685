import { beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { seeded, spelledOddly } from '../../testing/odd-spelling.ts';
import { rejection } from '../../testing/rejection.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import type { Cell } from './cell.ts';
import { openXlsx } from './xlsx-read.ts';

let dir = '';
beforeAll(async () => {
  dir = makeTestFolder('xlsx');
});

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

type Parts = Readonly<Record<string, string>>;

const links = (targets: Readonly<Record<string, readonly [type: string, target: string]>>): string =>
  `<Relationships xmlns="${packages}">${Object.entries(targets)
    .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbook = (rows: string, strings: readonly string[] = []): Parts => ({
  '_rels/.rels': links({ r1: ['officeDocument', 'xl/workbook.xml'] }),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr date1904="0"/><sheets><sheet name="R&amp;D &lt;1&gt;" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': links({
    r1: ['worksheet', 'worksheets/sheet1.xml'],
    r2: ['styles', 'styles.xml'],
    r3: ['sharedStrings', 'sharedStrings.xml'],
  }),
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0&quot; kg&quot;"/></numFmts><cellStyleXfs count="1"><xf numFmtId="9"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
});

const save = async (parts: Readonly<Record<string, string | Uint8Array>>): Promise<string> => {
  const path = join(dir, `${crypto.randomUUID()}.xlsx`);
  const bytes = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  await Bun.write(path, zipSync(Object.fromEntries(bytes)));
  return path;
};

const read = async (parts: Readonly<Record<string, string | Uint8Array>>): Promise<{ name: string; rows: (readonly Cell[])[] }[]> => {
  const sheets: { name: string; rows: (readonly Cell[])[] }[] = [];
  for (const { name, rows } of await openXlsx(await save(parts))) {
    const all: (readonly Cell[])[] = [];
    for await (const row of rows) all.push(row);
    sheets.push({ name, rows: all });
  }
  return sheets;
};
const texts = async (parts: Readonly<Record<string, string | Uint8Array>>): Promise<string[][]> =>
  ((await read(parts))[0]?.rows ?? []).map((row) => row.map(({ text }) => text));

const greeting = workbook('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>', ['<t>hello</t>', '<t>world</t>']);

describe('spellings that XML allows', () => {
  const sheet = (rows: string, start = `<worksheet xmlns="${main}">`) => ({
    ...greeting,
    'xl/worksheets/sheet1.xml': `${start}<sheetData>${rows}</sheetData></worksheet>`,
  });
  const expected = [['hello', '', 'world']];

  test.each<[string, Readonly<Record<string, string | Uint8Array>>]>([
    ['attributes in single quotes', sheet(`<row r='1'><c r='A1' t='s'><v>0</v></c><c r='C1' t='s'><v>1</v></c></row>`)],
    ['space around the sign of equality', sheet('<row r = "1"><c r= "A1" t ="s"><v>0</v></c><c\n r="C1"\n t="s"><v>1</v></c></row>')],
    ['numbers of characters', sheet('<row r="1"><c r="A1" t="&#115;"><v>&#48;</v></c><c r="&#x43;1" t="s"><v>&#x31;</v></c></row>')],
    [
      'sections of characters',
      sheet('<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[hello]]></t></is></c><c r="C1" t="s"><v><![CDATA[1]]></v></c></row>'),
    ],
    [
      'an inline text where values stand',
      sheet('<row r="1"><c r="A1" t="inlineStr"><v>hello</v></c><c r="C1" t="inlineStr"><is/><v>world</v></c></row>'),
    ],
    [
      'comments with cells',
      sheet(
        '<!-- <row r="1"><c r="A1"><v>5</v></c></row> --><row r="1"><c r="A1" t="s"><v>0</v></c><!-- <c r="B1"><v>6</v></c> --><c r="C1" t="s"><v>1<!--2--></v></c></row>',
      ),
    ],
    ['instructions', sheet('<row r="1"><?x <c r="B1"><v>1</v></c> ?><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>')],
    [
      'a sign of markup in a value',
      sheet('<row r="1" note=">"><c r="A1" t="s" note="a > b"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>'),
    ],
    [
      'elements of others',
      sheet('<row r="1"><c xmlns="urn:x" r="B1" t="n"><v>3</v></c><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>'),
    ],
    [
      'a prefix of its own',
      {
        ...greeting,
        'xl/worksheets/sheet1.xml': `<row:c xmlns:row="${main}"/>`
          .replace('c', 'worksheet')
          .replace(
            '/>',
            '><row:sheetData><row:row r="1"><row:c r="A1" t="s"><row:v>0</row:v></row:c><row:c r="C1" t="s"><row:v>1</row:v></row:c></row:row></row:sheetData></row:worksheet>',
          ),
      },
    ],
    [
      'UTF-16',
      {
        ...greeting,
        'xl/worksheets/sheet1.xml': Buffer.from(`\ufeff${greeting['xl/worksheets/sheet1.xml']}`, 'utf16le'),
        'xl/sharedStrings.xml': Buffer.from(`\ufeff${greeting['xl/sharedStrings.xml']}`, 'utf16le').swap16(),
      },
    ],
    [
      'strict namespaces',
      Object.fromEntries(
        Object.entries(greeting).map(([name, part]) => [
          name,
          part
            .replaceAll('http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'http://purl.oclc.org/ooxml/spreadsheetml/main')
            .replaceAll(
              'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
              'http://purl.oclc.org/ooxml/officeDocument/relationships',
            ),
        ]),
      ),
    ],
  ])('%s', async (_, parts) => expect(await texts(parts)).toEqual(expected));

  test('parts anywhere in the package, found by what points to them', async () => {
    const {
      'xl/workbook.xml': book = '',
      'xl/sharedStrings.xml': strings = '',
      'xl/styles.xml': styles = '',
      'xl/worksheets/sheet1.xml': cells = '',
    } = greeting;
    const parts = {
      '_RELS/.rels': `<!-- <Relationship Id='r0' Type='${relationships}/officeDocument' Target='no.xml'/> -->${links({ r1: ['officeDocument', '/Mappe%201.xml'] })}`,
      'mappe 1.xml': book,
      '_rels/Mappe 1.xml.rels': links({
        r1: ['worksheet', '../a/b.xml'],
        r2: ['styles', 's/styles.xml'],
        r3: ['sharedStrings', './Strings.xml'],
      }),
      'a/b.xml': cells,
      's/styles.xml': styles,
      'strings.xml': strings,
    };
    expect(await texts(parts)).toEqual(expected);
  });

  test('line ends and what can only be escaped', async () => {
    const odd = workbook('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>', [
      '<t>a\r\nb</t>',
      '<r><t>x_x0009_</t></r><r><t>&#13;&amp;lt;</t></r>',
    ]);
    expect(await texts(odd)).toEqual([['a\nb', 'x\t\r&lt;']]);
  });

  test('a document type is refused', async () => {
    const typed = { ...greeting, 'xl/sharedStrings.xml': `<!DOCTYPE sst [<!ENTITY a "b">]>${greeting['xl/sharedStrings.xml']}` };
    expect(await rejection(texts(typed))).toMatchObject({ message: expect.stringContaining('unsafe_content') });
  });
});

test('dates in ISO 8601 are shown by the format of their cells', async () => {
  const cells = ['2024-02-29', '2024-02-29T08:30:00Z', '2024-02-29T00:00:00.000'];
  const rows = cells.map(
    (iso, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="d"><v>${iso}</v></c><c r="B${at + 1}" s="2" t="d"><v>${iso}</v></c></row>`,
  );
  const [sheet] = await read(workbook([...rows, '<row r="4"><c r="A4" t="d"><v>never</v></c></row>'].join('')));
  expect(sheet?.rows.map((row) => row.map((cell) => (cell.kind === 'date' ? `${cell.iso} ${cell.text}` : cell.text)))).toEqual([
    ['2024-02-29 2024-02-29', '2024-02-29 2/29/2024'],
    ['2024-02-29T08:30:00 2024-02-29T08:30:00', '2024-02-29T08:30:00 2/29/2024'],
    ['2024-02-29 2024-02-29', '2024-02-29 2/29/2024'],
    ['never'],
  ]);
});

test('generated workbooks are the same in every spelling', async () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = seeded(seed);
    const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const words = () =>
      one(['a', ' a  b ', '&lt;row r="1"&gt;', 'größer &amp; kleiner', '日本', "='x'!A1", '1 = 1', '_x000D_', '&#10;', 'xmlns="x"']);
    const strings = Array.from({ length: 5 }, () =>
      one([
        `<t xml:space="preserve">${words()}</t>`,
        `<r><rPr><b/></rPr><t>${words()}</t></r><r><t>${words()}</t></r><rPh sb="0" eb="1"><t>no</t></rPh>`,
        '<t/>',
      ]),
    );
    const cell = (reference: string) =>
      one([
        `<c r="${reference}" t="s"><v>${Math.floor(random() * 5)}</v></c>`,
        `<c r="${reference}" s="${Math.floor(random() * 3)}"><v>${Math.floor(random() * 90000) / 8}</v></c>`,
        `<c r="${reference}" t="str"><f>IF(A1&gt;2,"x",'y z'!B2)</f><v>${words()}</v></c>`,
        `<c r="${reference}" t="inlineStr"><is><t>${words()}</t></is></c>`,
        `<c r="${reference}" t="b"><v>1</v></c>`,
        `<c r="${reference}" s="1"/>`,
        `<c r="${reference}" t="e"><v>#N/A</v></c>`,
      ]);
    const rows = Array.from(
      { length: 6 },
      (_, row) =>
        `<row r="${row * 2 + 1}" spans="1:5">${['A', 'B', 'D', 'AB']
          .filter(() => random() < 0.8)
          .map((column) => cell(`${column}${row * 2 + 1}`))
          .join('')}</row>`,
    );
    const plain = workbook(rows.join(''), strings);
    const odd = Object.fromEntries(Object.entries(plain).map(([name, part]) => [name, spelledOddly(part, { random })]));
    const expected = await read(plain);
    expect(expected[0]?.rows.length).toBeGreaterThan(3);
    expect(await read(odd)).toEqual(expected);
  }
});
