import type { ContactWords } from '../../catalogue/contact-fields.ts';
import { say, sayCount } from '../../catalogue/languages/say.ts';
import type { MoreWords, PlainWords } from '../../catalogue/languages/tool-words.ts';
import type { Plural } from '../../catalogue/languages/words.ts';
import { fetchJson, once } from './fetch-once.ts';

/** The JSON block of a page: where to fetch further texts, and on pages with a tool its initial texts. */
export type PageWords = {
  /** For Intl. */
  readonly locale: string;
  /** Path prefix of pages in its language. */
  readonly base: string;
  /** Address of the further texts. */
  readonly more: string;
  readonly plain?: PlainWords;
  /** On the contact page. */
  readonly contact?: ContactWords;
};

let page: PageWords | undefined;
let rest: MoreWords | undefined;

export const pageWords = (): PageWords => {
  page ??= JSON.parse(document.getElementById('words')?.textContent ?? '{}') as PageWords;
  return page;
};

/** Texts of a tool before the further texts have loaded, and without them. */
export const plainWords = (): Partial<PlainWords> => pageWords().plain ?? {};

/** Loads the further texts once. Retries a failed fetch on the next call. */
export const loadWords = once(async (): Promise<MoreWords> => {
  rest = (await fetchJson(pageWords().more)) as MoreWords;
  return rest;
});

/** The further texts, if loaded. */
export const moreWords = (): MoreWords | undefined => rest;

/** The further texts, for views that appear only once they have loaded. */
export const toolWords = (): MoreWords => {
  if (!rest) throw new Error('The words of the tool are not here yet.');
  return rest;
};

/** Sets the texts, if there is no page to read them from. */
export const giveWords = (given: PageWords, more: MoreWords): void => {
  page = given;
  rest = more;
};

/** A count with its noun, in the page's language. */
export const counted = (plural: Plural, count: number, parameters?: Readonly<Record<string, string | number>>): string =>
  sayCount(plural, count, pageWords().locale, parameters);

/** A number in the page's locale. */
export const numbered = (value: number, digits = 0): string =>
  value.toLocaleString(pageWords().locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export { say };
