/**
 * What several stages know of type and of rows. Beside each stands what it was set on; the sets of pages (round, public, printed) are
 * those of README.md.
 */

/**
 * Points: type whose sizes differ by less is of one size. Producers round sizes to a tenth or a half of a point (round), and the next
 * size that people choose is a point away.
 */
export const sameSize = 0.6;

export { lineBox, textReach } from '../line-box.ts';

/** Sizes: the middle of letters above the baseline, between that of small letters (0.24) and of capitals (0.35). */
export const letterMiddle = 0.3;

/** Type of headings and of titles against the text's: 12 on 11 points is text that stands out, 13 is a heading (public, `mhs`). */
export const headingSize = 1.12;
export const titleSize = 1.3;
/** Points: rounding of sizes, added to the smallest size of a heading. */
export const sizeRounding = 0.2;
/** Letters: longer texts are no headings, however large. Twice the longest of public, since titles of papers run longer. */
export const longestHeading = 180;

/** Points: the size of text where a page or document has none to measure, as word processors begin with. */
export const defaultSize = 11;

/** Points: edges that one program drew or set at one place miss each other by less; seen on round, where tables end with their lines. */
export const edgeSlack = 3;

/** Part of the lower of two boxes that both must share to stand on one line, where baselines say nothing. */
export const besideShare = 0.5;
