import { SaxesParser } from 'saxes';
import { chartsInOdf, odfVocabulary } from '../../formats/odf.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { decodeXml } from '../../formats/xml/decode.ts';
import { plainXml } from '../../formats/xml/respell.ts';
import { openZip } from '../../formats/zip/read.ts';
import { type Cell, emptyCell, type Row, type Sheet, textCell } from './cell.ts';
import { publicAddress } from './cell-links.ts';
import { makeTextStyles, type TextStyles } from './ods-text-styles.ts';
import { seeCharts, seeComments, seeFormula } from './workbook-facts.ts';

/** Limit of repeated rows and cells: more are a sheet's empty rest, or malicious. */
const maxRepeats = 10_000;

type Event =
  | { readonly kind: 'sheet'; readonly name: string; readonly isHidden: boolean }
  | { readonly kind: 'row'; readonly row: Row; readonly repeat: number };

const cellOf = (type: string, attributes: Readonly<Record<string, string>>, text: string): Cell => {
  if (attributes['table:formula'] !== undefined) seeFormula();
  const value = Number(attributes['office:value']);
  if ((type === 'float' || type === 'percentage' || type === 'currency') && Number.isFinite(value))
    return { kind: 'number', text: text.trim(), value };
  if (type === 'boolean') return { kind: 'boolean', text, value: attributes['office:boolean-value'] === 'true' };
  if (type === 'date') return { kind: 'date', text, iso: (attributes['office:date-value'] ?? text).replace(/T00:00:00(?:\.0+)?$/, '') };
  return textCell(text);
};

/** Parses content.xml (ODF 1.3 part 3, chapter 9) into sheets and rows as a stream. Cells contain their displayed text in `text:p`. */
const makeScanner = (textStyles: TextStyles) => {
  const parser = new SaxesParser();
  const events: Event[] = [];
  let row: Cell[] = [];
  let rowRepeat = 1;
  let pendingEmpty = 0;
  let paragraphs: string[] | undefined;
  let text = '';
  let link: string | undefined;
  let depthInCell = 0;
  let [hidden, charts, comments] = [0, 0, 0];
  let cell: Readonly<Record<string, string>> = {};
  const hidingStyles = new Set<string>();
  let style = '';

  parser.on('opentag', ({ name, attributes }) => {
    const given = attributes as Record<string, string>;
    // Only a flat document contains its charts.
    if (name === 'chart:chart') seeCharts(++charts);
    if (name === 'office:annotation') seeComments(++comments);
    if (hidden > 0 || name === 'office:annotation' || name === 'draw:frame' || name === 'text:note' || name === 'table:shapes') {
      hidden++;
      return;
    }
    if (depthInCell === 0) textStyles.open(name, given);
    if (name === 'style:style') style = given['style:name'] ?? '';
    else if (name === 'style:table-properties' && given['table:display'] === 'false') hidingStyles.add(style);
    if (name === 'table:table' && depthInCell === 0)
      events.push({ kind: 'sheet', name: given['table:name'] ?? '', isHidden: hidingStyles.has(given['table:style-name'] ?? '') });
    else if (name === 'table:table-row') {
      row = [];
      pendingEmpty = 0;
      rowRepeat = Number(given['table:number-rows-repeated'] ?? 1);
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      depthInCell++;
      cell = given;
      paragraphs = [];
      link = undefined;
    } else if (paragraphs && name === 'text:p') text = '';
    else if (name === 'text:a') link ??= publicAddress(given['xlink:href']);
    else if (name === 'text:s') text += ' '.repeat(Number(given['text:c'] ?? 1));
    else if (name === 'text:tab') text += '\t';
    else if (name === 'text:line-break') text += '\n';
  });
  parser.on('text', (piece) => {
    if (hidden === 0 && paragraphs) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (hidden > 0) {
      hidden--;
      return;
    }
    if (name === 'text:p' && paragraphs) paragraphs.push(text);
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      depthInCell--;
      const shown = (paragraphs ?? []).join('\n');
      paragraphs = undefined;
      const repeat = Number(cell['table:number-columns-repeated'] ?? 1);
      const plain = cellOf(cell['office:value-type'] ?? '', cell, shown);
      const value = plain.kind === 'text' && link !== undefined ? { ...plain, link } : plain;
      const read =
        value.kind === 'number' && Number.isInteger(value.value) && textStyles.shows(cell, row.length + pendingEmpty)
          ? textCell(value.text)
          : value;
      if (read.kind === 'empty') pendingEmpty += repeat;
      else {
        for (; pendingEmpty > 0; pendingEmpty--) row.push(emptyCell);
        for (let count = Math.min(repeat, maxRepeats); count > 0; count--) row.push(read);
      }
    } else if (name === 'table:table-row') events.push({ kind: 'row', row, repeat: rowRepeat });
  });
  return {
    write: (piece: string): readonly Event[] => {
      parser.write(piece);
      return events.splice(0);
    },
  };
};

/** The XML with normalised prefixes and plain text, as the scanner expects. */
const pieces = (path: string, flat: boolean, part = 'content.xml'): AsyncGenerator<string> => {
  const chunks = (): AsyncIterable<Uint8Array> =>
    flat ? (Bun.file(path).stream() as AsyncIterable<Uint8Array>) : openZip(path).stream(part);
  return plainXml(() => decodeXml(chunks()), odfVocabulary);
};

const seeChartsOf = async (path: string): Promise<void> => {
  const zip = openZip(path);
  if (zip.has('META-INF/manifest.xml')) seeCharts(chartsInOdf(await readPart(zip, 'META-INF/manifest.xml')));
};

/** Reads a package's styles outside of its content; a flat document has all of them in one file. */
const readStyles = async (path: string, textStyles: TextStyles): Promise<void> => {
  if (!openZip(path).has('styles.xml')) return;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => textStyles.open(name, attributes as Record<string, string>));
  for await (const piece of pieces(path, false, 'styles.xml')) parser.write(piece);
};

/** Opens an OpenDocument spreadsheet: `flat` for a FODS. Each sheet's rows must be read before the next sheet is requested. */
export async function* openOds(path: string, flat = false): AsyncGenerator<Sheet> {
  const textStyles = makeTextStyles();
  if (!flat) {
    await readStyles(path, textStyles);
    await seeChartsOf(path);
  }
  const scanner = makeScanner(textStyles);
  const source = (async function* () {
    for await (const piece of pieces(path, flat)) yield* scanner.write(piece);
  })();
  let next = await source.next();
  while (!next.done) {
    const event = next.value;
    if (event.kind !== 'sheet') {
      next = await source.next();
      continue;
    }
    yield {
      name: event.name,
      isHidden: event.isHidden,
      rows: (async function* () {
        let blank = 0;
        for (next = await source.next(); !next.done && next.value.kind === 'row'; next = await source.next()) {
          const { row, repeat } = next.value;
          if (row.length === 0) {
            blank += repeat;
            continue;
          }
          if (blank < 1_048_576) for (; blank > 0; blank--) yield [];
          blank = 0;
          for (let count = Math.min(repeat, maxRepeats); count > 0; count--) yield row;
        }
      })(),
    };
  }
}
