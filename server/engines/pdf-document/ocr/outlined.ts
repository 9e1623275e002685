import { type Box, isShape, type Shape } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import type { Glyph, PageContent, Rule } from '../read/page-content.ts';
import type { RecognisedLine } from './hocr.ts';
import { fewLetters } from './scanned.ts';

/** Minimum number of curved outlines on an outlined page of a few lines; charts and logos on text pages have fewer. */
const leastOutlines = 300;
/** Points: taller outlines are drawings, lower ones dots and lines. */
const letterHeights = { least: 1.5, most: 60 } as const;
/** In font sizes: extent of a word's outlines around its baseline, and their tolerance beyond its box. */
const reach = { above: 0.95, below: 0.35, aside: 0.15, tallest: 1.6 } as const;

const outlinesOf = ({ fill, box, steps }: Shape): number => {
  const height = box.y1 - box.y0;
  if (!fill || height < letterHeights.least || !steps.some((step) => step.kind === 'curve')) return 0;
  // A program may fill all letters of a page as one path.
  const parts = steps.filter((step) => step.kind === 'move').length;
  return height <= letterHeights.most || parts > leastOutlines ? parts : 0;
};

/** Words below this confidence are icons among outlines. */
const leastConfidence = 60;

export const wordsOfOutlines = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({ ...line, words: line.words.filter((word) => word.confidence >= leastConfidence) }));

export const isOutlined = (page: PageContent): boolean =>
  page.glyphs.filter((g) => g.text.trim() !== '').length < fewLetters &&
  page.drawings.reduce((sum, drawing) => sum + (isShape(drawing) ? outlinesOf(drawing) : 0), 0) >= leastOutlines;

export const withoutOutlines = (page: PageContent, words: readonly Glyph[]): PageContent => {
  const boxes = [...Map.groupBy(words, (g) => g.show).values()].map((word): Box & { readonly size: number } => {
    const { size } = word[0] as Glyph;
    const box = unionAll(word.map((g) => ({ x0: g.x, x1: g.x + g.width, y0: g.y - reach.above * size, y1: g.y + reach.below * size })));
    return { x0: box.x0 - reach.aside * size, x1: box.x1 + reach.aside * size, y0: box.y0, y1: box.y1, size };
  });
  const isOfWord = ({ box }: Shape): boolean => {
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    return boxes.some((b) => x > b.x0 && x < b.x1 && y > b.y0 && y < b.y1 && box.y1 - box.y0 < reach.tallest * b.size);
  };
  // Dashes and stems of letters were detected as rules.
  const isStroke = ({ x0, y0, x1, y1 }: Rule): boolean => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return boxes.some((b) => x > b.x0 && x < b.x1 && y > b.y0 && y < b.y1 && Math.max(x1 - x0, y1 - y0) < reach.tallest * b.size);
  };
  return {
    ...page,
    drawings: page.drawings.filter((d) => !isShape(d) || !d.fill || !isOfWord(d)),
    rules: page.rules.filter((rule) => !isStroke(rule)),
  };
};
