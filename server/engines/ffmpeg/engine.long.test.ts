import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { requireFormat } from '../../../catalogue/formats.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Problem } from '../../contract/problem.ts';
import { chosenSteps, madeOnce } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly, nightlyTest } from '../../testing/nightly.ts';
import { byteSamples as ownSamples } from './byte-samples.ts';
import { ffmpegEngine } from './engine.ts';
import { quickTimeCodes } from './languages.ts';
import { only, workbench } from './testing.ts';
import { trackerSamples } from './tracker-samples.ts';

longTimeout();

let harness: Harness;

let bench: ReturnType<typeof workbench>;
const sh = (...argv: string[]) => bench.sh(...argv);
const ffmpeg = (line: string) => bench.ffmpeg(line);
const tell = (path: string) => bench.tell(path);
const at = (name: string) => bench.at(name);
/** `in.FORMAT` is the sample of that format. */
const convert = async (name: string, from: string, to: string, options: OptionValues = {}) => {
  if (name === `in.${from}`) await sample(from);
  return bench.convert(name, from, to, options);
};

/** SHA-256 of the samples that FFmpeg decodes: equal for equal audio in any container. */
const samples = (path: string, depth = 's16le'): Promise<string> =>
  sh('ffmpeg', '-v', 'error', '-i', path, '-map', '0:a:0', '-f', 'hash', '-hash', 'sha256', '-c:a', `pcm_${depth}`, '-');

const seconds = 2;
const [width, height] = [160, 120];
const byteSamples = { ...ownSamples, ...trackerSamples };
/** How FFmpeg writes the inputs where its default fails; byteSamples has the formats that it can't write. */
const encoders: Record<string, string> = {
  wmv: '-c:v wmv2 -c:a wmav2',
  asf: '-c:v wmv2 -c:a wmav2',
  mpg: '-c:v mpeg2video -c:a mp2 -r 25',
  vob: '-c:v mpeg2video -c:a ac3 -r 25 -f vob',
  ogv: '-c:v libtheora -c:a libvorbis',
  webm: '-c:v libvpx -deadline realtime -c:a libvorbis',
  avi: '-c:v mpeg4 -c:a libmp3lame',
  mxf: '-c:v mpeg2video -c:a pcm_s16le -ar 48000 -r 25',
  dv: '-s 720x576 -r 25 -c:v dvvideo -pix_fmt yuv420p -ar 48000 -ac 2',
  mts: '-c:v libx264 -pix_fmt yuv420p -c:a ac3 -f mpegts -mpegts_m2ts_mode 1',
  rm: '-c:v rv20 -c:a ac3 -s 352x288',
  wtv: '-c:v mpeg2video -c:a mp2',
  amv: '-c:v amv -c:a adpcm_ima_amv -ar 22050 -ac 1 -block_size 882 -strict -1',
  m2v: '-an -c:v mpeg2video -f mpeg2video',
  ivf: '-an -c:v libvpx -deadline realtime',
  y4m: '-an -pix_fmt yuv420p -f yuv4mpegpipe',
  f4v: '-c:v libx264 -pix_fmt yuv420p -c:a aac -f f4v',
};
const audioEncoders: Record<string, string> = {
  m4b: '-c:a aac -f ipod',
  m4r: '-c:a aac -f ipod',
  wma: '-c:a wmav2',
  dts: '-c:a dca -strict -2 -ac 2',
  eac3: '-c:a eac3',
  thd: '-c:a truehd -strict -2 -f truehd',
  mmf: '-c:a adpcm_yamaha -ar 22050 -f mmf',
  adx: '-c:a adpcm_adx -f adx',
  spx: '-c:a libspeex -ar 16000 -ac 1',
  weba: '-c:a libopus -f webm',
  mka: '-c:a flac',
  ogg: '-c:a libvorbis',
};
const silent = new Set(['m2v', 'ivf', 'y4m']);
/** Animated images without audio, made and inspected differently. */
const animations = new Set(['gif', 'webp', 'apng']);

