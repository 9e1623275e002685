import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Message } from '../../../catalogue/languages/message.ts';
import type { OutputFile } from '../../contract/engine.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { dataTextOf, holderText, holderValue, isHolder, mapToMap } from './agendas.ts';
import type { Cell, Sheet } from './cell.ts';
import { columnWriter, openColumns } from './column-files.ts';
import { arrayOf, cellRows, linesOf, typedColumns } from './columns.ts';
import { writeDelimited } from './csv-write.ts';
import { besideNotes, dataRows, parseData, type Value } from './data-read.ts';
import { dataText } from './data-text.ts';
import { jsonLines, jsonText, xmlText, yamlText } from './data-write.ts';
import { dbfRows } from './dbf-read.ts';
import { delimitedRows } from './delimited-rows.ts';
import { filledOf, hiddenSheets } from './filled-sheets.ts';
import type { Held } from './held.ts';
import { hiddenSheetsNote, inputNotes } from './input-notes.ts';
import { mergeTables } from './merge-tables.ts';
import { openOds } from './ods-read.ts';
import { writeOds } from './ods-write.ts';
import { readPlist } from './plist-read.ts';
import type { TableMergeRequest, TableReply, TableRequest } from './protocol.ts';
import { plainValue, toRecords } from './records.ts';
import { settingRows } from './settings-write.ts';
import { alignedText, htmlPage, markdownText, widestRow } from './show.ts';
import { openSqlite } from './sqlite-read.ts';
import { writeSqlite } from './sqlite-write.ts';
import { TypesChanged } from './text-columns.ts';
import { writeText } from './text-file.ts';
import { compile, warmUp } from './warm-up.ts';
import { forgetWorkbook, workbookNotes } from './workbook-facts.ts';
import { NeedsOffice, openXlsx } from './xlsx-read.ts';
import { type Losses, lossNotes, writeWorkbook } from './xlsx-write.ts';

const isDelimited = (format: string) => format === 'csv' || format === 'tsv';
const isData = (format: string) =>
  ['json', 'xml', 'yaml', 'jsonl', 'toml', 'ini', 'properties', 'plist'].includes(format) || isHolder(format);
const isWorkbook = (format: string) => ['xlsx', 'xlsm', 'ods', 'fods', 'sqlite', 'html'].includes(format);
const isColumns = (format: string) => format === 'parquet' || format === 'arrow';

const readData = ({ input, from, to }: TableRequest): Value => {
  if (from === 'plist') return readPlist(readFileSync(input));
  const bytes = readFileSync(input);
  return isHolder(from) ? holderValue(bytes, from, to) : parseData(dataTextOf(bytes, from), from, ['yaml', 'toml'].includes(to));
};

/** A cell's text; a workbook's dates are known, however they are shown. */
const toldOf = (cell: Cell | undefined): string => (cell?.kind === 'date' ? cell.iso.replace('T', ' ') : (cell?.text ?? ''));

/** Contacts, events and places from any input with rows. */
const holderOf = async (request: TableRequest): Promise<Held> => {
  const { input, from, to } = request;
  const map = isHolder(from) ? mapToMap(dataTextOf(readFileSync(input), from), from, to) : undefined;
  if (map !== undefined) return map;
  const records: Record<string, string>[] = [];
  const typed: Record<string, Value>[] = [];
  for await (const { rows } of filledSheets(request)) {
    const table = await toRecords(rows, isWorkbook(from));
    for await (const row of table?.records ?? []) {
      const names = table?.names ?? [];
      records.push(Object.fromEntries(names.map((name, at) => [name, toldOf(row[at])] as const)));
      if (to === 'geojson') typed.push(Object.fromEntries(names.map((name, at) => [name, plainValue(row[at])] as const)));
    }
  }
  return holderText(records, to, to === 'geojson' ? typed : records);
};

/** The table of some data: a row per setting, or a row per record for other data. */
const tableOf = (request: TableRequest): Value =>
  request.from === 'ini' || request.from === 'properties' ? settingRows(readData(request), request.from) : readData(request);

