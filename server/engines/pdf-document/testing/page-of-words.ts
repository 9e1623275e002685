import type { Font, Glyph, PageContent } from '../read/page-content.ts';

const font: Font = {
  family: 'Helvetica',
  bold: false,
  italic: false,
  monospace: false,
  serif: false,
  vertical: false,
  ascent: 0.75,
  descent: 0.25,
};
const clip = { x0: 0, y0: 0, x1: 600, y1: 1e6 };

/** A word as one glyph of 8 points, half as wide for each letter. */
export const word = (text: string, x: number, y: number, show: number, mcid = -1): Glyph => ({
  text,
  x,
  y,
  width: text.length * 4,
  size: 8,
  font,
  colour: '#000000',
  angle: 0,
  hidden: false,
  stroked: false,
  mcid,
  artifact: false,
  show,
  clip,
});

export const pageOfWords = (content: Partial<PageContent> & Pick<PageContent, 'glyphs'>): PageContent => ({
  index: 0,
  width: 600,
  height: 800,
  rules: [],
  fills: [],
  images: [],
  drawings: [],
  links: [],
  ...content,
});
