import { dlopen, FFIType, ptr } from 'bun:ffi';

/**
 * Measures how the processor time of a piece of work grows with its input: that of this thread alone, so that neither others on the
 * machine nor the compiler and the collector beside it count. No figure decides alone: they are compared with one another.
 */

const { symbols: libc } = dlopen('libc.so.6', { clock_gettime: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 } });
/** To the nanosecond (clock_gettime(2)); getrusage(2) knows it by the tick alone, four milliseconds. */
const CLOCK_THREAD_CPUTIME_ID = 3;
/** struct timespec. */
const [seconds, nanoseconds] = [0, 1];
const spec = new BigInt64Array(2);

const threadMs = (): number => {
  libc.clock_gettime(CLOCK_THREAD_CPUTIME_ID, ptr(spec));
  return Number(spec[seconds]) * 1000 + Number(spec[nanoseconds]) / 1e6;
};

/** Under this, a time is mostly noise, and what takes no longer at `large` characters has no square in it. */
const tellingMs = 4;
const [small, large] = [24, 32_768];
/** Twice the input takes twice the time; the square takes four times as much. Between them, for the noise of a busy machine. */
const allowed = 3;
/** A time may be disturbed once, and not always. */
const tries = 5;

const timed = (work: () => unknown): number => {
  const start = threadMs();
  work();
  return threadMs() - start;
};

/** The least of a few runs, which others on the machine have disturbed the least. */
const least = (work: () => unknown): number => Math.min(timed(work), timed(work), timed(work));

/**
 * Whether `work` takes more than linear time in the characters that it is given: from four sizes, each twice the one before, the
 * least growth that was seen. `textOf` makes a text of about so many characters.
 */
export const growsFaster = (textOf: (characters: number) => string, work: (text: string) => unknown): boolean => {
  // What is exponential would not come back from a long text.
  const tiny = textOf(small);
  if (timed(() => work(tiny)) > 200 && least(() => work(tiny)) > 200) return true;
  let characters = 512;
  let text = textOf(characters);
  // Once over it may be a disturbance; three times is the work.
  while (timed(() => work(text)) < tellingMs || least(() => work(text)) < tellingMs) {
    if (characters >= large) return false;
    characters *= 2;
    text = textOf(characters);
  }
  const texts = [characters, characters * 2, characters * 4].map(textOf);
  let smallest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && smallest > allowed; attempt++) {
    const [one = 0, two = 0, four = 0] = texts.map((each) => least(() => work(each)));
    smallest = Math.min(smallest, Math.max(two / one, four / two));
  }
  return smallest > allowed;
};
