import { strToU8, zipSync } from 'fflate';
import { pdfText } from '../look/pdf.ts';
import { holds, lacks } from '../look/words.ts';
import type { Situation } from '../situation.ts';
import { askedOfSheets } from './sheets/asked-of-sheets.ts';
import { askedOfXls } from './sheets/asked-of-xls.ts';
import { collectedSheets } from './sheets/collected-sheets.ts';
import { collectedTables } from './sheets/collected-tables.ts';
import { databaseTables } from './sheets/database-tables.ts';
import { drawnSituations } from './sheets/drawn.ts';
import { everydaySheets } from './sheets/everyday.ts';
import { everydayPapers } from './sheets/everyday-papers.ts';
import { exportedText } from './sheets/exported-text.ts';
import { furtherSheets } from './sheets/further.ts';
import { gatheredSheets } from './sheets/gathered-sheets.ts';
import { gatheredTables } from './sheets/gathered-tables.ts';
import { hidden } from './sheets/hidden.ts';
import { keptSheets } from './sheets/kept-sheets.ts';
import { layoutSituations } from './sheets/layout.ts';
import { mendedSheets } from './sheets/mended.ts';
import { mergedTables } from './sheets/merged.ts';
import { noticedSheets } from './sheets/noticed-sheets.ts';
import { noticedTables } from './sheets/noticed-tables.ts';
import { printed } from './sheets/printed.ts';
import { reportedSheets } from './sheets/reported.ts';
import { savedDates } from './sheets/saved-dates.ts';
import { settledSheets } from './sheets/settled-sheets.ts';
import { settledValues } from './sheets/settled-values.ts';
import { storedTables } from './sheets/stored-tables.ts';
import { toldSheets } from './sheets/told-sheets.ts';
import { toldValues } from './sheets/told-values.ts';
import { values } from './sheets/values.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const sheet = (text: string): string =>
  `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;

/** A workbook whose second sheet is hidden and has a print area. */
const hiddenSheet = (): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Open" sheetId="1" r:id="r1"/><sheet name="Costs" sheetId="2" state="hidden" r:id="r2"/></sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="1">Costs!$A$1:$B$4</definedName></definedNames></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': sheet('Prices 2024'),
        'xl/worksheets/sheet2.xml': sheet('Our margin'),
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

export const sheets: readonly Situation[] = [
  {
    name: 'hidden-sheet-with-print-area',
    source: 'gotenberg/gotenberg#677',
    file: 'prices.xlsx',
    input: hiddenSheet,
    from: 'xlsx',
    to: 'pdf',
    expect: 'the visible sheet alone: Excel prints no hidden sheet, print area or not',
    check: async ({ path }) => {
      const text = await pdfText(path);
      return [holds('visible sheet', text, 'Prices 2024'), lacks('hidden sheet', text, 'Our margin')];
    },
  },
  ...hidden,
  ...printed,
  ...savedDates,
  ...values,
  ...reportedSheets,
  ...layoutSituations,
  ...drawnSituations,
  ...furtherSheets,
  ...mendedSheets,
  ...everydaySheets,
  ...everydayPapers,
  ...askedOfSheets,
  ...askedOfXls,
  ...storedTables,
  ...databaseTables,
  ...keptSheets,
  ...settledSheets,
  ...settledValues,
  ...toldSheets,
  ...toldValues,
  ...gatheredSheets,
  ...gatheredTables,
  ...collectedSheets,
  ...collectedTables,
  ...exportedText,
  ...mergedTables,
  ...noticedSheets,
  ...noticedTables,
];
