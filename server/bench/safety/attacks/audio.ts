import { type Attack, harmless, refused } from './attack.ts';
import { flac, id3, id3Frame, linkedImage, wave } from './audio-video-files.ts';
import { be16, be32, be64, join, le16, le32, zeros } from './bytes.ts';

export const audioAttacks: readonly Attack[] = [
  harmless('id3-picture-by-address', 'mp3 flac', ({ call }) => id3(id3Frame('APIC', join('\0-->\0\x03\0', call)))),
  harmless('id3-picture-of-a-file', 'mp3 m4a', ({ image }) =>
    id3(id3Frame('APIC', join('\0-->\0\x03\0', `file://${image}`)), id3Frame('WXXX', join('\0\0', image))),
  ),
  harmless('flac-picture-by-address', 'flac mp3', ({ call, file }) => flac([6, linkedImage(call)], [6, linkedImage(`file://${file}`)])),
  harmless(
    'flac-picture-of-900-megapixels',
    'flac mp3',
    () => {
      const bomb = join('\x89PNG\r\n\x1a\n', be32(13), 'IHDR', be32(30_000), be32(30_000), '\x08\x02\0\0\0', zeros(40));
      return flac([6, join(be32(3), be32(9), 'image/png', be32(0), zeros(16), be32(bomb.length), bomb)]);
    },
    { seconds: 15 },
  ),
  refused('flac-block-longer-than-the-file', 'flac mp3', join('fLaC\x84\xff\xff\xff', zeros(100))),
  harmless('cue-sheet-in-a-tag', 'flac mp3', ({ file }) => {
    const comment = `CUESHEET=FILE "${file}" WAVE\n TRACK 01 AUDIO\n INDEX 01 00:00:00`;
    return flac([4, join(le32(0), le32(1), le32(comment.length), comment)]);
  }),
  harmless('wav-lists-in-lists', 'wav mp3', () => wave(...Array.from({ length: 3000 }, () => join('LIST', le32(4), 'INFO')))),
  harmless(
    'wav-chunk-past-the-end',
    'wav mp3',
    join(
      'RIFF',
      le32(0xffffffff),
      'WAVEfmt ',
      le32(16),
      le16(1),
      le16(2),
      le32(44_100),
      le32(176_400),
      le16(4),
      le16(16),
      'data',
      le32(0xffffffff),
      zeros(1000),
    ),
  ),
  harmless(
    'aiff-rate-without-end',
    'aiff mp3',
    join(
      'FORM',
      be32(80),
      'AIFFCOMM',
      be32(18),
      be16(2),
      be32(0xffffffff),
      be16(16),
      '\x7f\xff\xff\xff\xff\xff\xff\xff\xff\xff',
      'SSND',
      be32(40),
      zeros(48),
    ),
    { seconds: 15 },
  ),
  harmless(
    'caf-chunk-of-minus-one',
    'caf mp3',
    join(
      'caff\0\x01\0\0desc',
      be64(32),
      '\x40\xe5\x88\x80\0\0\0\0',
      'lpcm',
      be32(2),
      be32(4),
      be32(1),
      be32(2),
      be32(16),
      'data\xff\xff\xff\xff\xff\xff\xff\xff',
      zeros(500),
    ),
    { seconds: 15 },
  ),
  harmless(
    'au-header-of-4-gigabytes',
    'au mp3',
    join('.snd', be32(0xfffffff0), be32(0xffffffff), be32(1), be32(8000), be32(1), zeros(500)),
  ),
  harmless(
    'voc-that-repeats-for-ever',
    'voc wav',
    join(
      'Creative Voice File\x1a\x1a\0\x0a\x01\x29\x11',
      '\x06\x02\0\0\xff\xff',
      '\x01\x0a\0\0\xa5\0',
      zeros(8),
      '\x07\0\0\0'.repeat(5000),
      '\0',
    ),
    { seconds: 15 },
  ),
  harmless('asf-script-commands', 'wma mp3', ({ call }) =>
    join(
      '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\0\xaa\0\x62\xce\x6c',
      le32(200),
      le32(0),
      le32(1),
      '\x01\x02',
      '\x30\x1a\xfb\x1e\x62\x0b\xd0\x11\xa3\x9b\0\xa0\xc9\x03\x48\xf6',
      le32(120),
      zeros(20),
      call,
      zeros(80),
    ),
  ),
  refused(
    'ogg-pages-of-nothing',
    'ogg mp3',
    () => join(...Array.from({ length: 30_000 }, (_, index) => join('OggS\0\0', zeros(8), le32(1), le32(index), zeros(4), '\0'))),
    { seconds: 15 },
  ),
  harmless('amr-frames-of-a-mode-that-is-none', 'amr mp3', join('#!AMR\n', Buffer.alloc(5000, 0x7c))),
];