async function* listed<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
/** Notes on data outside of the tables, available once they are read. */
const tableNotes = new WeakMap<TableRequest, readonly Message[]>();
/** The sheets of any input; starts over with each call. */
const openSheets = async function* (request: TableRequest): AsyncGenerator<Sheet> {
  const { input, from, to } = request;
  if (from === 'xlsx' || from === 'xlsm') yield* await openXlsx(input, to === 'md');
  else if (from === 'ods' || from === 'fods') yield* openOds(input, from === 'fods');
  else if (from === 'html') yield* (await import('./html-read.ts')).openHtml(input, ['xlsx', 'ods'].includes(to));
  else if (isDelimited(from)) {
    yield { name: 'Sheet1', rows: listed(delimitedRows(request)) };
  } else if (from === 'dbf') yield { name: 'Sheet1', rows: listed(dbfRows(input)) };
  else if (from === 'sqlite') yield* openSqlite(input);
  else if (isColumns(from)) yield { name: 'Sheet1', rows: cellRows(await openColumns(request)) };
  else {
    const value = tableOf(request);
    tableNotes.set(request, besideNotes(value));
    yield { name: 'Sheet1', rows: listed(dataRows(value)) };
  }
};

const filledSheets = (request: TableRequest): AsyncGenerator<Sheet> => filledOf(openSheets(request));

/** Counts filled sheets up to two, and reads no further than necessary. */
const countSheets = async (request: TableRequest): Promise<number> => {
  let count = 0;
  for await (const { rows } of filledSheets(request)) {
    count++;
    if (count > 1 || !isWorkbook(request.from)) break;
    // A sheet's rows must be read before the next is requested.
    for await (const _ of rows);
  }
  return count;
};

const maxPartCharacters = 1024;

/** A file per sheet, named after the sheet if there are several. */
const eachSheet = async (
  request: TableRequest,
  write: (path: string, sheet: Sheet) => Promise<unknown>,
): Promise<readonly OutputFile[]> => {
  const files: (OutputFile & { readonly part: string })[] = [];
  for await (const sheet of filledSheets(request)) {
    const name = `out-${files.length + 1}.${request.to}`;
    await write(name, sheet);
    // A sheet's name may be arbitrarily long; the excess can't appear in a file name.
    files.push({ name, part: sheet.name.slice(0, maxPartCharacters) });
  }
  return files.length === 1 ? files.map(({ name }) => ({ name })) : files;
};

const oneFile = async (request: TableRequest, write: (path: string) => Promise<unknown>): Promise<readonly OutputFile[]> => {
  const name = `out.${request.to}`;
  await write(name);
  return [{ name }];
};

/** Converts data to data or text without building a table. */
const convertData = async (
  request: TableRequest,
): Promise<{ readonly files: readonly OutputFile[]; readonly notes: readonly Message[] } | undefined> => {
  const { from, to, input } = request;
  if (isHolder(to)) {
    const { text, notes } = await holderOf(request);
    return { files: await oneFile(request, (path) => writeText(path, [text])), notes };
  }
  if (!isData(from) || !(isData(to) || to === 'txt')) return undefined;
  const value = readData(request);
  // Machine-readable text converted to plain text is kept, only laid out.
  const written = to === 'txt' && from !== 'json' ? { text: dataTextOf(readFileSync(input), from), notes: [] } : dataText(value, to);
  return { files: await oneFile(request, (path) => writeText(path, [written.text])), notes: written.notes };
};

