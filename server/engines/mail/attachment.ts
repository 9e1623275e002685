import { type Attachment, decodeWords } from 'postal-mime';

/** The bytes of an attachment, which the parser returns in several forms. */
export const contentOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content, 'base64')
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);

/** The id of an attachment without brackets; some programs put blanks around it, or write it in encoded words. */
export const contentIdOf = ({ contentId = '' }: Attachment): string => decodeWords(contentId).trim().replace(/^<|>$/g, '').trim();

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);

/** Whether browsers show the attachment as a picture. */
export const isPicture = ({ mimeType }: Attachment): boolean => pictures.has(mimeType);
