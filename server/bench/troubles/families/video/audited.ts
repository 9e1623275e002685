import { finding, near, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { colourOf, made, moving, probed, quick, shown, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';

const seconds = async (path: string, wanted: number) => near('seconds', Number((await probed(path)).format.duration), wanted, 0.1);
/** Red on the left and blue on the right, to be shown upside down. */
const upsideDown = async () =>
  made('a.mp4', '-i {}/flat.mp4 -c copy -metadata:s:v rotate=180', {
    'flat.mp4': await made(
      'flat.mp4',
      `-f lavfi -i color=red:s=640x960:r=10:d=1 -f lavfi -i color=blue:s=640x960:r=10:d=1 -filter_complex hstack ${quick}`,
    ),
  });
/** A Matroska file that calls itself WebM, as Chrome records it. */
const recorded = async () => {
  const film = Buffer.from(await made('a.mkv', `${moving('320x240', 30, 2)} ${tone(2)} ${quick} -c:a libopus`));
  film.write('webm\0\0\0\0', film.indexOf('matroska'), 'latin1');
  return film;
};
const unevenGif = (): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await look(
      ...['convert', '-delay', '10', '-size', '64x64', 'xc:red', '-delay', '100', 'xc:lime', '-delay', '30', 'xc:blue', '-loop', '0'],
      `${dir}/a.gif`,
    );
    return Bun.file(`${dir}/a.gif`).bytes();
  });

/** Films of phones, browsers and screens. */
export const auditedFilms: readonly Situation[] = [
  {
    ...of(
      'film-upside-down-made-smaller',
      'owahab/paperclip-ffmpeg#50',
      ['clip.mp4', 'mp4', 'mp4'],
      upsideDown,
      '720 lines by 960, blue on the left',
      async ({ path }) => {
        const { width, height } = await shown(path);
        const [red = 0, , blue = 0] = await colourOf(path, 10, 10);
        return [same('size', [width, height], [960, 720]), finding('turned', blue > 200 && red < 60, [red, blue])];
      },
    ),
    operation: 'resize-video',
    options: { resolution: '720' },
  },
  of(
    'h264-of-a-browser-to-mp4',
    'Kagami/ffmpeg.js#41',
    ['recording.webm', 'webm', 'mp4'],
    recorded,
    'all 60 frames as H.264 with sound',
    async ({ path }) => [
      same('codec', (await streamOf(path, 'video')).codec_name, 'h264'),
      same('sound', (await streamOf(path, 'audio')).codec_name, 'aac'),
      near('frames', (await shown(path)).frames, 60, 1),
      await seconds(path, 2),
    ],
  ),
  of(
    'uneven-pauses-of-a-gif-to-mp4',
    'Zulko/moviepy#173',
    ['funny.gif', 'gif', 'mp4'],
    unevenGif,
    '1.4 seconds, of which green takes one',
    async ({ path }) => {
      const at = async (time: number) =>
        withFolder(async (dir) => {
          await look('ffmpeg', '-v', 'error', '-ss', String(time), '-i', path, '-frames:v', '1', `${dir}/a.png`);
          return colourOf(`${dir}/a.png`, 30, 30);
        });
      const [early = [], late = []] = [await at(0.3), await at(0.95)];
      return [
        await seconds(path, 1.4),
        finding(
          'green',
          [early, late].every(([red = 0, green = 0]) => green > 180 && red < 70),
          [early, late],
        ),
      ];
    },
  ),
  of(
    'sixty-frames-a-second-to-gif',
    'vvo/gifify#21',
    ['screen.mov', 'mov', 'gif'],
    () => made('a.mov', `${moving('160x120', 60, 2)} ${quick}`),
    'two seconds, for ever',
    async ({ path }) => {
      const loop = Buffer.from(await Bun.file(path).bytes());
      const at = loop.indexOf('NETSCAPE2.0');
      return [await seconds(path, 2), finding('loop', at > 0 && loop.readUInt16LE(at + 13) === 0, at)];
    },
  ),
  of(
    'telephone-sound-of-mkv-to-mp4',
    'roflcoopter/viseron#428',
    ['camera.mkv', 'mkv', 'mp4'],
    () => made('a.mkv', `${moving('64x48', 5, 1)} ${tone(1)} ${quick} -c:a pcm_alaw -ar 8000 -ac 1`),
    'H.264 as it was, with AAC',
    async ({ path }) => [
      same('codecs', [(await streamOf(path, 'video')).codec_name, (await streamOf(path, 'audio')).codec_name], ['h264', 'aac']),
      await seconds(path, 1),
    ],
  ),
  of(
    'xvid-with-frames-between-to-mkv',
    'Unmanic/unmanic-plugins#144',
    ['film.avi', 'avi', 'mkv'],
    () => made('a.avi', `${moving('64x48', 25, 2)} ${tone(2)} -c:v mpeg4 -bf 2 -vtag XVID -c:a libmp3lame -b:a 96k`),
    'all 50 frames in two seconds',
    async ({ path }) => [near('frames', (await shown(path)).frames, 50, 1), await seconds(path, 2)],
  ),
];
