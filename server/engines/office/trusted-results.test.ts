import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { withTrustedResults } from './trusted-results.ts';

const folder = makeTestFolder('trusted-results');

const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (inner: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
/** What has to change in a workbook with one formula, whose saved result is a text unless `cell` is another. */
const changes = (relations: string, parts: Readonly<Record<string, string>> = {}, cell = '<c r="A1" t="str"><f>X()</f><v>a</v></c>') => {
  const path = join(folder, 'a.xlsx');
  const all = {
    '[Content_Types].xml': types,
    '_rels/.rels': relationships(`<Relationship Id="b" Type="${office}/officeDocument" Target="xl/workbook.xml"/>${relations}`),
    'xl/workbook.xml': '<workbook/>',
    'xl/_rels/workbook.xml.rels': relationships(`<Relationship Id="s" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${cell}</row></sheetData></worksheet>`,
    ...parts,
  };
  writeFileSync(path, zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)]))));
  return withTrustedResults(path, {});
};
const told = `<Relationship Id="a" Type="${office}/extended-properties" Target="/docProps/app.xml"/>`;
const app = (inner: string): string =>
  `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${inner}</Properties>`;
const excel = '<Application>Microsoft Excel</Application>';

test('a workbook without properties gets some that name Excel', async () => {
  const made = await changes('');
  expect(Object.values(made).join('')).toContain(excel);
  expect(made['_rels/.rels']).toContain('/extended-properties" Target="docProps/saved-by.xml"/></Relationships>');
  expect(made['[Content_Types].xml']).toContain('PartName="/docProps/saved-by.xml"');
});

test('the program of other properties becomes Excel, and Excel stays', async () => {
  const part = 'docProps/app.xml';
  expect(await changes(told, { [part]: app('<Application>WPS</Application><Pages>1</Pages>') })).toEqual({
    [part]: app(`${excel}<Pages>1</Pages>`),
  });
  expect(await changes(told, { [part]: app('<Pages>1</Pages>') })).toEqual({ [part]: app(`${excel}<Pages>1</Pages>`) });
  expect(await changes(told, { [part]: app(excel) })).toEqual({});
  expect(await changes(told)).toEqual({});
});

test('a workbook without saved texts of formulas is not rewritten', async () => {
  const number = '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="s"><v>0</v></c>';
  expect(await changes('', {}, number)).toEqual({});
  expect(await changes(told, { 'docProps/app.xml': app('<Application>WPS</Application>') }, number)).toEqual({});
});

test('what is no package is left to LibreOffice', async () => {
  writeFileSync(join(folder, 'b.xlsx'), 'no package');
  expect(await withTrustedResults(join(folder, 'b.xlsx'), {})).toEqual({});
});
