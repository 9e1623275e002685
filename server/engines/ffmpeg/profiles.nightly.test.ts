import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { layerTools } from './mpeg4-layer.ts';
import { only, workbench } from './testing.ts';

longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;

const tones = (count: number) => Array.from({ length: count }, (_, i) => `-f lavfi -i sine=f=${300 + 100 * i}:r=44100:d=2`).join(' ');
const image = (size: string, rate: number) => `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=2`;

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  const h264 = '-c:v libx264 -preset ultrafast -bf 2 -pix_fmt yuv420p';
  await bench.ffmpeg(`${image('320x180', 25)} ${tones(1)} ${h264} -c:a aac modern.mp4`);
  await bench.ffmpeg(`${image('320x180', 60)} ${tones(1)} ${h264} -c:a aac fast.mp4`);
  await bench.ffmpeg(`${image('320x1200', 30)} ${tones(1)} ${h264} -c:a aac tall.mp4`);
  await bench.ffmpeg(`${image('320x180', 25)} ${tones(1)} -c:v mpeg4 -bf 2 -tag:v DX50 -c:a libmp3lame -b:a 128k divx.avi`);
  await bench.ffmpeg(`${image('320x180', 25)} ${tones(1)} -c:v mpeg4 -flags +qpel -c:a libmp3lame -q:a 4 quarter.avi`);
  await bench.ffmpeg(
    `${image('320x180', 25)} -f lavfi -i anoisesrc=d=2:a=0.3 -f lavfi -i sine=d=2 -filter_complex [1][2]concat=v=0:a=1[a] -map 0:v -map [a] -c:v mpeg4 -c:a libmp3lame -q:a 0 uneven.avi`,
  );
  await bench.ffmpeg(`${image('320x180', 25)} ${tones(1)} -c:v mpeg4 -c:a aac plain.mp4`);
  await bench.ffmpeg(
    `${image('720x576', 50)} ${tones(1)} -vf setfield=tff,interlace -c:v mpeg2video -flags +ilme+ildct -c:a mp2 fields.mpg`,
  );
  for (const [name, codec] of [
    ['ac3', 'ac3'],
    ['eac3', 'eac3'],
    ['dts', 'dca -strict -2'],
    ['mp2', 'mp2'],
    ['pcm', 'pcm_s16le'],
    ['mp3', 'libmp3lame'],
  ])
    await bench.ffmpeg(`${image('160x120', 25)} ${tones(1)} ${h264} -ac 2 -ar 48000 -c:a ${codec} ${name}.mkv`);
  await bench.ffmpeg('-i ac3.mkv -c copy square.mp4');
  await bench.ffmpeg(`-f lavfi -i sine=d=50 -c:a libmp3lame song.mp3`);
  await bench.ffmpeg(`-f lavfi -i sine=d=2 -c:a alac exact.caf`);
});
afterAll(() => harness.close());

/** Number of decodable frames, beside the number in the header. */
const frames = async (path: string): Promise<{ readonly stated: number; readonly shown: number }> => {
  const told = JSON.parse(
    await bench.sh('ffprobe', '-v', 'error', '-count_frames', '-select_streams', 'v:0', '-show_streams', '-of', 'json', path),
  );
  return { stated: Number(told.streams[0].nb_frames), shown: Number(told.streams[0].nb_read_frames) };
};

/** The number of frames, the rate and the length in an AVI's header (AVIMAINHEADER and AVISTREAMHEADER). */
const aviHeader = async (path: string) => {
  const view = new DataView(await Bun.file(path).slice(0, 4096).arrayBuffer());
  const text = new TextDecoder('latin1').decode(view.buffer);
  const [main, stream] = [text.indexOf('avih') + 8, text.indexOf('strh') + 8];
  return {
    microseconds: view.getUint32(main, true),
    frames: view.getUint32(main + 16, true),
    handler: text.slice(stream + 4, stream + 8),
    rate: view.getUint32(stream + 24, true) / view.getUint32(stream + 20, true),
    length: view.getUint32(stream + 32, true),
  };
};

