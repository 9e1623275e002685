import type { AsPlainObject } from 'minisearch';
import type { Converter } from '../converters/converter.ts';
import type { frame } from '../languages/en/frame.ts';
import type { Words } from '../languages/words.ts';

/** A converter as search knows it. */
export type SearchEntry = Pick<Converter, 'name' | 'description' | 'path' | 'from' | 'to'> & { readonly tone: string };

/** What the search boxes say once somebody types, in any language. */
export type SearchWords = Words<typeof frame>['found'];

/** What the search boxes fetch. */
export type SearchIndex = {
  readonly converters: readonly SearchEntry[];
  /** Pages that are no converter between two formats. */
  readonly pages: readonly (SearchEntry & { readonly of: string })[];
  /** The formats by id; common ones first. */
  readonly formats: Readonly<Record<string, { readonly name: string; readonly tone: string; readonly kind: string }>>;
  /** What answers a whole request, by its words without noise: a path of `pages`, or `from to`. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Outputs, separated by spaces, of pairs that have a page but no place among the converters. */
  readonly further: Readonly<Record<string, string>>;
  /** Paths of `pages` that read one format and write another, by both. */
  readonly reads: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pairs (`from to`) that people want most, best first. */
  readonly popular: readonly string[];
  /** What each verb finds, by what it is done to: `from to` pairs, or paths of `pages`. */
  readonly verbs: Readonly<Record<string, readonly (readonly [of: string, pairs: readonly string[]])[]>>;
  /** How a pair is called by the names of its formats: `{from} to {to}`. */
  readonly pair: string;
  /** What the search boxes say. */
  readonly said: SearchWords;
  /** Which words mean which format (`f:jpg`), kind (`k:image`) or verb (`v:extract`): a MiniSearch index, made when the site is built. */
  readonly words: AsPlainObject;
};

/** Entries whose name or description contains the query, in any case. A blank query finds all. */
export const searchConverters = <Entry extends Pick<Converter, 'name' | 'description'>>(
  query: string,
  entries: readonly Entry[],
): readonly Entry[] => {
  const needle = query.trim().toLowerCase();
  return entries.filter(({ name, description }) => name.toLowerCase().includes(needle) || description.toLowerCase().includes(needle));
};
