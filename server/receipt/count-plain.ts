import type { FileBytes } from '../files/file-bytes.ts';
import type { Counts } from './counts.ts';
import { wordCharacters } from './scan-markup.ts';

export const countText = (bytes: FileBytes): Counts => {
  const all = bytes.slice(0, bytes.size);
  return { characters: wordCharacters(all, 0, all.length) };
};

/** Addresses of links and images, which do not count as text; they contain no spaces. */
const target = /\]\([^()\s]{0,2000}/g;

export const countMarkdown = (bytes: FileBytes): Counts => {
  const text = bytes.slice(0, bytes.size).toString('utf8');
  const pictures = text.split('![').length + text.split('<img').length - 2;
  const plain = Buffer.from(text.replace(target, ']'));
  return { characters: wordCharacters(plain, 0, plain.length), pictures };
};
