import type { Box, Colour, Paragraph } from '../model.ts';
import type { Fill } from '../read/page-content.ts';

/** Points: text may stand out of the ground behind it by its accents and descenders. */
const slack = { x: 2, y: 4 } as const;
/** Luminance, from 0 for black to 1 for white: text that differs by less from a fill could not be read on it, so it does not stand on it. */
const leastContrast = 0.2;

/** Where each part of `#rrggbb` stands, and its share in luminance (ITU-R BT.709). */
const channels = [
  { at: 1, share: 0.2126 },
  { at: 3, share: 0.7152 },
  { at: 5, share: 0.0722 },
] as const;
/** Of a part: two digits to base 16. */
const part = { base: 16, full: 255 } as const;

const luminance = (colour: Colour): number =>
  channels.reduce((sum, { at, share }) => sum + (share * Number.parseInt(colour.slice(at, at + 2), part.base)) / part.full, 0);

/** The colour of most of its letters. */
const inkOf = (p: Pick<Paragraph, 'inlines'>): Colour | undefined => {
  const letters = new Map<Colour, number>();
  for (const i of p.inlines) if (i.kind === 'text') letters.set(i.style.colour, (letters.get(i.style.colour) ?? 0) + i.text.trim().length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const holds = (ground: Box, box: Box): boolean =>
  box.x0 >= ground.x0 - slack.x && box.x1 <= ground.x1 + slack.x && box.y0 >= ground.y0 - slack.y && box.y1 <= ground.y1 + slack.y;

/** The colour that a paragraph stands on: of what was painted last behind all of it and lets it be read. White is none. */
export const groundOf = (p: Paragraph, grounds: readonly Fill[]): Colour | undefined => {
  const ink = inkOf(p);
  if (ink === undefined) return undefined;
  const ground = grounds.findLast((g) => holds(g.box, p.box) && Math.abs(luminance(g.colour) - luminance(ink)) >= leastContrast);
  return ground === undefined || ground.colour === '#ffffff' ? undefined : ground.colour;
};
