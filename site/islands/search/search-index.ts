import type { Converter } from '../../../catalogue/converters.ts';

export type SearchEntry = Pick<Converter, 'name' | 'description' | 'path'> & { readonly tone: string };

let pending: Promise<readonly SearchEntry[]> | undefined;

/** The list of converters, fetched once and only when somebody is about to search. A failed fetch is tried again next time. */
export const loadSearchIndex = (): Promise<readonly SearchEntry[]> => {
  pending ??= fetch('/search.json')
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      return response.json() as Promise<readonly SearchEntry[]>;
    })
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
};
