/** Windows metafiles: false records, arbitrary pictures and polygons. */
import * as samples from '../../../engines/office/foreign-samples.ts';
import { type Attack, harmless } from './attack.ts';
import { join, le16, le32, zeros } from './bytes.ts';

/** LibreOffice has to start. */
const slow = { seconds: 60 } as const;
const most = 0xffff_ffff;

/** An enhanced metafile of these records, with its header. */
const record = (type: number, content: Uint8Array = zeros(0), size = content.length + 8): Buffer => join(le32(type), le32(size), content);
const emf = (...records: readonly Buffer[]): Buffer => {
  const head = Buffer.from(samples.sampleEmf().subarray(0, 88));
  const body = join(...records, record(14, join(le32(0), le32(16), le32(20))));
  head.writeUInt32LE(head.length + body.length, 48);
  head.writeUInt32LE(records.length + 2, 52);
  return join(head, body);
};
const wmf = (...records: readonly Buffer[]): Buffer => join(samples.sampleWmf().subarray(0, 40), ...records, le32(3), le16(0));
const call = (type: number, content: Uint8Array = zeros(0), words = 3 + content.length / 2): Buffer =>
  join(le32(words), le16(type), content);

export const metafiles: readonly Attack[] = [
  harmless('emf-record-of-nothing', 'emf png', () => emf(record(75, zeros(0), 0), record(2, zeros(4))), slow),
  harmless('emf-record-of-everything', 'emf pdf', () => emf(record(2, zeros(40), most)), slow),
  harmless('emf-polygons-of-billions', 'emf svg', () => emf(record(8, join(zeros(16), le32(most), le32(most), zeros(40)))), slow),
  harmless(
    'emf-picture-of-everything',
    'emf png',
    () =>
      emf(
        record(
          81,
          join(
            zeros(16),
            zeros(8),
            zeros(16),
            ...[80, 40, 120, 40].map(le32),
            le32(0),
            le32(0xcc0020),
            le32(most),
            le32(most),
            le32(40),
            le32(0x7fff_ffff),
            le32(0x7fff_ffff),
            le16(1),
            le16(32),
            zeros(60),
          ),
        ),
      ),
    slow,
  ),
  harmless('emf-palette-of-everything', 'emf png', () => emf(record(49, join(le32(1), le16(0x300), le16(0xffff)))), slow),
  harmless('emf-states-without-end', 'emf pdf', () => emf(...Array.from({ length: 200_000 }, () => record(33))), slow),
  harmless(
    'emf-path-without-end',
    'emf svg',
    () => emf(record(59), ...Array.from({ length: 100_000 }, () => record(54, zeros(8))), record(60), record(62, zeros(16))),
    slow,
  ),
  harmless(
    'emf-clips',
    'emf png',
    () =>
      emf(
        ...Array.from({ length: 5000 }, (_, n) =>
          record(75, join(le32(48), le32(2), le32(32), le32(1), le32(1), le32(16), ...[0, 0, n, n].map(le32), ...[0, 0, n, n].map(le32))),
        ),
      ),
    slow,
  ),
  harmless(
    'emf-plus-objects-of-themselves',
    'emf png',
    () =>
      emf(
        ...Array.from({ length: 300 }, () =>
          record(70, join(le32(28), 'EMF+', le16(0x4008), le16(0x8500), le32(most), le32(most), zeros(12))),
        ),
      ),
    slow,
  ),
  harmless(
    'emf-font-of-everything',
    'emf pdf',
    () =>
      emf(
        record(82, join(le32(1), le32(0x8000_0000), le32(0x7fff_ffff), zeros(320))),
        record(37, le32(1)),
        record(84, join(zeros(16), le32(1), zeros(8), zeros(8), le32(most), le32(76), zeros(40))),
      ),
    slow,
  ),
  harmless('wmf-record-of-nothing', 'wmf png', () => wmf(call(0x0213, zeros(4), 0)), slow),
  harmless('wmf-record-of-everything', 'wmf pdf', () => wmf(call(0x0213, zeros(4), 0x7fff_ffff)), slow),
  harmless('wmf-polygons-of-65535', 'wmf svg', () => wmf(call(0x0538, join(le16(0xffff), Buffer.alloc(2000, 0xff)))), slow),
  harmless(
    'wmf-picture-of-everything',
    'wmf png',
    () => wmf(call(0x0f43, join(le32(0xcc0020), zeros(18), le32(40), le32(0x7fff_ffff), le32(0x7fff_ffff), le16(1), le16(24), zeros(60)))),
    slow,
  ),
  harmless(
    'wmf-escape-that-holds-an-emf',
    'wmf png',
    () =>
      wmf(
        call(
          0x0626,
          join(
            le16(15),
            le16(60),
            le32(0x43464d57),
            le32(1),
            le32(0x10000),
            le16(0),
            le32(0),
            le32(most),
            le32(most),
            le32(most),
            zeros(28),
          ),
        ),
      ),
    slow,
  ),
  harmless('wmf-states-without-end', 'wmf pdf', () => wmf(...Array.from({ length: 200_000 }, () => call(0x001e))), slow),
  harmless(
    'wmf-no-extent',
    'wmf png',
    () => join(le16(1), le16(9), le16(0x300), le32(100), le16(0), le32(10), le16(0), call(0x020c, zeros(4)), le32(3), le16(0)),
    slow,
  ),
];
