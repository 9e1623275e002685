/** What a line shows of a sentence that it is part of. */
type Part = { readonly text: string };

const sentenceEnd = /[.!?:;…。！？؟।][\s"'”’»)\]」』]*$/;

/** Share of a column's lines, its first aside, that go on with a sentence of the line before. */
const goOn = 0.6;
/** Lines that show it. */
const leastLines = 5;
/** Characters of a line: a cell of a table has fewer, in scripts without capitals; ideographs count double. */
const leastLetters = 12;

const goesOn = (before: Part, line: Part): boolean => !sentenceEnd.test(before.text) && /^["'“‘(]?\p{Ll}/u.test(line.text);

/** Letters alone, of a script without capitals. */
const isCaseless = (text: string): boolean => !/[\p{Lu}\p{Ll}\p{Nd}:：\t]/u.test(text) && /\p{Lo}{2}/u.test(text);

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uac00-\ud7af]/.test(sign) ? 2 : 1), 0);

/** Do lines, one under the other, run on as sentences do? Cells of a table begin anew in each row. */
export const runOn = (lines: readonly Part[]): boolean => {
  if (lines.length < leastLines) return false;
  const further = lines.slice(1);
  const going = further.filter((line, n) => goesOn(lines[n] as Part, line)).length;
  if (going >= goOn * further.length) return true;
  // Without capitals, long lines of letters that seldom end a sentence.
  const ended = lines.slice(0, -1).filter(({ text }) => sentenceEnd.test(text)).length;
  return (
    lines.every(({ text }) => isCaseless(text)) &&
    lines.slice(0, -1).every(({ text }) => widthOf(text) >= leastLetters) &&
    ended <= (1 - goOn) * further.length
  );
};
