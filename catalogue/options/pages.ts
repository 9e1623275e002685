import type { Format } from '../formats/format.ts';
import { isDelimited, isIcon, isRaster } from './applies.ts';
import { ocrLanguages } from './ocr-languages.ts';
import type { Option } from './option.ts';
import { shapes } from './shapes.ts';

/** Formats whose pages can be selected before conversion. */
const pagedSources = new Set(['pdf', 'ps', 'xps']);

const hasChoosablePages = (from: Format, to: Format): boolean => {
  if (from.id === 'tiff') return to.id === 'pdf' || (isRaster(to) && !isIcon(to));
  return pagedSources.has(from.id)
    ? from.id === 'pdf' || to.id !== 'pdf'
    : from.kind === 'document' && from.capabilities.pages === true && (to.id === 'pdf' || isRaster(to));
};

/** True for targets that extract a PDF's text, so that scans need OCR first. */
const takesTextOfScans = (from: Format, to: Format): boolean =>
  from.id === 'pdf' && ['docx', 'xlsx', 'pptx', 'html', 'epub', 'txt', 'md', 'pdf'].includes(to.id);

/** Drawings with a bounding box, or with a page in their reader. */
const withPageOfTheirOwn = new Set(['eps', 'ai', 'cdr', 'dxf', 'emf', 'wmf']);

/** True for sources without pages, which need a page size for the PDF. */
export const lacksPage = (from: Format, to: Format): boolean =>
  to.id === 'pdf' && !withPageOfTheirOwn.has(from.id) && (from.kind === 'image' || from.capabilities.reflows === true || isDelimited(from));

const isRising = (range: string): boolean => {
  const [first, last] = range.split('-').map((text) => (text === '' ? undefined : Number(text)));
  return first !== 0 && last !== 0 && (first === undefined || last === undefined || first <= last);
};

/** Page numbers and ranges, such as `1-3,5,8-`. */
export const pageList = /^(\d{1,5}|\d{1,5}-\d{0,5}|-\d{1,5})(,(\d{1,5}|\d{1,5}-\d{0,5}|-\d{1,5})){0,49}$/;
export const isPageList = (value: string): boolean => value.split(',').every(isRising);

export const pageOptions: readonly Option[] = [
  {
    id: 'pages',
    label: 'Pages',
    help: 'For example 1-3,5,8- for pages 1 to 3, 5, and 8 to the end. Leave empty for all pages.',
    control: 'text',
    pattern: pageList,
    maxLength: 200,
    placeholder: '1-3,5,8-',
    shape: shapes.rangePages,
    check: isPageList,
    applies: hasChoosablePages,
  },
  {
    id: 'pageBox',
    label: 'Page area',
    help: 'Convert the area that PDF viewers show, or the full sheet with crop marks and bleed.',
    control: 'choice',
    choices: [
      { value: 'visible', label: 'Visible area' },
      { value: 'sheet', label: 'Full sheet' },
    ],
    default: 'visible',
    applies: (from, to) =>
      from.id === 'pdf' && (isRaster(to) || to.capabilities.vector === true) && ['png', 'jpg', 'tiff', 'svg', 'eps', 'ps'].includes(to.id),
  },
  {
    id: 'pageSize',
    label: 'Page size',
    help: 'Automatic fits the page to an image and uses A4 for text.',
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
    help: 'Automatic follows the content.',
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
    help: 'White space on all four sides. By default, none around images and about 20 mm around text.',
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
    label: 'Images',
    help: 'By default the Markdown only names its images, which keeps it short.',
    control: 'choice',
    choices: [
      { value: 'reference', label: 'Names only' },
      { value: 'embed', label: 'Inside the file' },
      { value: 'files', label: 'As files in a ZIP' },
    ],
    default: 'reference',
    applies: (from, to) => from.id === 'pdf' && to.id === 'md',
  },
  {
    id: 'targetSize',
    variant: 'pdf',
    label: 'Max size',
    help: 'Shrinks images until the PDF fits, for example under an email limit. Text stays sharp.',
    control: 'number',
    min: 0.01,
    max: 50,
    step: 0.01,
    unit: 'MB',
    applies: (from, to) => from.id === 'pdf' && to.id === 'pdf',
  },
  {
    id: 'ocr',
    label: 'OCR',
    help: 'Adds an invisible text layer to scanned pages, so that you can search and copy their text.',
    control: 'flag',
    default: true,
    applies: (from, to) => from.id === 'pdf' && to.id === 'pdf',
  },
  {
    id: 'ocrLanguage',
    label: 'OCR language',
    help: 'Language of the scanned pages. Auto-detect reads the first ones to find out.',
    control: 'choice',
    choices: [{ value: 'auto', label: 'Auto-detect' }, ...Object.entries(ocrLanguages).map(([value, label]) => ({ value, label }))],
    default: 'auto',
    applies: takesTextOfScans,
  },
];
