/** What a visitor is told where light coded for HDR screens (PQ, HLG) was brought to what others can show. */
export const hdrNote = 'The original is made for HDR screens. The result has the brightness of ordinary ones.';
