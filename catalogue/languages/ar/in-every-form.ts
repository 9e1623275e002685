/** A plural whose text is the same for every number, as after a colon. */
export const inEveryForm = <const Text extends string>(text: Text) => ({
  zero: text,
  one: text,
  two: text,
  few: text,
  many: text,
  other: text,
});
