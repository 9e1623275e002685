/** TNEF attachments for tests, built byte by byte from [MS-OXTNEF]. */

type Sample = {
  readonly subject: string;
  /** Of names and texts that are bytes; Windows-1252 by default. */
  readonly codePage?: number;
  readonly body?: string;
  readonly rtf?: Uint8Array;
  readonly files: readonly { readonly name: string; readonly longName?: string; readonly content: Uint8Array }[];
};

export const tnefAttribute = (level: number, id: number, type: number, data: Uint8Array): Buffer => {
  const head = Buffer.alloc(9);
  head.writeUInt8(level, 0);
  head.writeUInt16LE(id, 1);
  head.writeUInt16LE(type, 3);
  head.writeUInt32LE(data.length, 5);
  const sum = Buffer.alloc(2);
  sum.writeUInt16LE(
    data.reduce((total, byte) => (total + byte) & 0xffff, 0),
    0,
  );
  return Buffer.concat([head, data, sum]);
};

const integers = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) out.writeUInt32LE(value, at * 4);
  return out;
};

/** Variable-length properties, by combined type and id. */
const properties = (list: readonly (readonly [tag: number, value: Uint8Array])[]): Buffer =>
  Buffer.concat([
    integers(list.length),
    ...list.map(([tag, value]) => Buffer.concat([integers(tag, 1, value.length), value, Buffer.alloc((4 - (value.length % 4)) % 4)])),
  ]);

const ended = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');

export const writeTnef = ({ subject, codePage = 1252, body, rtf, files }: Sample): Buffer =>
  Buffer.concat([
    Buffer.from('789f3e220100', 'hex'),
    tnefAttribute(1, 0x9006, 8, integers(0x10000)),
    tnefAttribute(1, 0x9007, 6, integers(codePage, 0)),
    tnefAttribute(1, 0x8004, 1, ended(subject)),
    ...(body === undefined ? [] : [tnefAttribute(1, 0x800c, 2, ended(body))]),
    ...(rtf ? [tnefAttribute(1, 0x9003, 6, properties([[0x10090102, rtf]]))] : []),
    ...files.flatMap(({ name, longName, content }) => [
      tnefAttribute(2, 0x9002, 6, Buffer.alloc(14)),
      tnefAttribute(2, 0x8010, 1, ended(name)),
      tnefAttribute(2, 0x800f, 6, content),
      ...(longName ? [tnefAttribute(2, 0x9005, 6, properties([[0x3707001f, Buffer.from(`${longName}\0`, 'utf16le')]]))] : []),
    ]),
  ]);
