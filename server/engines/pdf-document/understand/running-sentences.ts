type Part = { readonly text: string };

const sentenceEnd = /[.!?:;…。！？؟।][\s"'”’»)\]」』]*$/;

/** Minimum share of a column's lines, except its first, that continue a sentence of the previous line. */
const goOn = 0.6;
const leastLines = 5;
/** Minimum characters of a line in scripts without capitals, more than in a table cell; ideographs count double. */
const leastLetters = 12;

const goesOn = (before: Part, line: Part): boolean => !sentenceEnd.test(before.text) && /^["'“‘(]?\p{Ll}/u.test(line.text);

/** Only letters, of a script without capitals. */
const isCaseless = (text: string): boolean => !/[\p{Lu}\p{Ll}\p{Nd}:：\t]/u.test(text) && /\p{Lo}{2}/u.test(text);

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uac00-\ud7af]/.test(sign) ? 2 : 1), 0);

/** Whether consecutive lines run on like sentences. Cells of a table start anew in each row. */
export const runOn = (lines: readonly Part[]): boolean => {
  if (lines.length < leastLines) return false;
  const further = lines.slice(1);
  const going = further.filter((line, n) => goesOn(lines[n] as Part, line)).length;
  if (going >= goOn * further.length) return true;
  // Without capitals: long lines of letters that seldom end a sentence.
  const ended = lines.slice(0, -1).filter(({ text }) => sentenceEnd.test(text)).length;
  return (
    lines.every(({ text }) => isCaseless(text)) &&
    lines.slice(0, -1).every(({ text }) => widthOf(text) >= leastLetters) &&
    ended <= (1 - goOn) * further.length
  );
};
