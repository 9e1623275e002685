import type { Attachment } from 'postal-mime';
import { contentOf } from './attachment.ts';
import { parseMail, type ReadMail } from './read-mail.ts';
import { signedContent } from './signed-content.ts';

/** Limit of signatures around one another; a mail that is signed, encrypted and signed again has two. */
const mostSignatures = 3;

/** The file that wraps a mail's parts (RFC 8551, 3.2); other signed files, such as invoices, stay files. */
const isWrapper = ({ mimeType, filename }: Attachment): boolean =>
  /^smime\.p7m$/i.test(filename ?? '') || (!filename && /^application\/(?:x-)?pkcs7-mime$/.test(mimeType));

const hasHead = (mail: Buffer): boolean => /^[\w-]{1,60}:/m.test(mail.toString('latin1', 0, 200));

/** A mail with the parts that its signature wraps, instead of the signature's file. */
export const openSigned = async (mail: ReadMail, level = 0): Promise<ReadMail> => {
  const wrapper = mail.attachments.find(isWrapper);
  const content = wrapper && level < mostSignatures ? signedContent(contentOf(wrapper)) : undefined;
  if (!content || !hasHead(content)) return mail;
  const inner = await openSigned(await parseMail(content), level + 1);
  const own = mail.html || mail.text?.trim() ? mail : inner;
  return {
    ...mail,
    ...(own.html === undefined ? {} : { html: own.html }),
    ...(own.text === undefined ? {} : { text: own.text }),
    pieces: own.pieces,
    attachments: mail.attachments.flatMap((one) => (one === wrapper ? inner.attachments : [one])),
  };
};
