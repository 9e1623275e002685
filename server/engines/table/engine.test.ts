import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { OptionValues } from '../../../catalogue/options.ts';
import { xlsx } from '../../bench/troubles/families/sheets/workbook.ts';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Converted, type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { seeded, spelledOddly } from '../../testing/odd-spelling.ts';
import { tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { officeEngine } from '../office/engine.ts';
import { tableEngine } from './engine.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const stepOf = stepFinder(tableEngine);
const write = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(harness.dir, name);
  await Bun.write(path, content);
  return path;
};
const convert = (path: string, from: string, to: string, options: OptionValues = {}): Promise<Converted> =>
  harness.follow(path, [{ engine: tableEngine, step: stepOf(from, to) }], options);
const convertText = async (content: string | Uint8Array, from: string, to: string, options: OptionValues = {}): Promise<string> =>
  (await convert(await write(`in-${crypto.randomUUID()}.${from}`, content), from, to, options)).paths[0] ?? '';

/** Rows of a delimited file as Python's csv module reads them. */
const csvRows = async (path: string, delimiter = ',', encoding = 'utf-8'): Promise<string[][]> =>
  JSON.parse(
    await tell(
      'python3',
      '-c',
      'import csv, json, sys; print(json.dumps(list(csv.reader(open(sys.argv[1], encoding=sys.argv[3], newline=""), delimiter=sys.argv[2]))))',
      path,
      delimiter,
      encoding,
    ),
  );

/** Typed cells of a workbook's first sheet, as Python reads the XML. */
const xlsxCells = async (path: string): Promise<Record<string, { type: string; value: string; style: string }>> =>
  JSON.parse(
    await tell(
      'python3',
      '-c',
      `
import json, sys, zipfile, xml.etree.ElementTree as E
m = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
z = zipfile.ZipFile(sys.argv[1])
root = E.fromstring(z.read("xl/worksheets/sheet1.xml"))
styles = E.fromstring(z.read("xl/styles.xml"))
codes = {n.get("numFmtId"): n.get("formatCode") for n in styles.iter(m + "numFmt")}
xfs = [codes.get(x.get("numFmtId"), "General") for x in styles.find(m + "cellXfs")]
print(json.dumps({c.get("r"): {"type": c.get("t", "n"), "value": "".join(c.itertext()), "style": xfs[int(c.get("s", 0))]} for c in root.iter(m + "c")}))`,
      path,
    ),
  );

const tricky =
  'Nummer;Preis;Datum;PLZ;IBAN;Lang;Formel;Text\n1;2,50;2024-02-29;01234;DE02120300000000202051;12345678901234567;=1+1;"Zeile 1\nZeile ""2"""\n2;10,00;1999-12-31;10115;DE02500105170137075030;2;+49 30 1;日本語; \n';

