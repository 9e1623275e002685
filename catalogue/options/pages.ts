import type { Format } from '../formats/format.ts';
import { isDelimited, isIcon, isRaster } from './applies.ts';
import { ocrLanguages } from './ocr-languages.ts';
import type { Option } from './option.ts';

/** Formats whose pages can be picked before anything else happens. */
const pagedSources = new Set(['pdf', 'ps', 'xps']);

const hasChoosablePages = (from: Format, to: Format): boolean => {
  if (from.id === 'tiff') return to.id === 'pdf' || (isRaster(to) && !isIcon(to));
  return pagedSources.has(from.id)
    ? from.id === 'pdf' || to.id !== 'pdf'
    : from.kind === 'document' && from.capabilities.pages === true && (to.id === 'pdf' || isRaster(to));
};

/** Targets that take a PDF's text out of its pages, so that text in scans has to be read first. */
const takesTextOfScans = (from: Format, to: Format): boolean =>
  from.id === 'pdf' && ['docx', 'xlsx', 'pptx', 'html', 'epub', 'txt', 'md', 'pdf'].includes(to.id);

/** Drawings that state the box that they fill, or have a page in the program that reads them. */
const withPageOfTheirOwn = new Set(['eps', 'ai', 'cdr', 'dxf', 'emf', 'wmf']);

/** Sources that have no page of their own, so that one must be chosen for the PDF. */
const lacksPage = (from: Format, to: Format): boolean =>
  to.id === 'pdf' && !withPageOfTheirOwn.has(from.id) && (from.kind === 'image' || from.capabilities.reflows === true || isDelimited(from));

const isRising = (range: string): boolean => {
  const [first, last] = range.split('-').map((text) => (text === '' ? undefined : Number(text)));
  return first !== 0 && last !== 0 && (first === undefined || last === undefined || first <= last);
};

/** Options of pages. */
export const pageOptions: readonly Option[] = [
  {
    id: 'pages',
    label: 'Pages',
    help: 'Which pages to convert, such as 1-3,5,8- for one to three, five, and eight to the end. All of them unless you choose.',
    control: 'text',
    pattern: /^(\d{1,5}|\d{1,5}-\d{0,5}|-\d{1,5})(,(\d{1,5}|\d{1,5}-\d{0,5}|-\d{1,5})){0,49}$/,
    maxLength: 200,
    placeholder: '1-3,5,8-',
    shape: 'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-',
    check: (value) => value.split(',').every(isRising),
    applies: hasChoosablePages,
  },
  {
    id: 'pageBox',
    label: 'Part of the page',
    help: 'What readers show of a page, or the whole sheet with crop marks and what the author cut away. What readers show unless you choose.',
    control: 'choice',
    choices: [
      { value: 'visible', label: 'What readers show' },
      { value: 'sheet', label: 'The whole sheet' },
    ],
    default: 'visible',
    applies: (from, to) =>
      from.id === 'pdf' && (isRaster(to) || to.capabilities.vector === true) && ['png', 'jpg', 'tiff', 'svg', 'eps', 'ps'].includes(to.id),
  },
  {
    id: 'pageSize',
    label: 'Page size',
    help: 'Size of the pages. Left alone, pictures get a page of their own size and text gets A4.',
    control: 'choice',
    choices: [
      { value: 'auto', label: 'Automatic' },
      { value: 'a3', label: 'A3' },
      { value: 'a4', label: 'A4' },
      { value: 'a5', label: 'A5' },
      { value: 'letter', label: 'Letter' },
      { value: 'legal', label: 'Legal' },
    ],
    default: 'auto',
    applies: lacksPage,
  },
  {
    id: 'orientation',
    label: 'Orientation',
    help: 'Upright or sideways pages. Left alone, it follows the content.',
    control: 'choice',
    choices: [
      { value: 'auto', label: 'Automatic' },
      { value: 'portrait', label: 'Portrait' },
      { value: 'landscape', label: 'Landscape' },
    ],
    default: 'auto',
    applies: lacksPage,
  },
  {
    id: 'margin',
    label: 'Margin',
    help: 'White border on all four sides of a page. Left alone, none around pictures and about 20 mm around text.',
    control: 'number',
    min: 0,
    // Leaves a third of the smallest page's width.
    max: 50,
    step: 1,
    unit: 'mm',
    applies: lacksPage,
  },
  {
    id: 'pictures',
    label: 'Pictures',
    help: 'How the Markdown holds pictures. Left alone, it names them without bringing them, which keeps the text short.',
    control: 'choice',
    choices: [
      { value: 'reference', label: 'As names' },
      { value: 'embed', label: 'Inside the file' },
      { value: 'files', label: 'Beside it, in a ZIP' },
    ],
    default: 'reference',
    applies: (from, to) => from.id === 'pdf' && to.id === 'md',
  },
  {
    id: 'targetSize',
    variant: 'pdf',
    label: 'At most',
    help: 'Megabytes that the result may have, for mail and forms: its pictures get fewer pixels as far as they must. Text stays text.',
    control: 'number',
    min: 0.01,
    max: 50,
    step: 0.01,
    unit: 'MB',
    applies: (from, to) => from.id === 'pdf' && to.id === 'pdf',
  },
  {
    id: 'ocr',
    label: 'Read scans',
    help: 'Reads the text of scanned pages and lays it over them, unseen, to search and copy. On unless you turn it off.',
    control: 'flag',
    default: true,
    applies: (from, to) => from.id === 'pdf' && to.id === 'pdf',
  },
  {
    id: 'ocrLanguage',
    label: 'Language of scans',
    help: 'The language that scanned pages are read in. Left alone, it is found out from the first of them.',
    control: 'choice',
    choices: [{ value: 'auto', label: 'Found out' }, ...Object.entries(ocrLanguages).map(([value, label]) => ({ value, label }))],
    default: 'auto',
    applies: takesTextOfScans,
  },
];
