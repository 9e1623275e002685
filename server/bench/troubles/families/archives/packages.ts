import { finding } from '../../../fidelity/check.ts';
import { tarNames, zipNames } from '../../look/names.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { type RawEntry, rawTar, rawZip } from './zip-bytes.ts';

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml':
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Region</t></is></c><c r="B1"><v>4</v></c></row></sheetData></worksheet>',
};

const entries = (rename: (name: string) => string = (name) => name): readonly RawEntry[] =>
  Object.entries(parts).map(([name, content]) => ({ name: rename(name), content }));

type Odd = { readonly name: string; readonly source: string; readonly input: () => Buffer };
const odd: readonly Odd[] = [
  { name: 'xlsx-with-backslashes', source: 'dotnet/Open-XML-SDK#1128', input: () => rawZip(entries((name) => name.replaceAll('/', '\\'))) },
  { name: 'xlsx-with-leading-slashes', source: 'PHPOffice/PhpSpreadsheet#3472', input: () => rawZip(entries((name) => `/${name}`)) },
  {
    name: 'xlsx-with-content-types-in-small-letters',
    source: 'tafia/calamine#530',
    input: () => rawZip(entries((name) => name.replace('[Content_Types]', '[content_types]'))),
  },
  { name: 'xlsx-behind-blank-lines', source: 'PHPOffice/PHPExcel#1336', input: () => rawZip(entries(), { before: '\r\n\r\n' }) },
  {
    name: 'xlsx-before-a-web-page',
    source: 'shuchkin/simplexlsxgen#77',
    input: () => rawZip(entries(), { after: '<!-- page made in 0.1 s -->' }),
  },
  {
    name: 'xlsx-with-data-descriptors',
    source: 'yukiyokotani/office-open-xml-viewer#1428',
    input: () => rawZip(entries().map((entry) => ({ ...entry, withDescriptor: true as const }))),
  },
];

/** Packages that Excel opens although their ZIP violates a rule, and links in archives. */
export const packages: readonly Situation[] = [
  ...odd.map(
    ({ name, source, input }): Situation => ({
      ...{ name, source, input, file: 'report.xlsx', from: 'xlsx', to: 'csv' },
      expect: 'the row Region,4',
      check: async ({ text }) => [finding('row', (await text()) === 'Region,4\n', await text())],
    }),
  ),
  {
    ...{ name: 'tar-of-links-alone', source: 'COMPRESS-214', file: 'links.tar', from: 'tar', to: 'zip' },
    input: () =>
      rawTar([
        { name: 'current', link: 'releases/2' },
        { name: 'up', link: '../..' },
        { name: 'conf', link: '/etc/hosts' },
      ]),
    expect: 'current -> releases/2 stays; the links that lead out are left out, with a note',
    check: async ({ path, notes }) => {
      const names = await zipNames(path);
      return [holds('link', names, 'current -> releases/2'), lacks('links out', names, 'up', 'conf'), noted(notes, /2 links/)];
    },
  },
  {
    ...{ name: 'zip-with-links-to-tar', source: 'COMPRESS-214', file: 'links.zip', from: 'zip', to: 'tar' },
    input: () =>
      rawZip([
        { name: 'releases/2/app.txt', content: 'hi' },
        { name: 'bin/app', content: '../releases/2/app.txt', isLink: true },
        { name: 'out', content: '../secret', isLink: true },
      ]),
    expect: 'bin/app links to ../releases/2/app.txt, and what leads out is left out with a note',
    check: async ({ path, notes }) => {
      const names = await tarNames(path);
      return [holds('link', names, 'bin/app -> ../releases/2/app.txt'), lacks('link out', names, 'out'), noted(notes, /link/)];
    },
  },
  {
    ...{ name: 'zip-of-links-alone-to-7z-and-not-damaged', source: 'COMPRESS-214', file: 'links.zip', from: 'zip', to: 'tar.gz' },
    input: () => rawZip([{ name: 'a/current', content: '../b', isLink: true }]),
    expect: 'a/current -> ../b',
    check: async ({ path }) => [holds('link', await tarNames(path), 'a/current -> ../b')],
  },
];
