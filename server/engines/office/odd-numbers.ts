import type { NumbersAs } from '../../formats/word-numbers/package-numbers.ts';

/** How Word's list numbers are represented on the way to pages and to OpenDocument. */
export const numbersFor: Readonly<Record<string, NumbersAs>> = { html: 'text', odt: 'lists', ott: 'lists', fodt: 'lists' };

/** List numbers in a flat ODT that HTML lists can't show: of headings, or with a suffix other than a dot. */
export const oddNumbers =
  /<text:outline-level-style\b[^<>]*\sstyle:num-format="[^"]|\sloext:num-list-format="(?!%\d%\.")[^"]*%|<text:list-level-style-number\b[^<>]*\sstyle:num-format="(?![1aAiI]?")/;
