import { finding, near, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { made, moving, probed, quick, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';

const words =
  '1\n00:00:01,000 --> 00:00:02,000\nbefore\n\n2\n00:00:02,500 --> 00:00:04,500\nacross\n\n3\n00:00:05,000 --> 00:00:06,000\ninside\n\n4\n00:00:08,000 --> 00:00:09,000\nafter\n';
const chapters = ['One', 'Two', 'Three']
  .map((title, n) => `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${n * 3500}\nEND=${(n + 1) * 3500}\ntitle=${title}\n`)
  .join('');
const film = (name: string) =>
  made(
    name,
    `${moving('64x64', 20, 10)} ${tone(10)} -i {}/w.srt -i {}/c.txt -map 0 -map 1 -map 2 -map_chapters 3 ${quick} -g 20 -c:a aac -c:s ${name.endsWith('mkv') ? 'srt' : 'mov_text'} -shortest`,
    {
      'w.srt': words,
      'c.txt': `;FFMETADATA1\n${chapters}`,
    },
  );

const cut = (format: string, kind: 'exact' | 'fast', source: string): Situation => ({
  ...{
    name: `cut-${format}-with-captions-and-chapters-${kind}`,
    source,
    file: `film.${format}`,
    from: format,
    to: format,
    operation: 'trim-video',
  },
  ...{ options: { trimStart: '3', trimEnd: '7', cut: kind }, input: () => film(`a.${format}`) },
  expect:
    'four seconds, or from the key frame before if copied; the picture at once; the caption inside shows from 2 to 3, the one before and the one after are gone; no chapter ends after the film',
  check: async ({ path }) => {
    const { format: about, chapters: parts, streams } = await probed(path);
    const shown = await look('ffmpeg', '-v', 'error', '-i', path, '-map', '0:s:0', '-f', 'srt', '-');
    const time = /(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})\s+inside/.exec(shown) ?? [];
    const seconds = (text = '') => Number(text.slice(6, 8)) + Number(text.slice(9)) / 1000;
    const picture = streams.find(({ codec_type }) => codec_type === 'video');
    // A copy begins at the key frame before, up to a second earlier.
    const early = Number(about.duration) - 4;
    return [
      finding('seconds', early > -0.35 && early < (kind === 'fast' ? 1.35 : 0.35), about.duration),
      finding('picture from', Number(picture?.start_time) < 0.1, picture?.start_time),
      near('caption from', seconds(time[1]), 2 + early, 0.2),
      near('caption to', seconds(time[2]), 3 + early, 0.2),
      finding('others', !/before|after/.test(shown), shown),
      finding(
        'chapters',
        parts.every(({ start_time }) => Number(start_time) < 4.1),
        parts,
      ),
    ];
  },
});

/** Films with captions and chapters, cut. */
export const cutTracks: readonly Situation[] = [
  cut('mkv', 'fast', 'mbunkus/mkvtoolnix#1442'),
  cut('mkv', 'exact', 'mbunkus/mkvtoolnix#1500'),
  cut('mp4', 'fast', 'yt-dlp/yt-dlp#2182'),
  cut('mp4', 'exact', 'HandBrake/HandBrake#1956'),
  {
    ...{
      name: 'chapters-of-mkv-in-mp4',
      source: 'HandBrake/HandBrake#1762',
      file: 'film.mkv',
      from: 'mkv',
      to: 'mp4',
      input: () => film('a.mkv'),
    },
    expect: 'One at 0, Two at 3.5, Three at 7, and four captions',
    check: async ({ path }) => {
      const { chapters: parts, streams } = await probed(path);
      return [
        same(
          'chapters',
          parts.map(({ start_time, tags }) => `${Number(start_time)} ${tags?.title}`),
          ['0 One', '3.5 Two', '7 Three'],
        ),
        finding(
          'captions',
          streams.some(({ codec_name }) => codec_name === 'mov_text'),
          streams.map(({ codec_name }) => codec_name),
        ),
      ];
    },
  },
];
