import { decodeByPage } from './code-pages.ts';
import { unpackRtf } from './compressed-rtf.ts';
import { type MapiProperties, readMapiProperties } from './mapi-properties.ts';
import { calendarOf } from './outlook-items.ts';
import { type RtfBody, readRtfBody } from './rtf-body.ts';

type TnefFile = { readonly name: string; readonly type: string; readonly id: string; readonly content: Buffer };
/** Content of a `winmail.dat`: the message's formatted body, attachments, and attached messages. */
export type Tnef = {
  readonly subject: string;
  readonly body: RtfBody | undefined;
  readonly files: readonly TnefFile[];
  readonly messages: readonly Tnef[];
  /** An appointment, a meeting or a task, as iCalendar. */
  readonly calendar: string | undefined;
};

const signature = 0x223e9f78;
/** Attribute ids ([MS-OXTNEF] 2.1.3), without their types. */
const attributes = {
  subject: 0x8004,
  messageClass: 0x8008,
  body: 0x800c,
  data: 0x800f,
  title: 0x8010,
  attachment: 0x9002,
  properties: 0x9003,
  attachmentProperties: 0x9005,
  codePage: 0x9007,
} as const;

/** Limit of nested messages. */
const mostLevels = 10;

type Found = { name: string; data: Buffer | undefined; properties: ReturnType<typeof readMapiProperties> | undefined };

/** Names that TNEF has for classes of messages ([MS-OXTNEF] 2.1.3.3.1). */
const meetings: readonly (readonly [inTnef: RegExp, messageClass: string])[] = [
  [/^IPM\.Microsoft Schedule\.MtgReq/i, 'IPM.Schedule.Meeting.Request'],
  [/^IPM\.Microsoft Schedule\.MtgCncl/i, 'IPM.Schedule.Meeting.Canceled'],
  [/^IPM\.Microsoft Schedule\.MtgResp/i, 'IPM.Schedule.Meeting.Resp'],
];

const calendarIn = (properties: MapiProperties, messageClass: string, subject: string): string | undefined => {
  const kind = properties.text('001A') || (meetings.find(([inTnef]) => inTnef.test(messageClass))?.[1] ?? messageClass);
  const text = (id: string): string => (id === '001A' ? kind : id === '0037' ? subject : properties.text(id));
  return calendarOf({ ...properties, text }, properties.ids);
};

const bodyOf = (properties: ReturnType<typeof readMapiProperties> | undefined, plain: string): RtfBody | undefined => {
  const html = properties?.bytes('1013');
  if (html?.length) return { kind: 'html', content: decodeByPage(html, properties?.number('3FDE') ?? 0) };
  const packed = properties?.bytes('1009');
  if (packed?.length) return readRtfBody(unpackRtf(packed));
  // A report on the delivery of a message has its words elsewhere.
  const words = properties?.text('1000') || plain || properties?.text('1001') || '';
  return words.trim() ? { kind: 'text', content: words } : undefined;
};

/** Reads TNEF, Outlook's attachment format ([MS-OXTNEF]). Throws RangeError if the data is damaged or in another format. */
export const readTnef = (bytes: Buffer, level = 0): Tnef => {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) throw new RangeError('The file holds no message of Outlook.');
  if (level > mostLevels) throw new RangeError('Messages lie too deep within each other.');
  let codePage = 0;
  const texts = new Map<number, Buffer>();
  let properties: ReturnType<typeof readMapiProperties> | undefined;
  const found: Found[] = [];
  for (let at = 6; at + 11 <= bytes.length; ) {
    const id = bytes.readUInt16LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const data = bytes.subarray(at + 9, at + 9 + length);
    if (data.length < length) break;
    at += 9 + length + 2;
    if (id === attributes.codePage && length >= 4) codePage = data.readUInt32LE(0);
    else if (id === attributes.attachment) found.push({ name: '', data: undefined, properties: undefined });
    else if (id === attributes.properties) properties = readMapiProperties(data, codePage);
    else if (id === attributes.subject || id === attributes.body || id === attributes.messageClass) texts.set(id, data);
    else {
      const last = found.at(-1);
      if (!last) continue;
      if (id === attributes.title) last.name = textOf(data, codePage);
      else if (id === attributes.data) last.data = data;
      else if (id === attributes.attachmentProperties) last.properties = readMapiProperties(data, codePage);
    }
  }
  const plain = (id: number): string => textOf(texts.get(id) ?? Buffer.alloc(0), codePage);
  const files: TnefFile[] = [];
  const messages: Tnef[] = [];
  for (const { name, data, properties: own } of found) {
    const object = own?.object('3701');
    if (object && object.length > 4 && object.readUInt32LE(0) === signature) messages.push(readTnef(object, level + 1));
    else {
      const content = data ?? own?.bytes('3701') ?? object;
      if (content)
        files.push({
          name: own?.text('3707') || name || own?.text('3704') || own?.text('3001') || 'attachment',
          type: own?.text('370E') || 'application/octet-stream',
          id: own?.text('3712') ?? '',
          content,
        });
    }
  }
  const subject = properties?.text('0037') || plain(attributes.subject);
  return {
    subject,
    body: bodyOf(properties, plain(attributes.body)),
    files,
    messages,
    calendar: properties && calendarIn(properties, plain(attributes.messageClass), subject),
  };
};

const textOf = (data: Buffer, codePage: number): string =>
  decodeByPage(data.subarray(0, data.includes(0) ? data.indexOf(0) : data.length), codePage);
