import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { readText, tell } from '../../testing/read-text.ts';
import { withMacroType } from '../office/samples.ts';
import { arrowRows, makeSqlite, parquetRows, sampleArrow, sampleParquet } from './data-samples.ts';
import { tableEngine } from './engine.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** The table of these tests: a header, text beyond ASCII, a number, and a leading zero that must stay. */
const rows = [
  ['name', 'born', 'code'],
  ['Ada Größe', '1815', '007'],
  ['Bo', '1900', '042'],
] as const;

const cell = (text: string): string =>
  /^[1-9]\d*$/.test(text)
    ? `<table:table-cell office:value-type="float" office:value="${text}"><text:p>${text}</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
const fods = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="Eins">${rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('')}</table:table></office:spreadsheet></office:body></office:document>`;

const dbf = (): Uint8Array => {
  const widths = [12, 6, 5];
  const [head, ...body] = rows;
  const fields = widths.map((width, index) => {
    const field = Buffer.alloc(32);
    field.write((head[index] ?? '').toUpperCase(), 'latin1');
    field.write(index === 1 ? 'N' : 'C', 11);
    field[16] = width;
    return field;
  });
  const start = Buffer.alloc(32);
  start[0] = 3;
  start.writeUInt32LE(body.length, 4);
  start.writeUInt16LE(32 * 4 + 1, 8);
  start.writeUInt16LE(1 + 12 + 6 + 5, 10);
  const lines = body.map((row) => ` ${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join('')}`);
  return Buffer.concat([start, ...fields, Buffer.of(0x0d), Buffer.from(lines.join(''), 'latin1'), Buffer.of(0x1a)]);
};

const records = rows.slice(1).map(([name, born, code]) => ({ name, born: Number(born), code }));
const made: Readonly<Record<string, () => string | Uint8Array>> = {
  csv: () => rows.map((row) => row.join(',')).join('\n'),
  tsv: () => rows.map((row) => row.join('\t')).join('\n'),
  json: () => JSON.stringify(records),
  yaml: () => records.map(({ name, born, code }) => `- name: ${name}\n  born: ${born}\n  code: "${code}"\n`).join(''),
  xml: () =>
    `<list>${records.map(({ name, born, code }) => `<item><name>${name}</name><born>${born}</born><code>${code}</code></item>`).join('')}</list>`,
  jsonl: () => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  parquet: () => sampleParquet(records),
  arrow: () => sampleArrow(records),
  fods: () => fods,
  html: () => `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`,
  dbf,
};

/** The input in a format; LibreOffice writes ZIP workbooks from the flat one. */
const input = async (format: string): Promise<string> => {
  const path = join(harness.dir, `table.${format}`);
  if (await Bun.file(path).exists()) return path;
  const make = made[format];
  if (format === 'sqlite') makeSqlite(path, records);
  else if (make) await Bun.write(path, make());
  else if (format === 'xlsm') await Bun.write(path, withMacroType(await Bun.file(await input('xlsx')).bytes()));
  else {
    const profile = `-env:UserInstallation=file://${join(harness.dir, 'profile')}`;
    await tell('soffice', profile, '--headless', '--convert-to', format, '--outdir', harness.dir, await input('fods'));
  }
  return path;
};

const python = async (script: string, path: string): Promise<unknown> =>
  JSON.parse(await tell('python3', '-c', `import sys, json\n${script}`, path));

/** Reads cells back in Python; undefined for formats where only words can be compared. */
const cellsOf: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  csv: (path) => python('import csv\nprint(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline="")))))', path),
  tsv: (path) =>
    python('import csv\nprint(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline=""), delimiter="\\t"))))', path),
  json: (path) =>
    python(
      `
found = json.load(open(sys.argv[1]))
while isinstance(found, dict): found = next(iter(found.values()))
print(json.dumps([list(found[0])] + [[str(value) for value in one.values()] for one in found]))`,
      path,
    ),
  jsonl: (path) =>
    python(
      'found = [json.loads(line) for line in open(sys.argv[1])]\nprint(json.dumps([list(found[0])] + [[str(value) for value in one.values()] for one in found]))',
      path,
    ),
  parquet: async (path) => parquetRows(await Bun.file(path).bytes()),
  arrow: async (path) => arrowRows(await Bun.file(path).bytes()),
  sqlite: (path) =>
    python(
      `
import sqlite3
base = sqlite3.connect(sys.argv[1])
[table] = [name for name, in base.execute("select name from sqlite_schema where type = 'table'")]
found = base.execute(f'select * from "{table}"')
print(json.dumps([[one[0] for one in found.description]] + [[str(value) for value in one] for one in found]))`,
      path,
    ),
  xml: (path) =>
    python(
      `
import xml.etree.ElementTree as E
found = [one for one in E.parse(sys.argv[1]).iter() if len(one) and not any(len(leaf) for leaf in one)]
print(json.dumps([[leaf.tag for leaf in found[0]]] + [[leaf.text for leaf in one] for one in found]))`,
      path,
    ),
};

/** Settings, contacts, events and places have separate tests. */
const settings: ReadonlySet<string> = new Set(['toml', 'ini', 'properties', 'plist', 'vcf', 'ics', 'gpx', 'kml', 'geojson']);

describe('every table step keeps the cells', () => {
  for (const step of chosenSteps(tableEngine.steps.filter(({ from, to }) => !settings.has(from) && !settings.has(to))))
    test(`step ${step.from} to ${step.to}`, async () => {
      const { paths } = await harness.follow(await input(step.from), [{ engine: tableEngine, step }]);
      expect(paths).toHaveLength(1);
      const path = paths[0] ?? '';
      const cells = await cellsOf[step.to]?.(path);
      // dBASE stores names in capitals.
      const header = step.from === 'dbf' ? rows[0].map((name) => name.toUpperCase()) : rows[0];
      if (cells) expect(cells).toEqual([header, ...rows.slice(1)]);
      else {
        const text = await readText(path, step.to);
        for (const word of [...header, ...rows.slice(1).flat()]) expect(text).toContain(word);
      }
    });
});
