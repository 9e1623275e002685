import { english, type Language, languages } from './languages.ts';

/** Browsers send up to 200 characters and ten ranges: the rest of a longer header is ignored. */
const [mostLetters, mostRanges] = [1000, 32];

/** Form of a weight (RFC 9110, 12.4.2). */
const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;
/** Form of a language range (RFC 4647, 2.1). */
const range = /^[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8}$/i;

const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? '';

/** The language for a tag: that tag, or another variant of its language (`de` for `de-AT`, `pt-BR` for `pt-PT`). */
export const languageOfTag = (tag: string): Language | undefined => {
  const wanted = tag.toLowerCase();
  if (!range.test(wanted)) return undefined;
  const same = languages.find((one) => one.tag.toLowerCase() === wanted);
  return same ?? languages.find((one) => baseOf(one.id) === baseOf(wanted));
};

/** Weight of a range by its parameters: 1 by default, undefined if malformed. */
const weightOf = (parameters: readonly string[]): number | undefined => {
  if (parameters.length === 0) return 1;
  const [, value] = weight.exec(parameters[0]?.trim() ?? '') ?? [];
  return parameters.length === 1 && value !== undefined ? Number(value) : undefined;
};

/**
 * The language that a header `Accept-Language` prefers among ours (RFC 9110, 12.5.4); English if it names none of them. Ranges that are
 * malformed or have the weight 0 are ignored; of equal weights the first one wins.
 */
export const acceptedLanguage = (header: string | null | undefined): Language => {
  let [best, most] = [english, 0];
  for (const one of (header ?? '').slice(0, mostLetters).split(',', mostRanges)) {
    const [tag = '', ...parameters] = one.split(';', 4);
    const value = weightOf(parameters) ?? 0;
    if (value <= most) continue;
    const language = tag.trim() === '*' ? english : languageOfTag(tag.trim());
    if (language) [best, most] = [language, value];
  }
  return best;
};
