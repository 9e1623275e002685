import type { OptionValues } from '../../../catalogue/options/option.ts';

/** A finished conversion. `url` is a blob address that must be released; `size` is in bytes. */
export type Result = {
  readonly blob: Blob;
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** Sentences from the server about what the visitor should know. */
  readonly notes: readonly string[];
};

/** Why a conversion failed, in words for people. `message` is the status code, a colon and the answer's text. */
export type Failure = {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly retryable: boolean;
  readonly message: string;
};

/** A file is in exactly one of these states; a finished one always has a result, a failed one always has a reason. */
export type ItemState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'uploading'; readonly fraction: number | null; readonly shown: number }
  | { readonly kind: 'converting'; readonly fraction: number | null; readonly position: number | null; readonly shown: number }
  | { readonly kind: 'waiting'; readonly seconds: number; readonly failure: Failure }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One file of the visitor's. `to` is undefined until an output has been chosen. */
export type Item = {
  readonly id: number;
  readonly file: File;
  readonly from: string;
  readonly to: string | undefined;
  readonly options: OptionValues;
  readonly state: ItemState;
};

export const isActive = (item: Item): boolean =>
  item.state.kind === 'queued' || item.state.kind === 'uploading' || item.state.kind === 'converting' || item.state.kind === 'waiting';

/** Files that have no result yet and are not under way. */
export const isPending = (item: Item): boolean => item.state.kind === 'ready' || item.state.kind === 'failed';

/**
 * Files that a press of the Convert button takes: the new ones; when there are none, the failed ones; else all once more.
 * New ones go first, so that a file which fails again does not hold up the rest.
 */
export const nextBatch = (items: readonly Item[]): readonly Item[] => {
  const inState = (kind: ItemState['kind']) => items.filter((item) => item.state.kind === kind);
  return [inState('ready'), inState('failed'), items].find((batch) => batch.length > 0) ?? [];
};

/** The Convert button's words: how many files a press takes, once it is more than one or not all. */
export const batchLabel = (items: readonly Item[]): string => {
  const batch = nextBatch(items);
  const rest = batch.length < items.length && items.some((item) => item.state.kind === 'failed') ? 'the other ' : '';
  if (batch[0]?.state.kind !== 'ready') return 'Convert';
  if (batch.length > 1) return `Convert ${rest}${batch.length} files`;
  return rest ? 'Convert the other file' : 'Convert';
};

/** The percentage that a file's bar shows, 0 to 100. */
export const shownPercent = (item: Item): number => {
  switch (item.state.kind) {
    case 'uploading':
    case 'converting':
      return item.state.shown;
    case 'done':
      return 100;
    default:
      return 0;
  }
};
