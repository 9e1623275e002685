const signs: readonly (readonly [sign: string, value: number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** A number from 1 on in lower-case Roman numerals; thousands repeat `m`. */
export const roman = (number: number): string => {
  let [text, left] = ['', number];
  for (const [sign, value] of signs) {
    text += sign.repeat(Math.floor(left / value));
    left %= value;
  }
  return text;
};
