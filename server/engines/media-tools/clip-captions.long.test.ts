import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { workbench } from '../ffmpeg/testing.ts';

longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;
const words =
  '1\n00:00:00,500 --> 00:00:01,000\nbefore\n\n2\n00:00:02,500 --> 00:00:04,500\nacross\n\n3\n00:00:05,000 --> 00:00:09,000\nbeyond\n\n';

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  await Bun.write(bench.at('words.srt'), words);
});
afterAll(() => harness.close());

const codecs: Readonly<Record<string, string>> = {
  webm: '-c:v libvpx -deadline realtime -g 20 -c:a libvorbis -c:s webvtt',
  mkv: '-c:v libx264 -preset ultrafast -g 20 -c:a aac -c:s srt',
};

test.each(['mp4', 'mov', 'm4v', 'mkv', 'webm'])(
  'captions in a copied part of %s neither delay the picture nor make it longer',
  async (format) => {
    const name = `film.${format}`;
    const sources = `-f lavfi -i testsrc2=s=64x64:r=20:d=10 -f lavfi -i sine=d=10 -i ${bench.at('words.srt')} -map 0 -map 1 -map 2`;
    await bench.ffmpeg(`${sources} ${codecs[format] ?? '-c:v libx264 -preset ultrafast -g 20 -c:a aac -c:s mov_text'} ${name}`);
    const { paths } = await harness.operate('trim-video', bench.at(name), format, { trimStart: '3', trimEnd: '7', cut: 'fast' });
    const made = paths[0] ?? '';
    const { streams, format: about } = await bench.tell(made);
    const picture = streams.find(({ codec_type }) => codec_type === 'video');
    // It may begin at the key frame a second earlier.
    const early = Number(about.duration) - 4;
    expect([format, early > -0.3 && early < 1.3, Number(picture?.start_time) < 0.1]).toEqual([format, true, true]);
    const shown = await Bun.$`ffmpeg -v error -i ${made} -map 0:s -f srt -`.text();
    expect(shown).not.toContain('before');
    const [, across = '', beyond = ''] = /--> 00:00:0([\d,]+)\s+across[\s\S]*?00:00:0([\d,]+) --> [\d:,]+\s+beyond/.exec(shown) ?? [];
    expect(Number(across.replace(',', '.'))).toBeCloseTo(1.5 + early, 0);
    expect(Number(beyond.replace(',', '.'))).toBeCloseTo(2 + early, 0);
  },
);