const kindOf = (id: string) => requireFormat(id).kind;

const moving = `-f lavfi -i testsrc2=s=81x61:r=10:d=${seconds}`;
const image = `-f lavfi -i testsrc2=s=${width}x${height}:r=25:d=${seconds}`;
const tone = `-f lavfi -i sine=f=440:r=44100:d=${seconds}`;
const madeByBytes: Readonly<Record<string, () => Uint8Array>> = byteSamples;

/** Makes `in.FORMAT`. */
const sample = madeOnce(async (format) => {
  const make = madeByBytes[format];
  if (make) await Bun.write(at(`in.${format}`), make());
  else if (format === 'gif') await ffmpeg(`${moving} -loop 0 in.gif`);
  else if (format === 'apng') await ffmpeg(`${moving} -pix_fmt rgba -plays 0 -f apng in.apng`);
  else if (kindOf(format) === 'audio')
    await ffmpeg(`${tone} ${audioEncoders[format] ?? ''} -metadata title=Test -metadata artist=Someone in.${format}`);
  else await ffmpeg(`${image} ${tone} ${encoders[format] ?? '-c:v libx264 -pix_fmt yuv420p -c:a aac'} -metadata title=Test in.${format}`);
  return at(`in.${format}`);
});

beforeAll(async () => {
  harness = await startHarness();
  bench = workbench(harness);
  for (const format of ['mp4', 'mkv', 'ts', 'mp3']) await sample(format);
});
afterAll(() => harness.close());

const fromVideo = ffmpegEngine.steps.filter(({ from }) => kindOf(from) === 'video');

/** Size of a video: pixels of camcorders and discs have an aspect ratio of 16:15, which AVI players do not support. */
const sizeOf = (from: string, to: string): { readonly width: number; readonly height: number } => {
  if (from === 'dv' && to === 'avi') return { width: 768, height: 576 };
  if (from === 'dv' || to === 'vob') return { width: 720, height: 576 };
  return from === 'rm' ? { width: 352, height: 288 } : { width, height };
};

describe('every video step gives a video of the same length and size', () => {
  const videos = fromVideo.filter(({ to }) => !animations.has(to));
  for (const { from, to } of chosenSteps(videos))
    test(`step ${from} to ${to}`, async () => {
      const told = await tell(only(await convert(`in.${from}`, from, to)));
      const video = told.streams.find((stream) => stream.codec_type === 'video');
      const audio = told.streams.find((stream) => stream.codec_type === 'audio');
      if (silent.has(from)) expect(audio).toBeUndefined();
      else expect(Number(audio?.nb_read_packets)).toBeGreaterThan(10);
      expect(Math.abs(Number(told.format.duration) - seconds)).toBeLessThan(0.25);
      if (kindOf(to) === 'audio') expect(video).toBeUndefined();
      else expect(video).toMatchObject(sizeOf(from, to));
    });
});

describe('every step from or to a moving image moves as long as before', () => {
  for (const { from, to } of chosenSteps(fromVideo.filter((step) => animations.has(step.to))))
    test(`step ${from} to ${to}`, async () => {
      const out = only(await convert(`in.${from}`, from, to));
      // ImageMagick's count, or FFmpeg's for APNG, which ImageMagick takes for a still image.
      const seen =
        to === 'apng'
          ? await sh(
              'ffprobe',
              '-v',
              'error',
              '-f',
              'apng',
              '-count_frames',
              '-show_entries',
              'stream=width,height,nb_read_frames',
              '-of',
              'csv=p=0',
              out,
            )
          : (await sh('identify', '-format', '%w,%h,%n\n', out)).split('\n')[0];
      const [wide, high, frames] = (seen ?? '').trim().split(',').map(Number);
      expect([wide, high]).toEqual([width, height]);
      expect(frames).toBeGreaterThanOrEqual(10 * seconds);
    });
  for (const { from, to } of chosenSteps(ffmpegEngine.steps.filter((step) => animations.has(step.from))))
    test(`step ${from} to ${to}`, async () => {
      const told = await tell(only(await convert(`in.${from}`, from, to)));
      // Codecs with subsampled chroma require even sides.
      expect(told.streams[0]).toMatchObject({ codec_type: 'video', width: 80, height: 60 });
      expect(Math.abs(Number(told.format.duration) - seconds)).toBeLessThan(0.25);
    });
});

