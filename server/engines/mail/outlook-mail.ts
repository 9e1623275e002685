import { readCompoundTree, type Storage } from '../../files/compound-tree.ts';
import { detectEncoding } from '../../formats/text/decode.ts';
import { decodeHtml, htmlAsUtf8 } from '../../formats/text/decode-html.ts';
import { decodeByPage, isSevenBits } from './code-pages.ts';
import { unpackRtf } from './compressed-rtf.ts';
import { headerText, mailbox, mailPart, multipart, type Part, parameter, part, written } from './mime.ts';
import { codePageOf, type Properties, partsOf, propertiesOf } from './outlook.ts';
import { calendarOf, contactWords, type NamedIds, namedIdsOf } from './outlook-items.ts';
import { readRtfBody } from './rtf-body.ts';

/** Limit of nested messages, beyond any real forwarding. */
const mostLevels = 20;

/** Attachment methods ([MS-OXCMSG] 2.2.2.9). */
const methods = { message: 5, object: 6 } as const;

/** Headers that are regenerated for the new mail. */
const own = /^(?:content-[\w-]+|mime-version)$/i;

/** A stream that every message has. */
const fixedProperties = '__properties_version1.0';

/** The original transport headers, if the message has them: the name and all lines of each. */
const travelled = (text: string): readonly (readonly [name: string, lines: string])[] =>
  text
    .replace(/\r?\n(?=[ \t])/g, '\n')
    .split(/\r?\n(?![ \t])/)
    .flatMap((lines) => {
      const name = /^([\x21-\x39\x3b-\x7e]{1,100}):/.exec(lines)?.[1];
      if (!name || own.test(name)) return [];
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a header has none.
      const clean = lines.replace(/[\x00-\x08\x0b-\x1f]/g, '').replace(/\n/g, '\r\n');
      // The mail is written byte by byte; non-ASCII characters in headers are UTF-8 (RFC 6532).
      return [[name.toLowerCase(), Buffer.from(clean).toString('latin1')] as const];
    });

const people = (message: Storage, codePage: number): Readonly<Record<'to' | 'cc' | 'bcc', string>> => {
  const lists: readonly string[][] = [[], [], [], []];
  for (const one of partsOf(message, 'recip')) {
    const { text, number } = propertiesOf(one, 'part', codePage);
    const address = text('39FE') || (text('3003').includes('@') ? text('3003') : '');
    lists[number('0C15') ?? 1]?.push(mailbox(text('3001'), address));
  }
  const list = (at: number): string => (lists[at] ?? []).filter(Boolean).join(',\r\n ');
  return { to: list(1), cc: list(2), bcc: list(3) };
};

const sender = ({ text }: Properties): string => {
  const withAddress = (ids: readonly string[]): string => ids.map(text).find((one) => one.includes('@')) ?? '';
  return mailbox(text('0C1A') || text('0042'), withAddress(['5D01', '0C1F', '5D02', '0065']));
};

/** RFC 5322 3.3; JavaScript's `GMT` is obsolete there. */
const dateText = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

const headOf = (message: Storage, properties: Properties, codePage: number): readonly string[] => {
  const { text, time } = properties;
  const before = travelled(text('007D'));
  const has = new Set(before.map(([name]) => name));
  const { to, cc, bcc } = people(message, codePage);
  const date = time('0039') ?? time('0E06') ?? time('3007');
  const id = (one: string): string => text(one).replace(/[^\x21-\x7e ]/g, '');
  const further: readonly (readonly [string, string])[] = [
    ['From', sender(properties)],
    ['To', to || headerText(text('0E04'))],
    ['Cc', cc || headerText(text('0E03'))],
    ['Bcc', bcc],
    ['Date', date ? dateText(date) : ''],
    ['Subject', headerText(text('0037'))],
    ['Message-ID', id('1035')],
    ['In-Reply-To', id('1042')],
    ['References', id('1039')],
  ];
  return [
    ...before.map(([, lines]) => lines),
    ...further.flatMap(([name, value]) => (value && !has.has(name.toLowerCase()) ? [`${name}: ${value}`] : [])),
    'MIME-Version: 1.0',
  ];
};

const pageOf = (bytes: Buffer, codePage: number): string =>
  codePage === 0 || (detectEncoding(bytes).startsWith('utf-') && !isSevenBits(codePage))
    ? decodeHtml(bytes).text
    : decodeByPage(bytes, codePage);

type Body = { readonly part: Part; readonly html: string };

/** What a report says on the delivery of a message, which Outlook shows instead of a body ([MS-OXOMSG] 2.1.2): as a whole, and on each recipient. */
const reportWords = (message: Storage, { text }: Properties, codePage: number): string => {
  if (!/^REPORT\./i.test(text('001A'))) return '';
  const onEach = partsOf(message, 'recip').flatMap((one) => {
    const recipient = propertiesOf(one, 'part', codePage);
    const words = [recipient.text('1001'), recipient.text('0C1B')].filter(Boolean).join('\n');
    return words ? [`${recipient.text('3001') || recipient.text('39FE')}\n${words}`] : [];
  });
  return [text('1001'), ...onEach].filter(Boolean).join('\n\n');
};

