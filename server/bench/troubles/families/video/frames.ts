import { finding, near, same } from '../../../fidelity/check.ts';
import { made, moving, probed, quick, shown, streamOf, tone } from '../../look/media.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

const fields = (name: string, more: string): Promise<Uint8Array> =>
  made(
    name,
    `${moving('352x288', 50, 1)} -vf interlace,setfield=tff -c:v libx264 -preset ultrafast -x264-params tff=1 -pix_fmt yuv420p ${more}`,
  );
const progressive = async (path: string) => same('field order', (await streamOf(path, 'video')).field_order, 'progressive');
const combs = 'thumbsup/thumbsup#19, wolveix/plexus#17';

const turned = async (name: string, degrees: number): Promise<Uint8Array> =>
  made(name, `-i {}/flat.mp4 -c copy -metadata:s:v rotate=${degrees}`, {
    'flat.mp4': await made('flat.mp4', `${moving('160x90', 10, 1)} ${quick}`),
  });
const upright = async (path: string) => {
  const { width, height } = await shown(path);
  return same('size', [width, height], [90, 160]);
};

/** Frames at uneven times: half of them are missing in the middle. */
const uneven = (name: string): Promise<Uint8Array> =>
  made(name, `${moving('128x96', 30, 4)} ${tone(4)} -vf 'select=not(between(n\\,30\\,60)*mod(n\\,3))' -fps_mode vfr ${quick} -c:a aac`);
const lasts = async (path: string, seconds: number) => near('seconds', Number((await probed(path)).format.duration), seconds, 0.15);

export const pictures: readonly Situation[] = [
  {
    name: 'interlaced-mts-to-mp4',
    source: combs,
    file: '00001.mts',
    input: () => fields('a.mts', '-f mpegts -mpegts_m2ts_mode 1'),
    from: 'mts',
    to: 'mp4',
    expect: 'whole frames, since browsers do not deinterlace',
    check: async ({ path }) => [await progressive(path)],
  },
  {
    name: 'interlaced-mkv-to-mp4',
    source: combs,
    file: 'tape.mkv',
    input: () => fields('a.mkv', ''),
    from: 'mkv',
    to: 'mp4',
    expect: 'the same',
    check: async ({ path }) => [await progressive(path)],
  },
  {
    name: 'interlaced-mts-to-mov-is-noted',
    source: combs,
    file: '00001.mts',
    input: () => fields('a.mts', '-f mpegts -mpegts_m2ts_mode 1'),
    from: 'mts',
    to: 'mov',
    expect: 'a copy for editing, and a note on how to have it deinterlaced',
    check: ({ notes }) => [noted(notes, /interlaced/)],
  },
  {
    name: 'interlaced-copy-on-request',
    source: combs,
    file: '00001.mts',
    input: () => fields('a.mts', '-f mpegts -mpegts_m2ts_mode 1'),
    from: 'mts',
    to: 'mp4',
    options: { videoCodec: 'copy' },
    expect: 'the fields as they are, and a note',
    check: async ({ path, notes }) => [same('field order', (await streamOf(path, 'video')).field_order, 'tt'), noted(notes, /interlaced/)],
  },
  ...(['mkv', 'webm', 'avi', 'gif'] as const).map(
    (to): Situation => ({
      name: `turned-phone-video-to-${to}`,
      source: 'lisamelton/video-transcoding-scripts#9, brarcher/video-transcoder#69',
      file: 'portrait.mp4',
      input: () => turned('a.mp4', 90),
      from: 'mp4',
      to,
      expect: 'upright: 90 wide, 160 high',
      check: async ({ path }) => [await upright(path)],
    }),
  ),
  {
    name: 'turned-phone-video-to-mov-keeps-its-turn',
    source: 'rustyguts/tidal#14',
    file: 'portrait.mp4',
    input: () => turned('a.mp4', 90),
    from: 'mp4',
    to: 'mov',
    expect: 'shown upright',
    check: async ({ path }) => [await upright(path)],
  },
  ...(['mkv', 'avi', 'webm'] as const).map(
    (to): Situation => ({
      name: `uneven-frames-to-${to}-stay-in-step`,
      source: 'WyattBlue/auto-editor#152, n00mkrad/flowframes#43',
      file: 'screen.mp4',
      input: () => uneven('a.mp4'),
      from: 'mp4',
      to,
      expect: 'four seconds of image and sound',
      check: async ({ path }) => [await lasts(path, 4)],
    }),
  ),
  {
    name: 'odd-sides-of-gif-to-mp4',
    source: 'transmute-app/transmute#203, NickeManarin/ScreenToGif#38',
    file: 'clip.gif',
    input: () => made('a.gif', moving('101x75', 10, 1)),
    from: 'gif',
    to: 'mp4',
    expect: 'a video of even sides, at most a line smaller',
    check: async ({ path }) => {
      const { width, height } = await shown(path);
      return [finding('even', width % 2 === 0 && height % 2 === 0 && width >= 100 && height >= 74, `${width}x${height}`)];
    },
  },
  {
    name: 'odd-sides-of-webm-to-mp4',
    source: 'SeaDve/Kooha#34, mautrix/whatsapp#716',
    file: 'screen.webm',
    input: () => made('a.webm', `${moving('101x75', 10, 1)} -c:v libvpx -b:v 200k`),
    from: 'webm',
    to: 'mp4',
    expect: 'a video of even sides',
    check: async ({ path }) => {
      const { width, height } = await shown(path);
      return [finding('even', width % 2 === 0 && height % 2 === 0, `${width}x${height}`)];
    },
  },
  {
    name: 'wide-pixels-of-mpg-to-gif',
    source: 'the-honey/mpv-gif-generator#8',
    file: 'dvd.mpg',
    input: () => made('a.mpg', `${moving('352x288', 25, 1)} -vf setsar=16/11 -c:v mpeg2video -qscale:v 4`),
    from: 'mpg',
    to: 'gif',
    expect: 'square pixels: 16 to 9',
    check: async ({ path }) => {
      const { width, height } = await shown(path);
      return [near('shape', width / height, (352 / 288) * (16 / 11), 0.03)];
    },
  },
  {
    name: '10-bit-h264-to-mp4-plays',
    source: 'jellyfin/jellyfin-web#6306, ekisu/mpv-webm#66',
    file: 'anime.mkv',
    input: () => made('a.mkv', `${moving('128x96', 10, 1)} -c:v libx264 -preset ultrafast -pix_fmt yuv420p10le`),
    from: 'mkv',
    to: 'mp4',
    expect: '8 bits, which browsers play',
    check: async ({ path }) => [same('pixels', (await streamOf(path, 'video')).pix_fmt, 'yuv420p')],
  },
  {
    name: 'hdr-to-mp4-keeps-its-mark',
    source: 'saurabhav88/EnviousWispr#1262, ekisu/mpv-webm#94',
    file: 'hdr.mkv',
    input: () =>
      made(
        'a.mkv',
        `${moving('128x96', 10, 1)} -c:v libx265 -preset ultrafast -x265-params log-level=error -pix_fmt yuv420p10le -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc`,
      ),
    from: 'mkv',
    to: 'webm',
    expect: 'brought to an ordinary screen, or marked as HDR',
    check: async ({ path }) => {
      const { color_transfer: transfer } = await streamOf(path, 'video');
      return [finding('transfer', transfer === 'bt709' || transfer === 'smpte2084', transfer)];
    },
  },
];
