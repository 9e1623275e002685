import { finding, near, same } from '../../../fidelity/check.ts';
import { made, probed, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { carried } from './carried-situation.ts';
import { flac, join, song, v23 } from './tagged-files.ts';

/** Russian in Windows-1251, in frames that say Latin-1, as old players wrote it. */
const russian = (text: string): readonly number[] =>
  [...text].map((letter) => (letter < '\u0080' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x350));

const sound = (): Promise<Uint8Array> => made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`);
const tagged = async (...frames: readonly (readonly [string, readonly number[]])[]): Promise<Uint8Array> =>
  join(v23(...frames), await sound());
const latin = (text: string): readonly number[] => [0, ...Buffer.from(text, 'latin1')];

const pictures = '-c:v png -disposition:v attached_pic';
/** FLAC with a back of 16 by 16 and a front of 32 by 32 points. */
const twoPictures = (): Promise<Uint8Array> =>
  made(
    'a.flac',
    `${tone(1)} -f lavfi -i color=red:s=16x16:d=1 -f lavfi -i color=blue:s=32x32:d=1 -map 0 -map 1 -map 2 -frames:v 1 ${pictures} -metadata:s:v:0 'comment=Cover (back)' -metadata:s:v:1 'comment=Cover (front)'`,
  );

const russianTo = (to: string): Situation =>
  carried(
    `russian-tags-of-mp3-to-${to}`,
    'mono/taglib-sharp#250, clementine-player/Clementine#4788, nc-music/oc-music#785, quodlibet/quodlibet#1208',
    'mp3',
    to,
    () => tagged(['TIT2', [0, ...russian('Лучшие песни')]], ['TPE1', [0, ...russian('Кино')]], ['TALB', [0, ...russian('Группа крови')]]),
    'Russian letters',
    /:Title":"Лучшие песни"/,
    /:Artist":"Кино"/,
    /:Album":"Группа крови"/,
  );

const chapters =
  '-metadata CHAPTER000=00:00:00.000 -metadata CHAPTER000NAME=One -metadata CHAPTER001=00:00:01.000 -metadata CHAPTER001NAME=Two';
const chaptersTo = (name: string, from: string, to: string, args: string): Situation => ({
  name,
  source: 'PaulWoitaschek/Voice#173, PaulWoitaschek/Voice#619',
  file: `book.${from}`,
  input: () => made(`a.${from}`, `${tone(2)} ${args} ${chapters}`),
  from,
  to,
  expect: 'both chapters, the second from 1 second on',
  check: async ({ path }) => [
    same(
      'chapters',
      (await probed(path)).chapters.map(({ start_time, tags }) => [Number(start_time), tags?.title]),
      [
        [0, 'One'],
        [1, 'Two'],
      ],
    ),
  ],
});

export const records: readonly Situation[] = [
  russianTo('flac'),
  russianTo('m4a'),
  carried(
    'day-and-month-of-id3',
    'owntone/owntone-server#882, taglib/taglib#127',
    'mp3',
    'flac',
    () => tagged(['TIT2', latin('Song')], ['TYER', latin('2019')], ['TDAT', latin('2712')]),
    '27 December 2019: TDAT is the day, then the month',
    /"Vorbis:Date":"2019-12-27"/,
  ),
  carried(
    'year-of-the-original',
    'nicfit/eyeD3#396, Borewit/music-metadata#1648',
    'mp3',
    'flac',
    () => song(['TIT2', '\u0003Song'], ['TDRC', '\u00032009'], ['TDOR', '\u00031967']),
    '2009, and 1967 as the original year',
    /"Vorbis:Date":"2009"/,
    /"Vorbis:OriginalDate":"1967"/i,
  ),
  {
    name: 'front-of-two-pictures-to-mp3',
    source: 'clementine-player/Clementine#3191',
    file: 'song.flac',
    input: twoPictures,
    from: 'flac',
    to: 'mp3',
    expect: 'the front cover of 32 points as such',
    check: async ({ path }) => {
      const covers = (await probed(path)).streams.filter(({ disposition }) => disposition.attached_pic === 1);
      const kinds = covers.map(({ width, tags }) => [width, (tags as { comment?: string } | undefined)?.comment]);
      return [finding('front', JSON.stringify(kinds).includes('[32,"Cover (front)"]'), kinds)];
    },
  },
  ...(['flac', 'opus'] as const).map((to) =>
    carried(
      `cover-of-m4a-to-${to}-is-the-front`,
      'oskvr37/tiddl#190, QobuzDL/Qobuz-DL#49, beetbox/beets#554',
      'm4a',
      to,
      () => made('a.m4a', `${tone(1)} -f lavfi -i color=red:s=32x32:d=1 -map 0 -map 1 -frames:v 1 ${pictures} -c:a aac`),
      'a picture of kind 3, which players look for',
      /PictureType":"Front Cover"/,
    ),
  ),
  {
    name: 'replay-gain-of-flac-to-opus',
    source: 'beetbox/beets#2945, CDrummond/cantata#1345, xiph/opus-tools#39',
    file: 'song.flac',
    input: () => flac('TITLE=Song', 'REPLAYGAIN_TRACK_GAIN=-8.58 dB', 'REPLAYGAIN_TRACK_PEAK=0.9', 'REPLAYGAIN_ALBUM_GAIN=-7.00 dB'),
    from: 'flac',
    to: 'opus',
    expect: 'R128 gains of 5 dB less in 256ths: -3476 and -3072 (RFC 7845, 5.2.1), none of the others',
    check: async ({ path }) => {
      const [stream] = (await probed(path)).streams;
      const tags = Object.fromEntries(Object.entries(stream?.tags ?? {}).map(([key, value]) => [key.toUpperCase(), String(value)]));
      return [
        near('track', Number(tags.R128_TRACK_GAIN), -3476, 1),
        near('album', Number(tags.R128_ALBUM_GAIN), -3072, 1),
        same(
          'others',
          Object.keys(tags).filter((key) => key.startsWith('REPLAYGAIN')),
          [],
        ),
      ];
    },
  },
  {
    name: 'replay-gain-of-opus-to-flac',
    source: 'spotiflacapp/SpotiFLAC-Mobile#465',
    file: 'song.opus',
    input: () => made('a.opus', `${tone(1)} -metadata R128_TRACK_GAIN=-3476`),
    from: 'opus',
    to: 'flac',
    expect: 'a gain of -8.58 dB, as FLAC players read it',
    check: async ({ path }) => {
      const { tags = {} } = (await probed(path)).format;
      const [, gain = ''] = Object.entries(tags).find(([key]) => key.toUpperCase() === 'REPLAYGAIN_TRACK_GAIN') ?? [];
      return [near('gain', Number.parseFloat(gain), -8.58, 0.02)];
    },
  },
  chaptersTo('chapters-of-opus-to-mp3', 'opus', 'mp3', '-c:a libopus'),
  chaptersTo('chapters-of-ogg-to-m4a', 'ogg', 'm4a', '-c:a libvorbis'),
];
