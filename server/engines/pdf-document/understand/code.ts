import type { Inline, Paragraph } from '../model.ts';
import { leader } from './aligned-runs.ts';
import { buildParagraph } from './build-paragraph.ts';
import type { Line } from './line.ts';
import { isMarkerAlone } from './markers.ts';
import { endsEarly, type Measure } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';
import { lineBox, sameSize } from './typography.ts';

/** Minimum lines of code; font sizes: maximum gap between them, an empty line or two. */
const code = { lines: 2, gap: 4 } as const;
/** Points: tolerance between the starts of lines. */
const sameStart = 1;

const isTypewritten = (line: Line): boolean =>
  line.direction === 'ltr' && line.segments.every((s) => s.angle === 0 && s.spans.every((p) => p.style.monospace || p.text.trim() === ''));

/** Whether the text has fixed line breaks, unlike prose that fills its column: lines are indented, or end before their column does. */
const isSetByLines = (lines: readonly Line[], column: Measure): boolean => {
  const start = Math.min(...lines.map((l) => l.box.x0));
  return lines.some((l, n) => l.box.x0 > start + sameStart || (n + 1 < lines.length && endsEarly(l, lines[n + 1] as Line, column)));
};

/** Splits the lines of a column into runs of code and others. A document mostly in monospaced type has no code. */
export const findCode = (
  lines: readonly Line[],
  column: Measure,
  stats: Statistics,
): { readonly code: readonly (readonly Line[])[]; readonly rest: readonly Line[] } => {
  const found: Line[][] = [];
  if (stats.typewritten) return { code: found, rest: lines };
  const rest: Line[] = [];
  let run: Line[] = [];
  const close = () => {
    if (run.length >= code.lines && isSetByLines(run, column)) found.push(run);
    else rest.push(...run);
    run = [];
  };
  for (const line of lines) {
    const last = run.at(-1);
    const goesOn = last && Math.abs(line.size - last.size) < sameSize && line.baseline - last.baseline < code.gap * line.size;
    if (!isTypewritten(line) || !goesOn) close();
    if (isTypewritten(line)) run.push(line);
    else rest.push(line);
  }
  close();
  return { code: found, rest };
};

/**
 * Runs of lines with columns aligned by spaces, in a fully monospaced document, except lines whose gap follows a list marker or a leader.
 */
export const findSpacedLines = (
  lines: readonly Line[],
  stats: Statistics,
): { readonly code: readonly (readonly Line[])[]; readonly rest: readonly Line[] } => {
  if (!stats.typewritten) return { code: [], rest: lines };
  const isSpaced = (line: Line): boolean =>
    isTypewritten(line) && line.segments.length > 1 && !isMarkerAlone(line.segments[0]?.text ?? '') && !leader.test(line.text);
  const found: Line[][] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const run = found.at(-1);
    const goesOn = before !== undefined && before === run?.at(-1) && line.baseline - before.baseline < code.gap * line.size;
    before = line;
    if (!isSpaced(line)) continue;
    if (run && goesOn) run.push(line);
    else found.push([line]);
  }
  return { code: found, rest: lines.filter((l) => !isSpaced(l)) };
};

/** Points: width of a monospaced letter, from the longest initial word. */
const letterWidth = (lines: readonly Line[]): number => {
  const words = lines
    .flatMap((l) => l.segments)
    .map((s) => ({ width: s.firstWord, letters: [...(/^\S+/.exec(s.text)?.[0] ?? '')].length }));
  const { width, letters } = words.reduce((longest, word) => (word.letters > longest.letters ? word : longest), { width: 1, letters: 1 });
  return width / letters;
};

/** The texts of a line, with spaces before each word that restore its distance in letters from the listing's `start`. */
const spacedInlines = (line: Line, start: number, letter: number): Inline[] => {
  const inlines: Inline[] = [];
  let column = 0;
  for (const segment of line.segments) {
    let word = 0;
    let place: number | undefined = segment.box.x0;
    for (const { text, style, link } of segment.spans) {
      let spaced = '';
      for (const sign of text) {
        if (sign === ' ') {
          if (place === undefined) place = segment.words?.[word++] ?? Number.NaN;
          continue;
        }
        if (place !== undefined) {
          const spaces = Math.round((place - start) / letter) - column;
          const count = Math.max(column > 0 ? 1 : 0, spaces || 0);
          spaced += ' '.repeat(count);
          column += count;
          place = undefined;
        }
        spaced += sign;
        column++;
      }
      if (spaced) inlines.push({ kind: 'text', text: spaced, style, ...(link ? { link } : {}) });
    }
  }
  return inlines;
};

/** The lines of a listing, each as a paragraph; `above` is the bottom of the content before it. */
export const buildCode = (lines: readonly Line[], measure: Measure, stats: Statistics, above: number | undefined): Paragraph[] => {
  const [start, letter] = [Math.min(...lines.map((l) => l.box.x0)), letterWidth(lines)];
  const gaps = lines.slice(1).map((l, n) => l.baseline - (lines[n] as Line).baseline);
  const line = Math.min(...gaps);
  return lines.map((own, n) => ({
    ...buildParagraph([own], measure, stats, above),
    role: { kind: 'code', first: n === 0, empty: n === 0 ? 0 : Math.max(0, Math.round((gaps[n - 1] as number) / line) - 1) },
    inlines: spacedInlines(own, start, letter),
    align: 'start',
    // A line that is wider than the column must not wrap.
    indent: { start: Math.max(0, start - measure.left), end: Math.min(0, measure.right - own.box.x1 - letter), first: 0 },
    spacing: {
      before: n > 0 ? (gaps[n - 1] as number) - line : above === undefined ? 0 : Math.max(0, own.baseline - line * lineBox.above - above),
      line,
    },
  }));
};
