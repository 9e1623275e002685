import { dlopen, FFIType, ptr } from 'bun:ffi';

/**
 * Measures how the CPU time of some work grows with its input. Uses the time of this thread only, which excludes other
 * processes, the compiler and the garbage collector. No single time decides: times are compared with one another.
 */

const { symbols: libc } = dlopen('libc.so.6', { clock_gettime: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 } });
/** Nanosecond resolution (clock_gettime(2)); getrusage(2) only counts ticks of four milliseconds. */
const CLOCK_THREAD_CPUTIME_ID = 3;
/** struct timespec. */
const [seconds, nanoseconds] = [0, 1];
const spec = new BigInt64Array(2);

const threadMs = (): number => {
  libc.clock_gettime(CLOCK_THREAD_CPUTIME_ID, ptr(spec));
  return Number(spec[seconds]) * 1000 + Number(spec[nanoseconds]) / 1e6;
};

/** Shorter times are mostly noise, and work this fast at `large` characters can't be quadratic. */
const tellingMs = 4;
const [small, large] = [24, 32_768];
/** Doubling the input doubles linear time and quadruples quadratic time. The threshold between them allows for noise. */
const allowed = 3;
/** Retries, because a measurement may be disturbed once but not always. */
const tries = 5;

const timed = (work: () => unknown): number => {
  const start = threadMs();
  work();
  return threadMs() - start;
};

/** The minimum of a few runs, which is the least disturbed one. */
const least = (work: () => unknown): number => Math.min(timed(work), timed(work), timed(work));

/**
 * Whether `work` takes more than linear time in the number of characters. Compares three sizes, each twice the previous one, and takes
 * the lowest growth of several tries. `textOf` creates a text of about that many characters.
 */
export const growsFaster = (textOf: (characters: number) => string, work: (text: string) => unknown): boolean => {
  // Exponential work would never finish a long text.
  const tiny = textOf(small);
  if (timed(() => work(tiny)) > 200 && least(() => work(tiny)) > 200) return true;
  let characters = 512;
  let text = textOf(characters);
  // Exceeding it once may be a disturbance; three times is due to the work.
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
