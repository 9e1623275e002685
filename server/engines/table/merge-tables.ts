import { type Message, message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Row, type Sheet, textCell } from './cell.ts';
import { openCsv } from './csv-read.ts';
import { writeDelimited } from './csv-write.ts';
import type { TableMergeRequest, TableReply } from './protocol.ts';
import { openXlsx } from './xlsx-read.ts';
import { type Losses, lossNotes, writeWorkbook } from './xlsx-write.ts';

type Part = TableMergeRequest['parts'][number];

/** Default sheet name of our writers. */
const unnamed = 'Sheet1';

async function* sheetsOf(parts: readonly Part[]): AsyncGenerator<Sheet> {
  for (const { name: path, title } of parts)
    for await (const { name, rows } of await openXlsx(path)) yield { name: name === unnamed ? title : `${title} ${name}`, rows };
}

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

function* firstOf(rows: Iterable<readonly string[]>): Generator<readonly string[]> {
  for (const row of rows) {
    if (isBlank(row)) continue;
    yield row;
    return;
  }
}

/** The non-empty rows. A chosen delimiter applies to all files; a file without it uses its own. */
function* filledRows(path: string, { delimiter, encoding }: TableMergeRequest): Generator<readonly string[]> {
  const open = (by: string | undefined) => openCsv(path, { ...(by && { delimiter: by }), ...(encoding && { encoding }) }).rows;
  const isSplit = delimiter !== undefined && [...firstOf(open(delimiter))].some((row) => row.length > 1);
  for (const row of open(isSplit ? delimiter : undefined)) if (!isBlank(row)) yield row;
}

/** The first non-empty row of each part. */
const heads = (request: TableMergeRequest) =>
  request.parts.flatMap((part) =>
    [...firstOf(filledRows(part.name, request))].map((row) => ({ part, head: row.map((cell) => cell.trim()) })),
  );

const isFigure = (cell: string): boolean => /^[-+\d\s.,:/%]+$/.test(cell) && /\d/.test(cell);

/** Whether a first row contains values instead of column names. Names are present, not numeric, and distinct. */
const holdsValues = (head: readonly string[]): boolean =>
  new Set(head).size < head.length || head.some((cell) => cell === '' || isFigure(cell));

/** Limits of a list of columns: number of names, and characters of each. */
const [mostNames, mostCharacters] = [10, 40];
const said = (head: readonly string[]): readonly (string | Message)[] => [
  ...head.slice(0, mostNames).map((name) => message('quoted', { name: name.slice(0, mostCharacters) })),
  ...(head.length > mostNames ? ['…'] : []),
];

/** The rows of all parts. Columns of the same name are merged regardless of position; names appear only at the top. */
async function* rowsOf(request: TableMergeRequest): AsyncGenerator<Row> {
  const all = heads(request);
  const [first] = all;
  if (!first) throw new WorkerProblem('nothing_to_convert');
  const isWhole = (head: readonly string[]): boolean =>
    head.length === first.head.length && new Set(head).size === head.length && head.every((name) => first.head.includes(name));
  const isNameless = all.every(({ head }) => holdsValues(head) && head.length === first.head.length);
  const other = isNameless ? undefined : all.find(({ head }) => !isWhole(head));
  if (other)
    throw new WorkerProblem(
      'columns_differ',
      message('columnsDiffer', { file: other.part.file, columns: said(other.head), first: said(first.head) }),
    );
  if (!isNameless) yield first.head.map(textCell);
  for (const { part, head } of all) {
    const places = isNameless ? head.map((_, at) => at) : first.head.map((name) => head.indexOf(name));
    let isHead = !isNameless;
    for (const row of filledRows(part.name, request)) {
      // Cells beyond the named columns keep their position.
      if (!isHead) yield [...places.map((at) => textCell(row[at] ?? '')), ...row.slice(head.length).map(textCell)];
      isHead = false;
    }
  }
}

/** Merges several tables into one file: our workbooks as sheets of one, delimited texts below each other. */
export const mergeTables = async (request: TableMergeRequest): Promise<TableReply> => {
  const { to, parts, delimiter, encoding } = request;
  const name = `out.${to}`;
  const losses: Losses = { cutCells: 0, cutColumns: 0, replaced: 0 };
  if (to === 'xlsx') await writeWorkbook(name, sheetsOf(parts), losses);
  else
    losses.replaced = await writeDelimited(name, rowsOf(request), {
      ...(delimiter && { delimiter }),
      ...(encoding && { encoding }),
      isTsv: false,
    });
  return { kind: 'done', files: [{ name }], notes: lossNotes(losses, to) };
};
