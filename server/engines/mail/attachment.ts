import type { Attachment } from 'postal-mime';

/** The bytes of an attachment, which the parser returns in several forms. */
export const contentOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content, 'base64')
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
