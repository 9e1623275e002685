import type { Box, Shape } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import type { Glyph, PageContent, PlacedImage, Rule } from '../read/page-content.ts';
import type { RecognisedLine } from './hocr.ts';
import { fewLetters } from './scanned.ts';

/** Curved outlines that a page of a few lines has at least; charts and logos of pages with text have fewer. */
const leastOutlines = 300;
/** Points: outlines taller than this are drawings, lower ones dots and lines. */
const letterHeights = { least: 1.5, most: 60 } as const;
/** Sizes about a word's baseline that its outlines keep to, and how much they may stand out of its box. */
const reach = { above: 0.95, below: 0.35, aside: 0.15, tallest: 1.6 } as const;

const isShape = (drawing: Shape | PlacedImage): drawing is Shape => 'steps' in drawing;

const outlinesOf = ({ fill, box, steps }: Shape): number => {
  const height = box.y1 - box.y0;
  if (!fill || height < letterHeights.least || !steps.some((step) => step.kind === 'curve')) return 0;
  // A program may fill all letters of a page as one path.
  const parts = steps.filter((step) => step.kind === 'move').length;
  return height <= letterHeights.most || parts > leastOutlines ? parts : 0;
};

/** Icons among outlines are read as words that are less sure than this. */
const leastConfidence = 60;

/** The words of an outlined page that are no icons. */
export const wordsOfOutlines = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({ ...line, words: line.words.filter((word) => word.confidence >= leastConfidence) }));

/** Is the text of the page drawn as outlines, with no more than stray letters beside them? */
export const isOutlined = (page: PageContent): boolean =>
  page.glyphs.filter((g) => g.text.trim() !== '').length < fewLetters &&
  page.drawings.reduce((sum, drawing) => sum + (isShape(drawing) ? outlinesOf(drawing) : 0), 0) >= leastOutlines;

/** The page without the outlines of words that were recognised on it; what else is drawn stays. */
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
  // Dashes and stems of letters count as rules.
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
