/** Recordings and streams of older players: false headers, arbitrary sizes. */
import { type Attack, harmless, refused } from './attack.ts';
import { be16, be32, join, le16, le32, le64, zeros } from './bytes.ts';

const slow = { seconds: 40 } as const;
const most = 0xffff_ffff;

const realMedia = (...chunks: readonly Uint8Array[]): Buffer =>
  join('.RMF', be32(18), be16(0), be32(0), be32(chunks.length + 1), ...chunks);
const chunk = (name: string, size: number, ...content: readonly Uint8Array[]): Buffer => join(name, be32(size), be16(0), ...content);
const stream = (inner: Buffer, size = inner.length): Buffer => {
  const type = 'audio/x-pn-realaudio';
  const body = join(
    be16(0),
    ...[64000, 64000, 1000, 1000, 0, 0, 1000].map(be32),
    '\x01a',
    Buffer.from([type.length]),
    type,
    be32(size),
    inner,
  );
  return chunk('MDPR', body.length + 10, body);
};
const adx = (channels: number, rate: number, samples: number, { offset = 32, coding = 3, block = 18, bits = 4 } = {}): Buffer =>
  join(
    be16(0x8000),
    be16(offset - 4),
    Buffer.from([coding, block, bits, channels]),
    be32(rate),
    be32(samples),
    zeros(Math.max(offset - 22, 0)),
    '(c)CRI',
    zeros(2000),
  );
const smaf = (...chunks: readonly Uint8Array[]): Buffer => join('MMMD', be32(most), 'CNTI', be32(5), zeros(5), ...chunks, zeros(2));
const television = (...sectors: readonly Uint8Array[]): Buffer =>
  join(Buffer.from('b7d800203749da11a64e0007e95ead8d', 'hex'), zeros(0x20), le32(most), zeros(4), le32(1), ...sectors, zeros(8192));
const sequence = (width: number, height: number, rate: number): Buffer =>
  join(
    Buffer.from('000001b3', 'hex'),
    Buffer.from([width >> 4, ((width & 15) << 4) | (height >> 8), height & 255, 0x10 | rate, 0xff, 0xff, 0xe0, 0]),
    '\0\0\x01\xb8\0\x08\0\0',
    '\0\0\x01\0\0\x0f\xff\xf8',
    '\0\0\x01\x01\x0a',
    zeros(300),
  );

