import type { Line } from './line.ts';

const fullStop = /[.!?。！？؟।]["'”’»)\]）」』]*$/;

/** In running text, this many consecutive lines hardly ever begin and end with a sentence; four still cost .003 on round trips. */
const wholeSentences = 8;

/** Indexes of lines that start a paragraph, in runs of lines of whole sentences, such as records or clauses. */
export const sentenceLines = (lines: readonly Line[]): ReadonlySet<number> => {
  const found = new Set<number>();
  const isWhole = ({ text }: Line): boolean => fullStop.test(text.trimEnd()) && /^[^\p{L}\p{N}]{0,2}[\p{Lu}\p{Lo}\p{N}]/u.test(text);
  let start = 0;
  for (let end = 0; end <= lines.length; end++) {
    const line = lines[end];
    if (line && isWhole(line)) continue;
    if (end - start >= wholeSentences) for (let n = start + 1; n < end; n++) found.add(n);
    start = end + 1;
  }
  return found;
};
