/** What is written by hand for each converter. */
export type ConverterRow = {
  /** Format ids. */
  readonly from: string;
  readonly to: string;
  /** Canonical path of its page. */
  readonly path: string;
  /** One sentence with something true about this very pair. */
  readonly description: string;
};

export type CategoryId = 'image' | 'document' | 'pdf' | 'spreadsheet' | 'video' | 'audio' | 'ebook' | 'archive';

/** An entry of the catalogue. */
export type Converter = ConverterRow & {
  /** `JPG to PNG` */
  readonly name: string;
  /** Name of a Lucide icon, in kebab case. */
  readonly icon: string;
  /** Utility classes over the site's colour tokens `--color-{category}` and `--color-{category}-soft`. */
  readonly iconColor: string;
  readonly bgColor: string;
  /** Null: in the popular list only. */
  readonly category: CategoryId | null;
};
