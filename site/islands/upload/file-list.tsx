import type { ReactNode } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import type { Conversion } from './conversion.ts';
import css from './file-list.css?inline';
import { FileRow } from './file-row.tsx';
import type { Item } from './item.ts';
import { OptionFields } from './option-fields.tsx';

adoptStyles(css);

export type RowLook = { readonly fromName: string; readonly tone: string; readonly downloadLabel: string; readonly extra?: ReactNode };

/** Parts that come with the list, for rows that want them. */
export type RowParts = { readonly OptionFields: typeof OptionFields };

export type FileListProps = {
  readonly items: readonly Item[];
  readonly conversion: Conversion;
  readonly busy: boolean;
  readonly row: (item: Item, parts: RowParts) => RowLook;
  readonly onRetry: (id: number) => void;
  /** Runs after the row at this position has been taken off the list. */
  readonly onRemoved: (index: number) => void;
};

/** The selected files. Import this file when there are some: most visits begin without. */
export const FileList = ({ items, conversion, busy, row, onRetry, onRemoved }: FileListProps) => (
  <ul className="files" aria-label="Selected files">
    {items.map((item, index) => {
      const { extra, ...look } = row(item, { OptionFields });
      return (
        <FileRow
          key={item.id}
          item={item}
          {...look}
          busy={busy}
          onRetry={onRetry}
          onCancel={conversion.cancelOne}
          onRemove={(id) => {
            conversion.remove(id);
            onRemoved(index);
          }}
        >
          {extra}
        </FileRow>
      );
    })}
  </ul>
);
