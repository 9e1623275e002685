/** An unexpected exception without its message, which may hold what a visitor wrote: its class, and the places in our code that it came by. */
export type Bug = { readonly name: string; readonly frames: readonly string[] };

/** Most places that are told. */
export const mostFrames = 8;
/** What a place looks like, such as `at readCell (/app/table.js:12:345)`, and the name of a class. */
export const framePattern = '^at [\\w$.<>#:/@() -]{1,240}$';
export const namePattern = '^[A-Za-z]{1,60}$';

const frameLike = new RegExp(framePattern);
const nameLike = new RegExp(namePattern);

/** Places in our code, without the message that stands before them: that may quote a file, line by line. */
const framesOf = ({ message, stack = '' }: Error): readonly string[] => {
  const at = stack.indexOf(message);
  if (at < 0) return [];
  const lines = stack.slice(at + message.length).split('\n');
  return lines
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .filter((line) => frameLike.test(line))
    .slice(0, mostFrames);
};

/** What can be told of whatever was thrown. */
export const bugOf = (thrown: unknown): Bug => {
  if (!(thrown instanceof Error)) return { name: typeof thrown, frames: [] };
  return { name: nameLike.test(thrown.name) ? thrown.name : 'Error', frames: framesOf(thrown) };
};
