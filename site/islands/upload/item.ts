import type { OptionValues } from '../../../catalogue/options/option.ts';
import type { ReceiptLine } from '../../../catalogue/text/receipt.ts';
import { counted, moreWords } from '../../stores/words.ts';
import type { KeptCopy, KeptRow } from './kept-rows.ts';

/** A finished conversion. `url` is a blob address that must be released; `size` is in bytes. */
export type Result = {
  readonly blob: Blob;
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** Sentences from the server about what the visitor should know. */
  readonly notes: readonly string[];
  /** What went in and what came out, where both were counted. */
  readonly receipt?: readonly ReceiptLine[];
  /** What it was made of: a ZIP of results keeps its date and its folder. */
  readonly source: File | FileMark;
  /** The target and the options that it was made with. */
  readonly to: string;
  readonly options: OptionValues;
  /** The server's copy, until it is deleted. */
  readonly kept?: KeptCopy;
  /** The server has confirmed that its copy is deleted. */
  readonly isDeleted?: true;
};

/** Why a conversion failed, in words for people. `message` is the status code, a colon and the answer's text. */
export type Failure = {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly retryable: boolean;
  readonly message: string;
  /** The format that the content has, where that is the trouble. */
  readonly detected?: string;
};

/** A file is in exactly one of these states; a finished one always has a result, a failed one always has a reason. */
export type ItemState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'uploading'; readonly fraction: number | null; readonly shown: number }
  | { readonly kind: 'converting'; readonly fraction: number | null; readonly position: number | null; readonly shown: number }
  | { readonly kind: 'downloading'; readonly fraction: number | null; readonly shown: number }
  /** `seconds` is null while there is no connection to count on. */
  | { readonly kind: 'waiting'; readonly seconds: number | null; readonly failure: Failure }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A file that was sent before the page was loaded anew: its content is not at hand. */
type FileMark = { readonly name: string; readonly size: number };

/** A file that becomes one with others. */
export type Part = { readonly file: File; readonly from: string; readonly password?: string | undefined };

/** One file of the visitor's. `to` is undefined until an output has been chosen. */
export type Item = {
  readonly id: number;
  readonly file: File | FileMark;
  readonly from: string;
  readonly to: string | undefined;
  readonly options: OptionValues;
  readonly state: ItemState;
  /** The files, in order, that are merged; `file` has the bytes of all of them. */
  readonly parts?: readonly Part[];
  /** Results of this file with another target or other options; the newest first. */
  readonly earlier: readonly Result[];
  /** The row of an earlier load of the page that this one stands for. */
  readonly row?: KeptRow;
  /** The format that the first bytes speak of, where the name says another. */
  readonly seemsToBe?: FormatName;
  /** The format that it has been taken for against its name. */
  readonly real?: FormatName;
};

/** A format by its id, with the name that people read. */
export type FormatName = { readonly id: string; readonly name: string };

const activeKinds: ReadonlySet<ItemState['kind']> = new Set(['queued', 'uploading', 'converting', 'downloading', 'waiting']);

export const isActive = (item: Item): boolean => activeKinds.has(item.state.kind);

/** Is the file itself at hand, to be sent? */
export const isHeld = <Row extends Item>(item: Row): item is Row & { readonly file: File } => item.file instanceof File;

/** Could the same request go better next time? */
export const canRetry = (item: Item): boolean => item.state.kind === 'failed' && item.state.failure.retryable && isHeld(item);

/** Files that wait for a press of the button: new ones, and failed ones that may go better next time. */
export const isPending = (item: Item): boolean => item.state.kind === 'ready' || canRetry(item);

/**
 * Files that a press of the Convert button takes: the new ones; when there are none, the failed ones that may go better next time;
 * else all once more. New ones go first, so that a file which fails again does not hold up the rest.
 */
export const nextBatch = (items: readonly Item[]): readonly Item[] => {
  const [ready, retryable] = [items.filter(({ state }) => state.kind === 'ready'), items.filter(canRetry)];
  return [ready, retryable, items.filter(isHeld)].find((batch) => batch.length > 0) ?? [];
};

/** The Convert button's words: how many files a press takes, once it is more than one or not all. `verb` is what it says at first. */
export const batchLabel = (items: readonly Item[], verb: string): string => {
  const words = moreWords()?.batch;
  const batch = nextBatch(items);
  const [first] = batch;
  if (!words || !first) return verb;
  if (canRetry(first)) return batch.length > 1 ? counted(words.severalAgain, batch.length) : words.again;
  if (first.state.kind !== 'ready') return verb;
  const parameters = { verb: words.verbCase === 'lower' ? verb.charAt(0).toLocaleLowerCase() + verb.slice(1) : verb };
  if (batch.length < items.length && items.some((item) => item.state.kind === 'failed'))
    return counted(words.others, batch.length, parameters);
  return batch.length > 1 ? counted(words.several, batch.length, parameters) : verb;
};

const countOf = (items: readonly Item[], kind: ItemState['kind']): number => items.filter((item) => item.state.kind === kind).length;

/** How the list stands, in figures: `5 ready, 3 failed`; empty while nothing has ended. `ready` is said of results. */
export const outcome = (items: readonly Item[]): string => {
  const words = moreWords()?.outcome;
  const [done, failed] = [countOf(items, 'done'), countOf(items, 'failed')];
  if (!words || done + failed === 0) return '';
  const open = items.length - done - failed;
  const parts = [
    counted(words.ready, done),
    ...(failed > 0 ? [counted(words.failed, failed)] : []),
    ...(open > 0 ? [counted(words.open, open)] : []),
  ];
  return parts.join(words.separator);
};

/** The results that the list shows, without earlier ones of the same files. */
export const shownResults = (items: readonly Item[]): readonly Result[] =>
  items.flatMap(({ state }) => (state.kind === 'done' ? [state.result] : []));

/** The percentage that a file's bar shows, 0 to 100. */
export const shownPercent = (item: Item): number => {
  switch (item.state.kind) {
    case 'uploading':
    case 'converting':
    case 'downloading':
      return item.state.shown;
    case 'done':
      return 100;
    default:
      return 0;
  }
};
