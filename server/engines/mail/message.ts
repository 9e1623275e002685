import type { Address, Attachment, Email } from 'postal-mime';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { contentIdOf, contentOf, isPicture } from './attachment.ts';
import { cleanMailPage } from './clean-page.ts';
import { type Invitation, invitationsOf } from './invitation.ts';
import { shownDate } from './mail-date.ts';
import { openSigned } from './open-signed.ts';
import { parseMail, type ReadMail } from './read-mail.ts';
import type { RtfBody } from './rtf-body.ts';
import { readTnef, type Tnef } from './tnef.ts';

/** A mail with all its content: bodies, attachments, attached mails, and appointments. */
export type Message = {
  readonly mail: ReadMail;
  /** Message bodies from a `winmail.dat`. */
  readonly outlookBodies: readonly RtfBody[];
  readonly attachments: readonly Attachment[];
  readonly inside: readonly Message[];
  readonly invitations: readonly Invitation[];
};

/** Limit of nested mails whose text is shown; deeper ones stay files. */
const mostLevels = 10;
const mostInside = 500;

const isMail = ({ mimeType }: Attachment): boolean => mimeType === 'message/rfc822' || mimeType === 'message/global';
const isCalendar = ({ mimeType }: Attachment): boolean => mimeType === 'text/calendar' || mimeType === 'application/ics';
const isTnef = ({ mimeType, filename }: Attachment): boolean =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(mimeType) || /^winmail\.dat$/i.test(filename ?? '');

