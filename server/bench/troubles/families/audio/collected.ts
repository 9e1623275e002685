import { join as joinPath } from 'node:path';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { made, probed, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { carried } from './carried-situation.ts';
import { flac, join, v23 } from './tagged-files.ts';

const latin = (text: string): readonly number[] => [0, ...Buffer.from(text, 'latin1')];
const big = (value: number): readonly number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const sound = (): Promise<Uint8Array> => made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`);
const tagged = async (...frames: readonly (readonly [string, readonly number[]])[]): Promise<Uint8Array> =>
  join(v23(...frames), await sound());

/** Lyrics with times in milliseconds (ID3v2.3, 4.10), as players show them line by line. */
const timed = (...lines: readonly (readonly [number, string])[]): readonly number[] => [
  ...[0, ...Buffer.from('eng'), 2, 1, 0],
  ...lines.flatMap(([time, line]) => [...Buffer.from(line, 'latin1'), 0, ...big(time)]),
];
const withTimedLyrics = (): Promise<Uint8Array> =>
  tagged(['TIT2', latin('Song')], ['SYLT', timed([0, 'First line'], [500, 'Second line'])]);
const inLines = /\[00:00\.00\] ?First line\s+\[00:00\.50\] ?Second line/;

const tagsOf = async (path: string): Promise<Readonly<Record<string, string>>> => {
  const { format, streams } = await probed(path);
  const all = { ...(streams[0]?.tags as Record<string, string> | undefined), ...format.tags };
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key.toLowerCase(), value]));
};
const lyricsIn = (name: string, to: string): Situation => ({
  name,
  source: 'FoedusProgramme/Gramophone#708, tinytag/tinytag#270, jcorporation/myMPD#262',
  file: 'song.mp3',
  input: withTimedLyrics,
  from: 'mp3',
  to,
  expect: 'both lines with their times, as LRC files have them',
  check: async ({ path }) => {
    const tags = await tagsOf(path);
    const lyrics = Object.entries(tags).find(([key]) => key.startsWith('lyrics'))?.[1] ?? '';
    return [finding('lyrics', inLines.test(lyrics), tags)];
  },
});

const cuesheet =
  'PERFORMER "Anna"\nTITLE "Days"\nFILE "days.flac" WAVE\n  TRACK 01 AUDIO\n    TITLE "One"\n    INDEX 01 00:00:00\n  TRACK 02 AUDIO\n    TITLE "Two"\n    INDEX 00 00:00:35\n    INDEX 01 00:00:45\n';
const times = (chapters: readonly { readonly start_time: string }[]): readonly number[] =>
  chapters.map(({ start_time }) => Math.round(Number(start_time) * 100) / 100);

/** FLAC with a block of type 5, which ends at sample 88,200 and has no names. */
const withCueBlock = (): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const path = joinPath(dir, 'a.flac');
    await Bun.write(path, await made('a.flac', `${tone(2)} -ar 44100`));
    await Bun.write(joinPath(dir, 'a.cue'), cuesheet);
    await look('metaflac', `--import-cuesheet-from=${joinPath(dir, 'a.cue')}`, path);
    return Bun.file(path).bytes();
  });

/** Tags of songs that people lose in other converters: lyrics, names to sort by, chapters. */
export const collected: readonly Situation[] = [
  lyricsIn('timed-lyrics-of-mp3-to-flac', 'flac'),
  lyricsIn('timed-lyrics-of-mp3-to-m4a', 'm4a'),
  carried(
    'plain-lyrics-of-flac-to-m4a',
    'TheRealSavi/iOpenPod#199, spotiflacapp/SpotiFLAC-Mobile#256',
    'flac',
    'm4a',
    () => flac('TITLE=Song', 'UNSYNCEDLYRICS=First words'),
    'the lyrics where iPods look for them',
    /"ItemList:Lyrics":"First words"/,
  ),
  {
    name: 'sort-names-of-flac-to-mp3',
    source: 'gnumdk/lollypop#371, crutchcorn/stagger#33',
    file: 'song.flac',
    input: () =>
      flac('TITLE=Song', 'ARTIST=David Sylvian', 'ARTISTSORT=Sylvian, David', 'ALBUMARTISTSORT=Sylvian, D.', 'ALBUMSORT=Days, The'),
    from: 'flac',
    to: 'mp3',
    expect: 'TSOP, TSO2 and TSOA, which players read in every version',
    check: async ({ path }) => {
      const tags = await tagsOf(path);
      return [same('names', [tags['artist-sort'], tags.tso2, tags['album-sort']], ['Sylvian, David', 'Sylvian, D.', 'Days, The'])];
    },
  },
  carried(
    'sort-names-of-flac-to-m4a',
    'navidrome/navidrome#2188, knik0/faac#37',
    'flac',
    'm4a',
    () => flac('TITLE=旅人の唄', 'ARTIST=大原ゆい子', 'TITLESORT=Tabibito no uta', 'ARTISTSORT=Oohara Yuiko', 'ALBUMARTISTSORT=Oohara'),
    'the names to sort by in their atoms',
    /:(?:SortName|TitleSortOrder)":"Tabibito no uta"/,
    /:(?:SortArtist|ArtistSortOrder)":"Oohara Yuiko"/,
    /:(?:SortAlbumArtist|AlbumArtistSortOrder)":"Oohara"/,
  ),
  {
    name: 'cue-sheet-in-flac-to-mp3',
    source: 'mpv-player/mpv#1957, flacon/flacon#110',
    file: 'album.flac',
    input: () => flac('TITLE=Days', `CUESHEET=${cuesheet}`),
    from: 'flac',
    to: 'mp3',
    expect: 'two chapters with their names, the second from 0.60 s on',
    check: async ({ path }) => {
      const { chapters } = await probed(path);
      return [
        same('times', times(chapters), [0, 0.6]),
        same(
          'names',
          chapters.map(({ tags }) => tags?.title),
          ['One', 'Two'],
        ),
      ];
    },
  },
  {
    name: 'cue-block-of-flac-to-m4a',
    source: 'ftrvxmtrx/split2flac#10',
    file: 'album.flac',
    input: withCueBlock,
    from: 'flac',
    to: 'm4a',
    expect: 'two chapters, the second from 0.60 s on',
    check: async ({ path }) => [same('times', times((await probed(path)).chapters), [0, 0.6])],
  },
];
