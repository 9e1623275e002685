import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { rm } from 'node:fs/promises';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isBlack, isBlue, isRed, type JoinBench, joinBench, joinFiles, postJoin } from './testing.ts';

longTimeout();

let app: TestApp;
let bench: JoinBench;
beforeAll(async () => {
  // Tests have no time limit: a busy machine is slow.
  app = await startApp();
  // FFmpeg starts without its idle libraries from the first file on.
  await app.services.tools.warm();
  bench = await joinBench();
});
afterAll(async () => {
  await app.close();
  await rm(bench.dir, { recursive: true });
});

const post = (files: readonly File[], to: string, options: object = {}) => postJoin(app, files, to, options);
const joined = (files: readonly File[], to: string, options: object = {}) => joinFiles(app, bench, files, to, options);
const chaptersOf = ({ told }: { readonly told: Awaited<ReturnType<JoinBench['tell']>> }) => told.chapters.map(({ tags }) => tags?.title);

describe('sound is joined', () => {
  test('without encoding where all is alike, in its order, with chapters', async () => {
    const parts = [await bench.tone('low.mp3', 300), await bench.tone('high.mp3', 900, 2), await bench.tone('mid.mp3', 600)];
    const result = await joined(parts, 'mp3');
    expect(result.seconds).toBeWithin(3.95, 4.25);
    for (const [at, hertz] of [
      [0.5, 300],
      [2, 900],
      [3.6, 600],
    ] as const)
      expect(await bench.hertzAt(result.path, at)).toBeWithin(hertz - 15, hertz + 15);
    expect(chaptersOf(result)).toEqual(['low', 'high', 'mid']);
    expect(result.notes).toBe('');
    const packets = await Promise.all(
      ['low.mp3', 'high.mp3', 'mid.mp3'].map(async (name) => Number((await bench.tell(name)).streams[0]?.nb_read_packets)),
    );
    expect(Number(result.audio?.nb_read_packets)).toBe(packets.reduce((sum, count) => sum + count, 0));
  });

  test('by encoding once where it differs, with the highest rate and the most channels', async () => {
    const result = await joined(
      [
        await bench.tone('a.wav', 300, 1, '-ar 22050'),
        await bench.tone('b.ogg', 900, 1, '-ac 2 -ar 48000'),
        await bench.tone('c.flac', 600),
      ],
      'm4a',
    );
    expect(result.seconds).toBeWithin(2.95, 3.1);
    expect([result.audio?.codec_name, result.audio?.sample_rate, result.audio?.channels]).toEqual(['aac', '48000', 2]);
    for (const [at, hertz] of [
      [0.5, 300],
      [1.5, 900],
      [2.5, 600],
    ] as const)
      expect(await bench.hertzAt(result.path, at)).toBeWithin(hertz - 15, hertz + 15);
    expect(result.notes).toContain('48,000 Hz, channels: 2');
    expect(chaptersOf(result)).toEqual(['a', 'b', 'c']);
  });

  test('exactly where the target is lossless', async () => {
    const result = await joined([await bench.tone('x.wav', 300), await bench.tone('y.flac', 900)], 'wav');
    const samples = (name: string) => bench.ffmpeg(`-i ${name} -f s16le -c:a pcm_s16le -`);
    const [one, two, both] = [await samples('x.wav'), await samples('y.flac'), await samples(result.path)];
    expect(Buffer.from(both).equals(Buffer.concat([one, two]))).toBe(true);
  });
});

