import type { Plural } from './words.ts';

const parametersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

const isPlural = (tree: object): tree is Plural => 'other' in tree && 'one' in tree;

/**
 * What the compiler can't see in words of another language: parameters that the English ones do not have, empty texts, and ways of counting
 * that the language needs. Both trees have the same keys; a complaint begins with the way to its text.
 */
export const complaintsAbout = (english: unknown, other: unknown, locale: string, way = ''): readonly string[] => {
  if (typeof english === 'string') {
    if (typeof other !== 'string' || other.trim() === '') return english.trim() === '' ? [] : [`${way} is empty`];
    const [wanted, there] = [parametersOf(english), parametersOf(other)];
    return wanted.join() === there.join() ? [] : [`${way} names {${there.join('}, {')}}, not {${wanted.join('}, {')}}`];
  }
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null) return [];
  if (isPlural(english) && 'other' in other) {
    const plural = other as Plural;
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    // What counts whole things never meets the form for fractions and millions.
    const lacking = needed.filter((rule) => rule !== 'many' || locale.startsWith('ar')).filter((rule) => plural[rule] === undefined);
    const own = complaintsAbout(english.other, plural.other, locale, `${way}.other`);
    return [...own, ...lacking.map((rule) => `${way} has no form for '${rule}'`)];
  }
  return Object.keys(english).flatMap((key) =>
    complaintsAbout(
      (english as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      locale,
      way ? `${way}.${key}` : key,
    ),
  );
};
