import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { operationById } from '../../../catalogue/operations.ts';
import { chosenFormats } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { workbench } from '../ffmpeg/testing.ts';

longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;
const formatsOf = (operation: string): readonly string[] => operationById(operation)?.formats ?? [];
const videos = formatsOf('trim-video');
const audio = formatsOf('trim-audio');
const videoCodecs: Readonly<Record<string, string>> = {
  webm: '-c:v libvpx -b:v 2M -deadline realtime -c:a libvorbis',
  avi: '-c:v mpeg4 -q:v 3 -c:a libmp3lame',
  wmv: '-c:v wmv2 -q:v 3 -c:a wmav2',
  mpg: '-c:v mpeg2video -q:v 3 -c:a mp2 -r 25',
};
const codecsOf = (format: string): string => videoCodecs[format] ?? '-c:v libx264 -crf 5 -g 25 -pix_fmt yuv420p -c:a aac';
const audioCodecs: Readonly<Record<string, string>> = {
  m4a: '-c:a aac -b:a 192k',
  ogg: '-c:a libvorbis',
  wma: '-c:a wmav2',
  mp3: '-b:a 256k',
};

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  const image = '-f lavfi -i testsrc2=s=160x120:r=25:d=3';
  const tone = '-f lavfi -i sine=f=440:r=44100:d=4';
  const usedVideos = new Set([...chosenFormats(videos), 'mp4']);
  const usedAudio = new Set([...['trim-audio', 'compress-audio', 'normalize-audio'].flatMap((id) => chosenFormats(formatsOf(id))), 'mp3']);
  for (const format of usedVideos) await bench.ffmpeg(`${image} ${tone} ${codecsOf(format)} -shortest v.${format}`);
  for (const format of usedAudio)
    await bench.ffmpeg(`${tone} -af volume=-12dB ${audioCodecs[format] ?? ''} -metadata title=Test a.${format}`);
});
afterAll(() => harness.close());

const operate = async (operation: string, name: string, options = {}) => {
  const { paths, notes } = await harness.operate(operation, bench.at(name), name.split('.').at(-1) ?? '', options);
  const path = paths[0] ?? '';
  const told = await bench.tell(path);
  const of = (kind: string) => told.streams.find((stream) => stream.codec_type === kind && !stream.disposition?.attached_pic);
  return { path, notes, told, video: of('video'), audio: of('audio') };
};
/** Duration in seconds by counting samples: raw streams state no length. */
const heard = async (path: string): Promise<number> =>
  Number((await bench.sh('sh', '-c', `ffmpeg -v error -i '${path}' -map 0:a:0 -ac 1 -ar 8000 -f s16le - | wc -c`)).trim()) / 2 / 8000;
const seconds = async (path: string): Promise<number> => Number((await bench.tell(path)).format.duration);
const loudness = async (path: string): Promise<number> => {
  const said = await Bun.$`ffmpeg -nostdin -hide_banner -i ${path} -af ebur128 -f null - 2>&1`.text();
  return Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold[\s\S]*$/.exec(said.slice(said.lastIndexOf('Summary')))?.[1]);
};

describe('every video format', () => {
  test.each(chosenFormats(videos))('step %s to itself: trimmed, muted and turned', async (format) => {
    const trimmed = await operate('trim-video', `v.${format}`, { trimStart: '1', trimEnd: '2' });
    expect(Math.abs((await seconds(trimmed.path)) - 1)).toBeLessThan(0.3);
    const muted = await operate('mute-video', `v.${format}`);
    expect([muted.video !== undefined, muted.audio]).toEqual([true, undefined]);
    const turned = await operate('rotate-video', `v.${format}`, { turn: '90' });
    expect(turned.video).toMatchObject({ width: 120, height: 160 });
    expect(turned.audio).toBeDefined();
  });

  test.each(chosenFormats(videos))('step %s to itself: flipped, sound and size as they were', async (format) => {
    const grey = (path: string, filters: string) =>
      Bun.$`ffmpeg -v error -i ${path} -frames:v 1 -vf ${`${filters}format=gray`} -f rawvideo -`.quiet().then(({ stdout }) => stdout);
    const difference = (a: Uint8Array, b: Uint8Array) => a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
    for (const [turn, filter] of [
      ['flip-horizontal', 'hflip,'],
      ['flip-vertical', 'vflip,'],
    ] as const) {
      const flipped = await operate('rotate-video', `v.${format}`, { turn });
      expect(flipped.video).toMatchObject({ width: 160, height: 120 });
      expect(flipped.audio).toBeDefined();
      const [made, wanted, source] = await Promise.all([
        grey(flipped.path, ''),
        grey(bench.at(`v.${format}`), filter),
        grey(bench.at(`v.${format}`), ''),
      ]);
      expect(difference(made, wanted)).toBeLessThan(difference(made, source) / 4);
    }
  });

  test.each(chosenFormats(videos))('step %s to itself: compressed, each level smaller', async (format) => {
    const sizes = [Bun.file(bench.at(`v.${format}`)).size];
    for (const level of ['light', 'strong']) sizes.push(Bun.file((await operate('compress-video', `v.${format}`, { level })).path).size);
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    expect(sizes[2]).toBeLessThan(sizes[0] ?? 0);
  });

  test.each(chosenFormats(videos))('step %s to itself: resized, with its sound', async (format) => {
    await bench.ffmpeg(`-i v.${format} -t 1 -vf scale=640:480 ${codecsOf(format)} large.${format}`);
    const made = await operate('resize-video', `large.${format}`, { resolution: '240' });
    expect(made.video).toMatchObject({ width: 320, height: 240 });
    expect(made.audio).toBeDefined();
  });
});

