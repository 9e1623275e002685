import { join as joinPath } from 'node:path';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { made, probed, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { carried } from './carried-situation.ts';
import { join, song, v23 } from './tagged-files.ts';

const latin = (text: string): readonly number[] => [0, ...Buffer.from(text, 'latin1')];
const big = (value: number): readonly number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const sound = (): Promise<Uint8Array> => made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`);
const tagged = async (...frames: readonly (readonly [string, readonly number[]])[]): Promise<Uint8Array> =>
  join(v23(...frames), await sound());

/** An APEv2 tag with header, and ID3v1 behind it. */
const ape = (...items: readonly (readonly [string, string])[]): Uint8Array => {
  const little = (value: number): readonly number[] => [...big(value)].toReversed();
  const body = items.flatMap(([key, value]) => [
    ...little(Buffer.byteLength(value)),
    ...little(0),
    ...Buffer.from(key),
    0,
    ...Buffer.from(value),
  ]);
  const frame = (flags: number): readonly number[] => [
    ...Buffer.from('APETAGEX'),
    ...little(2000),
    ...little(body.length + 32),
    ...little(items.length),
    ...little(flags),
    ...little(0),
    ...little(0),
  ];
  return new Uint8Array([...frame(0xa0000000 | 0), ...body, ...frame(0x80000000 | 0)]);
};
const id3v1 = (title: string, artist: string, album: string, track: number, genre: number): Uint8Array => {
  const tag = Buffer.alloc(128);
  tag.write('TAG', 0, 'latin1');
  tag.write(title, 3, 30, 'latin1');
  tag.write(artist, 33, 30, 'latin1');
  tag.write(album, 63, 30, 'latin1');
  tag.write('1987', 93, 'latin1');
  tag[126] = track;
  tag[127] = genre;
  return new Uint8Array(tag);
};

/** Bytes of a text in an encoding that JavaScript only reads. */
const encoded = async (text: string, encoding: string): Promise<readonly number[]> =>
  withFolder(async (dir) => {
    await Bun.write(joinPath(dir, 'a'), text);
    await look('iconv', '-f', 'UTF-8', '-t', encoding, '-o', joinPath(dir, 'b'), joinPath(dir, 'a'));
    return [0, ...(await Bun.file(joinPath(dir, 'b')).bytes())];
  });

const chapterFile = (count: number): string =>
  `;FFMETADATA1\n${Array.from({ length: count }, (_, at) => `[CHAPTER]\nTIMEBASE=1/10\nSTART=${at}\nEND=${at + 1}\ntitle=Part ${at + 1}\n`).join('')}`;

/** Tags of older programs and of Windows, and letters of other scripts. */
export const olderTags: readonly Situation[] = [
  carried(
    'tags-of-wma-to-mp3',
    'DannyBen/FlicFlac#1, enzo1982/freac#406',
    'wma',
    'mp3',
    () =>
      made(
        'a.wma',
        `${tone(1)} -c:a wmav2 -metadata title=Song -metadata artist=ABBA -metadata album=Gold -metadata date=1987 -metadata track=3 -metadata genre=Pop -metadata album_artist=Various`,
      ),
    'title, artist, album, year, track, genre and album artist',
    /:Title":"Song"/,
    /:Artist":"ABBA"/,
    /:Album":"Gold"/,
    /:(?:Year|RecordingTime)":"1987"/,
    /:Track":"3"/,
    /:Genre":"Pop"/,
    /:Band":"Various"/,
  ),
  {
    name: 'cover-of-flac-to-wma',
    source: 'enzo1982/freac#406',
    file: 'song.flac',
    input: () =>
      made('a.flac', `${tone(1)} -f lavfi -i color=red:s=32x32:d=1 -map 0 -map 1 -frames:v 1 -c:v png -disposition:v attached_pic`),
    from: 'flac',
    to: 'wma',
    expect: 'the cover of 32 points, or a note that WMA has none',
    check: async ({ path, notes }) => {
      const cover = (await probed(path)).streams.find(({ codec_type }) => codec_type === 'video');
      return [finding('cover', cover?.width === 32 || notes.some((note) => /cover|picture/i.test(note)), notes)];
    },
  },
  carried(
    'oldest-tag-of-mp3-to-flac',
    'tulskiy/musique#39',
    'mp3',
    'flac',
    async () => join(await sound(), id3v1('Song', 'ABBA', 'Gold', 7, 17)),
    'title, artist, album, year, track 7 and Rock (genre 17)',
    /:Title":"Song"/,
    /:Artist":"ABBA"/,
    /:Album":"Gold"/,
    /:Date":"1987"/,
    /:TrackNumber":"0?7"/,
    /:Genre":"Rock"/,
  ),
  carried(
    'genres-by-number-of-mp3-to-flac',
    'taglib/taglib#988, dhowden/tag#13, moumar/ruby-mp3info#51',
    'mp3',
    'flac',
    () => tagged(['TIT2', latin('Song')], ['TCON', latin('(9)(138)Viking Metal')]),
    'Metal, Black Metal and Viking Metal',
    /:Genre":"Metal[,;|/ ]+Black Metal[,;|/ ]+Viking Metal"/,
  ),
  carried(
    'audiobook-by-number-of-mp3-to-m4a',
    'Rello/audioplayer#108',
    'mp3',
    'm4a',
    () => song(['TIT2', '\u0003Song'], ['TCON', '\u0003183']),
    'Audiobook: genre 183',
    /:Genre":"Audiobook"/,
  ),
  carried(
    'ape-tag-of-mp3-to-flac',
    'GuillaumeGomez/mp3-metadata#18, fooyin/fooyin#1129',
    'mp3',
    'flac',
    async () =>
      join(
        await sound(),
        ape(['Title', 'A song whose name is longer than thirty letters'], ['Artist', 'Мумий Тролль'], ['Album', 'Gold']),
        id3v1('A song whose name is longer th', '????? ??????', 'Gold', 0, 255),
      ),
    'the whole title and the artist of the APE tag',
    /:Title":"A song whose name is longer than thirty letters"/,
    /:Artist":"Мумий Тролль"/,
    /:Album":"Gold"/,
  ),
  carried(
    'japanese-tags-of-mp3-to-flac',
    'digimezzo/dopamine#637, JamesHeinrich/getID3#11',
    'mp3',
    'flac',
    async () =>
      tagged(
        ['TIT2', await encoded('残酷な天使のテーゼ', 'SHIFT_JIS')],
        ['TPE1', await encoded('高橋洋子', 'SHIFT_JIS')],
        ['TALB', await encoded('エヴァンゲリオン', 'SHIFT_JIS')],
      ),
    'Japanese letters',
    /:Title":"残酷な天使のテーゼ"/,
    /:Artist":"高橋洋子"/,
    /:Album":"エヴァンゲリオン"/,
  ),
  carried(
    'chinese-tags-of-mp3-to-m4a',
    'maotoumao/MusicFreeDesktop#428, aadsm/jsmediatags#134, nc-music/oc-music#1146',
    'mp3',
    'm4a',
    async () => tagged(['TIT2', await encoded('爱你一万年', 'GB2312')], ['TPE1', await encoded('刘德华', 'GB2312')]),
    'Chinese letters, in a name of three too',
    /:Title":"爱你一万年"/,
    /:Artist":"刘德华"/,
  ),
  {
    name: 'three-hundred-chapters-of-mp3-to-m4b',
    source: 'TheMetalCenter/m4b-mp3-chapters-from-cuesheets#14',
    file: 'book.mp3',
    input: () =>
      made('a.mp3', `-f lavfi -i anullsrc=r=44100:cl=mono -i {}/meta -t 30 -b:a 32k -map_metadata 1 -map_chapters 1`, {
        meta: chapterFile(300),
      }),
    from: 'mp3',
    to: 'm4b',
    expect: 'all 300 chapters for players of QuickTime chapters',
    check: async ({ path }) => {
      const { chapters } = await probed(path);
      return [same('chapters', chapters.length, 300), same('last', chapters.at(-1)?.tags?.title, 'Part 300')];
    },
  },
];
