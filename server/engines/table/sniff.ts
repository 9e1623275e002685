const candidates = [',', ';', '\t', '|'] as const;

/** How many fields each of the first lines would have with this delimiter; quoted ones count as one, whatever they hold. */
const fieldCounts = (sample: string, delimiter: string): number[] => {
  const counts: number[] = [];
  let fields = 1;
  let quoted = false;
  let atStart = true;
  for (const character of sample) {
    if (character === '"' && (quoted || atStart)) quoted = !quoted;
    else if (!quoted && character === delimiter) fields++;
    else if (!quoted && character === '\n') {
      counts.push(fields);
      fields = 1;
    }
    atStart = character === delimiter || character === '\n';
    if (counts.length === 100) break;
  }
  if (fields > 1 || counts.length === 0) counts.push(fields);
  return counts;
};

/** Many fields, and the same number on every line, speak for a delimiter. */
const score = (counts: readonly number[]): number => {
  const frequencies = Map.groupBy(counts, (count) => count);
  const [usual = 1, lines = []] = [...frequencies].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  return usual < 2 ? 0 : (lines.length / counts.length) * (1 + Math.log2(usual));
};

/** Finds the delimiter of a text table from its beginning. A first line `sep=;`, as Excel writes it, settles it. */
export const sniffDelimiter = (sample: string): string => {
  const said = /^sep=(.)\r?\n/i.exec(sample)?.[1];
  if (said) return said;
  const scored = candidates.map((delimiter) => ({ delimiter, score: score(fieldCounts(sample, delimiter)) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
};
