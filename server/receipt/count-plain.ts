import type { FileBytes } from '../files/file-bytes.ts';
import type { Counts } from './counts.ts';
import { wordCharacters } from './scan-markup.ts';

export const countText = (bytes: FileBytes): Counts => {
  const all = bytes.slice(0, bytes.size);
  return { characters: wordCharacters(all, 0, all.length) };
};

/** Addresses of links and images, and tags, which do not count as text. Addresses contain no spaces. */
const unseen = /\]\([^()\s]*|<[a-z/!][^<>]*>/gi;

export const countMarkdown = (bytes: FileBytes): Counts => {
  const text = bytes.slice(0, bytes.size).toString('utf8');
  const pictures = text.split('![').length + text.split('<img').length - 2;
  const plain = Buffer.from(text.replace(unseen, ' '));
  return { characters: wordCharacters(plain, 0, plain.length), pictures };
};
