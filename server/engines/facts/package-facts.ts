import { readPartTree } from '../../formats/ooxml/part.ts';
import { elementsNamed, type XmlAttribute, type XmlElement } from '../../formats/xml/tree.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';
import { count, type FileFacts, isoDate, known, list, plain } from './facts.ts';

const first = (tree: XmlElement | undefined, local: string): string | undefined => tree && elementsNamed(tree, local).next().value?.text;
const all = (tree: XmlElement | undefined, local: string): readonly string[] =>
  tree ? [...elementsNamed(tree, local)].map(({ text }) => text) : [];

const partIfThere = async (zip: ZipFile, part: string): Promise<XmlElement | undefined> =>
  zip.has(part) ? readPartTree(zip, part) : undefined;

const words = (text: string | undefined): readonly string[] => (text ?? '').slice(0, 10_000).split(/[,;]/);

/** Office Open XML: the core and the extended properties (ECMA-376 part 2, 11; part 1, 22.2). */
export const ooxmlFacts = async (path: string): Promise<FileFacts> => {
  const zip = openZip(path);
  const core = await partIfThere(zip, 'docProps/core.xml');
  const app = await partIfThere(zip, 'docProps/app.xml');
  return known({
    title: plain(first(core, 'title')),
    authors: list([first(core, 'creator')]),
    subject: plain(first(core, 'subject')),
    description: plain(first(core, 'description')),
    keywords: list(words(first(core, 'keywords'))),
    category: plain(first(core, 'category')),
    language: plain(first(core, 'language')),
    lastModifiedBy: plain(first(core, 'lastModifiedBy')),
    revision: plain(first(core, 'revision')),
    created: isoDate(first(core, 'created')),
    modified: isoDate(first(core, 'modified')),
    creator: plain(first(app, 'Application')),
    company: plain(first(app, 'Company')),
    pages: count(first(app, 'Slides')) ?? count(first(app, 'Pages')),
    words: count(first(app, 'Words')),
    characters: count(first(app, 'Characters')),
  });
};

/** OpenDocument: `meta.xml` (ODF 1.3 part 3, 4.3). */
export const odfFacts = async (path: string): Promise<FileFacts> => {
  const meta = await partIfThere(openZip(path), 'meta.xml');
  const statistics = meta && elementsNamed(meta, 'document-statistic').next().value;
  const stated = (name: string): number | undefined =>
    count(statistics?.attributes.find(({ local }: XmlAttribute) => local === name)?.value);
  return known({
    title: plain(first(meta, 'title')),
    authors: list([first(meta, 'initial-creator') ?? first(meta, 'creator')]),
    subject: plain(first(meta, 'subject')),
    description: plain(first(meta, 'description')),
    keywords: list(all(meta, 'keyword')),
    language: plain(first(meta, 'language')),
    lastModifiedBy: plain(first(meta, 'creator')),
    revision: plain(first(meta, 'editing-cycles')),
    created: isoDate(first(meta, 'creation-date')),
    modified: isoDate(first(meta, 'date')),
    creator: plain(first(meta, 'generator')),
    pages: stated('page-count'),
    words: stated('word-count'),
    characters: stated('character-count'),
  });
};

/** EPUB: the package document that the container names (EPUB 3.3, 5.5). */
export const epubFacts = async (path: string): Promise<FileFacts> => {
  const zip = openZip(path);
  const container = await partIfThere(zip, 'META-INF/container.xml');
  const root = container && elementsNamed(container, 'rootfile').next().value;
  const where = root?.attributes.find(({ local }: XmlAttribute) => local === 'full-path')?.value;
  const book = where === undefined ? undefined : await partIfThere(zip, where);
  return known({
    title: plain(first(book, 'title')),
    authors: list(all(book, 'creator')),
    keywords: list(all(book, 'subject')),
    description: plain(first(book, 'description')),
    language: plain(first(book, 'language')),
    publisher: plain(first(book, 'publisher')),
    created: isoDate(first(book, 'date')),
  });
};
