import type { AsPlainObject } from 'minisearch';
import type { Converter } from '../converters/converter.ts';
import type { frame } from '../languages/en/frame.ts';
import type { Words } from '../languages/words.ts';

/** A converter in the search index. */
export type SearchEntry = Pick<Converter, 'name' | 'description' | 'path' | 'from' | 'to'> & { readonly tone: string };

/** Texts of the search boxes while somebody types, in any language. */
export type SearchWords = Words<typeof frame>['found'];

/** The index that the search boxes fetch. */
export type SearchIndex = {
  readonly converters: readonly SearchEntry[];
  /** Pages other than converters between two formats. */
  readonly pages: readonly (SearchEntry & { readonly of: string })[];
  /** The formats by id; common ones first. */
  readonly formats: Readonly<Record<string, { readonly name: string; readonly tone: string; readonly kind: string }>>;
  /** Answers to whole queries, by their words without stop words: a path of `pages`, or `from to`. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Outputs, separated by spaces, of pairs that have a page but are not among the converters. */
  readonly further: Readonly<Record<string, string>>;
  /** Paths of `pages` that read one format and write another, by both formats. */
  readonly reads: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The most popular pairs (`from to`), best first. */
  readonly popular: readonly string[];
  /** Results of each verb by object: `from to` pairs, or paths of `pages`. */
  readonly verbs: Readonly<Record<string, readonly (readonly [of: string, pairs: readonly string[]])[]>>;
  /** Meanings that together are another verb. */
  readonly compounds: readonly (readonly [meanings: readonly string[], verb: string])[];
  /** Pattern for a pair's name: `{from} to {to}`. */
  readonly pair: string;
  /** Texts of the search boxes. */
  readonly said: SearchWords;
  /** Words for formats (`f:jpg`), kinds (`k:image`) and verbs (`v:extract`): a MiniSearch index, built with the site. */
  readonly words: AsPlainObject;
};

/** Entries whose name or description contains the query, in any case. A blank query matches all. */
export const searchConverters = <Entry extends Pick<Converter, 'name' | 'description'>>(
  query: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const needle = query.trim().toLowerCase();
  return entries.filter(({ name, description }) => name.toLowerCase().includes(needle) || description.toLowerCase().includes(needle));
};
