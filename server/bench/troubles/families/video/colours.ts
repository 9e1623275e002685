import { finding, near, same } from '../../../fidelity/check.ts';
import { colourOf, made, moving, probed, quick, shown, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';

const close = (check: string, seen: readonly number[], wanted: readonly number[], apart = 14) =>
  finding(
    check,
    wanted.every((value, at) => Math.abs(value - (seen[at] ?? -999)) <= apart),
    `${seen} instead of ${wanted}`,
  );

/** A red square of 32 in a transparent square of 64. */
const square = 'color=red:s=32x32:r=10:d=0.5,format=rgba,pad=64:64:16:16:color=black@0';
const gif = (): Promise<Uint8Array> =>
  made('a.gif', `-f lavfi -i ${square},split[a][b];[a]palettegen=reserve_transparent=1[p];[b][p]paletteuse`);
const quickTime = (): Promise<Uint8Array> => made('a.mov', `-f lavfi -i ${square} -c:v qtrle -pix_fmt argb`);

const seeThrough = (name: string, source: string, from: string, input: () => Promise<Uint8Array>): Situation => ({
  name,
  source,
  file: `sticker.${from}`,
  input,
  from,
  to: 'webm',
  expect: 'see-through around the red square',
  check: async ({ path }) => [
    same('alpha', ((await streamOf(path, 'video')).tags as { alpha_mode?: string } | undefined)?.alpha_mode, '1'),
    close('square', await colourOf(path, 32, 32), [255, 0, 0], 20),
  ],
});

const plays = (name: string, source: string, file: string, args: string): Situation => ({
  name,
  source,
  file,
  input: () => made(file, `${moving('128x96', 10, 1)} ${args}`),
  from: file.split('.').at(-1) ?? '',
  to: 'mp4',
  expect: 'H.264 of 8 bits with 4:2:0, which browsers play',
  check: async ({ path }) => {
    const film = await streamOf(path, 'video');
    return [same('codec', [film.codec_name, film.pix_fmt], ['h264', 'yuv420p'])];
  },
});

const shaped = (name: string, source: string, sar: string, to: string, ratio: number, options?: Situation['options']): Situation => ({
  name,
  source,
  file: 'dvd.mkv',
  input: () => made('a.mkv', `${moving('360x288', 25, 1)} -vf setsar=${sar} ${quick}`),
  from: 'mkv',
  to,
  ...(options && { options }),
  expect: `shown ${ratio.toFixed(3)} times as wide as high`,
  check: async ({ path }) => {
    const { width, height, sample_aspect_ratio: pixel = '1:1' } = await streamOf(path, 'video');
    const [across = 1, down = 1] = String(pixel).split(':').map(Number);
    return [near('shape', ((Number(width) / Number(height)) * across) / down, ratio, 0.02)];
  },
});

const hevc = '-c:v libx265 -preset ultrafast -x265-params log-level=error -pix_fmt yuv420p';
const forApple = (name: string, source: string, file: string, more: string, to: string): Situation => ({
  name,
  source,
  file,
  input: () => made(file, `${moving('128x96', 10, 1)} ${hevc} ${more}`),
  from: file.split('.').at(-1) ?? '',
  to,
  expect: 'H.264, or HEVC under the name hvc1',
  check: async ({ path }) => {
    const film = await streamOf(path, 'video');
    return [finding('name', film.codec_name === 'h264' || film.codec_tag_string === 'hvc1', [film.codec_name, film.codec_tag_string])];
  },
});

export const colours: readonly Situation[] = [
  seeThrough('alpha-of-gif-to-webm', 'argorar/WebMConverter#19, mozilla/node-janus#51', 'gif', gif),
  seeThrough('alpha-of-mov-to-webm', 'kaltura/mwEmbed#487', 'mov', quickTime),
  {
    name: 'transparent-gif-to-mp4-is-not-black',
    source: 'gallery-so/go-gallery#1372',
    file: 'sticker.gif',
    input: gif,
    from: 'gif',
    to: 'mp4',
    expect: 'white around the red square, as pages are',
    check: async ({ path }) => [
      close('around', await colourOf(path, 4, 4), [255, 255, 255]),
      close('square', await colourOf(path, 32, 32), [255, 0, 0], 20),
    ],
  },
  {
    name: 'full-range-of-phone-to-webm',
    source: 'HandBrake/HandBrake#2561',
    file: 'PXL_1.mp4',
    input: () =>
      made(
        'a.mp4',
        "-f lavfi -i color=0x202020:s=128x96:r=10:d=1 -vf 'scale=out_range=pc:out_color_matrix=bt709,format=yuvj420p' -c:v libx264 -preset ultrafast -color_range pc -colorspace bt709",
      ),
    from: 'mp4',
    to: 'webm',
    expect: 'the same dark grey, 0x20',
    check: async ({ path }) => [close('grey', await colourOf(path, 60, 50), [0x20, 0x20, 0x20], 4)],
  },
  {
    name: 'red-of-a-large-gif-to-mp4',
    source: 'corrscope/corrscope#365, processone/fluux-messenger#1058',
    file: 'screen.gif',
    input: () => made('a.gif', '-f lavfi -i color=red:s=1280x720:r=5:d=0.4'),
    from: 'gif',
    to: 'mp4',
    expect: 'the same red where players take high definition for BT.709',
    check: async ({ path }) => {
      const { color_space: matrix } = await streamOf(path, 'video');
      const seen = await colourOf(path, 600, 300, matrix === undefined || matrix === 'unknown' ? 'bt709' : String(matrix));
      return [close('red', seen, [255, 0, 0])];
    },
  },
  {
    name: 'recorded-webm-without-a-length',
    source: 'collab-project/videojs-record#31, WWBN/AVideo#2777',
    file: 'recording.webm',
    input: () => made('a.webm', `${moving('128x96', 30, 2)} ${tone(2)} -c:v libvpx -b:v 200k -c:a libopus -live 1`),
    from: 'webm',
    to: 'mp4',
    expect: 'two seconds of 60 frames',
    check: async ({ path }) => [
      near('seconds', Number((await probed(path)).format.duration), 2, 0.1),
      near('frames', (await shown(path)).frames, 60, 1),
    ],
  },
  {
    name: '60-frames-a-second-to-mp4',
    source: '0xpr03/yayd#4',
    file: 'game.webm',
    input: () => made('a.webm', `${moving('128x96', 60, 1)} -c:v libvpx-vp9 -cpu-used 8 -deadline realtime`),
    from: 'webm',
    to: 'mp4',
    expect: '60 frames',
    check: async ({ path }) => [near('frames', (await shown(path)).frames, 60, 1)],
  },
  plays('10-bit-h264-of-mov-to-mp4', 'i2rt-robotics/i2rt#44', 'a.mov', '-c:v libx264 -preset ultrafast -pix_fmt yuv420p10le'),
  plays('4-4-4-h264-to-mp4', 'Fyrd/caniuse#6422', 'a.mkv', '-c:v libx264 -preset ultrafast -pix_fmt yuv444p'),
  plays('10-bit-vp9-to-mp4', 'ekisu/mpv-webm#66', 'a.webm', '-c:v libvpx-vp9 -cpu-used 8 -deadline realtime -pix_fmt yuv420p10le'),
  shaped('wide-pixels-when-encoded-anew', 'ypresto/android-transcoder#84', '64/45', 'mp4', (360 / 288) * (64 / 45), { videoQuality: 30 }),
  shaped('pal-pixels-to-mp4', 'rigaya/NVEnc#43', '16/15', 'mp4', (360 / 288) * (16 / 15)),
  shaped('wide-pixels-to-webm', 'TNTwise/REAL-Video-Enhancer#236', '64/45', 'webm', (360 / 288) * (64 / 45)),
  forApple('hevc-of-mkv-to-mov', 'HandBrake/HandBrake#1062, HaveAGitGat/Tdarr#514', 'a.mkv', '', 'mov'),
  forApple('hevc-of-mkv-to-mp4', 'lisamelton/other_video_transcoding#50', 'a.mkv', '', 'mp4'),
  forApple('hev1-of-mp4-to-mov', 'SublerApp/Subler#149', 'a.mp4', '-tag:v hev1', 'mov'),
];
