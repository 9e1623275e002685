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

/** Files that a press of the Convert button takes: new ones and failed ones. */
export const isPending = (item: Item): boolean => item.state.kind === 'ready' || item.state.kind === 'failed';

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
