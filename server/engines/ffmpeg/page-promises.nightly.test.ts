import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { changesFor, type Verdict } from '../../../catalogue/changes.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { ffmpegEngine } from './engine.ts';
import { only, type Told, videoOf, workbench } from './testing.ts';

/** Compares a conversion page's claims about tracks, subtitles, chapters, tags and covers with the results. */
longTimeout();

let harness: Harness;
let bench: ReturnType<typeof workbench>;

const chapters =
  ';FFMETADATA1\ntitle=A title\nartist=Somebody\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=500\ntitle=One\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=500\nEND=1000\ntitle=Two\n';
const subtitles = '1\n00:00:00,100 --> 00:00:00,900\nWords\n';

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  await Bun.write(bench.at('chapters.txt'), chapters);
  await Bun.write(bench.at('words.srt'), subtitles);
  const image = '-f lavfi -i testsrc2=s=96x64:r=10:d=1';
  const tone = (hertz: number) => `-f lavfi -i sine=f=${hertz}:r=44100:d=1`;
  const film = `${image} ${tone(300)} ${tone(500)} -i words.srt -f ffmetadata -i chapters.txt -map 0 -map 1 -map 2 -map 3 -map_metadata 4 -map_chapters 4 -c:v libx264 -pix_fmt yuv420p -c:a aac -ac 2`;
  await bench.ffmpeg(`${film} -c:s srt in.mkv`);
  await bench.ffmpeg(`${film} -c:s mov_text in.mp4`);
  await bench.ffmpeg('-i in.mkv -map 0:0 -map 0:1 -c:v wmv2 -c:a wmav2 in.wmv');
  await bench.ffmpeg('-i in.mp4 -map 0:0 -map 0:1 -c copy in.3gp');
  await bench.ffmpeg(`${image} -frames:v 1 cover.png`);
  const song = `${tone(300)} -i cover.png -f ffmetadata -i chapters.txt -map 0 -map 1 -map_metadata 2 -ac 2 -disposition:v attached_pic -c:v png`;
  await bench.ffmpeg(`${song} -map_chapters -1 -c:a flac in.flac`);
  await bench.ffmpeg(`${song} -map_chapters -1 -c:a libmp3lame -id3v2_version 3 in.mp3`);
  await bench.ffmpeg(`${song} -map_chapters 2 -c:a aac -f ipod in.m4a`);
});
afterAll(() => harness.close());

const count = ({ streams }: Told, type: string): number => streams.filter(({ codec_type }) => codec_type === type).length;
/** FFmpeg writes 3GPP's own tag boxes (TS 26.244, 8), but does not read them. */
const ownTags = new Set(['3gp', '3g2']);
const hasTitle = ({ streams, format }: Told): boolean =>
  [format, ...streams].some(({ tags }) => Object.entries(tags ?? {}).some(([key, value]) => /^title$/i.test(key) && value === 'A title'));
const hasCover = ({ streams }: Told): boolean => streams.some(({ disposition }) => disposition?.attached_pic === 1);
const codecs = (told: Told): string =>
  [videoOf(told)?.codec_name, told.streams.find(({ codec_type }) => codec_type === 'audio')?.codec_name].filter(Boolean).join(' ');

type Change = ReturnType<typeof changesFor>[number];
/** For each topic, the evidence that it is kept, and that it is lost. Topics that can't be inspected here are left out. */
const truths: Readonly<Record<string, (told: Told, source: Told, change: Change) => Partial<Record<Verdict, boolean>>>> = {
  'Sound tracks': (told) => ({ kept: count(told, 'audio') === 2, lost: count(told, 'audio') === 1 }),
  Subtitles: (told) => ({ kept: count(told, 'subtitle') === 1, lost: count(told, 'subtitle') === 0 }),
  Chapters: (told) => ({ kept: told.chapters.length === 2, lost: told.chapters.length === 0 }),
  Tags: (told) => ({ kept: hasTitle(told), lost: !hasTitle(told) }),
  'Cover picture': (told) => ({ kept: hasCover(told), lost: !hasCover(told) }),
  Sound: (told) => ({ lost: count(told, 'audio') === 0 }),
  Picture: (told) => ({ lost: videoOf(told) === undefined }),
  // The claim is about typical files: H.264 here, but not in a WMV.
  'Video and audio': (told, source) => (videoOf(source)?.codec_name === 'h264' ? { kept: videoOf(told)?.codec_name === 'h264' } : {}),
  // The engine's own tests cover lossless samples.
  'Audio data': (told, source, { to }) => (to.startsWith('The same') ? { kept: codecs(source).endsWith(codecs(told)) } : {}),
};

const sources = ['mkv', 'mp4', 'wmv', '3gp', 'flac', 'mp3', 'm4a'];
const moving = new Set(['gif', 'webp', 'apng']);

describe('what pages say of a conversion holds', () => {
  for (const from of sources)
    for (const { to } of ffmpegEngine.steps.filter((step) => step.from === from && !moving.has(step.to)))
      test(`${from} to ${to}`, async () => {
        const source = await bench.tell(bench.at(`in.${from}`));
        const path = only(await bench.convert(`in.${from}`, from, to));
        const told = await bench.tell(path);
        if (ownTags.has(to)) expect(Buffer.from(await Bun.file(path).bytes()).includes('titl')).toBe(true);
        const broken = changesFor(from, to).filter(
          (change) =>
            !(change.topic === 'Tags' && ownTags.has(to)) && truths[change.topic]?.(told, source, change)[change.verdict] === false,
        );
        expect(broken.map(({ topic, verdict, sentence }) => `${topic} ${verdict}: ${sentence}`)).toEqual([]);
      });
});
