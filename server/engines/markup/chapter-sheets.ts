import type { Book } from './epub-package.ts';
import type { SheetSource } from './epub-styles.ts';

/** Chapters with the same style sheets in the same order. */
export type SheetGroup = { readonly sources: readonly SheetSource[]; readonly scope: string | undefined };

const attributes = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map([...tag.matchAll(attributes)].map(([, name = '', one, other]) => [name.toLowerCase(), one ?? other ?? '']));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** The style sheets of one chapter in order: links and `<style>`, without alternates. */
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
      // XHTML wraps styles in CDATA sections or comments to hide them from old browsers.
      found.push({ path: chapter, text: plain(text.replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, ' ')), media });
      continue;
    }
    const isSheet = instruction !== undefined || /^stylesheet$/i.test((given.get('rel') ?? '').trim());
    const entry = isSheet ? book.resolve(chapter, plain(given.get('href') ?? '')) : undefined;
    if (entry) found.push({ path: entry, media });
  }
  return found;
};

/** Limit of distinct style sheet lists; chapters with further lists stay unstyled. */
const maxGroups = 200;

/** Collects the style sheets of a book's chapters. If all chapters share them, none needs a class. */
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
    /** The class of a chapter's style sheets, if not all chapters share them. */
    scopeOf: (): ((chapter: string) => string | undefined) => {
      const names = scopes();
      return (chapter) => names.get(keys.get(chapter) ?? '');
    },
  };
};
