type Part = { readonly text: string };

const sentenceEnd = /[.!?:;…。！？؟।][\s"'”’»)\]」』]*$/;

/** Minimum share of a column's lines, except its first, that continue a sentence of the previous line. */
const goOn = 0.6;
const leastLines = 5;

const goesOn = (before: Part, line: Part): boolean => !sentenceEnd.test(before.text) && /^["'“‘(]?\p{Ll}/u.test(line.text);

/** Whether consecutive lines run on like sentences. Cells of a table start anew in each row. */
export const runOn = (lines: readonly Part[]): boolean => {
  if (lines.length < leastLines) return false;
  const further = lines.slice(1);
  return further.filter((line, n) => goesOn(lines[n] as Part, line)).length >= goOn * further.length;
};