describe('CSV in', () => {
  test('cells of a workbook are numbers and dates only where no digit is lost', async () => {
    const cells = await xlsxCells(await convertText(tricky, 'csv', 'xlsx'));
    expect(cells.A2).toMatchObject({ type: 'n', value: '1' });
    expect(cells.B2).toMatchObject({ type: 'n', value: '2.5', style: '0.00' });
    // Days from 30 December 1899 to 29 February 2024.
    expect(cells.C2).toMatchObject({ type: 'n', value: '45351', style: 'yyyy\\-mm\\-dd' });
    for (const [cell, value] of Object.entries({
      D2: '01234',
      D3: '10115',
      E2: 'DE02120300000000202051',
      F2: '12345678901234567',
      F3: '2',
      G2: '=1+1',
      G3: '+49 30 1',
      H2: 'Zeile 1\nZeile "2"',
      H3: '日本語',
    }))
      expect(cells[cell]).toMatchObject({ type: 'inlineStr', value });
  });

  for (const [format, other] of [
    ['ods', 'xlsx'],
    ['xlsx', 'ods'],
  ] as const)
    test(`LibreOffice reads the ${format} as it is meant`, async () => {
      const step = officeEngine.steps.find(({ from, to }) => from === format && to === other);
      if (!step) throw new Error(`LibreOffice has no step from ${format} to ${other}.`);
      const throughOffice = async (csv: string): Promise<readonly string[][]> => {
        const chain = [
          { engine: officeEngine, step },
          { engine: tableEngine, step: stepOf(other, 'csv') },
        ];
        return csvRows((await harness.follow(await convertText(csv, 'csv', format), chain)).paths[0] ?? '');
      };
      const rows = await throughOffice(tricky);
      expect(rows[1]).toEqual([
        '1',
        '2.50',
        '2024-02-29',
        '01234',
        'DE02120300000000202051',
        '12345678901234567',
        '=1+1',
        'Zeile 1\nZeile "2"',
      ]);
      expect(rows[2]?.slice(0, 5)).toEqual(['2', '10.00', '1999-12-31', '10115', 'DE02500105170137075030']);
      const dressed = await throughOffice('Prozent;Preis;Konto;Tag\n12,5%;1.234,50 €;(1.000,00);29-Feb-2024\n');
      expect(dressed[1]).toEqual(['12.5%', '1,234.50 €', '(1,000.00)', '29-Feb-2024']);
    });

  for (const [encoding, bytes] of Object.entries({
    'utf-8': Buffer.from('Straße,Größe\nMünchen,"1,5"\n'),
    'utf-8 with mark': Buffer.from('\ufeffStraße,Größe\nMünchen,"1,5"\n'),
    'utf-16le': Buffer.from('\ufeffStraße,Größe\nMünchen,"1,5"\n', 'utf16le'),
    'windows-1252': Buffer.from('Straße,Größe\nMünchen,"1,5"\n', 'latin1'),
  }))
    test(`${encoding} is found out`, async () => {
      expect(await csvRows(await convertText(bytes, 'csv', 'tsv'), '\t')).toEqual([
        ['Straße', 'Größe'],
        ['München', '1,5'],
      ]);
    });

  test('a TSV keeps tabs, line ends and quotes', async () => {
    expect(await csvRows(await convertText('a,b\n"x\ty","1\n2"\n"""q"" z",5" pipe\n', 'csv', 'tsv'), '\t')).toEqual([
      ['a', 'b'],
      ['x\ty', '1\n2'],
      ['"q" z', '5" pipe'],
    ]);
  });

  for (const delimiter of [',', ';', '\t', '|'])
    test(`the delimiter ${JSON.stringify(delimiter)} is found out`, async () => {
      const text = [
        ['Name', 'Ort', 'Satz'],
        ['Ada', 'London', '"a, b; c"'],
        ['Bo', 'Ulm', 'd'],
      ]
        .map((row) => row.join(delimiter))
        .join('\r\n');
      const rows = JSON.parse(await Bun.file(await convertText(text, 'csv', 'json')).text());
      expect(rows).toEqual([
        { Name: 'Ada', Ort: 'London', Satz: 'a, b; c' },
        { Name: 'Bo', Ort: 'Ulm', Satz: 'd' },
      ]);
    });

  test('JSON names empty and repeated columns, and keeps text that only looks like numbers', async () => {
    const json = JSON.parse(await Bun.file(await convertText('a,a,,zip\n1,2,3,01\n1.50,,x,10\n', 'csv', 'json')).text());
    expect(json).toEqual([
      { a: 1, a_2: 2, column_3: '3', zip: '01' },
      { a: 1.5, a_2: null, column_3: 'x', zip: '10' },
    ]);
  });

  test('XML has legal names and no character that XML forbids', async () => {
    const path = await convertText('1st col,a b,<x>,Nº,𝒳\nv\u0001&<,"2 > 1",ok,7,8\n', 'csv', 'xml');
    const seen = await tell(
      'python3',
      '-c',
      'import sys, xml.etree.ElementTree as E; print([(c.tag, c.get("name"), c.text) for c in E.parse(sys.argv[1]).getroot()[0]])',
      path,
    );
    expect(seen.trim()).toBe(
      "[('_1st_col', '1st col', 'v&<'), ('a_b', 'a b', '2 > 1'), ('_x_', '<x>', 'ok'), ('No', 'Nº', '7'), ('X', '𝒳', '8')]",
    );
  });

  test('text has aligned columns', async () => {
    expect(await Bun.file(await convertText('Name,n\n日本,5\nabc,123\n', 'csv', 'txt')).text()).toBe('Name  n\n日本    5\nabc   123\n');
  });

  test.each(['json', 'xml', 'html', 'csv'])('nothing but a byte order mark is no table: tsv to %s', async (to) =>
    expect(await rejection(convertText('\ufeff', 'tsv', to))).toMatchObject({ code: 'nothing_to_convert' }),
  );

  test('YAML, HTML and Markdown hold every cell', async () => {
    expect(Bun.YAML.parse(await Bun.file(await convertText('a,b\n1,x: y\n', 'csv', 'yaml')).text())).toEqual([{ a: 1, b: 'x: y' }]);
    const html = await convertText('a,b\n1,<i>\n', 'csv', 'html');
    expect((await tell('xmllint', '--html', '--xpath', 'string(//tbody/tr/td[2])', html)).trim()).toBe('<i>');
    expect(await Bun.file(await convertText('a\n1,2,3\n', 'csv', 'md')).text()).toBe('| a |  |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n');
    expect(await Bun.file(await convertText('a\tb\n1\tx|y\n', 'tsv', 'md')).text()).toBe('| a | b |\n| --- | --- |\n| 1 | x\\|y |\n');
    expect(await Bun.file(await convertText('a,b\n1,x|y\n', 'csv', 'md')).text()).toBe('| a | b |\n| --- | --- |\n| 1 | x\\|y |\n');
  });

  test('the sheets of a workbook are tables of one Markdown text, below their names', async () => {
    const path = join(harness.dir, 'sheets.xlsx');
    await Bun.write(
      path,
      xlsx({ sheets: [{ name: 'One', rows: [['a'], ['x\ny']] }, { name: 'Two_', rows: [['b', 'c']] }, { name: 'Empty' }] }),
    );
    const { paths } = await convert(path, 'xlsx', 'md');
    expect(await Bun.file(paths[0] ?? '').text()).toBe('## One\n\n| a |\n| --- |\n| x<br>y |\n\n## Two\\_\n\n| b | c |\n| --- | --- |\n');
  });

  test('paper shows the columns side by side, the first row on every page', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => `row ${index},${'wide text '.repeat(6)},third`).join('\n');
    const pdf = await convertText(`Erste,Zweite,Dritte\n${rows}\n`, 'csv', 'pdf', { pageSize: 'letter' });
    expect(await tell('pdfinfo', pdf)).toMatch(/Page size: +792 x 612|Page size: +79[12][.\d]* x 61[12]/);
    for (const page of ['1', '3']) expect(await tell('pdftotext', '-f', page, '-l', page, pdf, '-')).toContain('Dritte');
  });
});

