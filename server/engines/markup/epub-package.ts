import { posix } from 'node:path';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { decodeHtml } from '../../formats/text/decode-html.ts';
import { attributeOf, elementsNamed, parseXml, type XmlElement } from '../../formats/xml/tree.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';
import { drawingType } from './epub-drawings.ts';
import { type Element, isElement, isText, parsePage } from './tree.ts';

/** Parses a list of a book's contents as XML, with the browser's lenient HTML parsing as a fallback. */
export const readList = (text: string): XmlElement => {
  try {
    return parseXml(text, { allowDoctype: true });
  } catch (thrown) {
    if (!(thrown instanceof WorkerProblem)) throw thrown;
    return pageAsTree(parsePage(text.replace(/<\?[^<>]*\?>/g, '')).body);
  }
};

/** Converts nodes of the HTML parser to the XML tree's shape, without name prefixes. */
const pageAsTree = (element: Element): XmlElement => ({
  uri: '',
  local: element.tagName.replace(/^.*:/, ''),
  attributes: element.attrs.map(({ name, value }) => ({ uri: '', local: name, value })),
  children: element.childNodes.filter(isElement).map(pageAsTree),
  text: element.childNodes
    .filter(isText)
    .map(({ value }) => value)
    .join(''),
});

export const fieldsOf = (list: XmlElement, name: string): readonly string[] =>
  [...elementsNamed(list, name)].map(({ text }) => text.trim()).filter(Boolean);
export const valueIn = (element: XmlElement | undefined, name: string): string => attributeOf(element, name) ?? '';

type Item = { readonly id: string; readonly path: string; readonly type: string; readonly properties: string; readonly fallback: string };

const isWebPage = ({ type }: Item): boolean => /x?html/.test(type);
const isImage = ({ type }: Item): boolean => type.startsWith('image/');

/** What is shown of an item of the reading order: itself, or the first of its fallbacks that can be (EPUB 3.3, 3.5), at best a web page. */
const shownFor = (item: Item, byId: ReadonlyMap<string, Item>): Item | undefined => {
  const chain = new Set<Item>();
  for (let one: Item | undefined = item; one && !chain.has(one); one = one.fallback ? byId.get(one.fallback) : undefined) chain.add(one);
  return item.type === drawingType ? item : ([...chain].find(isWebPage) ?? [...chain].find(isImage));
};

/** An EPUB's package document (EPUB 3.3, 5) and its contents. */
export type Book = {
  readonly zip: ZipFile;
  readonly list: XmlElement;
  readonly items: readonly Item[];
  /** Chapters in reading order: web pages, and images that are pages themselves. */
  readonly chapters: readonly Item[];
  readonly cover: Item | undefined;
  readonly title: string;
  readonly text: (entry: string) => Promise<string>;
  /** Resolves an address in the entry `from` to an entry's name; it may be percent-encoded or in another Unicode form. */
  readonly resolve: (from: string, address: string) => string | undefined;
};

const findEntry = (zip: ZipFile, forms: ReadonlyMap<string, string>, path: string): string | undefined => {
  if (zip.has(path)) return path;
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A stray percent sign belongs to the name.
  }
  return zip.has(plain) ? plain : forms.get(plain.normalize('NFC'));
};

/** Opens an EPUB. Throws `corrupt_input` without a package document, `nothing_to_convert` without a chapter. */
export const openBook = async (path: string): Promise<Book> => {
  const zip = openZip(path);
  const forms = new Map(zip.entries.map(({ name }) => [name.normalize('NFC'), name]));
  const text = async (entry: string): Promise<string> => decodeHtml(await zip.bytes(entry)).text;
  const [rootFile] = elementsNamed(readList(await text('META-INF/container.xml')), 'rootfile');
  const packagePath = findEntry(zip, forms, valueIn(rootFile, 'full-path'));
  if (!packagePath) throw new WorkerProblem('corrupt_input');
  const list = readList(await text(packagePath));
  const resolve: Book['resolve'] = (from, address) => findEntry(zip, forms, posix.join(posix.dirname(from), address.split('#')[0] ?? ''));
  const items = [...elementsNamed(list, 'item')].flatMap((item): Item[] => {
    const entry = resolve(packagePath, valueIn(item, 'href'));
    return entry
      ? [
          {
            id: valueIn(item, 'id'),
            path: entry,
            type: valueIn(item, 'media-type').toLowerCase(),
            properties: valueIn(item, 'properties'),
            fallback: valueIn(item, 'fallback'),
          },
        ]
      : [];
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const spine = [...elementsNamed(list, 'itemref')].flatMap((item) => byId.get(valueIn(item, 'idref')) ?? []);
  const chapters = spine.flatMap((item) => shownFor(item, byId) ?? []);
  if (chapters.length === 0) throw new WorkerProblem('nothing_to_convert');
  const coverId = valueIn(
    [...elementsNamed(list, 'meta')].find((one) => valueIn(one, 'name') === 'cover'),
    'content',
  );
  const cover = items.find(({ properties }) => /\bcover-image\b/.test(properties)) ?? byId.get(coverId);
  const title = fieldsOf(list, 'title')[0] ?? '';
  return { zip, list, items, chapters, cover, title, text, resolve };
};
