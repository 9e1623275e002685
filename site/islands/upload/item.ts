import type { OptionValues } from '../../../catalogue/options/option.ts';
import type { ReceiptLine } from '../../../catalogue/text/receipt.ts';
import type { KeptCopy, KeptRow } from './kept-rows.ts';

/** A finished conversion. `url` is a blob address that must be revoked; `size` is in bytes. */
export type Result = {
  readonly blob: Blob;
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** Notes from the server for the user. */
  readonly notes: readonly string[];
  /** Counts before and after, if both are known. */
  readonly receipt?: readonly ReceiptLine[];
  /** From sending the file to its result; unknown after a reload. */
  readonly seconds?: number;
  /** Its source: a ZIP of results keeps its date and folder. */
  readonly source: File | FileMark;
  /** Its target and options. */
  readonly to: string;
  readonly options: OptionValues;
  /** The server's copy, until it is deleted. */
  readonly kept?: KeptCopy;
  /** The server has confirmed the deletion of its copy. */
  readonly isDeleted?: true;
};

/** Why a conversion failed, in words for users. `message` is the status code, a colon and the response text. */
export type Failure = {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly retryable: boolean;
  readonly message: string;
  /** The detected format, if that is the problem. */
  readonly detected?: string;
};

/** The state of a file; a finished one always has a result, a failed one always has a reason. */
export type ItemState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'uploading'; readonly fraction: number | null; readonly shown: number }
  | { readonly kind: 'converting'; readonly fraction: number | null; readonly position: number | null; readonly shown: number }
  | { readonly kind: 'downloading'; readonly fraction: number | null; readonly shown: number }
  /** `seconds` is null while offline. */
  | { readonly kind: 'waiting'; readonly seconds: number | null; readonly failure: Failure }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A file sent before the page was reloaded: its content is unavailable. */
type FileMark = { readonly name: string; readonly size: number };

/** A file to merge with others. */
export type Part = { readonly file: File; readonly from: string; readonly password?: string | undefined };

/** A file of the user. `to` is undefined until a target has been chosen. */
export type Item = {
  readonly id: number;
  readonly file: File | FileMark;
  readonly from: string;
  readonly to: string | undefined;
  readonly options: OptionValues;
  readonly state: ItemState;
  /** The files to merge, in order; `file` contains the bytes of all. */
  readonly parts?: readonly Part[];
  /** Results of this file with another target or other options, newest first. */
  readonly earlier: readonly Result[];
  /** The stored row of an earlier page load. */
  readonly row?: KeptRow;
  /** The format by its first bytes, if the name says another. */
  readonly seemsToBe?: FormatName;
  /** The format that overrides its name. */
  readonly real?: FormatName;
};

/** A format's id and display name. */
export type FormatName = { readonly id: string; readonly name: string };

const activeKinds: ReadonlySet<ItemState['kind']> = new Set(['queued', 'uploading', 'converting', 'downloading', 'waiting']);

export const isActive = (item: Item): boolean => activeKinds.has(item.state.kind);

/** True if the file's content is available for sending. */
export const isHeld = <Row extends Item>(item: Row): item is Row & { readonly file: File } => item.file instanceof File;

/** True if the same request may succeed on a retry. */
export const canRetry = (item: Item): boolean => item.state.kind === 'failed' && item.state.failure.retryable && isHeld(item);

/** True for new files, except those that are in the target format already, whatever their names say. */
const isReady = ({ state, seemsToBe, to }: Item): boolean => state.kind === 'ready' && (!seemsToBe || seemsToBe.id !== to);

/** True for files that wait for the button: new ones, and retryable failures. */
export const isPending = (item: Item): boolean => isReady(item) || canRetry(item);

/**
 * Files that the Convert button processes: the new ones; if there are none, the retryable failures; else all again. New ones go
 * first, so that a file which fails again does not delay the rest.
 */
export const nextBatch = (items: readonly Item[]): readonly Item[] => {
  const [ready, retryable] = [items.filter(isReady), items.filter(canRetry)];
  return [ready, retryable, items.filter(isHeld)].find((batch) => batch.length > 0) ?? [];
};

/** The listed results, without earlier ones of the same files. */
export const shownResults = (items: readonly Item[]): readonly Result[] =>
  items.flatMap(({ state }) => (state.kind === 'done' ? [state.result] : []));
