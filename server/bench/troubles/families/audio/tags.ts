import { finding, same } from '../../../fidelity/check.ts';
import { exif, made, probed, tone } from '../../look/media.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { flac, song } from './tagged-files.ts';

const lyrics = ['USLT', '\u0003deu\0Erste Zeile\nZweite Zeile'] as const;
const two = ['TPE1', '\u0003Anna One\0Ben Two'] as const;

const all = async (path: string): Promise<string> => JSON.stringify(await exif(path));
const says = (check: string, told: string, ...values: readonly (string | RegExp)[]) =>
  values.map((value) =>
    finding(`${check} ${value}`, typeof value === 'string' ? told.includes(value) : value.test(told), told.slice(0, 900)),
  );

const rich = (): Promise<Uint8Array> =>
  flac(
    'TITLE=Song',
    'ARTIST=Anna One',
    'ARTIST=Ben Two',
    'LYRICS=Erste Zeile',
    'ISRC=DEA123456789',
    'BPM=128',
    'COMMENT=for you',
    'LABEL=Own',
  );

export const audioTags: readonly Situation[] = [
  {
    name: 'mp3-lyrics-and-artists-to-m4a',
    source: 'Rafiuth/Soggfy#31, DeaDBeeF-Player/deadbeef#3138',
    file: 'song.mp3',
    input: () => song(['TIT2', '\u0003Song'], two, lyrics),
    from: 'mp3',
    to: 'm4a',
    expect: 'the lyrics in their atom, both artists apart',
    check: async ({ path }) => says('tags', await all(path), '"ItemList:Lyrics":"Erste Zeile', '"ItemList:Artist":"Anna One | Ben Two"'),
  },
  {
    name: 'mp3-lyrics-and-artists-to-flac',
    source: 'ZivaVatra/flac2all#20',
    file: 'song.mp3',
    input: () => song(two, lyrics),
    from: 'mp3',
    to: 'flac',
    expect: 'LYRICS without a language in the key, two ARTIST comments',
    check: async ({ path }) => {
      const { tags = {} } = (await probed(path)).format;
      const lower = Object.fromEntries(Object.entries(tags).map(([key, value]) => [key.toLowerCase(), value]));
      return [same('lyrics', lower.lyrics, 'Erste Zeile\nZweite Zeile'), same('artists', lower.artist, 'Anna One;Ben Two')];
    },
  },
  {
    name: 'flac-several-artists-to-mp3',
    source: 'lordmulder/LameXP#17',
    file: 'song.flac',
    input: rich,
    from: 'flac',
    to: 'mp3',
    expect: 'two artists, lyrics, tempo, ISRC and comment in their own frames',
    check: async ({ path }) => {
      const told = await all(path);
      return says(
        'tags',
        told,
        /Artist":"Anna One\/Ben Two"/,
        /Lyrics-xxx":"Erste Zeile/i,
        /BeatsPerMinute":"128"/,
        /ISRC":"DEA123456789"/,
        /:Comment(?:-\w{3})?":"for you"/,
        /Publisher":"Own"/,
      );
    },
  },
  {
    name: 'flac-tags-to-m4a',
    source: 'rodrigocfd/flac-lame-frontend#3',
    file: 'song.flac',
    input: rich,
    from: 'flac',
    to: 'm4a',
    expect: 'both artists, lyrics, tempo as a number, ISRC',
    check: async ({ path }) =>
      says(
        'tags',
        await all(path),
        '"ItemList:Artist":"Anna One | Ben Two"',
        '"ItemList:Lyrics":"Erste Zeile"',
        '"ItemList:BeatsPerMinute":"128"',
        /ISRC":"DEA123456789"/,
      ),
  },
  {
    name: 'flac-tags-to-opus',
    source: 'rawnaldclark/Stash#95',
    file: 'song.flac',
    input: rich,
    from: 'flac',
    to: 'opus',
    expect: 'all comments, artists apart',
    check: async ({ path }) =>
      says('tags', await all(path), '"Vorbis:Artist":"Anna One, Ben Two"', '"Vorbis:Lyrics":"Erste Zeile"', 'DEA123456789', '128'),
  },
  {
    name: 'mp3-comment-and-genre-to-wav-and-back',
    source: 'DannyBen/FlicFlac#1',
    file: 'song.mp3',
    input: () => song(['TIT2', '\u0003Song'], ['COMM', '\u0003eng\0bought in Rome'], lyrics),
    from: 'mp3',
    to: 'wav',
    expect: 'title, comment and lyrics stay',
    check: async ({ path }) => says('tags', await all(path), 'Song', 'bought in Rome', 'Erste Zeile'),
  },
  {
    name: 'mp3-cover-to-opus',
    source: 'TypNull/Tubifarry#145, TheCaptain989/lidarr-flac2mp3#38',
    file: 'song.mp3',
    input: () =>
      made(
        'a.mp3',
        `${tone(1)} -f lavfi -i color=red:s=32x32:d=1 -map 0 -map 1 -frames:v 1 -c:v png -disposition:v attached_pic -id3v2_version 3`,
      ),
    from: 'mp3',
    to: 'opus',
    expect: 'a cover picture of 32 by 32 points',
    check: async ({ path }) => {
      const { streams } = await probed(path);
      return [
        same(
          'cover',
          streams.filter(({ disposition }) => disposition.attached_pic === 1).map(({ width }) => width),
          [32],
        ),
      ];
    },
  },
  {
    name: 'mp3-png-cover-to-m4a',
    source: 'C4illin/ConvertX#601, LumePart/Explo#219',
    file: 'song.mp3',
    input: () =>
      made(
        'a.mp3',
        `${tone(1)} -f lavfi -i color=red:s=32x32:d=1 -map 0 -map 1 -frames:v 1 -c:v png -disposition:v attached_pic -id3v2_version 3`,
      ),
    from: 'mp3',
    to: 'm4a',
    expect: 'a cover, not a film of one frame',
    check: async ({ path }) => {
      const { streams } = await probed(path);
      return [
        same(
          'streams',
          streams.map(({ codec_name, disposition }) => [codec_name, disposition.attached_pic]),
          [
            ['aac', 0],
            ['png', 1],
          ],
        ),
      ];
    },
  },
  {
    name: 'm4b-chapters-to-flac',
    source: 'lullius/pylibby#9',
    file: 'book.m4b',
    input: () => book('book.m4b'),
    from: 'm4b',
    to: 'flac',
    expect: 'both chapters with their times',
    check: async ({ path }) =>
      says(
        'chapters',
        (await Bun.file(path).text()).slice(0, 4000),
        'CHAPTER000=00:00:00.000',
        'CHAPTER001=00:00:01.000',
        'CHAPTER001NAME=Two',
      ),
  },
  {
    name: 'm4b-chapters-to-mp3',
    source: 'openaudible/openaudible#273, rmcrackan/Libation#528',
    file: 'book.m4b',
    input: () => book('book.m4b'),
    from: 'm4b',
    to: 'mp3',
    expect: 'both chapters, colons in names included',
    check: async ({ path }) => [
      same(
        'chapters',
        (await probed(path)).chapters.map(({ tags }) => tags?.title),
        ['One: first', 'Two'],
      ),
    ],
  },
  {
    name: 'm4b-chapters-to-wav-are-noted',
    source: 'patrickenfuego/Chapterize-Audiobooks#6',
    file: 'book.m4b',
    input: () => book('book.m4b'),
    from: 'm4b',
    to: 'wav',
    expect: 'a note that WAV has no chapters',
    check: ({ notes }) => [noted(notes, /2 chapters were left out/)],
  },
  {
    name: 'remove-metadata-removes-lyrics',
    source: 'cdgriffith/FastFlix#44',
    file: 'song.mp3',
    input: () => song(two, lyrics),
    from: 'mp3',
    to: 'm4a',
    options: { stripMetadata: true },
    expect: 'neither artists nor lyrics',
    check: async ({ path }) => [finding('no tags', !/Anna|Zeile/.test(await all(path)), await all(path))],
  },
];

/** An audiobook of two seconds with two chapters. */
const book = (name: string): Promise<Uint8Array> =>
  made(name, `${tone(2)} -i {}/chapters.txt -map 0 -map_metadata 1 -map_chapters 1 -c:a aac -b:a 64k`, {
    'chapters.txt':
      ';FFMETADATA1\ntitle=Book\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1000\ntitle=One: first\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1000\nEND=2000\ntitle=Two\n',
  });