const convert = async (request: TableRequest): Promise<TableReply> => {
  hiddenSheets.clear();
  forgetWorkbook();
  const { to, title, encoding, delimiter, from } = request;
  const losses: Losses = { cutCells: 0, cutColumns: 0, replaced: 0 };
  const done = (files: readonly OutputFile[], further: readonly Message[] = []): TableReply => {
    if (files.length === 0) throw new WorkerProblem('nothing_to_convert');
    return {
      kind: 'done',
      files,
      notes: [
        ...lossNotes(losses, to),
        ...(tableNotes.get(request) ?? []),
        ...inputNotes(request),
        ...hiddenSheetsNote([...hiddenSheets]),
        ...(isWorkbook(from) ? workbookNotes() : []),
        ...further,
      ],
    };
  };
  const direct = await convertData(request);
  if (direct) return done(direct.files, direct.notes);

  if (isDelimited(to)) {
    // A single option sets the encoding if both sides are text: it applies to the input, and the output is UTF-8.
    const target = isDelimited(from) ? {} : { delimiter, encoding };
    const write = async (path: string, { rows }: Sheet) => {
      losses.replaced += await writeDelimited(path, rows, { ...target, isTsv: to === 'tsv' });
    };
    return done(await eachSheet(request, write));
  }
  if (to === 'xlsx') return done(await oneFile(request, (path) => writeWorkbook(path, openSheets(request), losses)));
  if (to === 'ods') return done([{ name: 'out.ods' }], await writeOds('out.ods', openSheets(request), request.page));
  if (to === 'md') {
    const widths: number[] = [];
    for await (const { rows } of filledSheets(request)) widths.push(await widestRow(rows));
    if (widths.length === 0) throw new WorkerProblem('nothing_to_convert');
    return done(await oneFile(request, (path) => writeText(path, markdownText(filledSheets(request), widths))));
  }
  if (to === 'txt') {
    const rowsAgain = async function* () {
      for await (const { rows } of filledSheets(request)) yield* rows;
    };
    return done(await oneFile(request, (path) => writeText(path, alignedText(rowsAgain))));
  }
  if (isColumns(to)) {
    const write = await columnWriter(to);
    return done(await eachSheet(request, async (path, sheet) => write(path, await typedColumns(sheet, isWorkbook(from), true))));
  }
  if (to === 'sqlite') {
    const tables = async function* () {
      for await (const sheet of filledSheets(request))
        yield { name: sheet.name, columns: await typedColumns(sheet, isWorkbook(from), false) };
    };
    const written = await writeSqlite(`out.${to}`, tables());
    if (written.tables === 0) throw new WorkerProblem('nothing_to_convert');
    losses.cutColumns += written.cut;
    return done([{ name: `out.${to}` }]);
  }
  // Typed columns keep nested values.
  if (isColumns(from) && (to === 'json' || to === 'jsonl')) {
    const columns = await openColumns(request);
    return done(await oneFile(request, (path) => writeText(path, to === 'jsonl' ? linesOf(columns) : arrayOf(columns))));
  }
  if (to === 'jsonl') return done(await eachSheet(request, (path, { rows }) => writeText(path, jsonLines(rows, isWorkbook(from)))));
  const count = await countSheets(request);
  if (count === 0) throw new WorkerProblem('nothing_to_convert');
  const sheets = () => filledSheets(request);
  const kind = { several: count > 1, lone: isWorkbook(from) };
  if (to === 'yaml') return done(await eachSheet(request, (path, sheet) => writeText(path, yamlText(listed([sheet]), kind.lone))));
  const text = {
    json: () => jsonText(sheets(), kind),
    xml: () => xmlText(sheets(), kind),
    html: () => htmlPage(sheets(), title, count > 1),
  }[to as 'json' | 'xml' | 'html'];
  return done(await oneFile(request, (path) => writeText(path, text())));
};
const answer = async (request: TableRequest | TableMergeRequest): Promise<TableReply> => {
  const inputs = 'parts' in request ? request.parts.map(({ name }) => name) : [request.input];
  const written = () => readdirSync('.').filter((name) => !inputs.includes(name));
  try {
    if ('parts' in request) return await mergeTables(request);
    try {
      return await convert(request);
    } catch (thrown) {
      if (!(thrown instanceof TypesChanged)) throw thrown;
      // Starts over: these columns are text throughout.
      for (const name of written()) rmSync(name);
      return await convert({ ...request, textColumns: thrown.columns });
    }
  } catch (thrown) {
    // Removes partial results.
    for (const name of written()) rmSync(name);
    if (thrown instanceof NeedsOffice) return { kind: 'needs-office' };
    throw thrown;
  }
};

void serve(answer, { warmUp: () => warmUp(convert), beforeForks: () => compile(convert) });
