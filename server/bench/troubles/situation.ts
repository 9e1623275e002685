import type { OptionValues } from '../../../catalogue/options.ts';
import type { Finding } from '../fidelity/check.ts';
import type { Result } from './result.ts';

/** Kinds of files, as the table of results counts them. */
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
] as const;

export type Family = (typeof families)[number];

type Request = {
  /** Kebab-case and unique: what goes wrong elsewhere, such as `hidden-sheet-with-print-area`. */
  readonly name: string;
  /** The public report that describes the situation: `owner/repo#N`, or an address. */
  readonly source: string;
  /** The visitor's file name. */
  readonly file: string;
  /** Builds the file. Strings are UTF-8. */
  readonly input: () => Uint8Array | string | Promise<Uint8Array | string>;
  /** Format ids, as the API takes them. */
  readonly from: string;
  readonly to: string;
  readonly options?: OptionValues;
  /** The right result in one sentence, with its values. */
  readonly expect: string;
  /** Comes out wrong today, for this reason. */
  readonly stillWrong?: string;
  /** Takes more than a second: `npm test` leaves it to `bun run troubles`. */
  readonly slow?: true;
};

/** One situation that somebody reported as broken, with its right result. */
export type Situation = Request &
  (
    | {
        /** Compares the result with the input's own facts, through tools that took no part in making it. */
        readonly check: (result: Result) => readonly Finding[] | Promise<readonly Finding[]>;
      }
    | {
        /** The right answer is a refusal, with one of these problem codes. */
        readonly refused: readonly string[];
      }
  );
