import type { OptionValues } from '../../../catalogue/options/option.ts';
import { type FormatName, type Item, type ItemState, isActive, isHeld, type Result } from './item.ts';

/**
 * How new files affect the list. `add` appends them; `select` is a new selection, which removes earlier results and keeps files
 * that are not converted yet; `replace` is for tools with a single file.
 */
export type Intake = 'add' | 'select' | 'replace';

/** Releases the copy of a job; `isDeleted` once the server has confirmed its deletion. */
type LetGo = { readonly type: 'let-go'; readonly job: string; readonly isDeleted: boolean };

export type QueueAction =
  | { readonly type: 'add'; readonly items: readonly Item[]; readonly intake: Intake }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'target'; readonly ids: readonly number[]; readonly to: string }
  | { readonly type: 'options'; readonly ids: readonly number[]; readonly options: OptionValues }
  /** Overrides the source format. */
  | { readonly type: 'source'; readonly id: number; readonly format: FormatName }
  | { readonly type: 'seems'; readonly id: number; readonly format: FormatName }
  | LetGo
  | { readonly type: 'rename'; readonly id: number; readonly name: string }
  | { readonly type: 'state'; readonly id: number; readonly state: ItemState };

const update = (items: readonly Item[], ids: readonly number[], change: (item: Item) => Item): readonly Item[] =>
  items.map((item) => (ids.includes(item.id) ? change(item) : item));

const sameValues = (a: OptionValues, b: OptionValues): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => a[key] === b[key]);
};
const sameMaking = (a: Result, b: Result): boolean => a.to === b.to && sameValues(a.options, b.options);

/** Sets a file's state. Its result stays until one with the same settings replaces it. */
const inState = (item: Item, state: ItemState): Item => {
  const kept = item.state.kind === 'done' && state.kind !== 'done' ? [item.state.result, ...item.earlier] : item.earlier;
  return { ...item, state, earlier: state.kind === 'done' ? kept.filter((result) => !sameMaking(result, state.result)) : kept };
};

/** Applies changes that invalidate the result; a file in progress continues with its old settings. */
const changed = (item: Item, changes: Partial<Item>): Item => inState({ ...item, ...changes }, { kind: 'ready' });

/** True for files that cannot change: in progress, without content, or merged. */
const isSettled = (item: Item): boolean => isActive(item) || !isHeld(item) || item.parts !== undefined;

const withoutCopy = (result: Result, { job, isDeleted }: LetGo): Result => {
  if (result.kept?.job !== job) return result;
  const { kept: _, ...rest } = result;
  return isDeleted ? { ...rest, isDeleted } : rest;
};

const added = (items: readonly Item[], more: readonly Item[], intake: Intake): readonly Item[] => {
  if (intake === 'replace') return more;
  return [...(intake === 'select' ? items.filter((item) => item.state.kind !== 'done') : items), ...more];
};

/** Reducer for the files in order. A new target or new options make a finished file ready again; its result stays. */
export const queue = (items: readonly Item[], action: QueueAction): readonly Item[] => {
  switch (action.type) {
    case 'add':
      return added(items, action.items, action.intake);
    case 'remove':
      return items.filter((item) => item.id !== action.id);
    case 'target':
      return update(items, action.ids, (item) =>
        item.to === action.to || isSettled(item) ? item : changed(item, { to: action.to, options: {} }),
      );
    case 'options':
      return update(items, action.ids, (item) =>
        isSettled(item) || sameValues(item.options, action.options) ? item : changed(item, { options: action.options }),
      );
    case 'source':
      return update(items, [action.id], ({ seemsToBe: _, ...item }) => changed(item, { from: action.format.id, real: action.format }));
    case 'seems':
      return update(items, [action.id], (item) => ({ ...item, seemsToBe: action.format }));
    case 'let-go':
      // Rows of other jobs keep their identity, so that they are not rendered again.
      return items.map((item) => {
        if (!resultsIn([item]).some(({ kept }) => kept?.job === action.job)) return item;
        const letGo = (result: Result) => withoutCopy(result, action);
        const state = item.state.kind === 'done' ? { ...item.state, result: letGo(item.state.result) } : item.state;
        return { ...item, state, earlier: item.earlier.map(letGo) };
      });
    case 'rename':
      return update(items, [action.id], (item) =>
        item.state.kind === 'done' ? { ...item, state: { ...item.state, result: { ...item.state.result, name: action.name } } } : item,
      );
    case 'state':
      return update(items, [action.id], (item) => inState(item, action.state));
  }
};

/** All results of these files, including those with other settings. */
export const resultsIn = (items: readonly Item[]): readonly Result[] =>
  items.flatMap((item) => [...(item.state.kind === 'done' ? [item.state.result] : []), ...item.earlier]);

/** Results in the first list that are missing in the second. */
export const droppedResults = (before: readonly Item[], after: readonly Item[]): readonly Result[] => {
  const kept = new Set(resultsIn(after).map(({ url }) => url));
  return resultsIn(before).filter(({ url }) => !kept.has(url));
};
