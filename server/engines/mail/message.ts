import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { cleanMailPage } from './clean-page.ts';

/** Parts within parts of one mail. */
const mostLevels = 100;

/** Reads one mail (RFC 5322, MIME): headers, bodies and what is attached. */
export const readMail = (bytes: Uint8Array): Promise<Email> =>
  PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer', maxNestingDepth: mostLevels, rfc822Attachments: true });

/** Bytes of something attached. */
export const contentOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content, 'base64')
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);

const person = (address: Address): string =>
  address.group
    ? `${address.name}: ${address.group.map(person).join(', ')}`
    : address.name && address.name !== address.address
      ? `${address.name} <${address.address}>`
      : (address.address ?? '');

const shownImages: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);

// Preformatted, so that what reads the page without its styles keeps the lines as well. The first line end of such an element is none.
const plainPage = (text: string): string => `<pre class="plain">\n${escapeXml(text)}</pre>`;

/** A mail as an article of a page: who, to whom, when and what about, the body, and a list of what was attached. */
export const mailArticle = (mail: Email): string => {
  // The first of an id counts.
  const byId = new Map(mail.attachments.toReversed().map((one) => [one.contentId?.replace(/^<|>$/g, '') ?? '', one] as const));
  const inside = (id: string): string | undefined => {
    const found = byId.get(id);
    return found && shownImages.has(found.mimeType) ? `data:${found.mimeType};base64,${contentOf(found).toString('base64')}` : undefined;
  };
  const row = (name: string, value: string): string => (value === '' ? '' : `<tr><th>${name}</th><td>${escapeXml(value)}</td></tr>`);
  const people = (list: readonly Address[] | undefined): string => (list ?? []).map(person).join(', ');
  const attached = mail.attachments.filter(({ disposition, related }) => disposition === 'attachment' || !related);
  const head = [
    row('From', mail.from ? person(mail.from) : ''),
    row('To', people(mail.to)),
    row('Cc', people(mail.cc)),
    row('Date', mail.date ?? ''),
    row('Attachments', attached.map(({ filename, mimeType }) => filename || mimeType).join(', ')),
  ].join('');
  const body = mail.html ? cleanMailPage(mail.html, inside) : plainPage(mail.text ?? '');
  return `<article><h1>${escapeXml(mail.subject || 'No subject')}</h1><table class="head">${head}</table><div class="body">${body}</div></article>`;
};

/** A page of mails that fetches nothing: its policy says so too, should anything be left that would. */
export const mailPage = (articles: readonly string[], title: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><title>${escapeXml(title)}</title><style>body{font-family:sans-serif;margin:2em auto;max-width:50em}table.head{border-collapse:collapse;margin-bottom:1em}table.head th{text-align:left;vertical-align:top;padding-right:1em}.plain{white-space:pre-wrap;font:inherit;margin:0}article+article{break-before:page}</style></head><body>${articles.join('\n')}</body></html>\n`;
