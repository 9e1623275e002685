import { type Checks, type Finding, finding, near, same } from '../check.ts';
import { look } from '../look.ts';
import { entities, wordsOf } from './documents.ts';
import { bare, readInput, sheetFindings } from './input.ts';

/** Rows of a delimited file according to Python's csv module. */
const rowsOf = async (path: string, delimiter: string): Promise<readonly (readonly string[])[]> => {
  const script =
    'import csv, json, sys; print(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline=""), delimiter=sys.argv[2]))))';
  return JSON.parse(await look('python3', '-c', script, path, delimiter)) as string[][];
};

const countRows = async (path: string, to: string): Promise<number | undefined> => {
  if (to === 'csv') return (await rowsOf(path, ',')).length;
  if (to === 'tsv') return (await rowsOf(path, '\t')).length;
  if (to === 'json') return (JSON.parse(await Bun.file(path).text()) as unknown[]).length + 1;
  if (to === 'xlsx') return [...(await look('unzip', '-p', path, 'xl/worksheets/sheet1.xml')).matchAll(/<row[ >]/g)].length;
  return undefined;
};

const textWithNames = async (outputs: readonly string[], to: string, seen: string): Promise<string> => {
  const [output = ''] = outputs;
  if (to === 'xlsx') return `${seen}\n${entities(await look('unzip', '-p', output, 'xl/workbook.xml'))}`;
  if (to === 'ods') return `${seen}\n${entities(await look('unzip', '-p', output, 'content.xml'))}`;
  return ['fods', 'json', 'xml'].includes(to) ? `${seen}\n${entities(await Bun.file(output).text())}` : seen;
};

/** Tables: every row and sheet, with unchanged headings and cells. */
export const tableChecks: Checks = async ({ fixture, from, to, outputs, output }) => {
  const { facts } = fixture;
  const findings: Finding[] = [];
  const seen = (await Promise.all(outputs.map((path) => wordsOf(path, to)))).join('\n');
  const words = bare(seen);
  if (from === 'csv' && facts.rows_with_header) {
    const rows = await countRows(output, to);
    if (rows !== undefined) findings.push(near('rows', rows, facts.rows_with_header, facts.line_breaks_in_fields ? 1 : 0));
    // JSON and XML spell the headings differently as field names; old Excel compresses its strings.
    const cells = to === 'xml' || to === 'xls' ? [] : [...(facts.header ?? []), ...(facts.second_row ?? [])];
    const lost = cells.filter(
      (cell) => /[^\d.,:/\- ]/.test(cell) && !words.includes(bare(cell).replaceAll('"', to === 'json' ? '\\"' : to === 'csv' ? '""' : '"')),
    );
    findings.push(same('cells', lost, []));
  }
  const filled = facts.sheets?.filter(({ non_empty: cells, rows, last_row: last }) => (cells ?? rows ?? last ?? 0) > 0) ?? [];
  if (filled.length > 0 && (to === 'csv' || to === 'tsv')) findings.push(near('sheets', outputs.length, filled.length, 0));
  if (from !== 'csv' && facts.sentence) {
    // A line of a page may span several cells, separated by delimiters.
    const delimiter = { csv: ',', tsv: '\t' }[to];
    const cells = delimiter ? bare((await Promise.all(outputs.map((path) => rowsOf(path, delimiter)))).flat(2).join('')) : words;
    findings.push(finding('text', cells.includes(bare(facts.sentence)), `without '${facts.sentence.slice(0, 40)}'`));
  }
  // Names of sheets and fields are in the markup; old Excel compresses its strings.
  if (to !== 'xls') findings.push(...sheetFindings(await readInput(fixture), to, await textWithNames(outputs, to, seen)));
  if (findings.length === 0) findings.push(finding('has cells', words.length > 0, 'none'));
  return findings;
};
