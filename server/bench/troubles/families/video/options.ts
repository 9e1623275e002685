import { finding, near, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { made, moving, probed, quick, tone } from '../../look/media.ts';
import type { Check, Situation } from '../../situation.ts';

const film = (
  name: string,
  source: string,
  [from, to]: readonly [string, string],
  args: string,
  options: Situation['options'],
  expect: string,
  check: Check,
): Situation => ({
  ...{ name, source, file: `clip.${from}`, from, to, expect, check, input: () => made(`a.${from}`, args) },
  ...(options && { options }),
});

/** Times of a GIF's frames in hundredths of a second. */
const times = async (path: string): Promise<readonly number[]> =>
  (await look('identify', '-format', '%T ', path)).trim().split(' ').map(Number);
const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** Five frames without a time each. */
const hasty = (): Promise<Uint8Array> =>
  made('a.gif', '-f lavfi -i testsrc=size=64x64:rate=10:duration=0.5').then((gif) => {
    const bytes = Buffer.from(gif);
    for (let at = bytes.indexOf(Buffer.from([0x21, 0xf9, 4])); at >= 0; at = bytes.indexOf(Buffer.from([0x21, 0xf9, 4]), at + 4))
      bytes.writeUInt16LE(0, at + 4);
    return bytes;
  });

/** Rates and sizes that people choose. */
export const videoOptions: readonly Situation[] = [
  film(
    'gif-at-a-chosen-rate',
    'leafo/gifine#24',
    ['mp4', 'gif'],
    `${moving('64x64', 25, 2)} ${quick}`,
    { frameRate: 20 },
    '40 frames of a twentieth of a second',
    async ({ path }) => {
      const all = await times(path);
      return [near('frames', all.length, 40, 1), near('hundredths', sum(all), 200, 6)];
    },
  ),
  film(
    'gif-at-sixty-a-second',
    'kohler/gifsicle#32',
    ['mp4', 'gif'],
    `${moving('64x64', 60, 2)} ${quick}`,
    { frameRate: 60 },
    'two seconds, and no frame shorter than players allow',
    async ({ path }) => {
      const all = await times(path);
      return [finding('shortest', Math.min(...all) >= 2, all.slice(0, 9)), near('hundredths', sum(all), 200, 8)];
    },
  ),
  {
    ...{ name: 'gif-without-times-to-mp4', source: 'bitbank2/AnimatedGIF#7', file: 'old.gif', from: 'gif', to: 'mp4', input: hasty },
    expect: 'half a second: a tenth for each frame, as browsers show it',
    check: async ({ path }) => [near('seconds', Number((await probed(path)).format.duration), 0.5, 0.12)],
  },
  film(
    'avi-below-a-number-of-bytes',
    'RandomEngy/VidCoder#1374',
    ['avi', 'mp4'],
    `${moving('320x240', 25, 4)} ${tone(4)} -c:v mpeg4 -q:v 2 -c:a mp3`,
    { targetSize: 0.2 },
    'at most 200,000 bytes, four seconds with sound',
    async ({ path }) => {
      const { streams, format } = await probed(path);
      return [
        finding('bytes', Bun.file(path).size <= 200_000, String(Bun.file(path).size)),
        near('seconds', Number(format.duration), 4, 0.15),
        same('tracks', streams.map(({ codec_type }) => codec_type).toSorted(), ['audio', 'video']),
      ];
    },
  ),
  film(
    'flash-video-keeps-its-picture',
    'HaveAGitGat/Tdarr_Plugins#551',
    ['flv', 'mp4'],
    `${moving('64x64', 25, 2)} ${tone(2)} ${quick} -c:a aac`,
    undefined,
    'H.264 and AAC, copied: 50 frames, two seconds',
    async ({ path }) => {
      const { streams, format } = await probed(path);
      return [
        same('codecs', streams.map(({ codec_name }) => codec_name).toSorted(), ['aac', 'h264']),
        near('seconds', Number(format.duration), 2, 0.1),
      ];
    },
  ),
];
