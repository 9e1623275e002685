import type { Counts } from './counts.ts';
import { scanMarkup, type Tag, wordCharacters } from './scan-markup.ts';

/** What to count in a kind of markup, by local names of elements. */
export type MarkupKind = {
  /** Elements that are one of something. */
  readonly one: Readonly<Record<string, keyof Counts>>;
  /** Elements whose content is left out: hidden, deleted, or there a second time. */
  readonly skip: ReadonlySet<string>;
  /** Elements whose text counts; without them all text does. */
  readonly textIn?: ReadonlySet<string>;
  /** Whether such an element counts, where not all of them do. */
  readonly counts?: (tag: Tag) => boolean;
};

/** Counts in one part of a document. Every count that the kind knows is there, be it 0. */
export const countMarkup = (bytes: Buffer, { one, skip, textIn, counts }: MarkupKind): Counts => {
  const found: Partial<Record<keyof Counts, number>> = { characters: 0 };
  for (const name of Object.values(one)) found[name] = 0;
  const add = (name: keyof Counts, more: number): void => {
    found[name] = (found[name] ?? 0) + more;
  };
  /** The element that is being left out, and how deep its own name is nested. */
  let left: { readonly name: string; depth: number } | undefined;
  let texts = 0;
  scanMarkup(bytes, {
    tag: (tag) => {
      const { name, form } = tag;
      if (left) {
        if (name !== left.name || form === 'empty') return;
        left.depth += form === 'open' ? 1 : -1;
        if (left.depth === 0) left = undefined;
        return;
      }
      const what = Object.hasOwn(one, name) ? one[name] : undefined;
      if (what && form !== 'close' && (counts?.(tag) ?? true)) add(what, 1);
      if (form === 'open' && skip.has(name)) left = { name, depth: 1 };
      else if (textIn?.has(name) && form !== 'empty') texts = Math.max(0, texts + (form === 'open' ? 1 : -1));
    },
    text: (from, to) => {
      if (!left && (!textIn || texts > 0)) add('characters', wordCharacters(bytes, from, to));
    },
  });
  return found;
};