describe('films are joined', () => {
  test('without encoding where all is alike, in their order', async () => {
    const parts = [
      await bench.film('red.mp4', 'red', 300),
      await bench.film('blue.mp4', 'blue', 900, { seconds: 2 }),
      await bench.film('red2.mp4', 'red', 600),
    ];
    const result = await joined(parts, 'mp4');
    expect(result.seconds).toBeWithin(3.95, 4.2);
    expect(result.video?.nb_frames).toBe('100');
    expect(isRed(await bench.colourAt(result.path, 0.5))).toBe(true);
    expect(isBlue(await bench.colourAt(result.path, 1.2))).toBe(true);
    expect(isBlue(await bench.colourAt(result.path, 2.8))).toBe(true);
    expect(isRed(await bench.colourAt(result.path, 3.2))).toBe(true);
    for (const [at, hertz] of [
      [0.5, 300],
      [2, 900],
      [3.5, 600],
    ] as const)
      expect(await bench.hertzAt(result.path, at)).toBeWithin(hertz - 15, hertz + 15);
    expect(chaptersOf(result)).toEqual(['red', 'blue', 'red2']);
    expect(result.notes).toBe('');
  });

  test('as large as the largest, undistorted on black, with silence where one has no sound', async () => {
    const parts = [
      await bench.film('wide.mp4', 'red', 300, { size: '320x180', rate: 30 }),
      await bench.film('tall.webm', 'blue', 0, { size: '120x160', more: '-c:v libvpx' }),
      await bench.film('anamorphic.mkv', 'red', 600, { size: '144x96', more: '-vf setsar=32/27 -c:v libx264 -c:a libmp3lame' }),
    ];
    const result = await joined(parts, 'mp4');
    expect([result.video?.width, result.video?.height, result.video?.nb_frames, result.audio?.codec_name]).toEqual([320, 180, '90', 'aac']);
    expect(result.seconds).toBeWithin(2.95, 3.15);
    expect(isRed(await bench.colourAt(result.path, 0.5, 0.02))).toBe(true);
    expect(isBlack(await bench.colourAt(result.path, 1.5, 0.1))).toBe(true);
    expect(isBlue(await bench.colourAt(result.path, 1.5, 0.5, 0.02))).toBe(true);
    // 144 by 96 at 32:27 is 16:9, like the first.
    expect(isRed(await bench.colourAt(result.path, 2.5, 0.02, 0.02))).toBe(true);
    expect(await bench.hertzAt(result.path, 0.5)).toBeWithin(285, 315);
    expect(await bench.hertzAt(result.path, 1.5)).toBeLessThan(30);
    expect(await bench.hertzAt(result.path, 2.5)).toBeWithin(585, 615);
    expect(result.notes).toContain('320 × 180 pixels at 30 frames per second');
  });

  test('with copied images where only the sound differs', async () => {
    const parts = [
      await bench.film('s1.mp4', 'red', 300),
      await bench.film('s2.mp4', 'blue', 900, { more: '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -ac 2 -ar 48000' }),
    ];
    const result = await joined(parts, 'mp4');
    expect([result.video?.nb_frames, result.audio?.channels, result.audio?.sample_rate]).toEqual(['50', 2, '48000']);
    const frames = (name: string) =>
      bench.ffmpeg(`-i ${name} -map 0:v -f framemd5 -`).then((text) => [...(new TextDecoder().decode(text).match(/[0-9a-f]{32}/g) ?? [])]);
    expect(await frames(result.path)).toEqual([...(await frames('s1.mp4')), ...(await frames('s2.mp4'))]);
    expect(await bench.hertzAt(result.path, 1.5)).toBeWithin(885, 915);
  });

  test('of a phone held upright', async () => {
    await bench.film('flat.mp4', 'red', 300);
    const turned = async (name: string) => {
      await bench.ffmpeg(`-i flat.mp4 -c copy -metadata:s:v rotate=90 ${name}`);
      return bench.fileOf(name);
    };
    const alike = await joined([await turned('p1.mp4'), await turned('p2.mp4')], 'mp4');
    const shown = await bench.tell(alike.path);
    expect(JSON.stringify(shown.streams[0])).toContain('"rotation"');
    expect(alike.video?.nb_frames).toBe('50');
    const mixed = await joined([await turned('p3.mp4'), bench.fileOf('flat.mp4', 'flat.mp4')], 'mp4');
    expect([mixed.video?.width, mixed.video?.height]).toEqual([120, 160]);
    expect(isBlack(await bench.colourAt(mixed.path, 1.5, 0.5, 0.05))).toBe(true);
  });
});

describe('joined files', () => {
  test('keep what all agree on, and the first cover', async () => {
    await bench.ffmpeg('-f lavfi -i color=red:s=48x48:d=1 -frames:v 1 cover.jpg');
    await bench.tone('bare.mp3', 300);
    const song = async (name: string, title: string) => {
      const tags = `-metadata artist=Ada -metadata album=Numbers -metadata title=${title}`;
      await bench.ffmpeg(`-i bare.mp3 -i cover.jpg -map 0 -map 1 -c copy -disposition:v attached_pic ${tags} ${name}`);
      return bench.fileOf(name);
    };
    const result = await joined([await song('1.mp3', 'One'), await song('2.mp3', 'Two')], 'm4b');
    expect(result.told.format.tags).toMatchObject({ artist: 'Ada', album: 'Numbers' });
    expect(result.told.format.tags?.title).toBeUndefined();
    expect(result.told.streams.filter(({ disposition }) => disposition?.attached_pic)).toHaveLength(1);
    expect(chaptersOf(result)).toEqual(['1', '2']);
  });

  test('say which tracks and options are left out', async () => {
    await bench.film('one.mp4', 'red', 300);
    await bench.ffmpeg('-i one.mp4 -map 0:v -map 0:a -map 0:a -c copy two.mkv');
    const result = await joined([bench.fileOf('two.mkv'), bench.fileOf('two.mkv')], 'mp4', { trimStart: '0:01', stripMetadata: true });
    expect(result.notes).toContain('Left out: 2 more audio tracks.');
    expect(result.notes).toContain('were not applied');
    expect(result.seconds).toBeWithin(1.9, 2.2);
  });

  test('are named in chapters as the visitor named them', async () => {
    const sound = await bench.tone('plain.mp3', 300, 0.5);
    const names = ['a=b;c#d.mp3', '[CHAPTER].mp3', '日本 “x”.mp3'];
    const result = await joined(
      names.map((name) => new File([sound], name)),
      'mka',
    );
    expect(chaptersOf(result)).toEqual(['a=b;c#d', '[CHAPTER]', '日本 “x”']);
  });
});

describe('files that are no recordings are refused, with their number', () => {
  const list = 'ffconcat version 1.0\nfile http://127.0.0.1:9/a.mp3\nfile file:/etc/passwd\n';
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
  for (const [what, content] of [
    ['a list for FFmpeg', list],
    ['a playlist', playlist],
    ['text', 'hello '.repeat(500)],
    ['nothing', ''],
  ] as const)
    for (const to of ['mp3', 'mp4'])
      test(`${what} to ${to}`, async () => {
        const from = to === 'mp3' ? 'wav' : 'mkv';
        const good = to === 'mp3' ? await bench.tone('good.wav', 300) : await bench.film('good.mkv', 'red', 0);
        const answer = await post([good, new File([content], `bad.${from}`)], to);
        const problem = (await answer.json()) as { file?: number; detail: string };
        expect([400, 415, 422]).toContain(answer.status);
        if (content !== '') expect(problem.file).toBe(2);
        expect(JSON.stringify(problem)).not.toMatch(/passwd|\/job|part-/);
      });

  test('a film without sound to sound', async () => {
    const answer = await post([await bench.tone('good.wav', 300), await bench.film('mute.mp4', 'red', 0)], 'mp3');
    expect([answer.status, ((await answer.json()) as { file?: number }).file]).toEqual([422, 2]);
  });
});
