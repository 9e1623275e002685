import type { Problem } from '../contract/problem.ts';
import type { Received } from '../intake/receive.ts';
import type { Receipt } from '../receipt/counts.ts';

/** A multipart form as it comes in: a request's headers and body, and whether its address says that several files follow. */
export type Form = Pick<Request, 'headers' | 'body'> & {
  readonly ofSeveral?: boolean;
  /** For files that have been received already: brings them to the folder, as a form would. Headers and body are not read then. */
  readonly take?: (dir: string) => Promise<Received>;
};

/** What a form turned out to ask for. */
export type Accepted = {
  /** Format ids; the output's in the spelling that was asked for, the input's that of the first file. */
  readonly from: string;
  readonly to: string;
  /** Base name of the visitor's file, the first of several. */
  readonly title: string;
  /** Bytes of all files. */
  readonly bytes: number;
  /** Date of the visitor's file, the newest of several: milliseconds since 1970. */
  readonly lastModified?: number;
  /** The form's fields other than those of its files. */
  readonly fields: ReadonlyMap<string, string>;
};

/** What a result carries besides its bytes. */
export type ResultDetails = {
  /** Sentences that the visitor should read. */
  readonly notes: readonly string[];
  /** Date of the visitor's file, which its result keeps: milliseconds since 1970. */
  readonly lastModified?: number;
  /** How much went in and came out, where both were counted. */
  readonly receipt?: Receipt;
};

/** These details alone, of an object that has more. */
export const detailsOf = ({ notes, lastModified, receipt }: ResultDetails): ResultDetails => ({
  notes,
  ...(lastModified !== undefined && { lastModified }),
  ...(receipt && { receipt }),
});

/** What is known of a result: one file, which is a ZIP where one input gave several. */
export type ResultFacts = {
  readonly bytes: number;
  /** What a download of it is called, made from the visitor's name. */
  readonly name: string;
  readonly mimeType: string;
  /** The files in it, or it alone, by the names that visitors see. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
} & ResultDetails;

/** What a conversion on this machine hands over: a folder, and our name for the file in there. */
export type Result = ResultFacts & { readonly dir: string; readonly file: string };

/** What a conversion elsewhere hands over: the file comes as it is read, once. */
export type SentResult = ResultFacts & { readonly open: () => ReadableStream<Uint8Array> };

/** What a conversion has come to, for good. */
export type Ended<Outcome = Result> =
  | { readonly state: 'done'; readonly result: Outcome }
  | { readonly state: 'failed'; readonly problem: Problem }
  /** By whoever started it. */
  | { readonly state: 'cancelled' };

export type ConversionState<Outcome = Result> =
  | { readonly state: 'receiving' }
  /** How many it will be when its turn comes: 1 is the next. */
  | { readonly state: 'queued'; readonly position: number }
  /** `fraction` is of the phase, 0 to 1, and null while it is not known. */
  | { readonly state: 'working'; readonly phase: 'converting' | 'packing'; readonly fraction: number | null }
  | Ended<Outcome>;

/** One file on its way from a form to a result. Where the work is done is no concern of whoever holds this. */
export type Conversion<Outcome = Result> = {
  readonly state: () => ConversionState<Outcome>;
  /** Calls with the state as it is and with each that follows. Returns the function that stops that. */
  readonly watch: (listener: (state: ConversionState<Outcome>) => void) => () => void;
  /** Resolves when the whole form is here and asks for something that is offered; rejects with why it did not come to that. */
  readonly accepted: Promise<Accepted>;
  /** Resolves with the last state; never rejects. Unless it is done, nothing is left on the disk by then. */
  readonly ended: Promise<Ended<Outcome>>;
  /** Removes the result's folder; what somebody holds open stays readable for them. */
  readonly discard: () => Promise<void>;
  /** It counts as one of its client's until this is called; one that is not done no longer counts once it has ended. */
  readonly release: () => void;
};
