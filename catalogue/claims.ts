/** The number in texts, separate from the real counts, which cover it, so that pages need not load what is counted. */
export const claimedFormatCount = 80;
export const claimedFormats = `Over ${claimedFormatCount} formats`;
