import type { NumbersAs } from '../../formats/word-numbers/package-numbers.ts';

/** What numbers of Word's lists become on the way to pages and to OpenDocument. */
export const numbersFor: Readonly<Record<string, NumbersAs>> = { html: 'text', odt: 'lists', ott: 'lists', fodt: 'lists' };

/** In a flat ODT: numbers that lists of pages can't print: of headings, or with more than a dot behind them. */
export const oddNumbers =
  /<text:outline-level-style\b[^<>]*\sstyle:num-format="[^"]|\sloext:num-list-format="(?!%\d%\.")[^"]*%|<text:list-level-style-number\b[^<>]*\sstyle:num-format="(?![1aAiI]?")/;
