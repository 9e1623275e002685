import type { Block, Box, Colour, Paragraph } from '../model.ts';
import { covered } from '../read/geometry.ts';
import type { Fill } from '../read/page-content.ts';
import { type BySpan, bySpan } from './by-span.ts';
import { aroundText, isInFrame } from './frame.ts';
import type { PageSegments } from './layout-items.ts';

/**
 * Difference of luminance, from 0 for black to 1 for white: below it text would be unreadable on a fill, so the fill is not its background.
 */
const leastContrast = 0.2;

/** Minimum share of a text on its background, if it exceeds that. */
const mostOfText = 0.5;

/** Minimum share of a page that a fill covers to be the page's colour. */
const wholePage = 0.98;

export const white: Colour = '#ffffff';

/** Offset of each part of `#rrggbb`, and its share in luminance (ITU-R BT.709). */
const channels = [
  { at: 1, share: 0.2126 },
  { at: 3, share: 0.7152 },
  { at: 5, share: 0.0722 },
] as const;
const part = { base: 16, full: 255 } as const;

const luminance = (colour: Colour): number =>
  channels.reduce((sum, { at, share }) => sum + (share * Number.parseInt(colour.slice(at, at + 2), part.base)) / part.full, 0);

const inkOf = (p: Pick<Paragraph, 'inlines'>): Colour | undefined => {
  const letters = new Map<Colour, number>();
  for (const i of p.inlines) if (i.kind === 'text') letters.set(i.style.colour, (letters.get(i.style.colour) ?? 0) + i.text.trim().length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const canBeRead = (ink: Colour, ground: Colour): boolean => Math.abs(luminance(ground) - luminance(ink)) >= leastContrast;

/** Index of a page's fills, which each of its paragraphs queries. */
const places = new WeakMap<readonly Fill[], BySpan<Fill>>();

const placesOf = (grounds: readonly Fill[]): BySpan<Fill> => {
  const known = places.get(grounds) ?? bySpan(grounds, ({ box }) => [box.y0, box.y1]);
  places.set(grounds, known);
  return known;
};

/** The background colour of a paragraph: the last fill behind all of it on which it is readable. Undefined for the page's colour. */
export const groundOf = (p: Paragraph, grounds: readonly Fill[], paper: Colour = white): Colour | undefined => {
  const ink = inkOf(p);
  if (ink === undefined) return undefined;
  const { box } = p;
  const near = placesOf(grounds).crossing(box.y0 - aroundText.y, box.y1 + aroundText.y);
  const readable = near.filter((g) => canBeRead(ink, g.colour));
  const whole = readable.findLast((g) => isInFrame(box, g.box));
  // Text that exceeds its box is better on its background than unreadable.
  const ground = whole ?? (canBeRead(ink, paper) ? undefined : readable.findLast((g) => covered(box, g.box) >= mostOfText));
  return ground === undefined || ground.colour === paper ? undefined : ground.colour;
};

/** Share of the page that a box covers, from 0 to 1. */
const coveredPart = ({ x0, y0, x1, y1 }: Box, { width, height }: Pick<PageSegments, 'width' | 'height'>): number =>
  (Math.max(0, Math.min(x1, width) - Math.max(x0, 0)) * Math.max(0, Math.min(y1, height) - Math.max(y0, 0))) / (width * height);

/** The colour of fills that cover all pages; white if there are none, or if they differ. */
export const paperOf = (pages: readonly Pick<PageSegments, 'width' | 'height' | 'grounds'>[]): Colour => {
  const colours = new Set(pages.map((page) => page.grounds.findLast((g) => coveredPart(g.box, page) >= wholePage)?.colour ?? white));
  const [colour] = colours;
  return colours.size === 1 && colour !== undefined ? colour : white;
};

/** Whether all text without a box is readable on the page's colour. */
export const canStandOn = (blocks: readonly Block[], paper: Colour): boolean =>
  blocks.every((b) => {
    if (b.kind === 'floating') return true;
    if (b.kind === 'table') return b.cells.every((c) => c.fill !== undefined || canStandOn(c.blocks, paper));
    const ink = inkOf(b);
    return b.fill !== undefined || ink === undefined || canBeRead(ink, paper);
  });
