import { languageById } from '../../languages/languages.ts';
import { createSearch } from '../find.ts';
import { searchIndex } from '../index.ts';

const made = new Map<string, ReturnType<typeof createSearch>>();

/** The search of a language, made once: its index takes longer than all queries. */
export const searchIn = (id: string): ReturnType<typeof createSearch> => {
  const known = made.get(id) ?? createSearch(JSON.parse(JSON.stringify(searchIndex(() => 'image', languageById(id)))));
  made.set(id, known);
  return known;
};
