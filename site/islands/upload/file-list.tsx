import type { ReactNode } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import css from './file-list.css?inline';
import { FileRow, type RowActions } from './file-row.tsx';
import type { Item } from './item.ts';
import { OptionFields } from './option-fields.tsx';

adoptStyles(css);

export type RowLook = { readonly fromName: string; readonly tone: string; readonly downloadLabel: string; readonly extra?: ReactNode };

/** Parts that come with the list, for rows that want them. */
export type RowParts = { readonly OptionFields: typeof OptionFields };

export type FileListProps = {
  readonly items: readonly Item[];
  readonly busy: boolean;
  /** Whether each row shows its own progress. */
  readonly hasBars: boolean;
  readonly row: (item: Item, parts: RowParts) => RowLook;
  readonly actions: RowActions;
};

/** The selected files. Import this file when there are some: most visits begin without. */
export const FileList = ({ items, busy, hasBars, row, actions }: FileListProps) => (
  <ul className="files" aria-label="Selected files">
    {items.map((item) => {
      const { extra, ...look } = row(item, { OptionFields });
      return (
        <FileRow key={item.id} item={item} {...look} busy={busy} hasBar={hasBars} actions={actions}>
          {extra}
        </FileRow>
      );
    })}
  </ul>
);
