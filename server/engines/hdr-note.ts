import { message } from '../../catalogue/languages/message.ts';

/** Note about HDR images (PQ, HLG) that are converted to standard brightness. */
export const hdrNote = message('hdr');
