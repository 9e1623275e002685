import { finding, near, same } from '../../../fidelity/check.ts';
import { lookBytes } from '../../../fidelity/look.ts';
import { levels, made, probed, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { chaptersAre, decoded, passed } from './passed-situation.ts';

const parts =
  ';FFMETADATA1\ntitle=Book\nartist=Ann Lee\n[CHAPTER]\nTIMEBASE=1/10\nSTART=0\nEND=10\ntitle=One\n[CHAPTER]\nTIMEBASE=1/10\nSTART=10\nEND=20\ntitle=Two\n';
/** Tags of a file or of its sound, in lower case. */
const tagged = async (path: string): Promise<Readonly<Record<string, string>>> => {
  const all = { ...(await probed(path)).format.tags, ...(Object((await streamOf(path, 'audio')).tags) as Record<string, string>) };
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key.toLowerCase(), value]));
};

/** Songs and books of sound on their way to Ogg and from it. */
export const auditedSound: readonly Situation[] = [
  passed(
    'tags-of-mp3-to-opus',
    'dfaust/soundkonverter#8',
    ['mp3', 'opus'],
    `${tone(1)} -b:a 64k -id3v2_version 3 -metadata title=Tön -metadata artist=Ann -metadata album=Record -metadata date=2013 -metadata track=3/12 -metadata genre=Jazz -metadata composer=Bob`,
    'all seven',
    async (path) => {
      const { title, artist, album, date, genre, composer, tracknumber, track } = await tagged(path);
      return [
        same('tags', [title, artist, album, date, genre, composer], ['Tön', 'Ann', 'Record', '2013', 'Jazz', 'Bob']),
        same('track', (tracknumber ?? track ?? '').split('/')[0], '3'),
      ];
    },
  ),
  passed(
    'book-without-a-cover-to-ogg',
    'yermak/AudioBookConverter#239',
    ['m4b', 'ogg'],
    `${tone(2)} -i {}/meta -map 0 -map_metadata 1 -map_chapters 1 -c:a aac -f ipod`,
    'two seconds, both chapters and the title',
    async (path) => [
      near('seconds', await decoded(path, 48_000), 2, 0.1),
      await chaptersAre(path, [0, 'One'], [1, 'Two']),
      same('title', (await tagged(path)).title, 'Book'),
    ],
    { files: { meta: parts } },
  ),
  of(
    'ogg-with-a-film-for-its-cover',
    'godotengine/godot#32145',
    ['action.ogg', 'ogg', 'mp3'],
    () =>
      made(
        'a.ogg',
        `-f lavfi -i color=red:s=64x64:r=1:d=1 ${tone(2)} -map 0 -map 1 -c:v libtheora -c:a libvorbis -metadata:s:a:0 title=Action`,
      ),
    'two seconds of sound with its title',
    async ({ path }) => [near('seconds', await decoded(path, 48_000), 2, 0.1), same('title', (await tagged(path)).title, 'Action')],
  ),
  passed(
    'aifc-of-small-end-first-to-wav',
    'git-moss/ConvertWithMoss#450',
    ['aiff', 'wav'],
    `${tone(1)} -ac 2 -c:a pcm_s16le -f aiff`,
    'one second of two channels in 16 bits, a tone',
    async (path) => {
      const { channels, bits_per_sample: bits } = await streamOf(path, 'audio');
      return [
        same('form', [channels, bits], [2, 16]),
        near('seconds', await decoded(path, 48_000), 1, 0.01),
        near('level', (await levels(path))[0] ?? 0, -21, 4),
      ];
    },
  ),
  passed(
    'sample-of-an-amiga-to-mp3',
    'polyend/TrackerBetaTesting#86',
    ['wav', 'mp3'],
    '-f lavfi -i sine=frequency=440:duration=1:sample_rate=16726 -c:a pcm_u8',
    'one second of a tone',
    async (path) => [
      near('seconds', Number((await probed(path)).format.duration), 1, 0.15),
      near('level', (await levels(path))[0] ?? 0, -21, 4),
    ],
  ),
  passed(
    'float-above-full-scale-to-flac',
    'bastibe/python-soundfile#265',
    ['wav', 'flac'],
    "-f lavfi -i 'aevalsrc=1.4*sin(2*PI*100*t):d=1:s=48000' -c:a pcm_f32le",
    'peaks that are cut, and none that jump to the other side',
    async (path) => {
      const bytes = Buffer.from(await lookBytes('ffmpeg', '-v', 'error', '-i', path, '-ac', '1', '-f', 's16le', '-'));
      let jump = 0;
      for (let at = 2; at + 1 < bytes.length; at += 2) jump = Math.max(jump, Math.abs(bytes.readInt16LE(at) - bytes.readInt16LE(at - 2)));
      return [finding('no jump', jump < 2000, jump), near('seconds', bytes.length / 96_000, 1, 0.01)];
    },
  ),
];
