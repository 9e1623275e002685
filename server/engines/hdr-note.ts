/** Note about HDR images (PQ, HLG) that are converted to standard brightness. */
export const hdrNote = 'The original is made for HDR screens. The result has the brightness of ordinary ones.';
