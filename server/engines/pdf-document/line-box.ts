/**
 * Sizes: how far the box of a text reaches over and under its baseline. Between letters and accents: Adobe's metrics give ascenders of 0.68
 * (Times) to 0.72 (Helvetica) and descenders of 0.21 to 0.22. Fonts' own boxes do not serve, since many are those of their tallest sign.
 */
export const textReach = { above: 0.8, below: 0.22 } as const;

/** Part of its height that a line box has above the baseline, as in CSS with usual fonts; the rest is below. */
export const lineBox = { above: 0.8, below: 0.2 } as const;
