import { expect, test } from 'bun:test';
import { pageText } from './to-text.ts';
import { parsePage } from './tree.ts';

test('the description of an image is apart from words, and next to punctuation', () => {
  const text = (html: string): string => pageText(parsePage(`<p>${html}</p>`).body).trim();
  const image = '<img src="a.png" alt="Logo">';
  expect(text(`${image}Company`)).toBe('[Logo] Company');
  expect(text(`See${image}`)).toBe('See [Logo]');
  expect(text(`Press ${image}, then (${image})`)).toBe('Press [Logo], then ([Logo])');
  expect(text(`[1]x <img src="a.png" alt="">y`)).toBe('[1]x y');
});
