import { expect, test } from 'bun:test';
import { languageById } from '../languages.ts';
import { textsOf } from './texts.ts';

const texts = textsOf(languageById('ar'));

test('Arabic says one and two by the noun itself, without a figure in brackets', () => {
  const counts = texts.filter(({ way }) => /\.(?:one|two)$/.test(way) && !way.startsWith('server.'));
  expect(counts.length).toBeGreaterThan(20);
  expect(counts.filter(({ text }) => text.includes('({count})'))).toEqual([]);
});

test('names of files in Arabic sentences are isolated: their endings would change sides', () => {
  const named = texts.filter(({ way, text }) => /^tool(?:\.|More|Outcomes)/i.test(way) && text.includes('{name}'));
  // What is joined is a file's name itself.
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ way, text }) => !way.endsWith('.joined') && !text.includes('\u2068{name}\u2069'))).toEqual([]);
});
