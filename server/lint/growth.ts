/** Measures how the time of a piece of work grows with its input. No clock decides alone: times are compared with one another. */

/** Under this, a time is mostly noise, and what takes no longer at `large` characters has no square in it. */
const tellingMs = 4;
const [small, large] = [24, 32_768];
/** Twice the input takes twice the time; the square takes four times as much. Between them, for the noise of a busy machine. */
const allowed = 3;
/** A time may be disturbed once, and not always. */
const tries = 5;

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
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
