import type { Counts } from './counts.ts';
import { scanMarkup, type Tag, wordCharacters } from './scan-markup.ts';

/** What to count in a markup format, by local element names. */
export type MarkupKind = {
  /** Elements that each add one to a count. */
  readonly one: Readonly<Record<string, keyof Counts>>;
  /** Elements whose content is skipped: hidden, deleted, or duplicated. */
  readonly skip: ReadonlySet<string>;
  /** Elements whose text counts; if absent, all text does. */
  readonly textIn?: ReadonlySet<string>;
  /** Filter for elements that count only sometimes. */
  readonly counts?: (tag: Tag) => boolean;
};

/** Counts in one part of a document. The result has every count of the kind, even if it is 0. */
export const countMarkup = (bytes: Buffer, { one, skip, textIn, counts }: MarkupKind): Counts => {
  const found: Partial<Record<keyof Counts, number>> = { characters: 0 };
  for (const name of Object.values(one)) found[name] = 0;
  const add = (name: keyof Counts, more: number): void => {
    found[name] = (found[name] ?? 0) + more;
  };
  /** The skipped element, and the nesting depth of its name. */
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