describe('AVI is for players from before H.264', () => {
  test.each(['modern.mp4', 'fast.mp4', 'tall.mp4', 'plain.mp4', 'quarter.avi', 'fields.mpg'])('%s', async (name) => {
    const { path, told, video, audio } = await bench.result(name, name.endsWith('.avi') ? 'mp4' : 'avi');
    if (name.endsWith('.avi')) return expect(video?.codec_name).toBe('h264');
    expect(video).toMatchObject({
      codec_name: 'mpeg4',
      codec_tag_string: 'XVID',
      pix_fmt: 'yuv420p',
      quarter_sample: 'false',
      has_b_frames: 0,
    });
    expect(Number(video?.height)).toBeLessThanOrEqual(1080);
    expect(audio).toMatchObject({ codec_name: 'mp3' });
    const header = await aviHeader(path);
    const { shown } = await frames(path);
    expect(header.handler.toLowerCase()).toBe('xvid');
    expect([header.frames, header.length]).toEqual([shown, shown]);
    expect(header.rate).toBeLessThanOrEqual(30);
    expect(Math.abs(1e6 / header.microseconds - header.rate)).toBeLessThan(0.01);
    expect(Math.abs(Number(told.format.duration) - 2)).toBeLessThan(0.1);
    expect(layerTools(await Bun.file(path).slice(0, 65_536).bytes())).toEqual({ globalMotion: false, quarterPixels: false });
    const sizes = (await bench.sh('ffprobe', '-v', 'error', '-select_streams', 'a', '-show_entries', 'packet=size', '-of', 'csv=p=0', path))
      .trim()
      .split('\n')
      .map(Number.parseFloat);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('fast videos lose every other frame, none twice', async () => {
    expect((await frames((await bench.result('fast.mp4', 'avi')).path)).shown).toBe(60);
  });

  test('a frame near the end is found where it belongs', async () => {
    const { path } = await bench.result('modern.mp4', 'avi');
    const at = (file: string) =>
      bench.sh('sh', '-c', `ffmpeg -v error -ss 1.6 -i '${file}' -frames:v 1 -vf scale=16:16,format=gray -f rawvideo - | od -An -tu1 -v`);
    const [before = [], after = []] = [await at(bench.at('modern.mp4')), await at(path)].map((text) =>
      text.trim().split(/\s+/).map(Number),
    );
    expect(Math.max(...before.map((grey, i) => Math.abs(grey - (after[i] ?? 0))))).toBeLessThan(40);
  });

  test('MPEG-4 that such players know is moved, and what they do not know is encoded', async () => {
    await bench.ffmpeg('-fflags +genpts -i divx.avi -c copy -bsf:v mpeg4_unpack_bframes divx.mkv');
    const moved = await bench.result('divx.mkv', 'avi');
    const hash = (path: string) => bench.sh('sh', '-c', `ffmpeg -v error -i '${path}' -map 0:v -c copy -f m4v - | sha256sum`);
    expect(await hash(moved.path)).toBe(await hash(bench.at('divx.mkv')));
    // Another frame order, and a stream as a multiplexer describes it without its frames.
    await bench.ffmpeg('-fflags +genpts -i quarter.avi -c copy quarter.mkv');
    const quantisers = `-mpeg_quant 1 -inter_matrix ${new Array(64).fill(16).join()}`;
    await bench.ffmpeg(`${image('320x180', 25)} -c:v mpeg4 -flags +qpel ${quantisers} -bf 2 -tag:v DX50 direct.mkv`);
    for (const name of ['quarter.mkv', 'direct.mkv']) {
      expect(layerTools(await Bun.file(bench.at(name)).slice(0, 65_536).bytes()).quarterPixels).toBe(true);
      const { path, video } = await bench.result(name, 'avi');
      expect(video?.codec_tag_string).toBe('XVID');
      expect(layerTools(await Bun.file(path).slice(0, 65_536).bytes()).quarterPixels).toBe(false);
    }
  });

  test('MP3 of many rates becomes one of one', async () => {
    await bench.ffmpeg('-fflags +genpts -i uneven.avi -c copy uneven.mkv');
    const { path } = await bench.result('uneven.mkv', 'avi');
    const sizes = (await bench.sh('ffprobe', '-v', 'error', '-select_streams', 'a', '-show_entries', 'packet=size', '-of', 'csv=p=0', path))
      .trim()
      .split('\n')
      .map(Number.parseFloat);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('the streams unchanged, if requested', async () => {
    const { path, video, audio } = await bench.result('modern.mp4', 'avi', { videoCodec: 'copy', audioCodec: 'copy' });
    expect([video?.codec_name, audio?.codec_name]).toEqual(['h264', 'aac']);
    expect((await aviHeader(path)).rate).toBeCloseTo(25, 2);
  });
});

describe('MP4 and MOV are heard in browsers and on phones', () => {
  for (const to of ['mp4', 'mov'])
    test.each(['ac3', 'eac3', 'dts', 'mp2', 'pcm', 'mp3'])(`%s in ${to}`, async (name) => {
      const { video, audio } = await bench.result(`${name}.mkv`, to);
      expect([video?.codec_name, audio?.codec_name]).toEqual(['h264', 'aac']);
    });

  test('or unchanged, if requested', async () => {
    expect((await bench.result('ac3.mkv', 'mp4', { audioCodec: 'copy' })).audio?.codec_name).toBe('ac3');
    expect((await bench.result('pcm.mkv', 'mov', { audioCodec: 'pcm' })).audio?.codec_name).toBe('pcm_s16le');
    const refused = await bench.result('pcm.mkv', 'mp4', { audioCodec: 'copy' });
    expect(refused.audio?.codec_name).toBe('aac');
    expect(refused.notes.join()).toContain('could not be copied');
  });
});

describe('requested codecs', () => {
  test.each([
    ['mp4', 'hevc', 'hevc'],
    ['mp4', 'av1', 'av1'],
    ['mp4', 'vp9', 'vp9'],
    ['mp4', 'mpeg4', 'mpeg4'],
    ['mkv', 'hevc', 'hevc'],
    ['webm', 'av1', 'av1'],
  ])('%s with %s', async (to, asked, found) => {
    const source = to === 'mp4' ? 'pcm.mkv' : 'modern.mp4';
    const { video } = await bench.result(source, to, { videoCodec: asked });
    expect(video?.codec_name).toBe(found);
    if (to === 'mp4' && asked === 'hevc') expect(video?.codec_tag_string).toBe('hvc1');
  });

  test.each([
    ['mkv', 'opus', 'opus'],
    ['mkv', 'flac', 'flac'],
    ['mov', 'alac', 'alac'],
    ['mkv', 'mp3', 'mp3'],
  ])('sound of %s with %s', async (to, asked, found) => {
    expect((await bench.result('modern.mp4', to, { audioCodec: asked })).audio?.codec_name).toBe(found);
  });
});

test('M4A brings no ALAC unasked, and M4R no more than a ringtone may have', async () => {
  expect((await bench.result('exact.caf', 'm4a')).audio?.codec_name).toBe('aac');
  expect((await bench.result('exact.caf', 'm4a', { audioCodec: 'alac' })).audio?.codec_name).toBe('alac');
  const { told, notes } = await bench.result('song.mp3', 'm4r');
  expect(Math.abs(Number(told.format.duration) - 40)).toBeLessThan(0.1);
  expect(notes.join()).toContain('at most 40 seconds');
  expect(Number((await bench.result('song.mp3', 'm4r', { trimStart: '45' })).told.format.duration)).toBeCloseTo(5, 0);
});

test('3GP is of the simple profile and small', async () => {
  const { video } = await bench.result('tall.mp4', '3gp');
  expect(video).toMatchObject({ codec_name: 'h264', profile: 'Constrained Baseline', height: 576 });
});

test.each([
  ['modern.mp4', 576, '16:9', '25/1'],
  ['fast.mp4', 480, '16:9', '30000/1001'],
  ['square.mp4', 576, '4:3', '25/1'],
])('VOB has the frame of a DVD: %s', async (name, height, shape, rate) => {
  const { video, audio } = await bench.result(name, 'vob');
  expect(video).toMatchObject({ codec_name: 'mpeg2video', width: 720, height, display_aspect_ratio: shape, r_frame_rate: rate });
  expect(audio?.codec_name).toBe('ac3');
});

test('halves of television are put together for screens', async () => {
  const { video, path } = await bench.result('fields.mpg', 'mp4');
  expect(video?.field_order ?? 'progressive').toBe('progressive');
  expect((await frames(path)).shown).toBeGreaterThan(40);
});

test.each([
  ['fast.mp4', 'mp4', 0.2],
  ['fast.mp4', 'webm', 0.2],
  ['song.mp3', 'ogg', 0.4],
  ['song.mp3', 'm4a', 0.3],
])('%s to %s of at most %p MB', async (name, to, targetSize) => {
  const from = name.split('.').at(-1) ?? '';
  const made =
    from === to ? await bench.convert(await moved(name), 'mkv', to, { targetSize }) : await bench.convert(name, from, to, { targetSize });
  const size = Bun.file(only(made)).size;
  expect(size).toBeLessThanOrEqual(targetSize * 1e6);
  expect(size).toBeGreaterThan(targetSize * 1e6 * 0.15);
});

const moved = async (name: string): Promise<string> => {
  await bench.ffmpeg(`-i ${name} -c copy moved.mkv`);
  return 'moved.mkv';
};
