import { roman } from '../../formats/text/roman.ts';

const letters = (number: number): string =>
  (number > 26 ? letters(Math.floor((number - 1) / 26)) : '') + String.fromCharCode(97 + ((number - 1) % 26));

/** The label of a list item: `1`, `a`, `A`, `i` or `I` (HTML, `type` of `ol`). Numbers that letters can't represent stay digits. */
export const countItem = (number: number, type = '1'): string => {
  if (!/^[ai]$/i.test(type) || number < 1 || number > 3999) return String(number);
  const count = type.toLowerCase() === 'a' ? letters(number) : roman(number);
  return type === type.toLowerCase() ? count : count.toUpperCase();
};
