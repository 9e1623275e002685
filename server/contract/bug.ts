/** An unexpected exception without its message, which may quote user data: its class and the stack frames in our code. */
export type Bug = { readonly name: string; readonly frames: readonly string[] };

/** Maximum number of reported frames. */
export const mostFrames = 8;
/** Pattern of a stack frame, such as `at readCell (/app/table.js:12:345)`, and of a class name. */
export const framePattern = '^at [\\w$.<>#:/@() -]{1,240}$';
export const namePattern = '^[A-Za-z]{1,60}$';

const frameLike = new RegExp(framePattern);
const nameLike = new RegExp(namePattern);

/** Stack frames without the preceding message, which may quote a file line by line. */
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

/** Reportable part of any thrown value. */
export const bugOf = (thrown: unknown): Bug => {
  if (!(thrown instanceof Error)) return { name: typeof thrown, frames: [] };
  return { name: nameLike.test(thrown.name) ? thrown.name : 'Error', frames: framesOf(thrown) };
};
