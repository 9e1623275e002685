import { finding, near, same } from '../../../fidelity/check.ts';
import { look, lookBytes, withFolder } from '../../../fidelity/look.ts';
import { made, moving, probed, quick, shown, streamOf, tone } from '../../look/media.ts';
import { filmWith } from '../../look/subtitles.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { line, script } from '../subtitles/scripts.ts';

const firstTrack = (path: string): Promise<string> => look('ffmpeg', '-v', 'error', '-i', path, '-map', '0:s:0', '-f', 'srt', '-');
const startOf = async (path: string, kind: 'video' | 'audio'): Promise<number> => Number((await streamOf(path, kind)).start_time);

const soundTo = (name: string, source: string, codec: string): Situation => ({
  name,
  source,
  file: 'film.mkv',
  input: () => made('a.mkv', `${moving('64x64', 10, 1)} ${tone(1)} ${quick} -c:a ${codec} -strict -2`),
  from: 'mkv',
  to: 'mp4',
  expect: 'sound that every player of MP4 has, one second',
  check: async ({ path }) => {
    const sound = await streamOf(path, 'audio');
    return [same('codec', sound.codec_name, 'aac'), near('seconds', Number(sound.duration), 1, 0.1)];
  },
});

export const players: readonly Situation[] = [
  {
    name: 'script-track-of-mkv-to-mp4',
    source: 'mdhiggins/sickbeard_mp4_automator#1555, mdhiggins/sickbeard_mp4_automator#434',
    file: 'show.mkv',
    input: () =>
      withFolder((dir) =>
        filmWith(dir, 'mkv', 'copy', [
          'show.ass',
          script(
            line('01.00', '02.00', '{\\i1}Hello{\\i0}, world'),
            line('03.00', '04.00', '{\\p1}m 0 0 l 100 0 100 100{\\p0}'),
            line('05.00', '06.00', 'Bye'),
          ),
          'eng',
        ]),
      ),
    from: 'mkv',
    to: 'mp4',
    expect: 'a track of both captions, without the drawing',
    stillWrong: 'FFmpeg writes tracks of MP4, MOV and WebM itself, and takes the strokes of a drawing for words.',
    check: async ({ path }) => {
      const words = (await firstTrack(path)).replace(/<[^>]*>/g, '');
      return [
        holds('words', words, '00:00:01,000 --> 00:00:02,000 Hello, world', '00:00:05,000 --> 00:00:06,000 Bye'),
        lacks('drawing', words, 'm 0 0'),
      ];
    },
  },
  {
    name: 'timed-text-of-mp4-to-mkv',
    source: 'mifi/lossless-cut#418',
    file: 'film.mp4',
    input: () => withFolder((dir) => filmWith(dir, 'mp4', 'mov_text', ['a.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello\n', 'eng'])),
    from: 'mp4',
    to: 'mkv',
    expect: 'the captions in a codec of Matroska',
    check: async ({ path }) => [
      holds('words', await firstTrack(path), '00:00:01,000 --> 00:00:02,000 Hello'),
      finding('codec', ['subrip', 'ass'].includes(String((await streamOf(path, 'subtitle')).codec_name)), await streamOf(path, 'subtitle')),
    ],
  },
  {
    name: 'late-sound-stays-late',
    source: 'RandomEngy/VidCoder#1100, mifi/lossless-cut#216',
    file: 'film.mkv',
    input: () => made('a.mkv', `${moving('64x64', 20, 3)} -itsoffset 0.85 ${tone(1)} -map 0 -map 1 ${quick} -c:a aac`),
    from: 'mkv',
    to: 'mp4',
    expect: 'sound 0.85 seconds behind the picture',
    check: async ({ path }) => [near('offset', (await startOf(path, 'audio')) - (await startOf(path, 'video')), 0.85, 0.04)],
  },
  {
    name: 'hevc-to-mp4-for-apple',
    source: 'HaveAGitGat/Tdarr#514, lisamelton/other_video_transcoding#41, HandBrake/HandBrake#1062',
    file: 'film.mkv',
    input: () => made('a.mkv', `${moving('64x64', 10, 1)} -c:v libx265 -preset ultrafast -pix_fmt yuv420p -x265-params log-level=error`),
    from: 'mkv',
    to: 'mp4',
    expect: 'H.264, or HEVC marked as hvc1',
    check: async ({ path }) => {
      const { codec_name, codec_tag_string } = await streamOf(path, 'video');
      return [finding('mark', codec_name === 'h264' || codec_tag_string === 'hvc1', [codec_name, codec_tag_string])];
    },
  },
  soundTo('true-hd-to-mp4', 'mdhiggins/sickbeard_mp4_automator#794, mdhiggins/sickbeard_mp4_automator#223', 'truehd'),
  soundTo('flac-of-mkv-to-mp4', 'mdhiggins/sickbeard_mp4_automator#1114', 'flac'),
  {
    name: 'see-through-vp9-to-gif',
    source: 'mautrix/telegram#822',
    file: 'sticker.webm',
    input: () =>
      made(
        'a.webm',
        `-f lavfi -i 'color=red:s=64x64:r=10:d=1,format=yuva420p,geq=lum=81:cb=90:cr=240:a=255*between(X\\,16\\,47)*between(Y\\,16\\,47)' -c:v libvpx-vp9 -pix_fmt yuva420p -deadline realtime -cpu-used 8 -auto-alt-ref 0`,
      ),
    from: 'webm',
    to: 'gif',
    expect: 'a red square, clear around it',
    check: async ({ path }) => {
      const at = async (x: number): Promise<readonly number[]> => [
        ...(await lookBytes(
          'ffmpeg',
          '-v',
          'error',
          '-i',
          path,
          '-frames:v',
          '1',
          '-vf',
          `format=rgba,crop=1:1:${x}:${x}`,
          '-f',
          'rawvideo',
          '-',
        )),
      ];
      const [corner, middle] = [await at(2), await at(32)];
      return [same('clear', corner[3], 0), finding('red', (middle[0] ?? 0) > 200 && (middle[1] ?? 255) < 60 && middle[3] === 255, middle)];
    },
  },
  {
    name: 'uneven-frames-of-a-recording-to-mp4',
    source: 'WyattBlue/auto-editor#152, argorar/WebMConverter#52',
    file: 'screen.webm',
    input: () =>
      made(
        'a.webm',
        `${moving('64x64', 10, 3)} ${tone(3)} -vf 'select=lt(n\\,5)+gt(n\\,19)' -fps_mode vfr -c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus`,
      ),
    from: 'webm',
    to: 'mp4',
    expect: 'three seconds of picture and sound, the frame behind the gap at 2.0 seconds',
    check: async ({ path }) => {
      const times = await look(
        'ffprobe',
        '-v',
        'error',
        '-select_streams',
        'v:0',
        '-show_entries',
        'frame=pts_time',
        '-of',
        'csv=p=0',
        path,
      );
      const seconds = times.split('\n').map(Number.parseFloat);
      return [
        finding(
          'behind the gap',
          seconds.some((one) => Math.abs(one - 2) < 0.03),
          times.replaceAll('\n', ' '),
        ),
        near('sound', Number((await streamOf(path, 'audio')).duration), 3, 0.1),
        near('all', Number((await probed(path)).format.duration), 3, 0.15),
      ];
    },
  },
  {
    name: 'time-code-track-of-a-camera-to-mkv',
    source: 'time4tea/gopro-dashboard-overlay#119, mifi/lossless-cut#2134',
    file: 'GX010028.mp4',
    input: () => made('a.mp4', `${moving('64x64', 25, 1)} ${tone(1)} ${quick} -c:a aac -timecode 09:23:02:23`),
    from: 'mp4',
    to: 'mkv',
    expect: 'picture and sound of one second',
    check: async ({ path }) => [
      same('frames', (await shown(path)).frames, 25),
      near('seconds', Number((await probed(path)).format.duration), 1, 0.1),
      same('sound', (await streamOf(path, 'audio')).codec_name, 'aac'),
    ],
  },
];
