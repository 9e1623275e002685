/** Arrow: malformed messages, false offsets and counts, and columns that take no bytes. */
import { makeData, Null, RecordBatch, Schema, Struct, Table, tableToIPC, Utf8, vectorFromArray } from 'apache-arrow';
import { sampleArrow } from '../../../engines/table/data-samples.ts';
import { type Attack, harmless, refused } from './attack.ts';
import { join, le32, le64, zeros } from './bytes.ts';

const slow = { seconds: 30 } as const;
const most = 2 ** 31 - 1;

const marker = 7_654_321;
/** An Arrow stream in which eight-byte numbers equal to `marker` are replaced. */
const lying = (bytes: Uint8Array, value: bigint): Buffer => {
  const file = Buffer.from(bytes);
  const found = le64(marker);
  for (let at = file.indexOf(found); at >= 0; at = file.indexOf(found, at + 8)) file.writeBigInt64LE(value, at);
  return file;
};
const nulls = (columns: number, as: 'file' | 'stream' = 'stream'): Uint8Array => {
  const children = Array.from({ length: columns }, () => makeData({ type: new Null(), length: marker }));
  const fields = Object.fromEntries(children.map((child, index) => [`c${index}`, child.type]));
  const schema = new Schema(
    new Table(Object.fromEntries(Object.entries(fields).map(([name]) => [name, vectorFromArray([null], new Null())]))).schema.fields,
  );
  const data = makeData({ type: new Struct(schema.fields), length: marker, nullCount: 0, children });
  return tableToIPC(new Table([new RecordBatch(schema, data)]), as);
};
const words = (as: 'file' | 'stream'): Buffer =>
  Buffer.from(tableToIPC(new Table({ a: vectorFromArray(['x', 'yy', 'zzz'], new Utf8()) }), as));

export const arrowAttacks: readonly Attack[] = [
  refused('arrow-rows-without-columns', 'arrow csv', () => lying(nulls(0), 2n ** 52n), slow),
  refused('arrow-nulls-of-billions', 'arrow json', () => lying(nulls(1), 2n ** 40n), slow),
  refused('arrow-negative-rows', 'arrow jsonl', () => lying(nulls(1), -1n), slow),
  refused('arrow-nulls-without-end', 'arrow csv', () => lying(nulls(1), 2n ** 63n - 1n), slow),
  refused('arrow-40-million-nulls', 'arrow jsonl', () => lying(nulls(1), 40_000_000n), { seconds: 60 }),
  harmless('arrow-offsets-outside', 'arrow csv', () => {
    const file = words('stream');
    const at = file.lastIndexOf(Buffer.from('xyyzzz')) - 8;
    if (at > 0) file.writeInt32LE(most, at);
    return file;
  }),
  ...[0, most, -2, 0x7fff_fff8].map((length) =>
    refused(`arrow-message-of-${length}`, 'arrow csv', () => {
      const file = words('stream');
      file.writeInt32LE(length, 4);
      return file;
    }),
  ),
  harmless(
    'arrow-one-batch-many-times',
    'arrow csv',
    () => {
      // The file's directory lists its only batch repeatedly.
      const one = words('stream');
      const end = one.lastIndexOf(Buffer.from('ffffffff00000000', 'hex'));
      const batch = one.subarray(one.indexOf(Buffer.from('ffffffff', 'hex'), 8), end);
      return join(one.subarray(0, end), ...Array.from({ length: 50_000 }, () => batch), 'ffffffff00000000');
    },
    { seconds: 60 },
  ),
  ...Array.from({ length: 6 }, (_, n) =>
    harmless(`arrow-tables-of-offsets-${n}`, 'arrow csv', () => {
      // Overwrites every sixth word of the schema and of the batch's header with an extreme offset; the attacks together cover all words.
      const file = words('stream');
      for (let at = 8 + n * 4; at + 4 <= Math.min(file.length, 600); at += 24)
        file.writeInt32LE([most, -most, -1, 0, 64, 0x1000_0000][n] ?? 0, at);
      return file;
    }),
  ),
  harmless('arrow-sample-cut', 'arrow csv', () => Buffer.from(sampleArrow([{ a: 'x', b: 1 }])).subarray(0, 300)),
  refused('arrow-marks-alone', 'arrow csv', 'ARROW1\0\0ARROW1'),
  refused('arrow-directory-of-everything', 'arrow csv', () => join('ARROW1\0\0', zeros(40), le32(most), 'ARROW1')),
  refused(
    'arrow-100000-empty-messages',
    'arrow csv',
    () => join(...Array.from({ length: 100_000 }, () => join(le32(0xffff_ffff), le32(8), zeros(8)))),
    slow,
  ),
];