/** Reads a `winmail.dat`; an unreadable one stays a file. */
const tnefOf = (one: Attachment): Tnef | undefined => {
  if (!isTnef(one)) return undefined;
  try {
    return readTnef(contentOf(one));
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
};

const attachmentsOf = ({ files, calendar }: Tnef): readonly Attachment[] => [
  ...files.map(({ name, type, id, content }) => ({
    filename: name,
    mimeType: type.toLowerCase(),
    disposition: 'attachment',
    ...(id ? { contentId: id } : {}),
    content: new Uint8Array(content),
  })),
  ...(calendar
    ? [
        {
          ...{ filename: 'invitation.ics', mimeType: 'text/calendar', disposition: 'attachment' as const },
          content: new Uint8Array(Buffer.from(calendar)),
        },
      ]
    : []),
];

const messageOfTnef = (tnef: Tnef): Message => ({
  mail: { headers: [], headerLines: [], subject: tnef.subject, attachments: [], pieces: [] },
  outlookBodies: tnef.body ? [tnef.body] : [],
  attachments: attachmentsOf(tnef),
  inside: tnef.messages.map(messageOfTnef),
  invitations: tnef.calendar ? invitationsOf(tnef.calendar) : [],
});

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const readMessage = async (bytes: Uint8Array, level = 0, counted = { inside: 0 }): Promise<Message> => {
  const mail = await openSigned(await parseMail(bytes));
  const attachments: Attachment[] = [];
  const inside: Message[] = [];
  const outlookBodies: RtfBody[] = [];
  for (const one of mail.attachments) {
    const tnef = tnefOf(one);
    if (!tnef) {
      const isShown = isMail(one) && level < mostLevels && counted.inside++ < mostInside;
      const inner = isShown ? await readMessage(contentOf(one), level + 1, counted) : undefined;
      if (inner) inside.push(inner);
      attachments.push(inner && !one.filename ? { ...one, filename: `${inner.mail.subject || 'mail'}.eml` } : one);
      continue;
    }
    const { body } = tnef;
    if (body && !(body.kind === 'text' && folded(mail.text ?? '').includes(folded(body.content)))) outlookBodies.push(body);
    // Some programs send the calendar's own format as well.
    attachments.push(...attachmentsOf(mail.attachments.some(isCalendar) ? { ...tnef, calendar: undefined } : tnef));
    inside.push(...tnef.messages.map(messageOfTnef));
  }
  const named = attachments.map((one) => (isCalendar(one) && !one.filename ? { ...one, filename: 'invitation.ics' } : one));
  // The same appointment often appears as a text part and as an attachment.
  const invitations = new Map(
    named
      .filter(isCalendar)
      .flatMap((one) => invitationsOf(contentOf(one).toString('utf8')).map((found) => [JSON.stringify(found), found] as const)),
  );
  return { mail, outlookBodies, attachments: named, inside, invitations: [...invitations.values()] };
};

const person = (address: Address): string =>
  address.group
    ? `${address.name}: ${address.group.map(person).join(', ')}`
    : address.name && address.name !== address.address
      ? `${address.name} <${address.address}>`
      : (address.address ?? '');

// Preformatted, so that line breaks survive without styles. HTML drops the first line end in such an element.
const plainPage = (text: string): string => `<pre class="plain">\n${escapeXml(text)}</pre>`;

const row = (name: string, value: string): string => (value === '' ? '' : `<tr><th>${name}</th><td>${escapeXml(value)}</td></tr>`);

const invitationTable = ({ title, rows }: Invitation): string =>
  `<table class="head"><tr><th colspan="2">${escapeXml(title)}</th></tr>${rows.map(([name, value]) => row(name, value)).join('')}</table>`;

const dateOf = ({ headers, date }: Email): string => {
  const written = headers.find(({ key }) => key === 'date')?.value;
  // The server's date, as mail programs show it for mails without one.
  const received = headers
    .find(({ key }) => key === 'received')
    ?.value.split(';')
    .at(-1);
  return written ? shownDate(written) : (date ?? (received ? shownDate(received) : ''));
};

/**
 * A mail as an article of a page: sender, recipients, date, subject, body, appointments, a list of attachments, and the attached
 * mails. `place` distinguishes it from all other mails of the page.
 */
export const mailArticle = ({ mail, outlookBodies, attachments, inside, invitations }: Message, place = '1'): string => {
  // The first attachment with an id wins.
  const byId = new Map(attachments.toReversed().map((one) => [contentIdOf(one), one] as const));
  const byName = new Map(attachments.map((one) => [one.filename ?? '', one] as const));
  const used = new Set<Attachment>();
  const shown = (one: Attachment): string => `data:${one.mimeType};base64,${contentOf(one).toString('base64')}`;
  const picture = (id: string): string | undefined => {
    if (id === '') return undefined;
    const found = byId.get(id) ?? byName.get(id);
    if (!found || !isPicture(found)) return undefined;
    used.add(found);
    return shown(found);
  };
  const shownAlone = (one: Attachment): string => {
    if (used.has(one) || !isPicture(one)) return '';
    used.add(one);
    return `<p><img src="${shown(one)}" alt="${escapeXml(one.filename ?? '')}" style="max-width:100%"></p>`;
  };
  const people = (list: readonly Address[] | undefined): string => (list ?? []).map(person).join(', ');
  const attached = attachments.filter(({ disposition, related }) => disposition === 'attachment' || !related);
  const head = [
    row('From', mail.from ? person(mail.from) : ''),
    row('Reply-To', people(mail.replyTo?.filter(({ address }) => address !== mail.from?.address))),
    row('To', people(mail.to)),
    row('Cc', people(mail.cc)),
    row('Bcc', people(mail.bcc)),
    row('Date', dateOf(mail)),
    row('Attachments', attached.map(({ filename, mimeType }) => filename || mimeType).join(', ')),
  ].join('');
  const formed = ({ kind, content }: RtfBody, index: number): string =>
    kind === 'html' ? cleanMailPage(content, picture, `mail-${place}-outlook-${index + 1}`) : plainPage(content);
  // Pages name some of the pictures around them, which are shown there only.
  const own = mail.pieces.map((piece, index): string | Attachment => {
    if (piece.kind === 'picture') return piece.picture;
    if (piece.kind === 'html')
      return cleanMailPage(piece.content, picture, index === 0 ? `mail-${place}` : `mail-${place}-part-${index + 1}`);
    return piece.content.trim() ? plainPage(piece.content) : '';
  });
  const texts = [...own, ...outlookBodies.map(formed)].map((one) => (typeof one === 'string' ? one : shownAlone(one)));
  // Mail programs show other pictures below the text.
  const below = attachments.filter(({ disposition }) => disposition !== 'attachment').map(shownAlone);
  const bodies = [...texts, ...below].filter(Boolean).map((body) => `<div class="body">${body}</div>`);
  const within = inside.map((one, index) => `<section class="attached">${mailArticle(one, `${place}-${index + 1}`)}</section>`);
  return `<article><h1>${escapeXml(mail.subject || 'No subject')}</h1><table class="head">${head}</table>${invitations.map(invitationTable).join('')}${bodies.join('')}${within.join('')}</article>`;
};

/** A page of mails that fetches nothing; its content security policy enforces this as a second safeguard. */
export const mailPage = (articles: readonly string[], title: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><title>${escapeXml(title)}</title><style>body{font-family:sans-serif;margin:2em auto;max-width:50em}table.head{border-collapse:collapse;margin-bottom:1em}table.head th{text-align:left;vertical-align:top;padding-right:1em}.plain{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}.attached{border-left:3px solid #999;margin-top:1.5em;padding-left:1em}article+article{break-before:page}</style></head><body>${articles.join('\n')}</body></html>\n`;
