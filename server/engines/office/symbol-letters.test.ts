import { expect, test } from 'bun:test';
import { maySetLettersInSigns, withSymbolLetters } from './symbol-letters.ts';

const run = (text: string, fonts: string): string => `<w:r><w:rPr><w:rFonts ${fonts}/></w:rPr><w:t>${text}</w:t></w:r>`;
const signs = (part: string): readonly string[] =>
  [...withSymbolLetters(part).matchAll(/w:font="([^"]*)" w:char="(\w+)"/g)].map(([, ...found]) => found.join(' '));
const words = (part: string): string => withSymbolLetters(part).replace(/<[^<>]*>/g, '');
const wingdings = 'w:ascii="Wingdings" w:hAnsi="Wingdings"';

test.each([
  ['J', ['Wingdings F04A']],
  ['&lt;', ['Wingdings F03C']],
  ['\uf0fc', ['Wingdings F0FC']],
  ['ü', ['Wingdings F0FC']],
])('%s is a sign', (text, expected) => {
  expect(signs(run(text, wingdings))).toEqual(expected);
  expect(words(run(text, wingdings))).toBe('');
});

test('spaces and signs of Unicode stay', () => expect(words(run('l ✓', wingdings))).toBe(' ✓'));

test.each(['w:ascii="Arial" w:hAnsi="Arial"', 'w:eastAsia="Wingdings"', 'w:ascii="Symbolic"'])('letters in %s stay', (fonts) => {
  const part = run('J', fonts);
  expect(withSymbolLetters(part)).toBe(part);
});

test('letters above ASCII follow the other font', () => expect(words(run('aü', 'w:ascii="Symbol" w:hAnsi="Arial"'))).toBe('ü'));

test('a book in such a font stays', () => {
  const part = run('a'.repeat(20_001), wingdings);
  expect(withSymbolLetters(part)).toBe(part);
});

test('parts without such a font are not read', () => {
  expect(maySetLettersInSigns(run('J', 'w:ascii="Arial"'))).toBeFalse();
  expect(maySetLettersInSigns(run('J', wingdings))).toBeTrue();
});
