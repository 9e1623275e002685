import { type ReactNode, type RefObject, useEffect } from 'react';
import { plainWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { Conversion } from './conversion.ts';
import css from './file-list.css?inline';
import { FileRow } from './file-row.tsx';
import { type Item, isPending, shownResults } from './item.ts';
import { KeptUntil } from './kept-copy.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { OptionFields } from './option-fields.tsx';
import { addPasteButton } from './paste-button.ts';
import { noteRecent } from './recent.ts';
import { TargetForAll } from './target-for-all.tsx';
import { TargetSelect } from './target-select.tsx';
import { useLookInside } from './use-look-inside.ts';
import { useMerge } from './use-merge.ts';
import { useMovedPress } from './use-moved-press.ts';
import { type Begin, useRowActions } from './use-row-actions.ts';

adoptStyles(css);
// Comes with the list: before the first file, when the pointer or the focus reaches the tool.
addPasteButton().catch(() => undefined);

export { Downloads } from './downloads.tsx';
export { announcement, batchLabel, wholePercent } from './list-state.ts';
export { Shelf } from './shelf.tsx';
export { Whole } from './whole.tsx';

export type RowLook = {
  readonly fromName: string;
  readonly tone: string;
  readonly toTone: string;
  /** The page's own label. */
  readonly downloadLabel?: string | undefined;
  readonly extra?: ReactNode;
};

/** Components bundled with the list, for tools that need them. */
export const rowParts = { OptionFields, TargetForAll, TargetSelect };
export type RowParts = typeof rowParts;

export type FileListProps = {
  readonly conversion: Conversion;
  readonly items: readonly Item[];
  readonly busy: boolean;
  /** True if each row shows its own progress. */
  readonly hasBars: boolean;
  readonly row: (item: Item, parts: RowParts) => RowLook;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly begin: Begin;
};

/** The list of files. Import lazily: most visits begin without files. */
export const FileList = ({ conversion, items, busy, hasBars, row, form, begin }: FileListProps) => {
  useLeaveGuard(conversion);
  useLookInside(conversion);
  useMovedPress();
  const merge = useMerge(conversion, items, busy);
  const results = shownResults(items);
  const isOnly = results.length === 1;
  const actions = useRowActions(conversion, form, begin);
  const hasResults = results.length > 0;
  useEffect(() => {
    // Users who have converted something may want to return offline.
    if (!hasResults) return;
    import('./shared-files.ts').then(
      ({ keepPages }) => keepPages(),
      () => undefined,
    );
  }, [hasResults]);
  const { from = '', to } = items.findLast(({ state }) => state.kind === 'done') ?? {};
  useEffect(() => {
    if (to !== undefined) noteRecent(from, to);
  }, [from, to]);
  const shown = merge?.isOn ? items.filter(({ id }) => !merge.parts.some((part) => part.id === id)) : items;
  return (
    <>
      {merge && <merge.Panel {...merge} nameOf={(item) => row(item, rowParts).fromName} onRemove={actions.onRemove} />}
      {shown.length > 0 && (
        <ul className="files" aria-label={plainWords().selected}>
          {shown.map((item) => {
            const { extra, ...look } = row(item, rowParts);
            return (
              <FileRow
                key={item.id}
                item={item}
                {...look}
                busy={busy}
                hasBar={hasBars && !merge?.isOn}
                isOnly={isOnly}
                isLoud={isOnly && !busy && !shown.some(isPending)}
                actions={actions}
              >
                {!item.parts && extra}
              </FileRow>
            );
          })}
        </ul>
      )}
      {results.length > 1 && <KeptUntil results={results} onDelete={actions.onDeleteCopies} />}
    </>
  );
};
