import { Problem } from '../../../contract/problem.ts';
import { WorkerProblem } from '../../../contract/worker-main.ts';

/** A parser of ours that reads a visitor's bytes: its source, small good inputs, and what makes a long input of the worst kinds. */
export type Parser = {
  readonly name: string;
  /** Its modules, below `server/`: their lines are what the exploration wants to reach. */
  readonly sources: readonly string[];
  readonly seeds: readonly (Uint8Array | string)[];
  readonly run: (bytes: Buffer) => unknown;
  /** Texts that are put in a row without end, each behind the same beginning and before the same end. */
  readonly rows: readonly Row[];
};
export type Row = string | { readonly start: string; readonly row: string; readonly end?: string };

/** A row of that many bytes, or a few more. */
export const longInput = (row: Row, bytes: number): Buffer => {
  const { start, row: piece, end = '' } = typeof row === 'string' ? { start: '', row } : row;
  return Buffer.from(start + piece.repeat(Math.ceil(bytes / Math.max(1, piece.length))) + end, 'latin1');
};

/** Whether a parser may say so of a file: a problem with it, or the end of it inside a field. Everything else is a fault of ours. */
const isVerdict = (thrown: unknown): boolean =>
  thrown instanceof Problem || thrown instanceof WorkerProblem || thrown instanceof RangeError;

/** Runs a parser to its end; undefined where it reads the bytes or refuses them, and what it throws otherwise. */
export const faultOf = async (parser: Parser, bytes: Buffer): Promise<unknown> => {
  try {
    await parser.run(bytes);
    return undefined;
  } catch (thrown) {
    return isVerdict(thrown) ? undefined : thrown;
  }
};
