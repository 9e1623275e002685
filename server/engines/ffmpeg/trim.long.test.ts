import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { workbench } from './testing.ts';

/** Start and end of trimmed parts, for every kind of stream. */
longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;

const part = { trimStart: '1', trimEnd: '3' };

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  const image = '-f lavfi -i testsrc2=s=160x96:r=25:d=4 -f lavfi -i sine=f=300:r=48000:d=4';
  // A single key frame: nowhere to seek to.
  await bench.ffmpeg(`${image} -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac one-key.ts`);
  await bench.ffmpeg('-i one-key.ts -c copy -mpegts_m2ts_mode 1 one-key.mts');
  await bench.ffmpeg(`${image} -c:v mpeg2video -bf 2 -c:a mp2 groups.mpg`);
  await bench.ffmpeg('-i groups.mpg -c copy groups.vob');
  await Bun.write(
    bench.at('cues.srt'),
    '1\n00:00:00,500 --> 00:00:01,400\nAcross the start\n\n2\n00:00:02,000 --> 00:00:02,500\nWithin\n\n3\n00:00:02,800 --> 00:00:03,700\nAcross the end\n\n',
  );
  await Bun.write(bench.at('late.srt'), '1\n00:00:03,200 --> 00:00:03,700\nAfter the end\n');
  await Bun.write(
    bench.at('chapters.txt'),
    ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=One\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1500\nEND=4000\ntitle=Two\n',
  );
  await bench.ffmpeg(
    '-i one-key.ts -i late.srt -i cues.srt -f ffmetadata -i chapters.txt -map 0:v -map 0:a -map 1 -map 2 -map_chapters 3 -c copy -metadata:s:s:1 language=swe told.mkv',
  );
  await bench.ffmpeg('-i told.mkv -map 0 -c copy -c:s mov_text told.mp4');
});
afterAll(() => harness.close());

const secondsOf = async (path: string, kind: 'v' | 'a'): Promise<readonly [number, number]> => {
  const told = await bench.sh('ffprobe', '-v', 'error', '-select_streams', kind, '-show_entries', 'frame=pts_time', '-of', 'csv=p=0', path);
  const times = told.split('\n').map(Number.parseFloat).filter(Number.isFinite);
  return [Math.min(...times), times.length];
};

describe('a part of a file without an index has its picture from the first moment', () => {
  test.each([
    ['one-key.ts', 'mp4'],
    ['one-key.mts', 'gif'],
    ['groups.mpg', 'gif'],
    ['groups.vob', 'mp4'],
  ])('%s', async (name, moving) => {
    const { path } = await bench.result(name, 'mkv', part);
    const [start, frames] = await secondsOf(path, 'v');
    expect(Math.abs(frames - 50)).toBeLessThanOrEqual(1);
    expect(Math.abs(start - (await secondsOf(path, 'a'))[0])).toBeLessThan(0.08);
    const { path: slow } = await bench.result(name, moving, { ...part, frameRate: 5 });
    expect((await secondsOf(slow, 'v'))[1]).toBe(10);
  });
});

test('a program stream under the name of a transport stream is read', async () => {
  await bench.ffmpeg('-i groups.mpg -c copy -f mpeg named.ts');
  expect((await secondsOf((await bench.result('named.ts', 'mp4', part)).path, 'v'))[1]).toBeGreaterThanOrEqual(49);
});

describe('subtitles of a part begin and end with it', () => {
  test.each([
    ['told.mkv', 'mp4'],
    ['told.mkv', 'webm'],
    ['told.mkv', 'mov'],
    ['told.mp4', 'mkv'],
    ['told.mp4', 'mov'],
  ])('%s to %s', async (name, to) => {
    const { path, told, video } = await bench.result(name, to, part);
    expect(Number(told.format.duration)).toBeCloseTo(2, 1);
    expect(told.chapters.map(({ tags }) => tags?.title)).toEqual(['One', 'Two']);
    expect(Math.abs(Number(video?.nb_read_packets) - 50)).toBeLessThanOrEqual(1);
    expect((await secondsOf(path, 'v'))[0]).toBeLessThan(0.08);
    const subtitles = told.streams.filter(({ codec_type }) => codec_type === 'subtitle');
    expect(subtitles.map(({ tags }) => tags?.language?.slice(0, 2))).toEqual([to === 'mov' ? 'sv' : 'sw']);
    const cues = await bench.sh('ffmpeg', '-v', 'error', '-i', path, '-map', '0:s:0', '-f', 'srt', '-');
    const seconds = [...cues.matchAll(/00:00:(\d\d),(\d{3})/g)].map(([, whole, parts]) => Number(whole) + Number(parts) / 1000);
    const [first = 0] = seconds;
    expect(first).toBeLessThan(0.06);
    expect(seconds.map((one) => Math.round(one * 10) / 10)).toEqual([0, 0.4, 1, 1.5, 1.8, 2]);
  });

  test('and none is left of a part without captions', async () => {
    const { told } = await bench.result('told.mkv', 'mp4', { trimEnd: '0.4' });
    expect(told.streams.filter(({ codec_type }) => codec_type === 'subtitle')).toEqual([]);
    expect(Number(told.format.duration)).toBeCloseTo(0.4, 1);
  });
});

test('a note says that other options prevent copying a picture', async () => {
  const { notes } = await bench.result('told.mp4', 'mkv', { ...part, videoCodec: 'copy' });
  expect(notes.join()).toContain('because other options change it');
});