/** The best available body: HTML, HTML encapsulated in RTF, RTF, plain text. */
const bodyOf = (message: Storage, properties: Properties, ids: NamedIds, codePage: number): Body => {
  const { text, bytes, number } = properties;
  const words = text('1000') || reportWords(message, properties, codePage);
  const withWords = (content: string): Body => ({ part: part('text/plain', content), html: '' });
  const withPage = (html: string): Body => {
    const page = part('text/html', htmlAsUtf8(html).slice(1));
    return { part: words.trim() ? multipart('alternative', [withWords(words).part, page]) : page, html };
  };
  const contact = contactWords(properties, ids);
  if (contact) return withWords([contact, words].filter(Boolean).join('\n\n'));
  const html = bytes('1013');
  if (html?.length) return withPage(pageOf(html, number('3FDE') ?? 0));
  if (text('1013')) return withPage(text('1013'));
  const packed = bytes('1009');
  if (!packed?.length) return withWords(words);
  const { kind, content } = readRtfBody(unpackRtf(packed));
  if (kind === 'html') return withPage(content);
  return withWords(words.trim() ? words : content);
};

/** The stream that contains the file of an embedded object. */
const contentsOf = (object: Storage | undefined): Buffer | undefined =>
  (object?.streams.get('CONTENTS') ?? object?.streams.get('Package'))?.();

type Attached = { readonly part: Part; readonly isInside: boolean };

/** `html` is the page that may show the attachment; many messages have content ids that their page doesn't reference. */
const attachedOf = (storage: Storage, html: string, codePage: number, ids: NamedIds, level: number): Attached | undefined => {
  const { text, bytes, number } = propertiesOf(storage, 'part', codePage);
  const within = storage.storages.get('__substg1.0_3701000D');
  const name = text('3707') || text('3704') || text('3001');
  const id = text('3712').replace(/[<>\s]/g, '');
  if (number('3705') === methods.message) {
    if (!within) return undefined;
    const inner = mailOf(within, 'embedded', ids, level + 1);
    const called = `${name.replace(/\.(?:msg|eml)$/i, '') || 'message'}.eml`;
    return { part: mailPart(inner, [`Content-Disposition: attachment; ${parameter('filename', called)}`]), isInside: false };
  }
  const content = number('3705') === methods.object ? contentsOf(within) : bytes('3701');
  if (!content) return undefined;
  const type = /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,100}$/i.test(text('370E')) ? text('370E') : 'application/octet-stream';
  const isMail = /^(?:message|multipart)\//i.test(type);
  const isInside = id !== '' && html.includes(`cid:${id}`);
  const disposition = `Content-Disposition: ${isInside ? 'inline' : 'attachment'}; ${parameter('filename', name || 'attachment')}`;
  const further = id ? [disposition, `Content-ID: <${id.replace(/[^\x21-\x7e]/g, '_')}>`] : [disposition];
  return { part: part(isMail ? 'application/octet-stream' : type, content, further), isInside };
};

/** A mail signed as a whole has its parts in a single attachment. */
const signedWhole = (message: Storage, properties: Properties, codePage: number): string | undefined => {
  if (!/^IPM\.Note\.SMIME\.MultipartSigned/i.test(properties.text('001A'))) return undefined;
  const [only, ...others] = partsOf(message, 'attach');
  if (!only || others.length > 0) return undefined;
  const whole = propertiesOf(only, 'part', codePage).bytes('3701')?.toString('latin1');
  return whole && /^content-type:\s*multipart\/signed/im.test(whole.split(/\r?\n\r?\n/, 1)[0] ?? '') ? whole : undefined;
};

const mailOf = (message: Storage, kind: 'message' | 'embedded', ids: NamedIds, level: number): string => {
  if (level > mostLevels) throw new RangeError('Messages lie too deep within each other.');
  const codePage = codePageOf(message, kind);
  const properties = propertiesOf(message, kind, codePage);
  const head = headOf(message, properties, codePage);
  const signed = signedWhole(message, properties, codePage);
  if (signed) return `${head.join('\r\n')}\r\n${signed}`;
  const body = bodyOf(message, properties, ids, codePage);
  const calendar = calendarOf(properties, ids);
  const attached = partsOf(message, 'attach').flatMap((one) => attachedOf(one, body.html, codePage, ids, level) ?? []);
  const inside = attached.filter(({ isInside }) => isInside).map((one) => one.part);
  const related = multipart('related', [body.part, ...inside]);
  const event = calendar ? [part('text/calendar', calendar, ['Content-Disposition: attachment; filename="invitation.ics"'])] : [];
  const whole = multipart('mixed', [related, ...event, ...attached.filter(({ isInside }) => !isInside).map((one) => one.part)]);
  return written({ head: [...head, ...whole.head], body: whole.body });
};

/**
 * Converts an Outlook message ([MS-OXMSG]) to a mail: original headers if available, HTML or text as UTF-8, inline images,
 * attachments, and attached messages. Throws RangeError for a damaged one.
 */
export const outlookAsMail = (bytes: Buffer): Buffer => {
  const message = readCompoundTree(bytes);
  if (!message.streams.has(fixedProperties)) throw new RangeError('The file holds no message.');
  return Buffer.from(mailOf(message, 'message', namedIdsOf(message), 0), 'latin1');
};
