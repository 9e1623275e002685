/** What visitors read. Apart from the counts, which bear it out, so that pages need not carry what is counted. */
export const claimedFormatCount = 80;
export const claimedFormats = `Over ${claimedFormatCount} formats`;
