import { Problem } from '../../../contract/problem.ts';
import { WorkerProblem } from '../../../contract/worker-main.ts';

/** One of our parsers of users' bytes: its sources, small valid inputs, and patterns for long inputs of the worst kinds. */
export type Parser = {
  readonly name: string;
  /** Its modules, below `server/`, whose lines the exploration tries to reach. */
  readonly sources: readonly string[];
  readonly seeds: readonly (Uint8Array | string)[];
  readonly run: (bytes: Buffer) => unknown;
  /** Texts to repeat, each after an optional start and before an optional end. */
  readonly rows: readonly Row[];
};
export type Row = string | { readonly start: string; readonly row: string; readonly end?: string };

/** A row of at least this many bytes. */
export const longInput = (row: Row, bytes: number): Buffer => {
  const { start, row: piece, end = '' } = typeof row === 'string' ? { start: '', row } : row;
  return Buffer.from(start + piece.repeat(Math.ceil(bytes / Math.max(1, piece.length))) + end, 'latin1');
};

/** Whether a parser may throw this for a file: a problem, or RangeError for damage. Anything else is a bug. */
const isVerdict = (thrown: unknown): boolean =>
  thrown instanceof Problem || thrown instanceof WorkerProblem || thrown instanceof RangeError;

/** Runs a parser; returns what it throws, unless it is a verdict on the file. */
export const faultOf = async (parser: Parser, bytes: Buffer): Promise<unknown> => {
  try {
    await parser.run(bytes);
    return undefined;
  } catch (thrown) {
    return isVerdict(thrown) ? undefined : thrown;
  }
};
