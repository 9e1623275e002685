import { describe, expect, test } from 'bun:test';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { converters } from '../converters.ts';
import { helpFamilies as familyWords } from '../languages/en/help-families.ts';
import { otherFiles } from '../languages/en/other-files.ts';
import { wordsIn } from '../languages/language-words.ts';
import { english } from '../languages/languages.ts';
import { toolsIn } from '../languages/pages.ts';
import { offeredPairs } from '../pairs.ts';
import { helpFamilies } from './help-families.ts';
import { helpTerms } from './help-terms.ts';
import { pairText } from './pair.ts';

/** US school grade that a text may need. */
const grade = 8;

/** Names of formats and programs, figures and units: visitors of a page know its own. They count as short words. */
const isName = (word: string, before: string): boolean =>
  /\d|\S[A-Z]/.test(word) || (/^[A-Z]/.test(word) && !/(?:^|[.!?:]\s+)$/.test(before));

/** Flesch-Kincaid grade. A colon or semicolon ends a unit of sense, as in Flesch's own count. */
const gradeOf = (text: string): number => {
  const words = [...text.matchAll(/[\p{L}\d][\p{L}\d’'.-]*/gu)].map(({ 0: word, index }) => ({
    word,
    isName: isName(word, text.slice(0, index)),
  }));
  const sentence = text.split(/[.!?:;](?=\s|$)/).filter((part) => part.trim() !== '').length;
  const count = words.reduce((sum, one) => sum + (one.isName ? 1 : syllable(one.word)), 0);
  return fleschKincaid({ sentence, word: words.length, syllable: count });
};

const hardest = (texts: readonly string[]) =>
  texts
    .map((text) => [Math.round(gradeOf(text) * 10) / 10, text] as const)
    .filter(([level]) => level > grade)
    .sort(([a], [b]) => b - a);

describe(`reading level: at most grade ${grade}`, () => {
  test('the measure separates easy from hard', () => {
    expect(gradeOf('The cat sat on the mat. It was warm.')).toBeLessThan(2);
    expect(gradeOf('Institutional documentation necessitates comprehensive interoperability considerations.')).toBeGreaterThan(20);
  });

  test('descriptions of the converters', () => expect(hardest(converters.map(({ description }) => description))).toEqual([]));

  test('descriptions of all other conversions', () =>
    expect(hardest([...new Set(offeredPairs().map(({ from, to }) => pairText(from, to).description))])).toEqual([]));

  test('descriptions and introductions of tools', () =>
    expect(hardest(toolsIn(english).flatMap(({ text: { words } }) => [words.description, words.lead]))).toEqual([]));

  test('introductions of pages', () => {
    const { home, help, privacy, contact, notFound } = wordsIn(english);
    const leads = [home?.lead, ...(home?.explanation ?? []), help?.lead, privacy?.lead, contact?.intro, notFound?.text];
    expect(hardest(leads.filter((lead) => lead !== undefined))).toEqual([]);
  });

  test('help, and files that need another way', () => {
    const families = helpFamilies
      .map(({ id }) => familyWords[id])
      .flatMap(({ description, lead, questions, notes }) => [
        ...[description, lead],
        ...questions.map(({ answer }) => answer),
        ...notes.map(({ means }) => means),
      ]);
    const terms = helpTerms.terms.map(([, text]) => text);
    const others = Object.values<{ short: string; why: string; help: readonly string[] }>(otherFiles.files).flatMap(
      ({ short, why, help }) => [short, why, ...help],
    );
    expect(hardest([...families, helpTerms.description, helpTerms.lead, ...terms, ...others])).toEqual([]);
  });
});
