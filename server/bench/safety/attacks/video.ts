import { deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { cluster, element, entry, matroska, playlist, reference, size, track, video } from './audio-video-files.ts';
import { be16, be32, box, join, le32, smallPng, zeros } from './bytes.ts';

export const videos: readonly Attack[] = [
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
  refused(
    'mp4-4-billion-samples',
    'mp4 avi',
    video(
      track(
        join(
          box('stts', be32(0), be32(1), be32(0xffffffff), be32(1)),
          box('stsz', be32(0), be32(1), be32(0xffffffff)),
          box('stco', be32(0), be32(0xffffffff)),
        ),
      ),
    ),
  ),
  refused('mp4-2000-tracks', 'mp4 mkv', video(...Array.from({ length: 2000 }, () => track(box('stsz', be32(0), be32(0), be32(0))))), {
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
