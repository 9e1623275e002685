import type { Line } from './line.ts';

const fullStop = /[.!?。！？؟।]["'”’»)\]）」』]*$/;

/** So many lines one after the other that each hold whole sentences are lines by themselves: in running text few sentences end with a line. */
const wholeSentences = 4;

/** The lines that begin anew after a line of whole sentences, in runs of such lines. */
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
