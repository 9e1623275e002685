import type { Kind } from '../formats/format.ts';

/** What a verb wants done to: a kind of file, a format id, or anything (`*`). Its pairs, best first: `mp4 mp3` is one, and so is the path of a page in further-pages.ts. */
type Case = { readonly of: Kind | string; readonly pairs: string };

/** Something that people want done, as they say it, and the conversions that do it. The first case that fits the rest of the query counts. */
export type Verb = { readonly id: string; readonly words: string; readonly cases: readonly Case[] };
