/** Outlook messages: cyclic compound files, false counts, escaping attachment names. */
import { partsNamed, sampleMsg, storedRtf, type Tree, withProperties, writeCompound } from '../../../engines/mail/outlook-samples.ts';
import { type Attack, harmless, refused } from './attack.ts';
import { times } from './extreme-files.ts';

const slow = { seconds: 30 } as const;

type Values = Parameters<typeof withProperties>[1];
const message = (values: Values, parts: Tree = {}): Uint8Array =>
  writeCompound(withProperties(32, { '001A': 'IPM.Note', '0037': 'a', '1000': 'a', ...values }, parts));
const rtf = (text: string): Uint8Array => message({ '1000': '', 1009: storedRtf(text) });
const attachedTo = (parts: readonly Values[]): Tree =>
  partsNamed(
    'attach',
    parts.map((values) => withProperties(8, { '3705': 1, '3701': Buffer.from('a'), ...values })),
  );
/** The sample with changed numbers in its header or directory entries. */
const altered = (...changes: readonly (readonly [at: number, value: number])[]): Uint8Array => {
  const bytes = Buffer.from(sampleMsg());
  for (const [at, value] of changes) bytes.writeUInt32LE(value, at);
  return bytes;
};
const place = (sector: number): number => (sector + 1) * 512;
const directoryAt = (): number => place(Buffer.from(sampleMsg()).readUInt32LE(48));
const firstTable = (): number => place(Buffer.from(sampleMsg()).readUInt32LE(76));
const nested = (levels: number): Tree => {
  let inner = withProperties(24, { '001A': 'IPM.Note', '0037': 'a' });
  for (let level = 0; level < levels; level++)
    inner = withProperties(24, { '0037': 'a' }, partsNamed('attach', [withProperties(8, { '3705': 5, '3701': inner })]));
  return inner;
};

