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

type Joined = {
  readonly all: ReturnType<typeof heads>;
  /** Names of all columns, in the order of the files; undefined if the files have no names. */
  readonly columns?: readonly string[];
  readonly notes: readonly Message[];
};

/** Merges columns of the same name, regardless of position. Tables that share no name are refused. */
const joinColumns = (request: TableMergeRequest): Joined => {
  const all = heads(request);
  const [first] = all;
  if (!first) throw new WorkerProblem('nothing_to_convert');
  if (all.every(({ head }) => holdsValues(head) && head.length === first.head.length)) return { all, notes: [] };
  const columns = new Set(first.head);
  for (const { part, head } of all) {
    if (new Set(head).size < head.length || !head.some((name) => columns.has(name)))
      throw new WorkerProblem(
        'columns_differ',
        message('columnsDiffer', { file: part.file, columns: said(head), first: said(first.head) }),
      );
    for (const name of head) columns.add(name);
  }
  const lacking = [...columns].filter((name) => all.some(({ head }) => !head.includes(name)));
  const notes = lacking.length > 0 ? [message('columnsJoined', { columns: said(lacking) })] : [];
  return { all, columns: [...columns], notes };
};

/** The rows of all parts, below the names of their columns. */
async function* rowsOf(request: TableMergeRequest, { all, columns }: Joined): AsyncGenerator<Row> {
  if (columns) yield columns.map(textCell);
  for (const { part, head } of all) {
    const places = columns?.map((name) => head.indexOf(name)) ?? head.map((_, at) => at);
    let isHead = columns !== undefined;
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
  if (to === 'xlsx') {
    await writeWorkbook(name, sheetsOf(parts), losses);
    return { kind: 'done', files: [{ name }], notes: lossNotes(losses, to) };
  }
  const joined = joinColumns(request);
  losses.replaced = await writeDelimited(name, rowsOf(request, joined), {
    ...(delimiter && { delimiter }),
    ...(encoding && { encoding }),
    isTsv: false,
  });
  return { kind: 'done', files: [{ name }], notes: [...joined.notes, ...lossNotes(losses, to)] };
};
