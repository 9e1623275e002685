const letters = (number: number): string =>
  (number > 26 ? letters(Math.floor((number - 1) / 26)) : '') + String.fromCharCode(97 + ((number - 1) % 26));

const romanSigns: readonly (readonly [sign: string, value: number])[] = [
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

const roman = (number: number): string => {
  let [text, left] = ['', number];
  for (const [sign, value] of romanSigns) {
    text += sign.repeat(Math.floor(left / value));
    left %= value;
  }
  return text;
};

/** The label of a list item: `1`, `a`, `A`, `i` or `I` (HTML, `type` of `ol`). Numbers that letters can't represent stay digits. */
export const countItem = (number: number, type = '1'): string => {
  if (!/^[ai]$/i.test(type) || number < 1 || number > 3999) return String(number);
  const count = type.toLowerCase() === 'a' ? letters(number) : roman(number);
  return type === type.toLowerCase() ? count : count.toUpperCase();
};
