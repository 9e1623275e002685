import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Row, Sheet } from './cell.ts';
import { jsonOf } from './json-write.ts';
import { plainValue, toRecords } from './records.ts';
import { fieldsOf } from './value.ts';
import { yamlOf } from './yaml-write.ts';

async function* jsonRecords(rows: AsyncIterable<Row>, indent: string, lone: boolean): AsyncGenerator<string> {
  const table = await toRecords(rows, lone);
  let separator = '\n';
  yield '[';
  for await (const row of table?.records ?? []) {
    const entries = table?.names.map((name, column) => `${JSON.stringify(name)}: ${jsonOf(plainValue(row[column]))}`) ?? [];
    yield `${separator}${indent}  { ${entries.join(', ')} }`;
    separator = ',\n';
  }
  yield separator === '\n' ? ']' : `\n${indent}]`;
}

/** JSON Lines: a record per line. */
export async function* jsonLines(rows: AsyncIterable<Row>, lone: boolean): AsyncGenerator<string> {
  const table = await toRecords(rows, lone);
  for await (const row of table?.records ?? [])
    yield `${jsonOf(fieldsOf(table?.names.map((name, column) => [name, plainValue(row[column])] as const) ?? []))}\n`;
}

/** Whether there are several sheets, and whether a single row contains values instead of names (see `toRecords`). */
export type SheetKind = { readonly several: boolean; readonly lone: boolean };

/** An array of objects for one sheet, or an object of such arrays by sheet name for several. */
export async function* jsonText(sheets: AsyncIterable<Sheet>, { several, lone }: SheetKind): AsyncGenerator<string> {
  if (!several) {
    for await (const { rows } of sheets) yield* jsonRecords(rows, '', lone);
    return yield '\n';
  }
  let separator = '{\n';
  for await (const { name, rows } of sheets) {
    yield `${separator}  ${JSON.stringify(name)}: `;
    yield* jsonRecords(rows, '  ', lone);
    separator = ',\n';
  }
  yield '\n}\n';
}

export async function* yamlText(sheets: AsyncIterable<Sheet>, lone: boolean): AsyncGenerator<string> {
  for await (const { rows } of sheets) {
    const table = await toRecords(rows, lone);
    let any = false;
    for await (const row of table?.records ?? []) {
      any = true;
      const record = fieldsOf(table?.names.map((name, column) => [name, plainValue(row[column])] as const) ?? []);
      yield `- ${yamlOf(record).replaceAll('\n', '\n  ')}\n`;
    }
    if (!any) yield '[]\n';
  }
}

/** Complement of the characters allowed in names by every edition of XML 1.0: nothing beyond the BMP, no ordinal signs or micro sign. */
const unfitForNames = /[^\p{L}\p{Nd}_.\-\u00b7]+|[\u{10000}-\u{10ffff}]+/gu;

/** A legal XML name (production 5) from any text: replaces other characters by underscores, and prevents a leading digit. */
export const xmlName = (text: string): string => {
  const clean = text.trim().normalize('NFKC').replace(unfitForNames, '_');
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

async function* xmlRecords(rows: AsyncIterable<Row>, indent: string, lone: boolean): AsyncGenerator<string> {
  const table = await toRecords(rows, lone);
  if (!table) return;
  let names: string[] = [];
  for await (const row of table.records) {
    if (names.length < table.names.length) names = uniqueNames(table.names);
    const fields = names.map((name, column) => {
      const heading = table.names[column] ?? name;
      const said = heading === name ? '' : ` name="${escapeXml(heading)}"`;
      return `${indent}  <${name}${said}>${escapeXml(String(plainValue(row[column]) ?? ''))}</${name}>\n`;
    });
    yield `${indent}<row>\n${fields.join('')}${indent}</row>\n`;
  }
}

/**
 * `<rows>` of `<row>` with an element per field, whose attribute `name` is the heading if that is no legal name; several sheets become
 * `<workbook>` of `<sheet name="…">`.
 */
export async function* xmlText(sheets: AsyncIterable<Sheet>, { several, lone }: SheetKind): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${several ? '<workbook>\n' : '<rows>\n'}`;
  for await (const { name, rows } of sheets) {
    if (several) yield `  <sheet name="${escapeXml(name)}">\n`;
    yield* xmlRecords(rows, several ? '    ' : '  ', lone);
    if (several) yield '  </sheet>\n';
  }
  yield several ? '</workbook>\n' : '</rows>\n';
}
