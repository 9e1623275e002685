import { finding, same } from '../../../fidelity/check.ts';
import { made, probed, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { carried } from './carried-situation.ts';
import { flac, join, song, v23 } from './tagged-files.ts';

const sound = (): Promise<Uint8Array> => made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`);

/** An M4B with one more tag of iTunes. Its index stands behind the sound, so that no place in it moves. */
const book = async (atom: string, value: string): Promise<Uint8Array> => {
  const whole = Buffer.from(await made('a.m4b', `${tone(1)} -c:a aac -metadata title=Book -f ipod`));
  const content = Buffer.from(value);
  const tag = Buffer.alloc(24);
  tag.writeUInt32BE(24 + content.length);
  tag.write(atom, 4, 'latin1');
  tag.writeUInt32BE(16 + content.length, 8);
  tag.write('data', 12, 'latin1');
  tag.writeUInt32BE(1, 16);
  for (const parent of ['moov', 'udta', 'meta', 'ilst']) {
    const at = whole.indexOf(parent) - 4;
    whole.writeUInt32BE(whole.readUInt32BE(at) + tag.length + content.length, at);
  }
  const place = whole.indexOf('ilst') + 4;
  return join(whole.subarray(0, place), tag, content, whole.subarray(place));
};

const album = '6f1c0c3e-5b1f-4f52-9d2a-0a2f54b0a001';

/** Credits of people, books and databases. */
export const credits: readonly Situation[] = [
  carried(
    'performer-of-flac-to-mp3',
    'RogueOneEcho/caesura#104',
    'flac',
    'mp3',
    () => flac('TITLE=Song', 'ARTIST=ABBA', 'PERFORMER=Agnetha'),
    'artist and performer',
    /:Artist":"ABBA"/,
    /Agnetha/,
  ),
  carried(
    'performers-with-instruments-of-flac-to-m4a',
    'Airsonic-Pulse/airsonic-pulse#232, metabrainz/picard#1328',
    'flac',
    'm4a',
    () => flac('TITLE=Song', 'PERFORMER=Anna (violin)', 'PERFORMER=Bernd (oboe)'),
    'both people with their instruments',
    /Anna \(violin\)/,
    /Bernd \(oboe\)/,
  ),
  carried(
    'people-of-mp3-to-flac',
    'taglib/taglib#1274',
    'mp3',
    'flac',
    () => song(['TIT2', '\u0003Song'], ['TMCL', '\u0003violin\0Anna'], ['TIPL', '\u0003producer\0George']),
    'the violinist and the producer',
    /Anna \(violin\)/,
    /"Vorbis:Producer":"George"/i,
  ),
  carried(
    'narrator-of-m4b-to-mp3',
    'sandreas/m4b-tool#149, openaudible/openaudible#595',
    'm4b',
    'mp3',
    () => book('\xa9nrt', 'Dan Harris'),
    'the narrator, under whatever name',
    /Dan Harris/,
  ),
  carried(
    'publisher-of-m4b-to-opus',
    'sandreas/m4b-tool#149',
    'm4b',
    'opus',
    () => book('\xa9pub', 'Own Books'),
    'the publisher, under whatever name',
    /Own Books/,
  ),
  carried(
    'descriptions-of-m4b-to-mp3',
    'weak-head/m4b-maker#43, KristoforMaynard/music-tag#42',
    'm4b',
    'mp3',
    () => made('a.m4b', `${tone(1)} -c:a aac -metadata title=Book -metadata description=Short -metadata 'synopsis=The long story' -f ipod`),
    'the short and the long description',
    /Short/,
    /The long story/,
  ),
  carried(
    'own-keys-with-several-values-of-flac-to-mp3',
    'DeaDBeeF-Player/deadbeef#3138',
    'flac',
    'mp3',
    () => flac('TITLE=Song', 'main_artist=Various', 'main_artist=Daniel Licht', 'UPC=093155174986'),
    'both values, and the number',
    /Various.{1,5}Daniel Licht/,
    /093155174986/,
  ),
  {
    name: 'genres-with-strokes-of-flac-to-mp3',
    source: 'JamesHeinrich/getID3#89',
    file: 'song.flac',
    input: () => flac('TITLE=Song', 'GENRE=added/2016', 'GENRE=context/soundtrack'),
    from: 'flac',
    to: 'mp3',
    expect: 'two genres, with a zero between them',
    check: async ({ path }) => {
      const bytes = Buffer.from(await Bun.file(path).slice(0, 2000).arrayBuffer());
      const wide = Buffer.from('added/2016\0context/soundtrack', 'utf16le');
      return [
        finding('genres', bytes.includes('added/2016\0context/soundtrack') || bytes.includes(wide), bytes.toString('latin1', 0, 200)),
      ];
    },
  },
  carried(
    'wide-letters-without-a-mark-of-mp3-to-flac',
    'Borewit/music-metadata#193',
    'mp3',
    'flac',
    async () =>
      join(
        new Uint8Array(
          Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x19TIT2\0\0\0\x0f\0\0\x02', 'latin1'), Buffer.from('Ja pidu', 'utf16le').swap16()]),
        ),
        await sound(),
      ),
    'the title',
    /:Title":"Ja pidu"/,
  ),
  carried(
    'japanese-tags-of-flac-to-mp3',
    'rmcrackan/Libation#545, RecursiveForest/whatmp3#31',
    'flac',
    'mp3',
    () => flac('TITLE=残酷な天使のテーゼ', 'ARTIST=高橋洋子'),
    'Japanese letters in a version that Windows reads',
    /"ID3v2_3:Title":"残酷な天使のテーゼ"/,
    /"ID3v2_3:Artist":"高橋洋子"/,
  ),
  carried(
    'lyrics-of-flac-to-opus',
    'spotiflacapp/SpotiFLAC-Mobile#256',
    'flac',
    'opus',
    () => flac('TITLE=Song', 'LYRICS=[00:01.00]First words'),
    'the lyrics with their time',
    /"Vorbis:Lyrics":"\[00:01\.00\]First words"/i,
  ),
  carried(
    'album-artist-with-a-blank-of-flac-to-mp3',
    'tuffy/python-audio-tools#24, clangen/musikcube#136',
    'flac',
    'mp3',
    () => flac('TITLE=Song', 'ARTIST=Anna', 'ALBUM ARTIST=Various Artists'),
    'the album artist in its frame',
    /:Band":"Various Artists"/,
  ),
  {
    name: 'names-of-musicbrainz-of-flac-to-mp3',
    source: 'MediaBrowser/Emby#1173',
    file: 'song.flac',
    input: () => flac('TITLE=Song', `MUSICBRAINZ_ALBUMID=${album}`),
    from: 'flac',
    to: 'mp3',
    expect: 'the identifier under the name that Picard gives it in ID3: MusicBrainz Album Id',
    check: async ({ path }) => {
      const { tags = {} } = (await probed(path)).format;
      return [same('identifier', tags['MusicBrainz Album Id'], album)];
    },
  },
  {
    name: 'names-of-musicbrainz-of-mp3-to-flac',
    source: 'MediaBrowser/Emby#1173',
    file: 'song.mp3',
    input: async () =>
      join(
        v23(['TIT2', [0, ...Buffer.from('Song')]], ['TXXX', [0, ...Buffer.from(`MusicBrainz Album Id\0${album}`, 'latin1')]]),
        await sound(),
      ),
    from: 'mp3',
    to: 'flac',
    expect: 'the identifier under the name that Picard gives it in FLAC: MUSICBRAINZ_ALBUMID',
    check: async ({ path }) => {
      const { tags = {} } = (await probed(path)).format;
      return [same('identifier', tags.MUSICBRAINZ_ALBUMID, album)];
    },
  },
];
