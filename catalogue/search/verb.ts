import type { Kind } from '../formats/format.ts';

/**
 * The object of a verb: a kind of file, a format id, or anything (`*`). Its pairs, best first: `mp4 mp3`, or the path of a page in
 * further-pages.ts.
 */
type Case = { readonly of: Kind | string; readonly pairs: string };

/** A task in users' words, and the conversions for it. The first case that fits the rest of the query applies. */
export type Verb = { readonly id: string; readonly words: string; readonly cases: readonly Case[] };