describe('every audio step gives audio of the same length', () => {
  const audioPairs = ffmpegEngine.steps.filter(({ from }) => kindOf(from) === 'audio');
  for (const { from, to } of chosenSteps(audioPairs))
    test(`step ${from} to ${to}`, async () => {
      const out = only(await convert(`in.${from}`, from, to));
      // Raw streams such as AAC and AC-3 state no duration, so the samples are counted.
      const pcm = Number((await sh('sh', '-c', `ffmpeg -v error -i '${out}' -ac 1 -ar 8000 -f s16le - | wc -c`)).trim()) / 2 / 8000;
      expect(Math.abs(pcm - seconds)).toBeLessThan(0.2);
    });
});

describe('copying', () => {
  const copied = [
    ['mp4', 'mkv'],
    ['mkv', 'mp4'],
    ['mov', 'mp4'],
    ['mp4', 'mov'],
    ['flv', 'mp4'],
    ['ts', 'mp4'],
  ] as const;
  for (const [from, to] of copied.slice(0, isNightly ? undefined : 2))
    test(`${from} to ${to} moves the frames untouched`, async () => {
      const out = only(await convert(`in.${from}`, from, to));
      const frames = (path: string) =>
        sh('ffmpeg', '-v', 'error', '-i', path, '-map', '0:v:0', '-f', 'hash', '-hash', 'sha256', '-c:v', 'rawvideo', '-');
      expect(await frames(out)).toBe(await frames(at(`in.${from}`)));
    });

  nightlyTest('M4A to AAC and MP4 to M4A move the audio untouched', async () => {
    const packets = (path: string) => sh('sh', '-c', `ffmpeg -v error -i '${path}' -map 0:a:0 -c:a copy -f adts - | sha256sum`);
    for (const [name, from, to] of [
      ['in.m4a', 'm4a', 'aac'],
      ['in.mp4', 'mp4', 'm4a'],
    ] as const)
      expect(await packets(only(await convert(name, from, to)))).toBe(await packets(at(name)));
  });

  const lossless = [
    ['wav', 'flac'],
    ['flac', 'wav'],
    ['wav', 'aiff'],
    ['wav', 'wv'],
    ['wav', 'tta'],
    ['wav', 'au'],
    ['aiff', 'flac'],
    ['tta', 'flac'],
    ['wv', 'wav'],
    ['flac', 'caf'],
  ] as const;
  for (const [from, to] of lossless.slice(0, isNightly ? undefined : 2))
    test(`${from} to ${to} keeps every sample`, async () => {
      expect(await samples(only(await convert(`in.${from}`, from, to)))).toBe(await samples(at(`in.${from}`)));
    });

  test('24 bits stay 24 bits', async () => {
    await ffmpeg('-f lavfi -i aevalsrc=0.7*sin(440*2*PI*t):s=48000:d=1 -c:a pcm_s24le deep.wav');
    const flac = only(await convert('deep.wav', 'wav', 'flac'));
    expect(await samples(flac, 's32le')).toBe(await samples(at('deep.wav'), 's32le'));
  });
});

describe('what is encoded', () => {
  test.each(['gif', 'apng'])('MP4 from an odd-sized, transparent animation (%s) plays everywhere and keeps its time', async (from) => {
    const out = only(await convert(`in.${from}`, from, 'mp4'));
    const told = await tell(out);
    expect(told.streams[0]).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', width: 80, height: 60, avg_frame_rate: '10/1' });
    expect(Number(told.format.duration)).toBeCloseTo(seconds, 1);
    const head = new TextDecoder('latin1').decode(await Bun.file(out).slice(0, 4000).bytes());
    expect(head.indexOf('moov')).toBeGreaterThan(0);
    expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat') === -1 ? 4000 : head.indexOf('mdat'));
  });

  for (const to of ['gif', 'webp'] as const)
    test(`MP4 to ${to} moves`, async () => {
      const out = only(await convert('in.mp4', 'mp4', to));
      const sharp = (await import('sharp')).default;
      const { pages, width: wide, pageHeight } = await sharp(out, { pages: -1 }).metadata();
      expect(wide).toBe(width);
      expect(pageHeight).toBe(height);
      expect(pages).toBe(15 * seconds);
    });
});

