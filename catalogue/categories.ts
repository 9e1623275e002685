import type { CategoryId, Converter } from './converters/converter.ts';
import { converters } from './converters.ts';

export type Category = {
  readonly id: CategoryId;
  /** Title with its emoji, as shown on the pages. */
  readonly title: string;
  readonly converters: readonly Converter[];
};

const titles = {
  image: '🖼️ Image Converters',
  document: '📄 Document Converters',
  pdf: '📕 PDF Converters',
  spreadsheet: '📊 Spreadsheet Converters',
  video: '🎬 Video Converters',
  audio: '🎵 Audio Converters',
  ebook: '📚 eBook Converters',
  archive: '🗜️ Archive Converters',
} as const satisfies Record<CategoryId, string>;

/** The eight categories in page order. */
export const categories: readonly Category[] = (Object.keys(titles) as CategoryId[]).map((id) => ({
  id,
  title: titles[id],
  converters: converters.filter((converter) => converter.category === id),
}));

export const categoryById = (id: CategoryId): Category => categories.find((category) => category.id === id) as Category;
