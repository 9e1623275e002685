import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { workbench } from './testing.ts';

/** Unusual sources from cameras, capture cards and editors, compared with what the target's players show. */
longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;

const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const image = (size: string, rate: number, seconds = 1) => `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`;
const tone = (hertz: number, rate = 48_000) => `-f lavfi -i sine=f=${hertz}:r=${rate}:d=1`;

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  await bench.ffmpeg(`${image('720x576', 50)} -vf interlace=lowpass=0:scan=bff,setsar=64/45 -pix_fmt yuv420p -c:v dvvideo camcorder.avi`);
  await bench.ffmpeg(`${image('320x180', 25)} ${tone(300)} ${h264} -c:a aac plain.mp4`);
  await bench.ffmpeg('-itsoffset 0.4 -i plain.mp4 -i plain.mp4 -map 0:v -map 1:a -c copy late.mkv');
  await bench.ffmpeg(`${image('1920x1080', 25)} ${h264} wide.mp4`);
  await bench.ffmpeg(`${image('1920x1080', 120)} ${h264} fast.mp4`);
  await bench.ffmpeg(`-f lavfi -i sine=r=8000:d=1 ${image('320x180', 25)} ${h264} -ar 8000 -c:a aac telephone.mp4`);
  await bench.ffmpeg(`-f lavfi -i sine=r=48000:d=1 -ac 8 -c:a pcm_s16le cinema.wav`);
  await bench.ffmpeg(`${image('96x80', 25)} ${tone(300)} -c:v mpeg2video -bf 2 -c:a mp2 program.mpg`);
  await bench.ffmpeg(`${image('96x80', 25)} ${tone(300)} -c:v mpeg2video -bf 2 -c:a ac3 program.vob`);
  await bench.ffmpeg('-i wide.mp4 -c copy -metadata:s:v rotate=90 upright.mp4');
  await bench.ffmpeg(
    `-f lavfi -i color=red:s=1280x720:r=25:d=1 -vf format=rgb24,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p ${h264} red.mp4`,
  );
  await bench.ffmpeg(`${image('720x576', 25)} -vf setsar=64/45 ${h264} stretched.mp4`);
  await bench.ffmpeg(`${image('800x640', 25)} -vf setsar=64/45 ${h264} odd-width.mp4`);
  await bench.ffmpeg(
    `${image('320x180', 25)} ${tone(300)} ${tone(900)} ${h264} -map 0 -map 1 -map 2 -c:a flac -metadata title=Whole -metadata:s:a:0 title=Commentary -metadata:s:a:1 title=Main -metadata:s:a:1 language=fre -disposition:a:0 0 -disposition:a:1 default tracks.mkv`,
  );
  await bench.ffmpeg('-f lavfi -i sine=f=300:r=96000:d=1 -ac 2 -c:a pcm_s24le studio.wav');
  await bench.ffmpeg(`${image('320x180', 25)} ${tone(300, 44_100)} ${h264} -ac 6 -c:a aac surround.mp4`);
});
afterAll(() => harness.close());

const frameFlags = async (path: string): Promise<readonly { readonly interlaced_frame: number; readonly top_field_first: number }[]> =>
  JSON.parse(
    await bench.sh(
      ...['ffprobe', '-v', 'error', '-select_streams', 'v', '-read_intervals', '%+#5'],
      ...['-show_entries', 'frame=interlaced_frame,top_field_first', '-of', 'json', path],
    ),
  ).frames;

const luma = async (path: string): Promise<number> => {
  const dump = await bench.sh(
    'sh',
    '-c',
    `ffmpeg -v error -i '${path}' -frames:v 1 -vf 'crop=2:2:(iw-2)/2:(ih-2)/2' -pix_fmt yuv420p -f rawvideo - | od -An -tu1 -N1`,
  );
  return Number(dump);
};
/** Luma of pure red by BT.601 and by BT.709. */
const [red601, red709] = [81, 63];

describe('fields of frames, of a camcorder whose stream marks them frame by frame', () => {
  test('are put together for screens', async () => {
    const frames = await frameFlags((await bench.result('camcorder.avi', 'mp4')).path);
    expect(frames.some(({ interlaced_frame: interlaced }) => interlaced === 1)).toBe(false);
  });

  test('stay so in MPEG-2, which says so, with the lower one first', async () => {
    const frames = await frameFlags((await bench.result('camcorder.avi', 'mpg')).path);
    expect(frames.every(({ interlaced_frame: interlaced, top_field_first: top }) => interlaced === 1 && top === 0)).toBe(true);
  });

  test('and are put together there too where lines change their places', async () => {
    const frames = await frameFlags((await bench.result('camcorder.avi', 'mpg', { resolution: '360' })).path);
    expect(frames.some(({ interlaced_frame: interlaced }) => interlaced === 1)).toBe(false);
  });
});

