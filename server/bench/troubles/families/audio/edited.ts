import { finding, near, same } from '../../../fidelity/check.ts';
import { exif, made, probed, streamOf, tone } from '../../look/media.ts';
import type { Check, Situation } from '../../situation.ts';
import { chaptersAre, coverIs, decoded } from './passed-situation.ts';

const sound = (
  name: string,
  source: string,
  [from, operation]: readonly [string, string],
  options: Situation['options'],
  args: string,
  expect: string,
  check: Check,
): Situation => ({
  ...{ name, source, file: `song.${from}`, from, to: from, operation, expect, check },
  ...(options && { options }),
  input: () => made(`a.${from}`, args),
});

const cover = '-f lavfi -i color=red:s=40x40:d=0.04';
const tagged = `${tone(6)} ${cover} -map 0 -map 1 -c:v mjpeg -disposition:v attached_pic -metadata title=Song -metadata artist=Ada`;

/** Changes of sign a second between two moments: twice the frequency of a tone. */
const pitch = async (path: string, from: number, to: number): Promise<number> => {
  const pcm = Buffer.from(await Bun.$`ffmpeg -v error -i ${path} -ac 1 -ar 48000 -f s16le -`.quiet().arrayBuffer());
  let changes = 0;
  for (let at = from * 96_000; at < to * 96_000 && at + 3 < pcm.length; at += 2)
    if (pcm.readInt16LE(at) < 0 !== pcm.readInt16LE(at + 2) < 0) changes++;
  return changes / (to - from) / 2;
};

const spoken = (name: string, seconds: number, hertz: number, args: string) => () => made(name, `${tone(seconds, hertz)} ${args}`);

/** Recordings that operations change, and recordings that become one. */
export const editedSound: readonly Situation[] = [
  sound(
    'trimmed-mp3-of-variable-rate',
    'falahati/PHP-MP3#14',
    ['mp3', 'trim-audio'],
    { trimStart: '2', trimEnd: '4.5' },
    `${tagged} -c:a libmp3lame -q:a 4`,
    'players show 2.5 seconds; title, artist and cover are there',
    async ({ path }) => {
      const { format } = await probed(path);
      return [
        near('stated seconds', Number(format.duration), 2.5, 0.08),
        near('decoded seconds', await decoded(path, 48_000), 2.5, 0.08),
        same('tags', [format.tags?.title, format.tags?.artist], ['Song', 'Ada']),
        await coverIs(path, 40),
      ];
    },
  ),
  sound(
    'normalized-mp3-keeps-rate-and-length',
    'slhck/ffmpeg-normalize#108',
    ['mp3', 'normalize-audio'],
    { loudness: '-16' },
    `${tagged.replace('48000', '44100')} -ar 44100 -af volume=-20dB -c:a libmp3lame -b:a 48k`,
    'six seconds at 44,100 Hz, louder, with title and cover',
    async ({ path }) => {
      const { format } = await probed(path);
      const measured = await Bun.$`ffmpeg -i ${path} -map 0:a -af ebur128 -f null -`.quiet().nothrow();
      const loudness = Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold(?![\s\S]*I:\s)/.exec(measured.stderr.toString())?.[1]);
      return [
        near('seconds', Number(format.duration), 6, 0.1),
        same('rate', (await streamOf(path, 'audio')).sample_rate, '44100'),
        near('loudness', loudness, -16, 1),
        same('title', format.tags?.title, 'Song'),
        await coverIs(path, 40),
      ];
    },
  ),
  sound(
    'cleaned-song',
    'PHP-FFMpeg/PHP-FFMpeg#120',
    ['flac', 'remove-metadata'],
    undefined,
    `${tagged} -c:a flac -metadata comment=Bought-by-ann@example.org`,
    'no title, buyer or cover; the samples as they were',
    async ({ path }) => {
      const told = JSON.stringify(await exif(path));
      const { streams } = await probed(path);
      return [
        finding('traces', !/Song|Ada|ann@/.test(told), told),
        same(
          'tracks',
          streams.map(({ codec_type }) => codec_type),
          ['audio'],
        ),
        near('seconds', await decoded(path, 48_000), 6, 0.001),
      ];
    },
  ),
  {
    ...{ name: 'merged-parts-of-different-rates', source: 'advplyr/audiobookshelf#5153', file: 'part 1.mp3', from: 'mp3', to: 'mp3' },
    input: spoken('a.mp3', 3, 440, '-ac 2 -c:a libmp3lame -b:a 128k'),
    further: [{ file: 'part 2.mp3', from: 'mp3', input: spoken('b.mp3', 2, 880, '-ac 1 -ar 22050 -c:a libmp3lame -b:a 32k') }],
    expect: 'five seconds: 440 Hz, then 880 Hz',
    check: async ({ path }) => [
      near('stated seconds', Number((await probed(path)).format.duration), 5, 0.2),
      near('decoded', await decoded(path, Number((await streamOf(path, 'audio')).sample_rate)), 5, 0.2),
      near('first', await pitch(path, 1, 2), 440, 8),
      near('second', await pitch(path, 3.5, 4.5), 880, 8),
    ],
  },
  {
    ...{ name: 'merged-parts-with-chapters', source: 'mifi/lossless-cut#1891', file: '01 Start.m4a', from: 'm4a', to: 'm4b' },
    input: spoken('a.m4a', 2, 440, '-c:a aac'),
    further: [
      { file: '02 Middle.mp3', from: 'mp3', input: spoken('b.mp3', 3, 880, '-c:a libmp3lame -q:a 5') },
      { file: '03 End.aac', from: 'aac', input: spoken('c.aac', 1, 440, '-c:a aac') },
    ],
    expect: 'six seconds with chapters at 0, 2 and 5',
    check: async ({ path }) => [
      near('seconds', Number((await probed(path)).format.duration), 6, 0.2),
      await chaptersAre(path, [0, '01 Start'], [2, '02 Middle'], [5, '03 End']),
    ],
  },
];
