import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalFormat, normaliseFormat } from '../../../catalogue/formats.ts';

/** Expected outcome of a fixture's conversion, in the terms of the manifest's legend. */
export type Expectation =
  | 'ok'
  | 'needs-password'
  | 'error'
  | 'error-or-partial'
  | 'limit-or-error'
  | 'ok-but-nothing-outside'
  | 'ok-but-nothing-leaked'
  | 'by-content-or-clear-error'
  | 'error-or-preview-only';

/** Facts about a file, measured with tools other than the converter's when the set was made. */
export type Facts = {
  /** Words in a generated file, the only known facts about it. */
  readonly marks?: readonly string[];
  readonly width?: number;
  readonly height?: number;
  readonly upright_width?: number;
  readonly upright_height?: number;
  readonly mean_rgb?: readonly number[];
  readonly frames_or_pages?: number;
  readonly heif_images?: readonly { readonly primary: boolean }[];
  readonly entries?: readonly (ArchiveFact | string)[] | number;
  readonly total_entries?: number;
  readonly duration?: number;
  readonly streams?: readonly { readonly type: string; readonly codec: string }[];
  readonly tags?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly sentence?: string | null;
  readonly characters?: number;
  readonly footnotes?: number;
  readonly notes?: number;
  readonly note_text?: string;
  readonly comments?: number;
  readonly pages?: number;
  readonly page_size?: string;
  readonly slides?: number;
  readonly libreoffice?: { readonly pdf_pages?: number; readonly text_characters?: number; readonly sentence?: string | null };
  readonly rows_with_header?: number;
  readonly ragged?: boolean;
  readonly line_breaks_in_fields?: boolean;
  readonly header?: readonly string[];
  readonly second_row?: readonly string[];
  readonly first_values?: readonly unknown[];
  readonly sheets?: readonly { readonly name: string; readonly non_empty?: number; readonly rows?: number; readonly last_row?: number }[];
};

export type ArchiveFact = { readonly name: string; readonly size: number; readonly type?: string; readonly crc32?: string };

export type Fixture = {
  /** Path inside the set: `mp4/rabbit320.mp4`. */
  readonly path: string;
  readonly file: string;
  readonly format: string;
  readonly bytes: number;
  readonly expect: Expectation;
  readonly facts: Facts;
};

type Item = {
  readonly path: string;
  readonly format: string;
  readonly bytes: number;
  readonly expect: Expectation;
  readonly facts?: Facts;
};

/** The set is next to the repository, not part of it. */
const folder = new URL('../../../../shared/fixtures/', import.meta.url);

/** Every file of the set; undefined if the machine does not have it. */
export const readFixtures = async (): Promise<readonly Fixture[] | undefined> => {
  const manifest = new URL('MANIFEST.json', folder);
  if (!existsSync(manifest)) return undefined;
  const { items } = (await Bun.file(manifest).json()) as { items: readonly Item[] };
  return items.map(({ path, format, bytes, expect, facts = {} }) => ({
    path,
    file: fileURLToPath(new URL(path.split('/').map(encodeURIComponent).join('/'), folder)),
    format: canonicalFormat(normaliseFormat(format) ?? format),
    bytes,
    expect,
    facts,
  }));
};
