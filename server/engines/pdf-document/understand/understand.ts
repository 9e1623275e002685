import type { FlowModel } from '../flow-model.ts';
import type { PageModel, PlacedModel } from '../model.ts';
import type { PageContent } from '../read/page-content.ts';
import { drawingsOf } from './drawings.ts';
import { type Figure, tablesOf, withoutFigureLines, withoutFigures } from './figures.ts';
import { type Source, understandFlow } from './flow.ts';
import type { PageSegments } from './layout-items.ts';
import { placePages, withoutOutlines } from './placed-pages.ts';
import { segmentPage } from './segment-page.ts';
import { documentTables } from './sheets/document-tables.ts';
import { isPrintOut, spreadsheets } from './sheets/print-out.ts';
import { makeSheetReading } from './sheets/read-sheets.ts';
import type { SheetsModel } from './sheets/sheets-model.ts';
import { makeTypefaces } from './typefaces.ts';

export type { Source } from './flow.ts';

type SegmentedPage = PageSegments & { readonly drawings: PageModel['drawings'] };

/** Takes pages one at a time, so that a page's glyphs can be released as soon as its text is known. */
export const makeUnderstanding = (view: 'text' | 'sheets' | 'slides') => {
  const pages: SegmentedPage[] = [];
  const sheets = makeSheetReading();
  const typefaces = makeTypefaces();
  // A page with only charts is no sheet.
  const isOfSheets = (source: Source): boolean =>
    sheets.pages().some((p) => p.runs.length > 0) && isPrintOut(sheets.pages(), source.creator);
  return {
    isPrintOut: isOfSheets,
    /** `charts` are those of the page: sheets leave them out, slides draw them. */
    add: (page: PageContent, charts: readonly Figure[] = []): void => {
      const lined = view === 'slides' ? withoutOutlines(withoutFigureLines(page, charts, tablesOf(page))) : page;
      pages.push({ ...segmentPage(lined), drawings: drawingsOf(page) });
      typefaces.add(page.glyphs);
      if (view === 'sheets') sheets.add(withoutFigures(page, charts));
    },
    flow: (source: Source): FlowModel => understandFlow(pages, source, typefaces.found()),
    placed: (source: Source): PlacedModel => ({ title: source.title, pages: placePages(pages), images: source.images }),
    sheets: (source: Source): SheetsModel => ({
      title: source.title,
      language: source.language,
      sheets: isOfSheets(source)
        ? sheets.finish(spreadsheets.test(source.creator))
        : documentTables(understandFlow(pages, source, typefaces.found())),
    }),
  };
};
