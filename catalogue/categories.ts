import type { CategoryId, Converter } from './converters/converter.ts';
import { converters } from './converters.ts';

export type Category = {
  readonly id: CategoryId;
  /** With its emoji, as the pages show it. */
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

/** The eight categories in the order of the pages. */
export const categories: readonly Category[] = (Object.keys(titles) as CategoryId[]).map((id) => ({
  id,
  title: titles[id],
  converters: converters.filter((converter) => converter.category === id),
}));

/** The category with this id. */
export const categoryById = (id: CategoryId): Category => categories.find((category) => category.id === id) as Category;