describe('what goes along', () => {
  nightlyTest('tags from MP3 to FLAC, M4A, OGG and back', async () => {
    for (const to of ['flac', 'm4a', 'wma', 'aiff', 'wav'])
      expect((await tell(only(await convert('in.mp3', 'mp3', to)))).format.tags, to).toMatchObject({ title: 'Test', artist: 'Someone' });
    const ogg = await tell(only(await convert('in.mp3', 'mp3', 'ogg')));
    expect(JSON.stringify(ogg)).toContain('Someone');
  });

  test('the cover from MP3 to M4A, FLAC and OGG, unless records are to go', async () => {
    await ffmpeg('-f lavfi -i color=red:s=64x64 -frames:v 1 cover.png');
    await ffmpeg('-i in.mp3 -i cover.png -map 0 -map 1 -c copy -disposition:v:0 attached_pic covered.mp3');
    for (const to of ['m4a', 'flac', 'ogg', 'opus']) {
      const told = await tell(only(await convert('covered.mp3', 'mp3', to)));
      expect(
        told.streams.find(({ disposition }) => disposition?.attached_pic),
        to,
      ).toMatchObject({ width: 64, height: 64 });
      const bare = await tell(only(await convert('covered.mp3', 'mp3', to, { stripMetadata: true })));
      expect(
        bare.streams.map(({ codec_type: type }) => type),
        to,
      ).toEqual(['audio']);
    }
  });

  nightlyTest('audio that begins late stays late in AVI, which has no times', async () => {
    await ffmpeg('-f lavfi -i color=red:s=64x64:d=2 -itsoffset 1 -f lavfi -i sine=440:d=1 -c:v libx264 -c:a aac -pix_fmt yuv420p late.mp4');
    const avi = only(await convert('late.mp4', 'mp4', 'avi'));
    const heard = (await sh('ffmpeg', '-v', 'error', '-i', avi, '-map', '0:a', '-ac', '1', '-ar', '100', '-f', 'u8', '-')).length;
    expect(heard).toBeGreaterThan(190);
  });

  test('all audio tracks, text subtitles and chapters from MKV to MP4; what AVI cannot hold is a note', async () => {
    await Bun.write(at('words.srt'), '1\n00:00:00,000 --> 00:00:01,000\nHello\n');
    await Bun.write(
      at('chapters.txt'),
      ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1000\ntitle=One\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1000\nEND=2000\ntitle=Two\n',
    );
    await ffmpeg(
      '-i in.mkv -i in.mp3 -i words.srt -i chapters.txt -map 0:v -map 0:a -map 1:a -map 2 -map_chapters 3 -c:v copy -c:a copy -c:s srt full.mkv',
    );
    const mp4 = await tell(only(await convert('full.mkv', 'mkv', 'mp4')));
    expect(mp4.streams.map(({ codec_type }) => codec_type).filter((type) => type !== 'data')).toEqual([
      'video',
      'audio',
      'audio',
      'subtitle',
    ]);
    expect(mp4.chapters.map(({ tags }) => tags?.title)).toEqual(['One', 'Two']);
    const { notes } = await convert('full.mkv', 'mkv', 'flv');
    expect(notes).toEqual([
      'FLV has one audio track: the first of 2 was kept.',
      "1 subtitle track was left out: FLV can't contain this kind.",
      '2 chapters were left out: FLV has no chapters.',
    ]);
  });
});

