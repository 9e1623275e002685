/**
 * In font sizes: the extent of a text's box above and below its baseline. It lies between letters and accents: Adobe's metrics give
 * ascenders of 0.68 (Times) to 0.72 (Helvetica) and descenders of 0.21 to 0.22. Font bounding boxes are unsuitable, since many are those of
 * the tallest glyph.
 */
export const textReach = { above: 0.8, below: 0.22 } as const;

/** Share of a line box's height above and below the baseline, as in CSS with common fonts. */
export const lineBox = { above: 0.8, below: 0.2 } as const;
