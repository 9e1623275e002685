import type { Level, List } from './definitions.ts';
import { numeral } from './numerals.ts';

/** Maximum length of a level text. */
const mostCharacters = 200;

/** Numbers list paragraphs as Word prints them. */
export type Counter = (id: string, list: List, level: number) => string;

const reaches = ({ restart }: Level, above: number): boolean => restart === undefined || above < restart;

/** Counters are shared by family; a list with its own start value applies it once. */
export const numberCounter = (): Counter => {
  const families = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();
  return (id, list, at) => {
    const counts = families.get(list.family) ?? [];
    families.set(list.family, counts);
    for (const [level, start] of list.starts.entries()) {
      if (start === undefined || level > at || begun.has(`${id} ${level}`)) continue;
      begun.add(`${id} ${level}`);
      counts[level] = level === at ? start - 1 : start;
    }
    const current = list.levels[at];
    for (let above = 0; above < at; above++) counts[above] ??= list.levels[above]?.start ?? 1;
    counts[at] = (counts[at] ?? (current?.start ?? 1) - 1) + 1;
    for (let below = at + 1; below < 9; below++) {
      const level = list.levels[below];
      if (level && reaches(level, at)) counts[below] = undefined;
    }
    if (!current || current.way === 'bullet') return '';
    const label = current.text.slice(0, mostCharacters).replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const level = list.levels[index];
      const way = current.legal && level?.way !== 'decimalZero' ? 'decimal' : (level?.way ?? 'decimal');
      return numeral(counts[index] ?? level?.start ?? 1, way, level?.custom);
    });
    return label.slice(0, mostCharacters);
  };
};