describe('options', () => {
  test('trim, mute, resolution and frame rate', async () => {
    const told = await tell(
      only(await convert('in.mp4', 'mp4', 'mov', { trimStart: '0.5', trimEnd: '1.5', mute: true, resolution: '240', frameRate: 10 })),
    );
    expect(Number(told.format.duration)).toBeCloseTo(1, 1);
    expect(told.streams.map(({ codec_type }) => codec_type)).toEqual(['video']);
    expect(told.streams[0]).toMatchObject({ width, height, nb_read_packets: '10' });
  });

  nightlyTest.each([
    ['mov', '90'],
    ['webm', '270'],
    ['mkv', '180'],
    ['gif', '90'],
  ] as const)('a video turns: %s by %s degrees', async (to, turn) => {
    // A mark in the upper left of a landscape frame.
    const corners = { 90: [1, 0], 180: [1, 1], 270: [0, 1] }[turn];
    await bench.ffmpeg('-f lavfi -i color=black:s=160x96:r=10:d=0.5,drawbox=0:0:48:32:white:fill -c:v libx264 corner.mp4');
    const made = only(await convert('corner.mp4', 'mp4', to, { turn }));
    const size = turn === '180' ? [160, 96] : [96, 160];
    expect((await tell(made)).streams[0]).toMatchObject({ width: size[0], height: size[1], codec_type: 'video' });
    const frame = Bun.$`ffmpeg -v error -i ${made} -frames:v 1 -vf scale=${size[0]}:${size[1]} -f rawvideo -pix_fmt gray -`;
    const grey = new Uint8Array(await frame.quiet().arrayBuffer());
    const at = (x: number, y: number) =>
      grey[Math.round(y * ((size[1] ?? 0) - 1)) * (size[0] ?? 0) + Math.round(x * ((size[0] ?? 0) - 1))] ?? 0;
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      expect(at(x, y) > 128, `${x}, ${y}`).toBe(x === corners[0] && y === corners[1]);
  });

  test('bit rate, sample rate and channels', async () => {
    const told = await tell(only(await convert('in.wav', 'wav', 'mp3', { audioBitrate: '96', sampleRate: '22050', channels: '2' })));
    expect(told.streams[0]).toMatchObject({ sample_rate: '22050', channels: 2, bit_rate: '96000' });
  });
});

describe('what a codec does not have', () => {
  test.each([
    ['mp3', { sampleRate: '96000' }, 'MP3 has no sample rate of 96,000 Hz: 48,000 Hz was used.'],
    ['ogg', { audioBitrate: '320', sampleRate: '8000', channels: '1' }, 'OGG has no bit rate of 320 kbit/s for this audio: 32 was used.'],
    ['mp2', { audioBitrate: '320', channels: '1' }, 'MP2 has no bit rate of 320 kbit/s for this audio: 192 was used.'],
    ['opus', { audioBitrate: '320', channels: '1' }, 'OPUS has no bit rate of 320 kbit/s for this audio: 256 was used.'],
  ] as const)('is said, and the nearest taken: %s', async (to, options, note) => {
    const { paths, notes } = await convert('in.wav', 'wav', to, options);
    expect(notes).toEqual([note]);
    expect(Number((await tell(paths[0] ?? '')).streams[0]?.nb_read_packets)).toBeGreaterThan(10);
  });

  nightlyTest('surround sound of any layout goes into Opus, Vorbis and AAC with all its channels', async () => {
    await ffmpeg('-f lavfi -i aevalsrc=0.1*sin(440*2*PI*t)|0|0|0|0|0:c=5.1(side):s=48000:d=1 side.wav');
    for (const to of ['opus', 'ogg', 'm4a'])
      expect((await tell(only(await convert('side.wav', 'wav', to)))).streams[0], to).toMatchObject({ channels: 6 });
  });

  nightlyTest('a rate that MPEG-2 does not have is a note', async () => {
    const { paths, notes } = await convert('in.mp4', 'mp4', 'mpg', { frameRate: 10 });
    expect(notes).toEqual(['This format has fixed frame rates: 30 frames per second were used.']);
    expect(JSON.stringify((await tell(paths[0] ?? '')).streams)).toContain('"avg_frame_rate":"30/1"');
  });
});

