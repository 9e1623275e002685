import { finding, near, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { colourOf, exif, levels, made, moving, probed, quick, shown, streamOf, tone } from '../../look/media.ts';
import type { Check, Situation } from '../../situation.ts';

const film = (
  name: string,
  source: string,
  [from, operation]: readonly [string, string],
  options: Situation['options'],
  args: string | (() => Promise<Uint8Array>),
  expect: string,
  check: Check,
): Situation => ({
  ...{ name, source, file: `clip.${from}`, from, to: from, operation, expect, check },
  ...(options && { options }),
  input: typeof args === 'string' ? () => made(`a.${from}`, args) : args,
});

/** Stored 64 by 32 with a red left and a blue right half; a phone's flag turns it, so that red is at the top. */
const held = async (): Promise<Uint8Array> =>
  made('a.mp4', '-i {}/flat.mp4 -c copy -metadata:s:v rotate=270', {
    'flat.mp4': await made('flat.mp4', `-f lavfi -i color=red:s=32x32:r=25:d=4,pad=64:32:0:0:blue ${quick} -g 25`),
  });
const isRed = ([red = 0, , blue = 0]: readonly number[]): boolean => red > 180 && blue < 90;
const isBlue = ([red = 0, , blue = 0]: readonly number[]): boolean => red < 90 && blue > 180;

const upright: Check = async ({ path }) => {
  const { width, height } = await shown(path);
  const [top, bottom] = [await colourOf(path, 16, 8), await colourOf(path, 16, 56)];
  return [same('size', [width, height], [32, 64]), finding('colours', isRed(top) && isBlue(bottom), [top, bottom])];
};
const lasts = async (path: string, seconds: number) => near('seconds', Number((await probed(path)).format.duration), seconds, 0.15);
const startsOf = async (path: string) => (await probed(path)).streams.map(({ start_time }) => Number(start_time));

/** Three seconds of red, then three of blue, with sound and one key frame a second and a half. */
const twoColours = `-f lavfi -i color=red:s=64x64:r=20:d=3 -f lavfi -i color=blue:s=64x64:r=20:d=3 ${tone(6)} -filter_complex '[0:v][1:v]concat[v]' -map '[v]' -map 2:a ${quick} -g 30 -c:a aac`;

const clip = (rate: number, size: string, hertz: number | undefined) => () =>
  made('a.mp4', `${moving(size, rate, 2)} ${hertz ? `${tone(2, hertz)} -c:a aac` : ''} ${quick}`);

/** Clips that operations change, and clips that become one. */
export const editedFilms: readonly Situation[] = [
  film(
    'turned-clip-of-a-phone',
    'tanersener/mobile-ffmpeg#470',
    ['mp4', 'rotate-video'],
    { turn: '90' },
    held,
    '64 by 32, with red at the right',
    async ({ path }) => {
      const { width, height } = await shown(path);
      const [left, right] = [await colourOf(path, 8, 16), await colourOf(path, 56, 16)];
      return [same('size', [width, height], [64, 32]), finding('colours', isBlue(left) && isRed(right), [left, right])];
    },
  ),
  ...(['exact', 'fast'] as const).map((cut) =>
    film(
      `trimmed-clip-of-a-phone-${cut}`,
      'ozmartian/vidcutter#343',
      ['mp4', 'trim-video'],
      { trimStart: '1', trimEnd: '3', cut },
      held,
      'two seconds, upright: 32 by 64 with red at the top',
      async (result) => [...(await upright(result)), await lasts(result.path, 2)],
    ),
  ),
  film(
    'trimmed-between-key-frames-exactly',
    'mifi/lossless-cut#131',
    ['mp4', 'trim-video'],
    { trimStart: '3.1', trimEnd: '5', cut: 'exact' },
    twoColours,
    '1.9 seconds that begin with blue, picture and sound at 0',
    async ({ path }) => {
      const starts = await startsOf(path);
      return [
        await lasts(path, 1.9),
        finding('colour', isBlue(await colourOf(path, 30, 30)), await colourOf(path, 30, 30)),
        finding('starts', Math.max(...starts) - Math.min(...starts) < 0.06, starts),
      ];
    },
  ),
  film(
    'trimmed-between-key-frames-fast',
    'mifi/lossless-cut#26',
    ['mkv', 'trim-video'],
    { trimStart: '3.7', trimEnd: '5.5', cut: 'fast' },
    twoColours,
    'picture and sound begin together',
    async ({ path }) => {
      const starts = await startsOf(path);
      const { frames } = await shown(path);
      return [
        finding('starts', Math.max(...starts) - Math.min(...starts) < 0.15, starts),
        finding('frames', frames >= 34 && frames <= 66, String(frames)),
      ];
    },
  ),
  film(
    'muted-clip-has-the-same-picture',
    'mifi/lossless-cut#71',
    ['mov', 'mute-video'],
    undefined,
    `${moving('64x64', 25, 1)} ${tone(1)} ${tone(1, 880)} -map 0 -map 1 -map 2 ${quick} -c:a aac`,
    'no sound track, and the picture as it was, not encoded again',
    async ({ path }) => {
      const { streams } = await probed(path);
      const before = await made('a.h264', `${moving('64x64', 25, 1)} ${quick}`);
      const again = await look('ffmpeg', '-v', 'error', '-i', path, '-c', 'copy', '-f', 'framecrc', '-');
      return [
        same(
          'tracks',
          streams.map(({ codec_type }) => codec_type),
          ['video'],
        ),
        finding(
          'frames',
          again
            .trim()
            .split('\n')
            .filter((line) => !line.startsWith('#')).length === 25 && before.length > 0,
          again.slice(-200),
        ),
      ];
    },
  ),
  film(
    'cleaned-clip-of-a-phone',
    'PHP-FFMpeg/PHP-FFMpeg#876',
    ['mov', 'remove-metadata'],
    undefined,
    `${moving('64x64', 25, 1)} ${quick} -metadata com.apple.quicktime.make=Fruitco -metadata com.apple.quicktime.location.ISO6709=+48.2000+016.3000/ -metadata creation_time=2024-05-01T10:11:12Z -metadata title=Lakeside -movflags use_metadata_tags`,
    'no place, maker, title or date of the recording',
    async ({ path }) => {
      const told = JSON.stringify(await exif(path));
      return [finding('traces', !/Fruitco|48 deg|2024:05:01|Lakeside/.test(told), told)];
    },
  ),
  {
    ...{ name: 'merged-clips-of-different-rates', source: 'paulpacifico/shutter-encoder#62', file: 'a.mp4', from: 'mp4', to: 'mp4' },
    input: clip(25, '160x90', 440),
    further: [{ file: 'b.mp4', from: 'mp4', input: clip(30, '128x96', 880) }],
    expect: 'four seconds with sound to the end',
    check: async ({ path }) => {
      const second = await look(
        ...(['ffmpeg', '-v', 'info', '-ss', '2.5', '-i', path, '-map', '0:a:0', '-af', 'astats', '-f', 'null', '-'] as const),
      ).catch(String);
      const sound = await streamOf(path, 'audio');
      return [
        near('seconds', Number((await probed(path)).format.duration), 4, 0.2),
        near('sound', Number(sound.duration), 4, 0.2),
        finding('loud', Math.min(...(await levels(path))) > -30, await levels(path)),
        finding('readable', !second.includes('Error'), second.slice(0, 200)),
      ];
    },
  },
  {
    ...{ name: 'merged-clips-one-without-sound', source: 'j4rviscmd/bilibili-downloader-gui#522', file: 'a.mp4', from: 'mp4', to: 'mkv' },
    input: clip(25, '160x90', undefined),
    further: [{ file: 'b.mp4', from: 'mp4', input: clip(25, '160x90', 440) }],
    expect: 'four seconds, silent for two, then with sound',
    check: async ({ path }) => {
      const pcm = Buffer.from(await Bun.$`ffmpeg -v error -i ${path} -ac 1 -ar 8000 -f s16le -`.quiet().arrayBuffer());
      let first = -1;
      for (let at = 0; at + 1 < pcm.length && first < 0; at += 2) if (Math.abs(pcm.readInt16LE(at)) > 1500) first = at / 16_000;
      return [near('seconds', Number((await probed(path)).format.duration), 4, 0.2), near('sound from', first, 2, 0.15)];
    },
  },
];
