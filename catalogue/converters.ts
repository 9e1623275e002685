import { archiveConverters } from './converters/archive.ts';
import { audioConverters } from './converters/audio.ts';
import type { CategoryId, Converter, ConverterRow } from './converters/converter.ts';
import { documentConverters } from './converters/document.ts';
import { ebookConverters } from './converters/ebook.ts';
import { imageConverters, popularOnlyConverters } from './converters/image.ts';
import { pdfConverters } from './converters/pdf.ts';
import { spreadsheetConverters } from './converters/spreadsheet.ts';
import { videoConverters } from './converters/video.ts';
import { canonicalFormat, requireFormat } from './formats.ts';

export type { Converter } from './converters/converter.ts';

/** Lucide icons, one for each category. */
const categoryIcons = {
  image: 'image',
  document: 'file-text',
  pdf: 'file-type',
  spreadsheet: 'sheet',
  video: 'film',
  audio: 'music',
  ebook: 'book-open',
  archive: 'archive',
} as const satisfies Record<CategoryId, string>;

const converter = (row: ConverterRow, look: CategoryId, category: CategoryId | null): Converter => ({
  ...row,
  name: `${requireFormat(row.from).name} to ${requireFormat(row.to).name}`,
  icon: categoryIcons[look],
  iconColor: `tone-${look}`,
  bgColor: `tone-${look}`,
  category,
});

const inCategory = (category: CategoryId, rows: readonly ConverterRow[]) => rows.map((row) => converter(row, category, category));

/** The 94 converters of the catalogue, by category, popular ones first; the three of the popular list only come last. */
export const converters: readonly Converter[] = [
  ...inCategory('image', imageConverters),
  ...inCategory('document', documentConverters),
  ...inCategory('pdf', pdfConverters),
  ...inCategory('spreadsheet', spreadsheetConverters),
  ...inCategory('video', videoConverters),
  ...inCategory('audio', audioConverters),
  ...inCategory('ebook', ebookConverters),
  ...inCategory('archive', archiveConverters),
  ...popularOnlyConverters.map((row) => converter(row, row.to === 'mp4' ? 'video' : 'image', null)),
];

const byPair = new Map(converters.map((entry) => [`${entry.from} ${entry.to}`, entry]));

/** The entry of this pair in any spelling (`jpeg` is `jpg`), or undefined. */
export const findConverter = (from: string, to: string): Converter | undefined =>
  byPair.get(`${canonicalFormat(from)} ${canonicalFormat(to)}`);
