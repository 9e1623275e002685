import type { Row } from './cell.ts';
import { openCsv } from './csv-read.ts';
import { inferTypes } from './infer.ts';
import type { TableRequest } from './protocol.ts';
import { asWritten } from './records.ts';
import { inOneType, TextColumns, untilEnd } from './text-columns.ts';

/** Targets whose cells may change type from row to row. */
const workbooks = ['xlsx', 'ods'];
/** Targets with 64-bit integers. */
const databases = ['parquet', 'arrow', 'sqlite'];
/** Targets with dates and moments as types. */
const dated = ['parquet', 'arrow'];
/** Targets that distinguish numbers from text. */
const data = ['json', 'jsonl', 'yaml', 'geojson'];

/** Rows of delimited text with the types that the target supports. */
export const delimitedRows = ({ input, from, to, delimiter, encoding, textColumns }: TableRequest): Iterable<Row> => {
  const csv = openCsv(input, { delimiter: from === 'tsv' ? 'tab' : delimiter, encoding });
  const texts = new TextColumns(textColumns);
  const typed = inferTypes(csv.rows, csv.delimiter, texts, dated.includes(to));
  if (workbooks.includes(to)) return untilEnd(typed, texts);
  const hasLong = databases.includes(to);
  return hasLong || data.includes(to)
    ? untilEnd(inOneType(typed, texts, { longIntegers: hasLong, dates: dated.includes(to) }), texts)
    : asWritten(typed);
};
