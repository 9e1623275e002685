import { WorkerProblem } from '../../contract/worker-main.ts';
import { openZip } from '../../formats/zip/read.ts';
import type { OfficeKind } from './kit.ts';

/**
 * What LibreOffice has to take a file of older and other programs for. One that its own reader gives up on is opened by the next that
 * takes anything, and comes out as pages of signs.
 */
const expected: Readonly<Record<string, OfficeKind>> = {
  ...{ pages: 'text', wri: 'text', wpd: 'text', abw: 'text' },
  ...{ numbers: 'spreadsheet', wk1: 'spreadsheet', wk3: 'spreadsheet', wq1: 'spreadsheet', slk: 'spreadsheet' },
  ...{ key: 'presentation', cdr: 'drawing', dxf: 'drawing', vsdx: 'drawing' },
};

/** Whether a document was opened as what its format holds. */
export const isAsExpected = (from: string, kind: string): boolean => expected[from] === undefined || expected[from] === kind;

const programs: Readonly<Record<string, string>> = { pages: 'Pages', numbers: 'Numbers', key: 'Keynote' };
/** In which their words and cells are read; of Numbers and Keynote only older ones. */
const readsMessages: ReadonlySet<string> = new Set(['pages']);

/**
 * Tells of documents of iWork that are locked, or newer than what LibreOffice reads of them: `password_protected`, and
 * `unsupported_conversion` with what to do. Others pass, and so do other formats.
 */
export const checkAppleDocument = (path: string, from: string): void => {
  const program = programs[from];
  if (!program) return;
  const names = openZip(path).entries.map(({ name }) => name);
  if (names.some((name) => /(?:^|\/)\.iwpv2$/.test(name))) throw new WorkerProblem('password_protected');
  if (!readsMessages.has(from) && names.some((name) => /(?:^|\/)(?:Index\.zip|Index\/Document\.iwa)$/.test(name)))
    throw new WorkerProblem(
      'unsupported_conversion',
      `The file was saved by a ${program} of 2013 or later, whose files only ${program} reads well. Export it there as ${from === 'key' ? 'PowerPoint or PDF' : 'Excel or CSV'}.`,
    );
};
