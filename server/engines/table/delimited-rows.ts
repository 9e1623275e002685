import type { Row } from './cell.ts';
import { openCsv } from './csv-read.ts';
import { inferTypes } from './infer.ts';
import type { TableRequest } from './protocol.ts';
import { asWritten } from './records.ts';
import { inOneType, TextColumns, untilEnd } from './text-columns.ts';

/** Cells may differ in type from row to row there, as those of a workbook do. */
const workbooks = ['xlsx', 'ods'];
/** Integers of 64 bits have a type there. */
const databases = ['parquet', 'arrow', 'sqlite'];
/** A number is not a text there. */
const data = ['json', 'jsonl', 'yaml'];

/** Rows of a delimited text with the types that the output can hold. */
export const delimitedRows = ({ input, from, to, delimiter, encoding, textColumns }: TableRequest): Iterable<Row> => {
  const csv = openCsv(input, { delimiter: from === 'tsv' ? 'tab' : delimiter, encoding });
  const texts = new TextColumns(textColumns);
  const typed = inferTypes(csv.rows, csv.delimiter, texts);
  if (workbooks.includes(to)) return untilEnd(typed, texts);
  const hasLong = databases.includes(to);
  return hasLong || data.includes(to) ? untilEnd(inOneType(typed, texts, hasLong), texts) : asWritten(typed);
};
