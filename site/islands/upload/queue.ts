import type { OptionValues } from '../../../catalogue/options/option.ts';
import type { Item, ItemState } from './item.ts';

export type QueueAction =
  | { readonly type: 'add'; readonly items: readonly Item[]; readonly replace: boolean }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'target'; readonly ids: readonly number[]; readonly to: string }
  | { readonly type: 'options'; readonly ids: readonly number[]; readonly options: OptionValues }
  | { readonly type: 'state'; readonly id: number; readonly state: ItemState };

const update = (items: readonly Item[], ids: readonly number[], change: (item: Item) => Item): readonly Item[] =>
  items.map((item) => (ids.includes(item.id) ? change(item) : item));

/**
 * The files in their order. Adding files clears earlier results; files that have not been converted yet stay,
 * unless `replace` asks for one file only. A new target or new options make a finished file ready again.
 */
export const queue = (items: readonly Item[], action: QueueAction): readonly Item[] => {
  switch (action.type) {
    case 'add':
      return action.replace ? action.items : [...items.filter((item) => item.state.kind !== 'done'), ...action.items];
    case 'remove':
      return items.filter((item) => item.id !== action.id);
    case 'target':
      return update(items, action.ids, (item) =>
        item.to === action.to ? item : { ...item, to: action.to, options: {}, state: { kind: 'ready' } },
      );
    case 'options':
      return update(items, action.ids, (item) => ({ ...item, options: action.options, state: { kind: 'ready' } }));
    case 'state':
      return update(items, [action.id], (item) => ({ ...item, state: action.state }));
  }
};

/** Addresses of results that are in the first list and no longer in the second: they can be released. */
export const droppedUrls = (before: readonly Item[], after: readonly Item[]): readonly string[] => {
  const kept = new Set(after.map(urlOf));
  return before.map(urlOf).filter((url): url is string => url !== undefined && !kept.has(url));
};

const urlOf = (item: Item): string | undefined => (item.state.kind === 'done' ? item.state.result.url : undefined);
