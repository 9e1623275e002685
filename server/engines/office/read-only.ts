import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { openZip } from '../../formats/zip/read.ts';
import type { OfficeKind } from './kit.ts';

/**
 * The kind that LibreOffice must detect for files of older and other programs. When the right import filter fails, the next one that
 * accepts anything opens the file and produces pages of garbage.
 */
const expected: Readonly<Record<string, OfficeKind>> = {
  ...{ pages: 'text', wri: 'text', wpd: 'text', abw: 'text' },
  ...{ numbers: 'spreadsheet', wk1: 'spreadsheet', wk3: 'spreadsheet', wq1: 'spreadsheet', slk: 'spreadsheet' },
  ...{ key: 'presentation', cdr: 'drawing', dxf: 'drawing', vsdx: 'drawing' },
};

export const isAsExpected = (from: string, kind: string): boolean => expected[from] === undefined || expected[from] === kind;

const programs: Readonly<Record<string, string>> = { pages: 'Pages', numbers: 'Numbers', key: 'Keynote' };
/** Formats whose IWA messages can be read; of Numbers and Keynote only older versions work. */
const readsMessages: ReadonlySet<string> = new Set(['pages']);

/**
 * Checks an iWork document. Throws `password_protected` if it is encrypted, and `unsupported_conversion` with advice if it is newer
 * than LibreOffice supports. Other formats pass.
 */
export const checkAppleDocument = (path: string, from: string): void => {
  const program = programs[from];
  if (!program) return;
  const names = openZip(path).entries.map(({ name }) => name);
  if (names.some((name) => /(?:^|\/)\.iwpv2$/.test(name))) throw new WorkerProblem('password_protected');
  if (!readsMessages.has(from) && names.some((name) => /(?:^|\/)(?:Index\.zip|Index\/Document\.iwa)$/.test(name)))
    throw new WorkerProblem('unsupported_conversion', message(from === 'key' ? 'keynoteNew' : 'numbersNew'));
};
