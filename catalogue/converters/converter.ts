/** The handwritten part of a converter. */
export type ConverterRow = {
  /** Format ids. */
  readonly from: string;
  readonly to: string;
  /** Canonical path of its page. */
  readonly path: string;
  /** One true sentence that is specific to this pair. */
  readonly description: string;
};

export type CategoryId = 'image' | 'document' | 'pdf' | 'spreadsheet' | 'video' | 'audio' | 'ebook' | 'archive';

/** An entry of the catalogue. */
export type Converter = ConverterRow & {
  /** `JPG to PNG` */
  readonly name: string;
  /** Name of a Lucide icon, in kebab case. */
  readonly icon: string;
  /** Classes that set the hue of the icon and of the box around it: `tone-image`. */
  readonly iconColor: string;
  readonly bgColor: string;
  /** Null: only in the popular list. */
  readonly category: CategoryId | null;
};
