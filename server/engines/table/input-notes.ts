import { readFileSync } from 'node:fs';
import { placeAt } from '../../contract/place.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { yamlTags } from '../../formats/text/yaml-tags.ts';
import { countPhotos } from './contacts.ts';
import { unclosedQuote } from './csv-read.ts';
import { repeatNotes } from './data-fault.ts';
import type { TableRequest } from './protocol.ts';

/** Formats whose objects may have duplicate keys, with their syntax. */
const repeating: Readonly<Record<string, string>> = { json: 'json', jsonl: 'jsonl', yaml: 'yaml', geojson: 'json' };

/** Maximum number of names in a note. */
const named = 5;

/** The note on an unclosed quote, whose cell contains the rest of the table. */
const quoteNotes = (request: TableRequest): readonly string[] => {
  const open = unclosedQuote(request.input, { delimiter: request.from === 'tsv' ? 'tab' : request.delimiter, encoding: request.encoding });
  if (open === undefined) return [];
  const { line, column } = placeAt(open.text, open.at, 'text-open');
  return [`Line ${line}, column ${column}: a quote begins a cell there and is never closed. Everything behind it is in that one cell.`];
};

const photoNotes = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? 'The photo of a contact was' : `Photos of ${count.toLocaleString('en')} contacts were`} left out: a table has no place for it.`,
      ];

const tagNotes = (tags: readonly string[]): readonly string[] => {
  if (tags.length === 0) return [];
  const list = tags.slice(0, named).join(', ');
  const more = tags.length > named ? ` and ${tags.length - named} more` : '';
  return [`The tags of the YAML file are left out, their values are kept: ${list}${more}.`];
};

export const inputNotes = (request: TableRequest): readonly string[] => {
  const { from, to, input } = request;
  if (from === 'csv' || from === 'tsv') return quoteNotes(request);
  if (from === 'vcf' && to !== 'json') return photoNotes(countPhotos(decodeText(readFileSync(input)).text));
  const format = repeating[from];
  if (format === undefined) return [];
  const { text } = decodeText(readFileSync(input));
  return [...repeatNotes(text, format), ...(from === 'yaml' ? tagNotes(yamlTags(text)) : [])];
};

/** The note on hidden sheets: data contains all sheets of a workbook, and its sender should know. */
export const hiddenSheetsNote = (names: readonly string[]): readonly string[] => {
  if (names.length === 0) return [];
  const list = names
    .slice(0, named)
    .map((name) => `“${name.slice(0, 60)}”`)
    .join(', ');
  if (names.length === 1) return [`The sheet ${list} is hidden in the workbook, and is part of the result.`];
  return [
    `${names.length} sheets are hidden in the workbook, and are part of the result: ${list}${names.length > named ? ' and others' : ''}.`,
  ];
};
