import type { Said } from '../../catalogue/languages/message.ts';
import type { Problem } from '../contract/problem.ts';
import type { Received } from '../intake/receive.ts';
import type { Receipt } from '../receipt/counts.ts';

/** An incoming multipart form: a request's headers and body. `ofSeveral`: the URL announces several files. */
export type Form = Pick<Request, 'headers' | 'body'> & {
  readonly ofSeveral?: boolean;
  /** For files that have been received already: brings them to the folder, as a form would. Headers and body are not read then. */
  readonly take?: (dir: string) => Promise<Received>;
};

/** What an accepted form requests. */
export type Accepted = {
  /** Format ids; the output in the requested spelling, the input of the first file. */
  readonly from: string;
  readonly to: string;
  /** Base name of the user's file, the first of several. */
  readonly title: string;
  /** Total bytes of all files. */
  readonly bytes: number;
  /** Date of the user's file, the newest of several: milliseconds since 1970. */
  readonly lastModified?: number;
  /** Form fields that do not belong to a file. */
  readonly fields: ReadonlyMap<string, string>;
};

/** Metadata of a result. */
export type ResultDetails = {
  /** Notes for the user. */
  readonly notes: readonly Said[];
  /** Date of the user's file, which its result keeps: milliseconds since 1970. */
  readonly lastModified?: number;
  /** Counts before and after, if both are known. */
  readonly receipt?: Receipt;
};

/** Picks the details from an object that has more. */
export const detailsOf = ({ notes, lastModified, receipt }: ResultDetails): ResultDetails => ({
  notes,
  ...(lastModified !== undefined && { lastModified }),
  ...(receipt && { receipt }),
});

/** A result: one file, which is a ZIP if one input produced several. */
export type ResultFacts = {
  readonly bytes: number;
  /** Download name, derived from the user's file name. */
  readonly name: string;
  readonly mimeType: string;
  /** The files in the ZIP, or the single file, by the names that users see. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
} & ResultDetails;

/** Result of a conversion on this machine: a folder, and our file name in it. */
export type Result = ResultFacts & { readonly dir: string; readonly file: string };

/** Result of a remote conversion: the file is streamed once. */
export type SentResult = ResultFacts & { readonly open: () => ReadableStream<Uint8Array> };

/** Final state of a conversion. */
export type Ended<Outcome = Result> =
  | { readonly state: 'done'; readonly result: Outcome }
  | { readonly state: 'failed'; readonly problem: Problem }
  /** Cancelled by its sender. */
  | { readonly state: 'cancelled' };

export type ConversionState<Outcome = Result> =
  | { readonly state: 'receiving' }
  /** Position in the queue: 1 is next. */
  | { readonly state: 'queued'; readonly position: number }
  /** `fraction` of the phase, 0 to 1; null while unknown. */
  | { readonly state: 'working'; readonly phase: 'converting' | 'packing'; readonly fraction: number | null }
  | Ended<Outcome>;

/** A conversion from form to result, wherever the work runs. */
export type Conversion<Outcome = Result> = {
  readonly state: () => ConversionState<Outcome>;
  /** Calls the listener with the current state and each later one. Returns the function that unsubscribes. */
  readonly watch: (listener: (state: ConversionState<Outcome>) => void) => () => void;
  /** Resolves when the whole form has arrived and requests something on offer; rejects with the reason otherwise. */
  readonly accepted: Promise<Accepted>;
  /** Resolves with the final state; never rejects. Unless it is `done`, no files remain by then. */
  readonly ended: Promise<Ended<Outcome>>;
  /** Removes the result's folder; open files stay readable. */
  readonly discard: () => Promise<void>;
  /** Stops counting a finished conversion against its client's limit; others stop counting when they end. */
  readonly release: () => void;
};