describe('what can not be read', () => {
  const refusal = (run: Promise<unknown>): Promise<Problem> =>
    run.then(
      () => Promise.reject(new Error('It was converted.')),
      (thrown) => thrown as Problem,
    );

  test('a playlist under the name of a video opens nothing', async () => {
    await Bun.write(at('list.mp4'), `#EXTM3U\n#EXTINF:1,\nfile://${at('in.ts')}\n#EXT-X-ENDLIST\n`);
    expect((await refusal(convert('list.mp4', 'mp4', 'mp3'))).code).toBe('corrupt_input');
  });

  test('a video without audio has no audio to give', async () => {
    await ffmpeg('-i in.mp4 -an -c copy silent.mp4');
    expect((await refusal(convert('silent.mp4', 'mp4', 'mp3'))).code).toBe('nothing_to_convert');
  });

  test('a video that was cut off before its index is damaged', async () => {
    await ffmpeg('-i in.mp4 -c copy -movflags -faststart late.mp4');
    await Bun.write(at('cut.mp4'), await Bun.file(at('late.mp4')).slice(0, 3000).bytes());
    expect((await refusal(convert('cut.mp4', 'mp4', 'mkv'))).code).toBe('corrupt_input');
  });
});

describe('videos of other makes', () => {
  nightlyTest('frames out of order in an AVI are shown in order elsewhere, and at their own rate', async () => {
    await ffmpeg(`-f lavfi -i testsrc2=s=160x120:r=25:d=1 -c:v mpeg4 -bf 2 ${at('ordered.avi')}`);
    await ffmpeg(`-f lavfi -i testsrc2=s=160x120:r=25:d=1 -c:v mpeg2video ${at('fields.mpg')}`);
    const frames = async (path: string) =>
      sh('ffmpeg', '-v', 'error', '-i', path, '-map', '0:v', '-fps_mode', 'passthrough', '-f', 'framemd5', '-');
    const hashes = (told: string) => [...told.matchAll(/[0-9a-f]{32}/g)].map(([hash]) => hash);
    for (const to of ['mkv', 'mov']) {
      const { paths } = await convert('ordered.avi', 'avi', to);
      expect(hashes(await frames(paths[0] ?? '')), to).toEqual(hashes(await frames(at('ordered.avi'))));
      expect((await tell(paths[0] ?? '')).streams[0]?.avg_frame_rate).toBe('25/1');
    }
    const avi = await tell((await convert('fields.mpg', 'mpg', 'avi', { videoCodec: 'copy' })).paths[0] ?? '');
    expect([avi.streams[0]?.codec_name, avi.streams[0]?.avg_frame_rate]).toEqual(['mpeg2video', '25/1']);
  });

  nightlyTest('tracks of a MOV have their language, from any code of the input', async () => {
    const tongues = ['eng', 'fra', 'ces', ...Object.keys(quickTimeCodes)];
    const tracks = tongues.map((code, n) => `-map 1 -metadata:s:a:${n} language=${code}`).join(' ');
    await ffmpeg(`-f lavfi -i testsrc2=s=160x120:r=25:d=1 -f lavfi -i sine=d=1 -map 0 ${tracks} -c:v mpeg4 -c:a aac ${at('tongues.mkv')}`);
    const { streams } = await tell((await convert('tongues.mkv', 'mkv', 'mov')).paths[0] ?? '');
    const told = streams.filter(({ codec_type }) => codec_type === 'audio').map(({ tags }) => tags?.language);
    expect(told).toEqual(['eng', 'fra', 'ces', ...Object.values(quickTimeCodes)]);
  });

  test('FLAC says what it rounds', async () => {
    await ffmpeg(`-f lavfi -i sine=d=1 -c:a pcm_s32le ${at('fine.wav')}`);
    expect((await convert('fine.wav', 'wav', 'flac')).notes.join()).toContain('24 bits');
  });
});
