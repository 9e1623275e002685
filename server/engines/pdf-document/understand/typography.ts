/**
 * Typographic constants shared by several stages. Each names the data it was tuned on; the sets of pages (round, public, printed) are those
 * of README.md.
 */

/**
 * Points: maximum difference within one type size. Producers round sizes to a tenth or a half of a point (round), and the next size that
 * people choose is a point away.
 */
export const sameSize = 0.6;

export { lineBox, textReach } from '../line-box.ts';

/** In font sizes: height of the middle of letters above the baseline, between that of small letters (0.24) and of capitals (0.35). */
export const letterMiddle = 0.3;

/** Ratio of the size of headings and titles to the text's: 12 on 11 points is emphasised text, 13 is a heading (public, `mhs`). */
export const headingSize = 1.12;
export const titleSize = 1.3;
/** Points: rounding of sizes, added to the smallest size of a heading. */
export const sizeRounding = 0.2;
/** Letters: longer texts are not headings, however large. Twice the longest of public, since titles of papers run longer. */
export const longestHeading = 180;

/** Points: text size of a page or document without text to measure, the default of word processors. */
export const defaultSize = 11;

/** Points: tolerance between edges that a program placed at one position; measured on round, where tables end with their lines. */
export const edgeSlack = 3;

/** Points: tolerance between baselines of adjacent columns. */
export const sameBaseline = 1.2;

/** Ratio of the size of superscripts and subscripts to that of their text: larger letters are none. */
export const scriptSize = 0.85;

/** Minimum overlap of two boxes on one line, as a share of the lower one, if baselines are inconclusive. */
export const besideShare = 0.5;
