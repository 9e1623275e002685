import { escapeXml } from '../ooxml/xml.ts';
import type { Row, Sheet } from './cell.ts';
import { plainValue, toRecords } from './records.ts';

async function* jsonRecords(rows: AsyncIterable<Row>, indent: string): AsyncGenerator<string> {
  const table = await toRecords(rows);
  let separator = '\n';
  yield '[';
  for await (const row of table?.records ?? []) {
    const entries = table?.names.map((name, column) => `${JSON.stringify(name)}: ${JSON.stringify(plainValue(row[column]))}`) ?? [];
    yield `${separator}${indent}  { ${entries.join(', ')} }`;
    separator = ',\n';
  }
  yield separator === '\n' ? ']' : `\n${indent}]`;
}

/** One sheet: an array of objects. Several: an object of such arrays by sheet name. */
export async function* jsonText(sheets: AsyncIterable<Sheet>, several: boolean): AsyncGenerator<string> {
  if (!several) {
    for await (const { rows } of sheets) yield* jsonRecords(rows, '');
    return yield '\n';
  }
  let separator = '{\n';
  for await (const { name, rows } of sheets) {
    yield `${separator}  ${JSON.stringify(name)}: `;
    yield* jsonRecords(rows, '  ');
    separator = ',\n';
  }
  yield '\n}\n';
}

export async function* yamlText(sheets: AsyncIterable<Sheet>): AsyncGenerator<string> {
  for await (const { rows } of sheets) {
    const table = await toRecords(rows);
    let any = false;
    for await (const row of table?.records ?? []) {
      any = true;
      const record = Object.fromEntries(table?.names.map((name, column) => [name, plainValue(row[column])] as const) ?? []);
      yield `- ${Bun.YAML.stringify(record, null, 2).trimEnd().replaceAll('\n', '\n  ')}\n`;
    }
    if (!any) yield '[]\n';
  }
}

/** A legal XML name (production 5) from any text: other characters become underscores, and a name does not begin with a digit. */
export const xmlName = (text: string): string => {
  const clean = text.trim().replace(/[^\p{L}\p{Nd}_.\-\u00b7]+/gu, '_');
  const begun = /^[\p{L}_]/u.test(clean) ? clean : `_${clean}`;
  return /^xml/i.test(begun) ? `_${begun}` : begun;
};

const uniqueNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const base = xmlName(wanted);
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}_${count}`;
    taken.add(name);
    return name;
  });
};

async function* xmlRecords(rows: AsyncIterable<Row>, indent: string): AsyncGenerator<string> {
  const table = await toRecords(rows);
  if (!table) return;
  let names: string[] = [];
  for await (const row of table.records) {
    if (names.length < table.names.length) names = uniqueNames(table.names);
    const fields = names.map((name, column) => `${indent}  <${name}>${escapeXml(String(plainValue(row[column])))}</${name}>\n`);
    yield `${indent}<row>\n${fields.join('')}${indent}</row>\n`;
  }
}

/** `<rows>` of `<row>`, a field an element; with several sheets `<workbook>` of `<sheet name="…">`. */
export async function* xmlText(sheets: AsyncIterable<Sheet>, several: boolean): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${several ? '<workbook>\n' : '<rows>\n'}`;
  for await (const { name, rows } of sheets) {
    if (several) yield `  <sheet name="${escapeXml(name)}">\n`;
    yield* xmlRecords(rows, several ? '    ' : '  ');
    if (several) yield '  </sheet>\n';
  }
  yield several ? '</workbook>\n' : '</rows>\n';
}