describe('video', () => {
  test('a fast cut copies packets and says that it may begin early', async () => {
    const made = await operate('trim-video', 'v.mp4', { trimStart: '1.5', trimEnd: '2.5', cut: 'fast' });
    expect(made.notes.join()).toContain('nearest key frame');
    expect(Math.abs((await seconds(made.path)) - 1)).toBeLessThan(1.1);
    expect(made.video?.codec_name).toBe('h264');
  });

  test('resizing keeps the shape, and never enlarges', async () => {
    await bench.ffmpeg('-f lavfi -i testsrc2=s=640x480:r=10:d=1 -pix_fmt yuv420p large.mp4');
    expect((await operate('resize-video', 'large.mp4', { resolution: '240' })).video).toMatchObject({ width: 320, height: 240 });
    expect((await operate('resize-video', 'large.mp4', { resolution: '1080' })).video).toMatchObject({ width: 640, height: 480 });
  });

  test('muting copies the picture', async () => {
    const frames = (path: string) => bench.sh('ffmpeg', '-v', 'error', '-i', path, '-map', '0:v:0', '-f', 'hash', '-c:v', 'rawvideo', '-');
    expect(await frames((await operate('mute-video', 'v.mp4')).path)).toBe(await frames(bench.at('v.mp4')));
  });

  test('a size is kept to, and what is small already comes back', async () => {
    const made = await operate('compress-video', 'v.mp4', { targetSize: 0.1 });
    expect(Bun.file(made.path).size).toBeLessThanOrEqual(100_000);
    const same = await operate('compress-video', 'v.mp4', { targetSize: 50 });
    expect(await Bun.file(same.path).bytes()).toEqual(await Bun.file(bench.at('v.mp4')).bytes());
    expect(same.notes).toEqual(['Nothing could be saved: this is your original file.']);
  });

  test('times are needed, in order and within the video', async () => {
    for (const [id, file] of [
      ['trim-video', 'v.mp4'],
      ['trim-audio', 'a.mp3'],
    ] as const)
      expect(await rejection(operate(id, file))).toMatchObject({
        code: 'option_missing',
        detail: 'Enter where the part starts, where it ends, or both.',
      });
    for (const options of [{ trimStart: '3', trimEnd: '2' }, { trimStart: '90' }, { trimStart: 'soon' }])
      expect(await rejection(operate('trim-video', 'v.mp4', options))).toMatchObject({ code: 'invalid_option' });
  });
});

describe('every audio format', () => {
  test.each(chosenFormats(audio))('step %s to itself: trimmed', async (format) => {
    const made = await operate('trim-audio', `a.${format}`, { trimStart: '1', trimEnd: '3' });
    expect(Math.abs((await heard(made.path)) - 2)).toBeLessThan(0.15);
    expect(made.audio?.codec_name).toBe((await bench.tell(bench.at(`a.${format}`))).streams[0]?.codec_name ?? '');
  });

  test.each(chosenFormats(formatsOf('compress-audio')))('step %s to itself: compressed', async (format) => {
    const made = await operate('compress-audio', `a.${format}`, { level: 'strong' });
    expect(Bun.file(made.path).size).toBeLessThanOrEqual(Bun.file(bench.at(`a.${format}`)).size);
    expect(Math.abs((await heard(made.path)) - 4)).toBeLessThan(0.15);
  });

  test.each(chosenFormats(formatsOf('normalize-audio')))('step %s to itself: as loud as asked', async (format) => {
    for (const target of ['-16', '-23']) {
      const made = await operate('normalize-audio', `a.${format}`, { loudness: target });
      expect(Math.abs((await loudness(made.path)) - Number(target))).toBeLessThan(1);
    }
  });
});

describe('audio', () => {
  test('peaks do not clip', async () => {
    await bench.ffmpeg(
      '-f lavfi -i anoisesrc=a=0.02:d=4:r=44100 -f lavfi -i sine=f=300:d=0.05 -filter_complex [0][1]amix=duration=first:normalize=0 peaks.wav',
    );
    const made = await operate('normalize-audio', 'peaks.wav', { loudness: '-14' });
    const said = await Bun.$`ffmpeg -nostdin -hide_banner -i ${made.path} -af volumedetect -f null - 2>&1`.text();
    expect(Number(/max_volume: (-?[\d.]+) dB/.exec(said)?.[1])).toBeLessThan(-0.5);
  });

  test('silence has a note', async () => {
    await bench.ffmpeg('-f lavfi -i anullsrc=d=2 silent.wav');
    expect(await rejection(operate('normalize-audio', 'silent.wav'))).toMatchObject({ code: 'nothing_to_convert' });
  });

  test('tags stay', async () => {
    for (const [operation, options] of [
      ['trim-audio', { trimEnd: '2' }],
      ['normalize-audio', {}],
      ['compress-audio', { level: 'light' }],
    ] as const)
      expect((await operate(operation, 'a.mp3', options)).told.format.tags).toMatchObject({ title: 'Test' });
  });

  test('a playlist under the name of a recording opens nothing', async () => {
    await Bun.write(bench.at('list.mp3'), `#EXTM3U\n#EXTINF:1,\nfile://${bench.at('a.mp3')}\n#EXT-X-ENDLIST\n`);
    for (const operation of ['trim-audio', 'normalize-audio', 'compress-audio'])
      expect(
        await rejection(harness.operate(operation, bench.at('list.mp3'), 'mp3', operation === 'trim-audio' ? { trimEnd: '1' } : {})),
      ).toMatchObject({
        code: 'corrupt_input',
      });
  });
});
