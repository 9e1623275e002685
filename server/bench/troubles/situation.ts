import type { OptionValues } from '../../../catalogue/options.ts';
import type { Finding } from '../fidelity/check.ts';
import type { Result } from './result.ts';

/** Kinds of files, the groups of the table of results. */
export const families = [
  'documents',
  'web',
  'sheets',
  'slides',
  'pdf',
  'books',
  'mail',
  'images',
  'video',
  'audio',
  'subtitles',
  'archives',
  'data',
  'models',
  'fonts',
] as const;

export type Family = (typeof families)[number];

/** A file to merge with the first. */
export type FurtherFile = Pick<Request, 'file' | 'input' | 'from'>;

type Request = {
  /** Kebab-case and unique: what goes wrong in other converters, such as `hidden-sheet-with-print-area`. */
  readonly name: string;
  /** The public report that describes the situation: `owner/repo#N`, or an address. */
  readonly source: string;
  readonly file: string;
  /** Builds the file. Strings are UTF-8. */
  readonly input: () => Uint8Array | string | Promise<Uint8Array | string>;
  /** Format ids of the API. */
  readonly from: string;
  readonly to: string;
  /** An operation of the catalogue, which turns `from` into `to`. */
  readonly operation?: string;
  readonly options?: OptionValues;
  /** Opens the file. */
  readonly password?: string;
  /** Files that are merged after the first. */
  readonly further?: readonly FurtherFile[];
  /** The right result in one sentence, with its values. */
  readonly expect: string;
  /** Why the result is still wrong today. */
  readonly stillWrong?: string;
  /** Takes more than a second: `npm test` leaves it to the nightly run. */
  readonly slow?: true;
};

/** Compares the result with facts of the input, using tools that took no part in the conversion. */
export type Check = (result: Result) => readonly Finding[] | Promise<readonly Finding[]>;

/** One situation that somebody reported as broken, with its right result. */
export type Situation = Request &
  (
    | {
        readonly check: Check;
      }
    | {
        /** The right answer is a refusal, with one of these problem codes. */
        readonly refused: readonly string[];
      }
  );
