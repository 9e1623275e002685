import type { MergeWords } from './format-catalogue.ts';
import type { Item } from './item.ts';

/** A file that is at hand. */
export type Held = Item & { readonly file: File };

/** Files that may become one, and the choice about them. */
export type Merge = {
  readonly words: MergeWords;
  /** In the order that they have in the whole. */
  readonly parts: readonly Held[];
  readonly isOn: boolean;
  /** The page makes one of several files: there is no choice. */
  readonly isFixed: boolean;
  /** Why they can't be made one as they are. */
  readonly trouble: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (isOn: boolean) => void;
  readonly onOrder: (ids: readonly number[]) => void;
};
