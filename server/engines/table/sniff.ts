const candidates = [',', ';', '\t', '|'] as const;

/** How many fields each of the first lines would have with this delimiter; quoted ones count as one, whatever they hold. */
const fieldCounts = (sample: string, delimiter: string): number[] => {
  const counts: number[] = [];
  let fields = 1;
  let quoted = false;
  let before = '\n';
  for (const character of sample) {
    const ends = character === '\n' || character === '\r';
    if (character === '"' && (quoted || before === delimiter || before === '\n' || before === '\r')) quoted = !quoted;
    else if (!quoted && character === delimiter) fields++;
    else if (!quoted && ends && !(character === '\n' && before === '\r')) {
      counts.push(fields);
      fields = 1;
    }
    before = character;
    if (counts.length === 100) break;
  }
  if (fields > 1 || counts.length === 0) counts.push(fields);
  return counts;
};

/** Many fields, the same number on every line, and on the line of headings above all, speak for a delimiter. */
const score = (counts: readonly number[]): number => {
  const frequencies = Map.groupBy(counts, (count) => count);
  const [usual = 1, lines = []] = [...frequencies].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (usual < 2) return 0;
  return (lines.length / counts.length) ** 2 * (1 + Math.log2(usual)) * (counts[0] === usual ? 1 : 0.4);
};

/** A heading without any delimiter over numbers with a decimal comma: one column. */
const isOneColumn = (sample: string): boolean => {
  const [first = '', ...others] = sample.slice(0, 4096).split(/\r\n?|\n/);
  // The last line may be cut.
  return !/[,;\t|]/.test(first) && others.length > 0 && others.slice(0, -1).every((line) => /^-?[\d.]*(?:,\d+)?$/.test(line));
};

/** Finds the delimiter of a text table from its beginning. A first line `sep=;`, as Excel writes it, settles it. */
export const sniffDelimiter = (sample: string): string => {
  const said = /^sep=(.)\r?\n/i.exec(sample)?.[1];
  if (said) return said;
  if (isOneColumn(sample)) return ';';
  const scored = candidates.map((delimiter) => ({ delimiter, score: score(fieldCounts(sample, delimiter)) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
};
