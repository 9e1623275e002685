import type { Option } from './option.ts';

/** Text documents with tracked changes. */
const tracking: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm', 'doc', 'odt', 'ott', 'fodt', 'rtf']);
/** True for pages, on which changes can be marked. */
const isPaged = (id: string): boolean => ['pdf', 'jpg', 'png', 'webp', 'tiff'].includes(id);
/** True for pages and reading formats. */
const isRead = (id: string): boolean => isPaged(id) || ['html', 'txt', 'md', 'epub', 'mobi', 'azw3', 'fb2'].includes(id);
/** Formats that Pandoc writes from a DOCX, and their sources. */
const throughDocx: ReadonlySet<string> = new Set(['docx', 'odt']);
const fromDocx: ReadonlySet<string> = new Set('tex rst org textile mediawiki dokuwiki dbk jats jira adoc tei icml'.split(' '));

const changes = { id: 'changes', label: 'Tracked changes', control: 'choice' } as const;
const [accepted, original] = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'original', label: 'Before the changes' },
] as const;

/** Spreadsheets with print settings of their own. */
const printedSheets: ReadonlySet<string> = new Set('xlsx xls xlsm xlsb ods fods wk1 slk numbers wk3 wq1'.split(' '));

/** Options of text documents and spreadsheets. */
export const documentOptions: readonly Option[] = [
  {
    ...changes,
    variant: 'paged',
    help: 'The text with all changes accepted, as it was before the changes, or with the changes marked. Accepted unless you choose.',
    choices: [accepted, original, { value: 'shown', label: 'Marked' }],
    default: 'accepted',
    applies: (from, to) => tracking.has(from.id) && isPaged(to.id),
  },
  {
    ...changes,
    variant: 'read',
    help: 'The text with all changes accepted, or as it was before the changes. Accepted unless you choose.',
    choices: [accepted, original],
    default: 'accepted',
    applies: (from, to) => tracking.has(from.id) && !isPaged(to.id) && (isRead(to.id) || (throughDocx.has(from.id) && fromDocx.has(to.id))),
  },
  {
    ...changes,
    variant: 'edited',
    help: 'Kept for the next editor to accept or reject, or settled now. Kept unless you choose.',
    choices: [{ value: 'shown', label: 'Kept as changes' }, accepted, original],
    default: 'shown',
    applies: (from, to) => tracking.has(from.id) && ['docx', 'dotx', 'doc', 'odt', 'ott', 'fodt', 'rtf'].includes(to.id),
  },
  {
    id: 'sheetPages',
    label: 'Sheets on paper',
    help: 'How sheets are divided into pages. Unless you choose, as the print settings of the workbook say.',
    control: 'choice',
    choices: [
      { value: 'print', label: 'As the program prints' },
      { value: 'width', label: 'Fit all columns to the page width' },
      { value: 'sheet', label: 'One page for each sheet' },
    ],
    default: 'print',
    applies: (from, to) => printedSheets.has(from.id) && isPaged(to.id),
  },
];