export const recordings: readonly Attack[] = [
  refused('rm-chunks-without-end', 'rm mp4', () => realMedia(chunk('PROP', most, zeros(40)), chunk('MDPR', 0), chunk('MDPR', 0)), slow),
  refused('rm-100000-streams', 'rm mp3', () => realMedia(...Array.from({ length: 20_000 }, () => stream(zeros(0)))), slow),
  refused(
    'rm-stream-of-everything',
    'rm mp3',
    () => realMedia(stream(join('.ra\xfd', be16(4), zeros(60)), most), chunk('DATA', most, be32(most), be32(0))),
    slow,
  ),
  refused(
    'rm-cook-of-everything',
    'rm wav',
    () =>
      realMedia(
        stream(join('.ra\xfd', be16(5), be16(0), '.ra5', ...Array.from({ length: 14 }, () => be32(most)), 'genrcook', zeros(20))),
        chunk('DATA', 18, be32(most), be32(0)),
      ),
    slow,
  ),
  refused(
    'rm-index-of-itself',
    'rm mp4',
    () => realMedia(chunk('INDX', 20, be32(most), be16(0), be32(18)), chunk('DATA', 18, be32(1), be32(18))),
    slow,
  ),
  refused('wtv-sectors-of-everything', 'wtv mp4', () => television(le32(most), le64(2 ** 40)), slow),
  refused(
    'wtv-folder-of-itself',
    'wtv mp3',
    () =>
      television(
        ...Array.from({ length: 200 }, () =>
          join(Buffer.from('92b774918070704488df0600a61a9ab2', 'hex'), le16(48), le32(most), zeros(8), le32(4), zeros(32)),
        ),
      ),
    slow,
  ),
  refused('mmf-tracks-without-end', 'mmf mp3', () => smaf(join('ATR0', be32(most), zeros(6), 'Atsq', be32(most))), slow),
  harmless('mmf-no-rate', 'mmf wav', () => smaf(join('ATR0', be32(100), '\0\0\0\xff\0\0', 'Awav', be32(most), zeros(50))), slow),
  refused('mmf-score-alone', 'mmf wav', () => smaf(join('MTR0', be32(10), zeros(10))), slow),
  harmless('adx-255-channels', 'adx wav', () => adx(255, 44_100, most), slow),
  harmless('adx-no-channels', 'adx wav', () => adx(0, 44_100, 1000), slow),
  harmless('adx-rate-of-everything', 'adx mp3', () => adx(2, most, most), slow),
  harmless('adx-rate-of-none', 'adx ogg', () => adx(1, 0, 100), slow),
  harmless('adx-blocks-of-none', 'adx wav', () => adx(1, 44_100, 100, { block: 0, bits: 0 }), slow),
  harmless('m2v-4095-square', 'm2v mp4', () => sequence(4095, 4095, 8), { seconds: 60 }),
  refused('m2v-no-width', 'm2v mp4', () => sequence(0, 0, 0), slow),
  harmless(
    'm2v-heads-alone',
    'm2v mov',
    () => join(...Array.from({ length: 20_000 }, (_, n) => sequence(16 + (n % 4000), 16, 1 + (n % 8)).subarray(0, 12))),
    { seconds: 60 },
  ),
  refused('y4m-of-everything', 'y4m mp4', 'YUV4MPEG2 W2147483647 H2147483647 F1:1 C444p16\nFRAME\n'),
  refused('y4m-rate-of-none', 'y4m mkv', `YUV4MPEG2 W16 H16 F0:0 A0:0 X${'a'.repeat(200_000)}\nFRAME\n`),
  refused(
    'ivf-of-everything',
    'ivf mp4',
    () =>
      join(
        'DKIF',
        le16(0),
        le16(32),
        'VP90',
        le16(0xffff),
        le16(0xffff),
        le32(0),
        le32(0),
        le32(most),
        le32(0),
        le32(most),
        le64(0),
        zeros(40),
      ),
    slow,
  ),
  refused(
    'amv-of-everything',
    'amv mp4',
    () =>
      join(
        'RIFF',
        le32(most),
        'AMV LIST',
        le32(most),
        'hdrlamvh',
        le32(56),
        ...Array.from({ length: 14 }, () => le32(most)),
        'LIST',
        le32(most),
        'strl',
        zeros(60),
      ),
    slow,
  ),
  refused('tta-of-everything', 'tta wav', () => join('TTA1', le16(1), le16(0xffff), le16(24), le32(most), le32(most), zeros(100)), slow),
  refused(
    'w64-of-everything',
    'w64 mp3',
    () =>
      join(
        Buffer.from('726966662e91cf11a5d628db04c10000', 'hex'),
        le64(2 ** 52),
        Buffer.from('77617665f3acd3118cd100c04f8edb8a', 'hex'),
        Buffer.from('666d7420f3acd3118cd100c04f8edb8a', 'hex'),
        le64(2 ** 52),
        zeros(40),
      ),
    slow,
  ),
  harmless(
    'sph-of-everything',
    'sph wav',
    () =>
      join(
        `NIST_1A\n   1024\nsample_count -i 9999999999999\nsample_rate -i 999999999\nchannel_count -i 99999\nsample_n_bytes -i 255\nsample_byte_format -s2 01\nsample_coding -s3 pcm\nend_head\n`.padEnd(
          1024,
        ),
        zeros(1000),
      ),
    slow,
  ),
  harmless('sph-head-of-megabytes', 'sph mp3', () => join(`NIST_1A\n99999999\n${'a -s3 b\n'.repeat(200_000)}`, zeros(1000)), slow),
  harmless('dv-of-nothing', 'dv mp4', () => join('\x1f\x07\0\xbf', zeros(120_000)), slow),
  refused('thd-of-nothing', 'thd wav', () => join('\xf8\xff', zeros(2), '\xf8\x72\x6f\xba', Buffer.alloc(4000, 0xff)), slow),
];
