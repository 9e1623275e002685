import type { MergeWords } from './format-catalogue.ts';
import type { Item } from './item.ts';

/** A file whose content is available. */
export type Held = Item & { readonly file: File };

/** Files that can be merged, and the user's choice. */
export type Merge = {
  readonly words: MergeWords;
  /** In merge order. */
  readonly parts: readonly Held[];
  readonly isOn: boolean;
  /** The page always merges: there is no choice. */
  readonly isFixed: boolean;
  /** Id of the result's format, and the formats to choose from with their labels, where the page always merges. */
  readonly to: string;
  readonly targets: readonly (readonly [to: string, label: string])[];
  readonly onTarget: (to: string) => void;
  /** Why they cannot be merged as they are. */
  readonly trouble: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (isOn: boolean) => void;
  readonly onOrder: (ids: readonly number[]) => void;
  /** Receives the chosen pages of the merged PDF, empty for all; undefined if pages cannot be chosen. */
  readonly onPages: ((pages: string) => void) | undefined;
};