export const messages: readonly Attack[] = [
  harmless(
    'msg-chain-in-a-circle',
    'msg html',
    () => altered(...Array.from({ length: 40 }, (_, at) => [firstTable() + 4 * at, 0] as const)),
    slow,
  ),
  refused('msg-table-of-4-billion', 'msg html', () => altered([44, 0xffffffff]), slow),
  refused('msg-directory-nowhere', 'msg eml', () => altered([48, 0xfffffff0]), slow),
  harmless('msg-entries-in-a-circle', 'msg html', () => altered([directoryAt() + 128 + 72, 1], [directoryAt() + 256 + 68, 0]), slow),
  harmless(
    'msg-storage-within-itself',
    'msg zip',
    () => altered(...Array.from({ length: 30 }, (_, at) => [directoryAt() + 128 * at + 76, 1] as const)),
    slow,
  ),
  harmless(
    'msg-stream-of-4-gigabytes',
    'msg html',
    () => altered(...Array.from({ length: 30 }, (_, at) => [directoryAt() + 128 * (at + 1) + 120, 0xffffffff] as const)),
    slow,
  ),
  harmless('msg-cut', 'msg html', () => sampleMsg().subarray(0, 6000), slow),
  refused('msg-head-alone', 'msg html', () => sampleMsg().subarray(0, 512)),
  refused('msg-other-tables-in-a-circle', 'msg html', () => altered([44, 200], [68, 0], [72, 0xffffffff]), slow),
  harmless(
    'msg-messages-15-deep',
    'msg zip',
    () => message({}, partsNamed('attach', [withProperties(8, { '3705': 5, '3701': nested(15) })])),
    slow,
  ),
  refused(
    'msg-messages-200-deep',
    'msg html',
    () => message({}, partsNamed('attach', [withProperties(8, { '3705': 5, '3701': nested(200) })])),
    slow,
  ),
  refused(
    'msg-11000-attachments',
    'msg zip',
    () => message({}, attachedTo(Array.from({ length: 11_000 }, () => ({ '3707': 'a.txt' })))),
    slow,
  ),
  harmless(
    'msg-20000-people',
    'msg html',
    () =>
      message(
        {},
        partsNamed(
          'recip',
          Array.from({ length: 20_000 }, () => withProperties(8, { '0C15': 1, '3001': 'a', '39FE': 'a@b' })),
        ),
      ),
    slow,
  ),
  harmless('msg-groups-1900-deep', 'msg html', () => rtf(`{\\rtf1\\fromhtml1 ${'{'.repeat(1900)}a`), slow),
  refused('msg-groups-without-end', 'msg html', () => rtf(`{\\rtf1 ${'{'.repeat(5_000_000)}a`), slow),
  harmless('msg-marks-on-and-off', 'msg html', () => rtf(`{\\rtf1 ${'{\\b a}b'.repeat(200_000)}`), slow),
  harmless('msg-words-without-end', 'msg html', () => rtf(`{\\rtf1\\${'a'.repeat(10_000_000)} b`), slow),
  harmless('msg-bytes-that-are-not-there', 'msg html', () => rtf('{\\rtf1 a\\bin2147483647 b'), slow),
  harmless('msg-signs-by-number', 'msg html', () => rtf(`{\\rtf1\\uc10 ${'\\u-10179?\\u8?\\u60?script>'.repeat(200_000)}`), {
    ...slow,
    never: /<script/i,
  }),
  harmless('msg-fonts', 'msg html', () => rtf(`{\\rtf1{\\fonttbl${times(100_000, (n) => `{\\f${n}\\fcharset128 a;}`)}}a`), slow),
  harmless(
    'msg-page-in-pieces',
    'msg pdf',
    ({ call }) =>
      rtf(
        `{\\rtf1\\fromhtml1 {\\*\\htmltag <scr}{\\*\\htmltag ipt src="${call}"></scr}{\\*\\htmltag ipt>}{\\*\\htmltag <img src="${call}">}a}`,
      ),
    slow,
  ),
  harmless(
    'msg-page-that-calls',
    'msg pdf',
    ({ call, image }) =>
      message({
        1013: Buffer.from(`<img src="${call}"><img src="file://${image}"><link rel=stylesheet href="${call}"><body background="${call}">a`),
      }),
    slow,
  ),
  harmless(
    'msg-scripts',
    'msg html',
    () => message({ 1013: Buffer.from('<body onload="alert(1)"><script>alert(1)</script><img src=x onerror="alert(1)">a') }),
    { never: /<script|onload=|onerror=/i },
  ),
  harmless(
    'msg-heads-put-in',
    'msg eml',
    () => message({ '0037': 'a\r\nBcc: b@example.org\r\n\r\nb', '1035': '<a>\r\nX-A: b', '0C1A': 'a\r\nX-B: c', '5D01': 'a@b\r\nX-C: d' }),
    { never: /^(?:Bcc|X-[ABC]):/m },
  ),
  harmless(
    'msg-names-put-in',
    'msg eml',
    () => message({}, attachedTo([{ '3707': 'a"\r\nX-A: b\r\n\r\nc', '3712': 'a\r\nX-B: c', '370E': 'a/b\r\nX-C: d' }])),
    { never: /^X-[ABC]:/m },
  ),
  harmless('msg-names-that-lead-out', 'msg zip', () =>
    message({}, attachedTo(['../../tmp/hostile-ran', '/etc/passwd', 'C:\\a', '__proto__', ''].map((name) => ({ '3707': name })))),
  ),
  harmless('msg-encoding-of-nobody', 'msg html', () =>
    message({ '3FFD': 2_000_000_000, '0037001E': Buffer.from('a'), '3FDE': -5, 1013: Buffer.from('<p>\xff') }),
  ),
  harmless(
    'msg-head-of-megabytes',
    'msg eml',
    () => message({ '007D': `${'X-A: a\r\n b\r\n'.repeat(300_000)}${'c'.repeat(3_000_000)}` }),
    slow,
  ),
];
