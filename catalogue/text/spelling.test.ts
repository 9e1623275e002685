import { expect, test } from 'bun:test';
import { changesFor } from '../changes.ts';
import { converters } from '../converters.ts';
import { formats } from '../formats.ts';
import { englishSpeech } from '../languages/english-speech.ts';
import { wordsIn } from '../languages/language-words.ts';
import { english } from '../languages/languages.ts';
import { toolsIn } from '../languages/pages.ts';
import { operations } from '../operations.ts';
import { options } from '../options.ts';
import { offeredPairs } from '../pairs.ts';
import { formatText } from './format.ts';
import { pairText } from './pair.ts';

/** British spellings: labels of options are American, and a page has one spelling. */
const british =
  /\b(?:colours?|coloured|recognis\w+|grey|centred?|centres|favourites?|behaviour|normalis\w+|organis\w+|optimis\w+|standardis\w+|vectoris\w+|(?:milli|centi)metres?|analys(?:e|ed|ing))\b/i;

const leaves = (tree: unknown): readonly string[] =>
  typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];

test('English texts are spelled one way', () => {
  const texts = leaves([
    wordsIn(english),
    englishSpeech,
    formats.map(formatText),
    toolsIn(english),
    converters,
    options,
    operations,
    offeredPairs().map(({ from, to }) => [pairText(from, to), changesFor(from, to)]),
  ]).filter((text) => text.includes(' ') || /^[A-Z]/.test(text));
  expect(texts.length).toBeGreaterThan(10_000);
  expect([...new Set(texts)].filter((text) => british.test(text))).toEqual([]);
});