describe('workbooks in', () => {
  /** Two filled sheets and an empty one, written by LibreOffice from flat ODS. */
  const flat = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="Eins"><table:table-row><table:table-cell office:value-type="string"><text:p>a,b</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell><table:table-cell table:formula="of:=[.B1]*2" office:value-type="float" office:value="4"><text:p>4</text:p></table:table-cell></table:table-row></table:table><table:table table:name="Leer"><table:table-row><table:table-cell/></table:table-row></table:table><table:table table:name="Zwei"><table:table-row><table:table-cell office:value-type="string"><text:p>Größe</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>`;
  const office = async (path: string, from: string, to: string): Promise<string> => {
    const step = officeEngine.steps.find((one) => one.from === from && one.to === to);
    if (!step) throw new Error(`No step from ${from} to ${to}.`);
    return (await harness.follow(path, [{ engine: officeEngine, step }])).paths[0] ?? '';
  };

  for (const format of ['xlsx', 'ods', 'fods'])
    test(`${format}: every filled sheet becomes a file named by it`, async () => {
      const fods = await write(`book-${format}.fods`, flat);
      const path = format === 'fods' ? fods : await office(fods, 'fods', format);
      const { paths, parts } = await convert(path, format, 'csv');
      expect(parts).toEqual(['Eins', 'Zwei']);
      expect(await csvRows(paths[0] ?? '')).toEqual([['a,b', '2', '4']]);
      expect(await csvRows(paths[1] ?? '')).toEqual([['Größe']]);
      const tabs = await convert(path, format, 'tsv');
      expect(await csvRows(tabs.paths[0] ?? '', '\t')).toEqual([['a,b', '2', '4']]);
      const xml = (await convert(path, format, 'xml')).paths[0] ?? '';
      expect(
        await tell(
          'python3',
          '-c',
          'import sys, xml.etree.ElementTree as E; print([s.get("name") for s in E.parse(sys.argv[1]).getroot()])',
          xml,
        ),
      ).toBe("['Eins', 'Zwei']\n");
      // A single row contains values: as names without a record they would be lost.
      const json = JSON.parse(await Bun.file((await convert(path, format, 'json')).paths[0] ?? '').text());
      expect(json.Zwei).toEqual([{ column_1: 'Größe' }]);
    });

  test('an ODS is the same in every spelling', async () => {
    const plain = unzipSync(await Bun.file(await convertText('Name;Wert;Tag\nä & b;1,50;2024-02-29\n"x\ny";;  z\n', 'csv', 'ods')).bytes());
    const csvOf = async (parts: Record<string, Uint8Array>) =>
      Bun.file((await convert(await write(`${crypto.randomUUID()}.ods`, zipSync(parts)), 'ods', 'csv')).paths[0] ?? '').text();
    const expected = await csvOf(plain);
    expect(expected).toContain('ä & b,"1,50",2024-02-29');
    for (let seed = 0; seed < 6; seed++) {
      const content = strToU8(spelledOddly(strFromU8(plain['content.xml'] ?? new Uint8Array()), { random: seeded(seed) }));
      expect(await csvOf({ ...plain, 'content.xml': content })).toBe(expected);
    }
  });

  test('a cell that is too long for paper is refused before layout', async () => {
    const refusal = (content: string) => convertText(content, 'csv', 'pdf').catch(({ code, extra }) => [code, extra.limit]);
    expect(await refusal(`"${'a,\n""'.repeat(30_000)}`)).toEqual(['resource_limit', { name: 'lines', max: 20_000, actual: 30_001 }]);
    expect(await refusal(`a,${'b'.repeat(1_100_000)}\n`)).toEqual([
      'resource_limit',
      { name: 'characters', max: 1_000_000, actual: 1_100_000 },
    ]);
  });

  test('delimiter and encoding of a CSV can be chosen', async () => {
    const fods = await write('book.fods', flat);
    const { paths } = await convert(fods, 'fods', 'csv', { csvDelimiter: 'semicolon', csvEncoding: 'windows-1252' });
    expect(await csvRows(paths[0] ?? '', ';', 'cp1252')).toEqual([['a,b', '2', '4']]);
    expect(await csvRows(paths[1] ?? '', ';', 'cp1252')).toEqual([['Größe']]);
  });

  test('a note says what the chosen encoding lacks', async () => {
    const fods = await write('kanji.fods', flat.replace('a,b', '日本'));
    const { notes } = await convert(fods, 'fods', 'csv', { csvEncoding: 'windows-1252' });
    expect(notes).toContain('2 characters that the chosen encoding lacks became question marks.');
  });

  test('100,000 rows survive the round trip unchanged', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `${index},name ${index},${(index / 8).toFixed(3)}`);
    const xlsx = await convertText(`id,name,value\n${rows.join('\n')}\n`, 'csv', 'xlsx');
    const { paths } = await convert(xlsx, 'xlsx', 'csv');
    const lines = (await Bun.file(paths[0] ?? '').text()).trimEnd().split('\n');
    expect(lines).toHaveLength(100_001);
    expect(lines[1]).toBe(rows[0] ?? '');
    expect(lines[77_777]).toBe(rows[77_776] ?? '');
  });
});