test('AVI begins with an image where the video begins later than the sound, and counts it', async () => {
  const { path, video } = await bench.result('late.mkv', 'avi');
  const packets = ['-select_streams', 'v', '-show_entries', 'packet=size', '-of', 'csv=p=0'];
  const sizes = (await bench.sh('ffprobe', '-v', 'error', ...packets, path)).trim().split('\n').map(Number.parseFloat);
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(Number(video?.nb_frames)).toBe(sizes.length);
  expect(sizes.length).toBeGreaterThanOrEqual(35);
});

test.each(['program.mpg', 'program.vob'])(
  '%s, whose packets have no times of their own, is copied with all of its images',
  async (name) => {
    const { video } = await bench.result(name, 'mkv');
    expect(video).toMatchObject({ codec_name: 'mpeg2video', nb_read_packets: '25' });
  },
);

test('the limit of lines applies to the image as displayed', async () => {
  const { video } = await bench.result('upright.mp4', 'avi');
  expect(video).toMatchObject({ width: 608, height: 1080 });
});

test.each([
  ['original', '30/1'],
  ['720', '60/1'],
])('MPEG-2 has no more images a second than its High Level knows of %s lines', async (resolution, rate) => {
  const { video } = await bench.result('fast.mp4', 'mpg', resolution === 'original' ? {} : { resolution });
  expect(video?.r_frame_rate).toBe(rate);
});

test('colours of HDTV stay what they are in fewer lines', async () => {
  expect(Math.abs((await luma(bench.at('red.mp4'))) - red709)).toBeLessThan(3);
  // DVD players support only the colours of standard-definition television.
  const disc = await bench.result('red.mp4', 'vob');
  expect(Math.abs((await luma(disc.path)) - red601)).toBeLessThan(3);
  expect(disc.video?.color_space).toBe('smpte170m');
  const old = await bench.result('red.mp4', 'avi', { resolution: '360' });
  expect(Math.abs((await luma(old.path)) - red601)).toBeLessThan(3);
  const phone = await bench.result('red.mp4', '3gp');
  expect(phone.video?.color_space).toBe('bt709');
  expect(Math.abs((await luma(phone.path)) - red709)).toBeLessThan(3);
});

test.each([
  ['stretched.mp4', 1024, 576],
  // 1,137.8 pixels are closer to 1,138 than to 1,136.
  ['odd-width.mp4', 1138, 640],
])('players of AVI take every pixel for a square: %s', async (name, width, height) => {
  const { video } = await bench.result(name, 'avi');
  expect(video).toMatchObject({ width, height, sample_aspect_ratio: '1:1' });
});

test('of several sound tracks the default one is kept', async () => {
  const { audio, notes } = await bench.result('tracks.mkv', 'wmv');
  expect(audio?.tags?.language).toBe('fre');
  expect(notes.join()).toContain('of 2, the default track');
});

test('the title of a song is not that of its track', async () => {
  const { audio } = await bench.result('tracks.mkv', 'ogg');
  expect(audio?.tags?.title).toBe('Whole');
});

test('the MP4 brand of the input is not a tag of the result', async () => {
  for (const to of ['mkv', 'flv', 'wmv']) {
    const { told } = await bench.result('plain.mp4', to);
    expect(Object.keys(told.format.tags ?? {}).filter((tag) => /brand|minor_version/i.test(tag))).toEqual([]);
  }
});

describe('sound goes as far as players do', () => {
  test.each(['m4a', 'aac'])('of 96,000 Hz in %s', async (to) => {
    expect((await bench.result('studio.wav', to)).audio?.sample_rate).toBe('48000');
    expect((await bench.result('studio.wav', to, { sampleRate: '96000' })).audio?.sample_rate).toBe('96000');
  });

  test.each(['avi', 'mpg'])('of 8,000 Hz in %s, where players know 32,000 and more', async (to) => {
    expect((await bench.result('telephone.mp4', to)).audio?.sample_rate).toBe('32000');
  });

  test('of 7.1 channels in M4A, where phones know 5.1', async () => {
    expect((await bench.result('cinema.wav', 'm4a')).audio?.channels).toBe(6);
    expect((await bench.result('cinema.wav', 'opus')).audio?.channels).toBe(8);
  });

  test('a DVD has 48,000 Hz', async () => {
    expect((await bench.result('surround.mp4', 'vob')).audio).toMatchObject({ codec_name: 'ac3', sample_rate: '48000', channels: 6 });
  });

  test('phones of the 2000s have two channels', async () => {
    expect((await bench.result('surround.mp4', '3gp')).audio).toMatchObject({ codec_name: 'aac', channels: 2 });
  });
});
