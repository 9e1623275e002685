import { elementsNamed, type XmlElement } from '../../formats/xml/tree.ts';
import { type Book, readList, valueIn } from './epub-package.ts';

/** An entry of a book's table of contents: level from 1, title, and anchor in the page. */
export type ContentsRow = readonly [level: number, title: string, anchor: string];

const words = (element: XmlElement | undefined): string =>
  element ? [element.text, ...element.children.map(words)].join(' ').replace(/\s+/g, ' ').trim() : '';

const maxRows = 5000;
const maxLevel = 20;

/** The table of contents from a book's navigation document (EPUB 3.3, 5.4), or its NCX (EPUB 2). Empty if it has neither. */
export const readContents = async (
  book: Book,
  anchorOf: (entry: string, id: string | undefined) => string,
): Promise<readonly ContentsRow[]> => {
  const rows: ContentsRow[] = [];
  const add = (level: number, title: string, from: string, address: string): void => {
    const entry = book.resolve(from, address);
    if (entry && title && rows.length < maxRows) rows.push([level, title, anchorOf(entry, address.split('#')[1])]);
  };
  const visitList = (list: XmlElement, from: string, level: number): void => {
    if (level > maxLevel) return;
    for (const item of list.children.filter(({ local }) => local === 'li')) {
      const link = item.children.find(({ local }) => local === 'a');
      if (link) add(level, words(link), from, valueIn(link, 'href'));
      for (const inner of item.children) if (inner.local === 'ol') visitList(inner, from, level + 1);
    }
  };
  const visitPoints = (point: XmlElement, from: string, level: number): void => {
    if (level > maxLevel) return;
    for (const one of point.children.filter(({ local }) => local === 'navPoint')) {
      const [label, content] = ['navLabel', 'content'].map((name) => one.children.find(({ local }) => local === name));
      add(level, words(label), from, valueIn(content, 'src'));
      visitPoints(one, from, level + 1);
    }
  };
  const nav = book.items.find(({ properties }) => /\bnav\b/.test(properties));
  if (nav) {
    const all = [...elementsNamed(readList(await book.text(nav.path)), 'nav')];
    const toc = all.find((one) => valueIn(one, 'type') === 'toc') ?? all[0];
    for (const list of toc?.children ?? []) if (list.local === 'ol') visitList(list, nav.path, 1);
  }
  const ncx = book.items.find(({ type }) => type === 'application/x-dtbncx+xml');
  if (rows.length === 0 && ncx)
    for (const map of elementsNamed(readList(await book.text(ncx.path)), 'navMap')) visitPoints(map, ncx.path, 1);
  return rows;
};