describe('data in', () => {
  const json = '[{"name":"Ada","born":1815,"at":{"city":"London"}},{"name":"Bo","born":1900,"at":{"city":"Ulm"},"x":null}]';
  const rows = [
    ['name', 'born', 'at.city', 'x'],
    ['Ada', '1815', 'London', ''],
    ['Bo', '1900', 'Ulm', ''],
  ];
  test('JSON becomes tables and other data', async () => {
    expect((await csvRows(await convertText(json, 'json', 'csv'))).map((row) => [...row, ''].slice(0, 4))).toEqual(rows);
    expect(Bun.YAML.parse(await Bun.file(await convertText(json, 'json', 'yaml')).text())).toEqual(JSON.parse(json));
    const xml = await convertText(json, 'json', 'xml');
    expect(
      await tell(
        'python3',
        '-c',
        'import sys, xml.etree.ElementTree as E; print([r.find("at/city").text for r in E.parse(sys.argv[1]).getroot()])',
        xml,
      ),
    ).toBe("['London', 'Ulm']\n");
    expect((await xlsxCells(await convertText(json, 'json', 'xlsx'))).B2).toMatchObject({ type: 'n', value: '1815' });
    expect(JSON.parse(await Bun.file(await convertText(json, 'json', 'txt')).text())).toEqual(JSON.parse(json));
  });
  test('XML and YAML too', async () => {
    const xml = '<list><item id="1"><t>A &amp; B</t></item><item id="2"><t>C</t></item></list>';
    expect(await csvRows(await convertText(xml, 'xml', 'csv'))).toEqual(
      [
        ['@id', 't'],
        ['1', 'A & B'],
        ['2', 'C'],
      ].map((row) => row),
    );
    expect(JSON.parse(await Bun.file(await convertText(xml, 'xml', 'json')).text()).list.item[1]).toEqual({ t: 'C', '@id': '2' });
    expect(JSON.parse(await Bun.file(await convertText('a:\n  - 1\n  - "01"\n', 'yaml', 'json')).text())).toEqual({ a: [1, '01'] });
    expect(await csvRows(await convertText('- {a: 1, b: x}\n- {a: 2, b: y}\n', 'yaml', 'csv'))).toEqual([
      ['a', 'b'],
      ['1', 'x'],
      ['2', 'y'],
    ]);
  });
  test('what is not well formed is refused', async () => {
    for (const [text, from, to] of [
      ['{"a":', 'json', 'csv'],
      ['<a><b></a>', 'xml', 'json'],
    ] as const)
      expect(await convertText(text, from, to).catch((thrown) => thrown.code)).toBe('corrupt_input');
  });
  test('a bomb of entities is not unfolded', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><a><d>&c;</d></a>';
    const seen = await convertText(bomb, 'xml', 'json').then(
      (path) => Bun.file(path).text(),
      (thrown) => thrown.code,
    );
    expect(seen).not.toContain('bbbbbbbbbbbbbbbbbbbb');
  });
  test('a dBASE table', async () => {
    const bytes = Buffer.alloc(32 * 3 + 1 + 2 * 16, ' ');
    bytes.fill(0, 0, 97);
    bytes[0] = 3;
    bytes[29] = 3;
    bytes.writeUInt32LE(2, 4);
    bytes.writeUInt16LE(97, 8);
    bytes.writeUInt16LE(16, 10);
    for (const [at, name, type, length] of [
      [32, 'ORT', 'C', 10],
      [64, 'N', 'N', 5],
    ] as const) {
      bytes.write(name, at, 'latin1');
      bytes.write(type, at + 11, 'latin1');
      bytes[at + 16] = length;
    }
    bytes[96] = 0x0d;
    bytes.write(' Köln         12', 97, 'latin1');
    bytes.write('*weg           1', 113, 'latin1');
    expect(await csvRows(await convertText(bytes, 'dbf', 'csv'))).toEqual([
      ['ORT', 'N'],
      ['Köln', '12'],
    ]);
  });
});
