const candidates = [',', ';', '\t', '|'] as const;

/** Number of fields on each leading line with this delimiter; blank lines don't count, and a quoted field counts as one, whatever it contains. */
const fieldCounts = (sample: string, delimiter: string): number[] => {
  const counts: number[] = [];
  let fields = 1;
  let quoted = false;
  let isBlank = true;
  let before = '\n';
  for (const character of sample) {
    const ends = character === '\n' || character === '\r';
    if (character === '"' && (quoted || before === delimiter || before === '\n' || before === '\r')) quoted = !quoted;
    else if (!quoted && character === delimiter) fields++;
    else if (!quoted && ends && !(character === '\n' && before === '\r')) {
      if (!isBlank) counts.push(fields);
      fields = 1;
      isBlank = true;
    }
    if (character.trim() !== '') isBlank = false;
    before = character;
    if (counts.length === 100) break;
  }
  if ((fields > 1 && !isBlank) || counts.length === 0) counts.push(fields);
  return counts;
};

/** Rates a delimiter: many fields, the same number on every line, and especially on the header row. */
const score = (counts: readonly number[]): number => {
  const frequencies = Map.groupBy(counts, (count) => count);
  const [usual = 1, lines = []] = [...frequencies].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (usual < 2) return 0;
  return (lines.length / counts.length) ** 2 * (1 + Math.log2(usual)) * (counts[0] === usual ? 1 : 0.4);
};

/** Whether a delimiter always has a blank behind it, as a comma in prose and dates. */
const isPunctuation = (sample: string, delimiter: string): boolean => {
  for (let at = sample.indexOf(delimiter); at >= 0; at = sample.indexOf(delimiter, at + 1)) if (sample[at + 1] !== ' ') return false;
  return true;
};

/** A header without any delimiter above numbers with a decimal comma: a single column. */
const isOneColumn = (sample: string): boolean => {
  const [first = '', ...others] = sample.slice(0, 4096).split(/\r\n?|\n/);
  // The last line may be truncated.
  return !/[,;\t|]/.test(first) && others.length > 0 && others.slice(0, -1).every((line) => /^-?[\d.]*(?:,\d+)?$/.test(line));
};

/** Lines of blanks above a table. */
const blankLines = /^(?:[ \t]*(?:\r\n?|\n))+/;

/** Detects a text table's delimiter from its beginning. A first line `sep=;`, as Excel writes it, decides. */
export const sniffDelimiter = (text: string): string => {
  const sample = text.replace(blankLines, '');
  const said = /^sep=(.)\r?\n/i.exec(sample)?.[1];
  if (said) return said;
  if (isOneColumn(sample)) return ';';
  const scored = candidates.map((delimiter) => ({
    delimiter,
    score: score(fieldCounts(sample, delimiter)) * (isPunctuation(sample, delimiter) ? 0.3 : 1),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
};
