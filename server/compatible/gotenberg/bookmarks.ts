import { isPlainObject } from '../../../catalogue/plain-object.ts';
import type { Bookmark, FileFacts } from '../../engines/facts/facts.ts';

/** Levels of a contents list, and entries of it. */
const mostLevels = 20;
const mostEntries = 10_000;

const isBookmark = (read: unknown, level: number): boolean =>
  isPlainObject(read) &&
  typeof read.title === 'string' &&
  Number.isInteger(read.page) &&
  (read.children === undefined || read.children === null || isListed(read.children, level + 1));

const isListed = (read: unknown, level: number): boolean =>
  level <= mostLevels && Array.isArray(read) && read.length <= mostEntries && read.every((one) => isBookmark(one, level));

export const isBookmarks = (read: unknown): read is readonly Bookmark[] => isListed(read, 1);
export const isBookmarksByFile = (read: unknown): read is Readonly<Record<string, readonly Bookmark[]>> =>
  isPlainObject(read) && Object.values(read).every(isBookmarks);

/** Bookmarks so many pages further on. */
export const shifted = (bookmarks: readonly Bookmark[], pages: number): readonly Bookmark[] =>
  bookmarks.map(({ title, page, children }) => ({ title, page: page + pages, ...(children && { children: shifted(children, pages) }) }));

export const readBookmarks = ({ bookmarks = [] }: FileFacts): readonly Bookmark[] => bookmarks;
