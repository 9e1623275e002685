import { say, sayCount } from '../../catalogue/languages/say.ts';
import type { MoreWords, PlainWords } from '../../catalogue/languages/tool-words.ts';
import type { Plural } from '../../catalogue/languages/words.ts';

/** What stands in the page as JSON: where the rest of its words is to be had, and on pages with a tool what that says at once. */
export type PageWords = {
  /** For Intl. */
  readonly locale: string;
  /** Before the paths of what is written in its language. */
  readonly base: string;
  /** The address of the rest of the words. */
  readonly more: string;
  readonly plain?: PlainWords;
};

let page: PageWords | undefined;
let rest: MoreWords | undefined;
let pending: Promise<MoreWords> | undefined;

export const pageWords = (): PageWords => {
  page ??= JSON.parse(document.getElementById('words')?.textContent ?? '{}') as PageWords;
  return page;
};

/** What a tool says before the rest of the words is here, and without it. */
export const plainWords = (): Partial<PlainWords> => pageWords().plain ?? {};

/** Fetches the rest of the words once. A failed fetch is tried again at the next call. */
export const loadWords = (): Promise<MoreWords> => {
  pending ??= fetch(pageWords().more)
    .then(async (response) => {
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      rest = (await response.json()) as MoreWords;
      return rest;
    })
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
};

/** The rest of the words, once it is here. */
export const moreWords = (): MoreWords | undefined => rest;

/** The rest of the words, for what is shown only once it is here. */
export const toolWords = (): MoreWords => {
  if (!rest) throw new Error('The words of the tool are not here yet.');
  return rest;
};

/** Sets the words, where there is no page to read them from. */
export const giveWords = (given: PageWords, more: MoreWords): void => {
  page = given;
  rest = more;
};

/** So many things, in the page's language. */
export const counted = (plural: Plural, count: number, parameters?: Readonly<Record<string, string | number>>): string =>
  sayCount(plural, count, pageWords().locale, parameters);

/** A number as the page's language writes it. */
export const numbered = (value: number, digits = 0): string =>
  value.toLocaleString(pageWords().locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export { say };
