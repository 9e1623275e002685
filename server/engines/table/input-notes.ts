import { readFileSync } from 'node:fs';
import { type Message, message } from '../../../catalogue/languages/message.ts';
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
const quoteNotes = (request: TableRequest): readonly Message[] => {
  const open = unclosedQuote(request.input, { delimiter: request.from === 'tsv' ? 'tab' : request.delimiter, encoding: request.encoding });
  if (open === undefined) return [];
  const { line, column = 1 } = placeAt(open.text, open.at, 'text-open');
  return [message('quoteOpen', { line, column })];
};

const photoNotes = (count: number): readonly Message[] => (count === 0 ? [] : [message('photosLeft', { count })]);

const tagNotes = (tags: readonly string[]): readonly Message[] => {
  if (tags.length === 0) return [];
  const names = tags.slice(0, named);
  const more = tags.length - named;
  return [more > 0 ? message('yamlTagsLeftMore', { names, more }) : message('yamlTagsLeft', { names })];
};

export const inputNotes = (request: TableRequest): readonly Message[] => {
  const { from, to, input } = request;
  if (from === 'csv' || from === 'tsv') return quoteNotes(request);
  if (from === 'vcf' && to !== 'json') return photoNotes(countPhotos(decodeText(readFileSync(input)).text));
  const format = repeating[from];
  if (format === undefined) return [];
  const { text } = decodeText(readFileSync(input));
  return [...repeatNotes(text, format), ...(from === 'yaml' ? tagNotes(yamlTags(text)) : [])];
};

/** The note on hidden sheets: data contains all sheets of a workbook, and its sender should know. */
export const hiddenSheetsNote = (names: readonly string[]): readonly Message[] => {
  if (names.length === 0) return [];
  const shown = names.slice(0, named).map((name) => name.slice(0, 60));
  const [sheet = ''] = shown;
  if (names.length === 1) return [message('sheetHidden', { sheet })];
  return [
    message(names.length > named ? 'sheetsHiddenMore' : 'sheetsHidden', {
      sheets: names.length,
      names: shown.map((name) => message('quoted', { name })),
    }),
  ];
};
