import { deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { be16, be32, be64, box, join, le16, le32, smallPng, zeros } from './bytes.ts';
import {
  cluster,
  element,
  entry,
  film,
  flac,
  id3,
  id3Frame,
  linkedPicture,
  matroska,
  playlist,
  reference,
  size,
  track,
  wave,
} from './media-files.ts';

export const media: readonly Attack[] = [
  harmless('mp4-brand-then-playlist', 'mp4 mp3', (lure) => join(box('ftyp', 'isom', be32(0)), '\n', playlist(lure))),
  harmless('avi-header-then-playlist', 'avi mp4', (lure) => join('RIFF', le32(4), 'AVI ', playlist(lure))),
  refused('playlist-after-a-byte-order-mark', 'ts mp4', (lure) => `\xef\xbb\xbf${playlist(lure)}`),
  refused('playlist-as-sound', 'ogg mp3', playlist),
  refused('ffconcat-as-film', 'webm mp4', ({ file }) => `ffconcat version 1.0\nfile '${file}'\nfile 'http://127.0.0.1/'\n`),
  refused(
    'dash-manifest-as-film',
    'mkv mp4',
    ({ file }) =>
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period><AdaptationSet><Representation><BaseURL>file://${file}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ),
  refused(
    'asx-as-film',
    'wmv mp4',
    ({ call, file }) => `<asx version="3.0"><entry><ref href="${call}"/><ref href="file://${file}"/></entry></asx>`,
  ),
  refused('smil-as-film', 'mov mp4', ({ call }) => `<smil><body><video src="${call}"/></body></smil>`),
  refused('quicktime-reference-film', 'mov mp4', ({ call }) => join(box('ftyp', 'qt  ', be32(0), 'qt  '), box('moov', reference(call)))),
  refused('quicktime-reference-to-a-file', 'mov mp4', ({ file }) => box('moov', reference(`file://${file}`))),
  harmless('id3-picture-by-address', 'mp3 flac', ({ call }) => id3(id3Frame('APIC', join('\0-->\0\x03\0', call)))),
  harmless('id3-picture-of-a-file', 'mp3 m4a', ({ picture }) =>
    id3(id3Frame('APIC', join('\0-->\0\x03\0', `file://${picture}`)), id3Frame('WXXX', join('\0\0', picture))),
  ),
  harmless('flac-picture-by-address', 'flac mp3', ({ call, file }) => flac([6, linkedPicture(call)], [6, linkedPicture(`file://${file}`)])),
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
  refused(
    'mp4-4-billion-samples',
    'mp4 avi',
    film(
      track(
        join(
          box('stts', be32(0), be32(1), be32(0xffffffff), be32(1)),
          box('stsz', be32(0), be32(1), be32(0xffffffff)),
          box('stco', be32(0), be32(0xffffffff)),
        ),
      ),
    ),
  ),
  refused('mp4-2000-tracks', 'mp4 mkv', film(...Array.from({ length: 2000 }, () => track(box('stsz', be32(0), be32(0), be32(0))))), {
    seconds: 20,
  }),
  refused(
    'mov-compressed-header-bomb',
    'mov mp4',
    () => {
      const packed = deflateSync(zeros(300_000_000));
      return join(box('ftyp', 'qt  ', be32(0)), box('moov', box('cmov', box('dcom', 'zlib'), box('cmvd', be32(300_000_000), packed))));
    },
    { seconds: 15 },
  ),
  refused('mkv-lace-of-nothing', 'mkv mp4', matroska([entry(1, 1, 'V_MJPEG', size(64, 64))], cluster(join('\xff', zeros(300))))),
  harmless('mkv-65535-square', 'mkv mp4', matroska([entry(1, 1, 'V_MJPEG', size(65_535, 65_535))], cluster(zeros(100))), { seconds: 15 }),
  harmless('mkv-subtitles-that-name-fonts-and-files', 'mkv mp4', ({ file }) =>
    matroska(
      [
        entry(
          1,
          17,
          'S_TEXT/ASS',
          element('\x63\xa2', `[Script Info]\nScriptType: v4.00+\nVideo File: ${file}\nAudio File: ${file}\n[V4+ Styles]\n[Events]\n`),
        ),
      ],
      cluster(join('0,0,Default,,0,0,0,,{\\fn/etc/passwd\\p1}m 0 0', zeros(2))),
    ),
  ),
  harmless('mkv-attachment-with-a-path', 'mkv mp4', ({ file }) =>
    matroska(
      [entry(1, 1, 'V_MJPEG', size(8, 8))],
      element(
        '\x19\x41\xa4\x69',
        element('\x61\xa7', element('\x46\x6e', `../../..${file}`), element('\x46\x60', 'font/ttf'), element('\x46\x5c', zeros(100))),
      ),
      cluster(smallPng()),
    ),
  ),
  refused(
    'mkv-elements-of-unknown-length',
    'mkv mp4',
    join('\x1a\x45\xdf\xa3\x80', ...Array.from({ length: 20_000 }, () => '\x18\x53\x80\x67\x01\xff\xff\xff\xff\xff\xff\xff')),
    { seconds: 10 },
  ),
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
  refused(
    'flv-metadata-in-itself',
    'flv mp4',
    () => {
      const deep = join('\x02\0\x0aonMetaData', Buffer.alloc(60_000, Buffer.from('\x03\0\x01a')));
      return join('FLV\x01\x05\0\0\0\x09\0\0\0\0\x12', be32(deep.length).subarray(1), zeros(7), deep, be32(deep.length + 11));
    },
    { seconds: 15 },
  ),
  refused(
    'ts-of-nothing-but-sync-bytes',
    'ts mp4',
    () =>
      Buffer.concat(
        Array.from({ length: 20_000 }, (_, index) => join('\x47\x40', Buffer.from([index & 255, 0x10]), Buffer.alloc(184, 0x47))),
      ),
    { seconds: 20 },
  ),
  harmless(
    'apng-as-film-of-a-million-frames-a-second',
    'gif mp4',
    () =>
      join(
        'GIF89a\x08\0\x08\0\xf0\0\0\0\0\0\xff\xff\xff',
        ...Array.from({ length: 4000 }, () => '\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x08\0\x08\0\0\x02\x07\x84\x8f\xa9\xcb\xed\x5d\0\0'),
        ';',
      ),
    { seconds: 30 },
  ),
  harmless('amr-frames-of-a-mode-that-is-none', 'amr mp3', join('#!AMR\n', Buffer.alloc(5000, 0x7c))),
  refused(
    'mxf-index-of-billions',
    'mxf mp4',
    join(
      '\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01\x02\x04\0\x83',
      be32(120).subarray(1),
      be16(1),
      be16(3),
      be32(0x7fffffff),
      zeros(100),
      '\x06\x0e\x2b\x34\x02\x53\x01\x01\x0d\x01\x02\x01\x01\x10\x01\0\x83\x7f\xff\xff',
      zeros(64),
    ),
    { seconds: 15 },
  ),
];
