import { near, same } from '../../../fidelity/check.ts';
import { made, moving, probed, quick, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';

const caption = '1\n00:00:00,100 --> 00:00:00,900\nWords\n';
const subtitled = (more: string): Promise<Uint8Array> =>
  made('a.mkv', `${moving('64x64', 10, 1)} -i {}/one.srt -i {}/two.srt -map 0 -map 1 -map 2 ${quick} -c:s srt ${more}`, {
    'one.srt': caption,
    'two.srt': caption.replace('Words', 'Mots'),
  });

const chapter = (start: number, end: number, title: string): string =>
  `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${start}\nEND=${end}\n${title && `title=${title}\n`}`;
const parted = (name: string, ...chapters: readonly string[]): Promise<Uint8Array> =>
  made(name, `${moving('64x64', 10, 2)} -i {}/c.txt -map 0 -map_chapters 1 ${quick}`, {
    'c.txt': `;FFMETADATA1\n${chapters.join('')}`,
  });
const starts = async (path: string) => (await probed(path)).chapters.map(({ start_time }) => Math.round(Number(start_time) * 1000));

const soundIn = (name: string, source: string, args: string, expect: string, channels: number): Situation => ({
  name,
  source,
  file: 'clip.mkv',
  input: () => made('a.mkv', `${moving('64x64', 10, 1)} ${args} ${quick}`),
  from: 'mkv',
  to: 'mp4',
  expect,
  check: async ({ path }) => {
    const sound = await streamOf(path, 'audio');
    return [same('codec', sound.codec_name, 'aac'), same('channels', sound.channels, channels)];
  },
});

/** A Matroska film with a poster and a font attached. */
const attached = async (): Promise<Uint8Array> =>
  made(
    'a.mkv',
    `${moving('128x96', 10, 2)} ${quick} -attach {}/cover.jpg -metadata:s:t:0 mimetype=image/jpeg -metadata:s:t:0 filename=cover.jpg -attach {}/f.ttf -metadata:s:t:1 mimetype=application/x-truetype-font -metadata:s:t:1 filename=f.ttf`,
    {
      'cover.jpg': await made('cover.jpg', '-f lavfi -i color=red:s=48x72:d=1 -frames:v 1 -update 1'),
      'f.ttf': 'not a font, but attached as one',
    },
  );

const filmOnly = (name: string, source: string, to: string): Situation => ({
  name,
  source,
  file: 'film.mkv',
  input: attached,
  from: 'mkv',
  to,
  expect: 'the film of two seconds, not its poster',
  check: async ({ path }) => {
    const film = await streamOf(path, 'video');
    return [same('size', [film.width, film.height], [128, 96]), near('seconds', Number((await probed(path)).format.duration), 2, 0.15)];
  },
});

export const tracks: readonly Situation[] = [
  {
    name: 'two-subtitle-tracks-to-mp4',
    source: 'caydey/ffshare#92',
    file: 'film.mkv',
    input: () => subtitled('-metadata:s:s:0 language=fre -metadata:s:s:1 language=eng'),
    from: 'mkv',
    to: 'mp4',
    expect: 'both tracks of subtitles with their languages',
    check: async ({ path }) => [
      same(
        'languages',
        (await probed(path)).streams
          .filter(({ codec_type }) => codec_type === 'subtitle')
          .map(({ tags }) => (tags as { language?: string }).language),
        ['fre', 'eng'],
      ),
    ],
  },
  {
    name: 'forced-subtitles-stay-forced',
    source: 'HandBrake/HandBrake#2683, HandBrake/HandBrake#4049',
    file: 'film.mkv',
    input: () => subtitled('-disposition:s:0 forced -disposition:s:1 0'),
    from: 'mkv',
    to: 'webm',
    expect: 'the first track forced, neither shown by default',
    check: async ({ path }) => [
      same(
        'forced and default',
        (await probed(path)).streams
          .filter(({ codec_type }) => codec_type === 'subtitle')
          .map(({ disposition }) => {
            const { forced, default: first } = disposition as unknown as { forced: number; default: number };
            return [forced, first];
          }),
        [
          [1, 0],
          [0, 0],
        ],
      ),
    ],
  },
  {
    name: 'two-languages-of-sound-to-mp4',
    source: 'lisamelton/video-transcoding-scripts#27',
    file: 'film.mkv',
    input: () =>
      made(
        'a.mkv',
        `${moving('64x64', 10, 1)} ${tone(1)} ${tone(1, 880)} -map 0 -map 1 -map 2 ${quick} -c:a ac3 -metadata:s:a:0 language=chi -metadata:s:a:1 language=eng`,
      ),
    from: 'mkv',
    to: 'mp4',
    expect: 'both, with their languages',
    check: async ({ path }) => [
      same(
        'languages',
        (await probed(path)).streams
          .filter(({ codec_type }) => codec_type === 'audio')
          .map(({ tags }) => (tags as { language?: string }).language),
        ['chi', 'eng'],
      ),
    ],
  },
  {
    name: 'chapters-without-titles-stay',
    source: 'HandBrake/HandBrake#4020',
    file: 'film.mkv',
    input: () => parted('a.mkv', chapter(0, 500, 'One'), chapter(500, 1000, ''), chapter(1000, 1500, ''), chapter(1500, 2000, 'Four')),
    from: 'mkv',
    to: 'mp4',
    expect: 'four chapters where they begin',
    check: async ({ path }) => [same('starts', await starts(path), [0, 500, 1000, 1500])],
  },
  {
    name: 'ten-chapters-of-mp4-to-mkv',
    source: 'gpac/gpac#1309',
    file: 'film.mp4',
    input: () => parted('a.mp4', ...Array.from({ length: 10 }, (_, n) => chapter(n * 200, n * 200 + 200, `Chapter ${n + 1}`))),
    from: 'mp4',
    to: 'mkv',
    expect: 'all ten, the second included',
    check: async ({ path }) => [
      same(
        'titles',
        (await probed(path)).chapters.map(({ tags }) => tags?.title),
        Array.from({ length: 10 }, (_, n) => `Chapter ${n + 1}`),
      ),
    ],
  },
  {
    name: 'chapter-times-when-encoded-anew',
    source: 'HandBrake/HandBrake#1762',
    file: 'film.mkv',
    input: () => parted('a.mkv', chapter(0, 700, 'A'), chapter(700, 1300, 'B'), chapter(1300, 2000, 'C')),
    from: 'mkv',
    to: 'mp4',
    options: { videoQuality: 30 },
    expect: 'chapters at 0, 0.7 and 1.3 s',
    check: async ({ path }) => [same('starts', await starts(path), [0, 700, 1300])],
  },
  filmOnly('poster-in-mkv-to-avi', 'rigaya/NVEnc#221, SuRGeoNix/Flyleaf#31', 'avi'),
  filmOnly('poster-in-mkv-to-webm', 'rigaya/NVEnc#221, SuRGeoNix/Flyleaf#31', 'webm'),
  filmOnly('fonts-in-mkv-to-mp4', 'Unmanic/unmanic#249, mikigal/Anime4K-GUI#13', 'mp4'),
  soundIn('opus-sound-to-mp4-is-aac', 'siddharthvaddem/openscreen#522', `${tone(1)} -c:a libopus`, 'AAC, which all players of MP4 have', 1),
  soundIn(
    'mp3-sound-to-mp4-is-aac',
    'learningequality/kolibri#14',
    `${tone(1)} -c:a libmp3lame`,
    'AAC, since Safari is silent otherwise',
    1,
  ),
  soundIn(
    'surround-opus-to-mp4',
    'jellyfin/jellyfin-web#6373',
    "-f lavfi -i 'aevalsrc=0|0|0.5*sin(2*PI*440*t)|0|0|0:c=5.1:d=1:s=48000' -c:a libopus",
    'AAC of six channels',
    6,
  ),
];
