import type { Book } from './epub-package.ts';
import type { SheetSource } from './epub-styles.ts';

/** Chapters that have the same style sheets in the same order. */
export type SheetGroup = { readonly sources: readonly SheetSource[]; readonly scope: string | undefined };

const attributes = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map([...tag.matchAll(attributes)].map(([, name = '', one, other]) => [name.toLowerCase(), one ?? other ?? '']));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** The style sheets of one chapter, in their order: links and `<style>`, alternates left out. */
const sheetsOf = (book: Book, chapter: string, xhtml: string): readonly SheetSource[] => {
  const found: SheetSource[] = [];
  const tags = /<(?:[\w-]+:)?(link|style)(\s[^<>]*)?>|<\?xml-stylesheet(\s[^<>]*)\?>/gi;
  for (let tag = tags.exec(xhtml); tag; tag = tags.exec(xhtml)) {
    const [whole, name, own = '', instruction] = tag;
    const given = attributesOf(instruction ?? own);
    const media = given.get('media');
    if (name?.toLowerCase() === 'style') {
      if (whole.endsWith('/>')) continue;
      const end = xhtml.indexOf('</', tags.lastIndex);
      const text = xhtml.slice(tags.lastIndex, end < 0 ? undefined : end);
      if (end >= 0) tags.lastIndex = end;
      // XHTML hides styles from old browsers in sections of characters or comments.
      found.push({ path: chapter, text: plain(text.replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, ' ')), media });
      continue;
    }
    const isSheet = instruction !== undefined || /^stylesheet$/i.test((given.get('rel') ?? '').trim());
    const entry = isSheet ? book.resolve(chapter, plain(given.get('href') ?? '')) : undefined;
    if (entry) found.push({ path: entry, media });
  }
  return found;
};

/** Distinct lists of style sheets that are told apart; a book with more of them shares the last one's. */
const maxGroups = 200;

/** Collects which style sheets the chapters of a book have. Where all have the same, none needs a class of its own. */
export const chapterSheets = (book: Book) => {
  const groups = new Map<string, readonly SheetSource[]>();
  const keys = new Map<string, string>();
  const scopes = (): ReadonlyMap<string, string> =>
    new Map(groups.size > 1 ? [...groups.keys()].map((key, index) => [key, `sheets-${index + 1}`]) : []);
  return {
    add: (chapter: string, xhtml: string): void => {
      const sources = sheetsOf(book, chapter, xhtml);
      const key = JSON.stringify(sources.map(({ path, text, media }) => [text === undefined ? path : '', text, media]));
      if (!groups.has(key) && groups.size < maxGroups) groups.set(key, sources);
      keys.set(chapter, key);
    },
    groups: (): readonly SheetGroup[] => {
      const names = scopes();
      return [...groups].map(([key, sources]) => ({ sources, scope: names.get(key) }));
    },
    /** The class of a chapter whose style sheets are not those of all. */
    scopeOf: (): ((chapter: string) => string | undefined) => {
      const names = scopes();
      return (chapter) => names.get(keys.get(chapter) ?? '');
    },
  };
};
