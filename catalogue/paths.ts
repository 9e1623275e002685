import { findConverter } from './converters.ts';
import { canonicalFormat, spelledFormat } from './formats.ts';

/** A conversion by format ids. */
export type Pair = { readonly from: string; readonly to: string };

/** `png-to-jpg`, `tar.gz-to-zip` */
export const pairSlug = (from: string, to: string): string => `${from}-to-${to}`;

/** The root path that every pair has: `/png-to-jpg`. */
export const rootPath = (from: string, to: string): string => `/${pairSlug(from, to)}`;

/** The list of all formats, and the page of each. */
export const formatsPath = '/formats';
export const formatPath = (id: string): string => `${formatsPath}/${id}`;

/** The canonical path for search engines: the converter's own, else the root path of the canonical spelling. */
export const canonicalPath = (from: string, to: string): string =>
  findConverter(from, to)?.path ?? rootPath(canonicalFormat(from), canonicalFormat(to));

/**
 * Parses `{input}-to-{output}`. Accepts ids and other spellings in any case (`JPEG-to-png` gives jpeg, png);
 * undefined if a format is unknown or both are the same. `pairs.ts` decides whether the pair is offered.
 */
export const parseSlug = (slug: string): Pair | undefined => {
  const match = /^(.{1,20}?)-to-(.{1,20})$/.exec(slug.toLowerCase());
  const from = knownFormat(match?.[1]);
  const to = knownFormat(match?.[2]);
  return from && to && canonicalFormat(from) !== canonicalFormat(to) ? { from, to } : undefined;
};

const knownFormat = (spelling: string | undefined): string | undefined => (spelling === undefined ? undefined : spelledFormat(spelling));
