import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import type { FileFault } from '../../contract/file-faults.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';
import { toolProblem } from '../tool-problem.ts';
import { demuxersOf } from './containers.ts';
import { ffmpegFaults } from './faults.ts';
import type { Chapter, Media, Stream } from './media.ts';
import { withUnreadParts } from './unread-parts.ts';

const text = Type.Optional(Type.String({ maxLength: 200 }));
const anyText = Type.Optional(Type.String());
const whole = Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 31 }));

const rawStream = Type.Object({
  index: Type.Integer({ minimum: 0, maximum: 10_000 }),
  codec_type: text,
  codec_name: text,
  profile: text,
  field_order: text,
  quarter_sample: text,
  pix_fmt: text,
  width: whole,
  height: whole,
  avg_frame_rate: text,
  r_frame_rate: text,
  nb_frames: text,
  start_time: text,
  color_transfer: text,
  color_space: text,
  sample_aspect_ratio: text,
  tags: Type.Optional(Type.Object({ alpha_mode: text, ALPHA_MODE: text, language: text, title: anyText, comment: anyText })),
  sample_rate: text,
  channels: whole,
  bits_per_sample: whole,
  bits_per_raw_sample: text,
  time_base: text,
  codec_tag_string: text,
  level: Type.Optional(Type.Integer()),
  sample_fmt: text,
  channel_layout: text,
  extradata_hash: text,
  bit_rate: text,
  duration: text,
  disposition: Type.Optional(Type.Object({ attached_pic: whole, default: whole, forced: whole })),
  side_data_list: Type.Optional(
    Type.Array(Type.Object({ rotation: Type.Optional(Type.Number({ minimum: -360, maximum: 360 })) }), { maxItems: 100 }),
  ),
});
type RawStream = Static<typeof rawStream>;

const rawChapter = Type.Object({ start_time: text, end_time: text, tags: Type.Optional(Type.Object({ title: anyText })) });

const rawMedia = Type.Object({
  chapters: Type.Optional(Type.Array(rawChapter)),
  streams: Type.Optional(Type.Array(rawStream, { maxItems: 1000 })),
  format: Type.Optional(Type.Object({ duration: text, tags: Type.Optional(Type.Record(Type.String(), Type.String())) })),
});
const rawMediaCheck = TypeCompiler.Compile(rawMedia);

/** The answer is untrusted: thousands of streams truncate it, and a compromised program may print anything. */
const parseMedia = (stdout: string): Static<typeof rawMedia> => {
  let told: unknown;
  try {
    told = JSON.parse(stdout);
  } catch (thrown) {
    throw new Problem('corrupt_input', undefined, {}, { cause: thrown });
  }
  if (!rawMediaCheck.Check(told)) throw new Problem('corrupt_input');
  return told;
};

const fraction = (text = '0/1'): number => {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return under ? over / under : 0;
};

const kindOf = (raw: RawStream): Stream['kind'] => {
  if (raw.codec_type === 'video') return raw.disposition?.attached_pic ? 'cover' : 'video';
  return raw.codec_type === 'audio' || raw.codec_type === 'subtitle' ? raw.codec_type : 'other';
};

/** Codecs of camcorders and capture cards whose streams state interlacing only per frame. */
const tellsByFrame: ReadonlySet<string> = new Set(['dvvideo', 'mjpeg', 'mpeg4', 'vc1', 'wmv3']);

const isInterlaced = ({ field_order: order = 'unknown', codec_name: codec = '' }: RawStream): boolean =>
  /^(tt|bb|tb|bt)$/.test(order) || (order === 'unknown' && tellsByFrame.has(codec));

const streamOf = (raw: RawStream): Stream => ({
  index: raw.index,
  kind: kindOf(raw),
  codec: raw.codec_name ?? '',
  pixelFormat: raw.pix_fmt ?? '',
  width: raw.width ?? 0,
  height: raw.height ?? 0,
  frameRate: fraction(raw.avg_frame_rate),
  tickRate: fraction(raw.r_frame_rate),
  frames: Number(raw.nb_frames ?? 0),
  start: Number(raw.start_time ?? 0) || 0,
  rotation: raw.side_data_list?.find(({ rotation }) => rotation)?.rotation ?? 0,
  pixelShape: /^[1-9]\d*:[1-9]\d*$/.test(raw.sample_aspect_ratio ?? '') ? (raw.sample_aspect_ratio ?? '').replace(':', '/') : '1/1',
  hdr: raw.color_transfer === 'smpte2084' || raw.color_transfer === 'arib-std-b67' ? raw.color_transfer : undefined,
  matrix: raw.color_space,
  interlaced: isInterlaced(raw),
  profile: raw.profile ?? '',
  quarterPixels: raw.quarter_sample === 'true',
  // WebM stores alpha beside the image and declares it in a tag.
  alpha: /^(yuva|rgba|bgra|argb|abgr|gbrap|ya|pal8)/.test(raw.pix_fmt ?? '') || (raw.tags?.alpha_mode ?? raw.tags?.ALPHA_MODE) === '1',
  sampleRate: Number(raw.sample_rate ?? 0),
  channels: raw.channels ?? 0,
  bits: Number(raw.bits_per_raw_sample ?? 0) || (raw.bits_per_sample ?? 0),
  bitRate: Number(raw.bit_rate ?? 0),
  packing: [raw.time_base, raw.codec_tag_string, raw.level, raw.sample_fmt, raw.channel_layout, raw.extradata_hash].join(' '),
  language: raw.tags?.language,
  title: raw.tags?.title,
  ...(kindOf(raw) === 'cover' && raw.tags?.comment ? { shows: raw.tags.comment } : {}),
  isMain: raw.disposition?.default === 1,
  isForced: raw.disposition?.forced === 1,
});

const chapterOf = ({ start_time: start, end_time: end, tags }: Static<typeof rawChapter>): Chapter => ({
  start: Number(start) || 0,
  end: Number(end) || 0,
  title: tags?.title,
});

const { videoPixels, videoHours } = fileLimits;

/** Errors only. The banner would also call libraries that may be left out (`idleLibraries`). */
const quiet = ['-hide_banner', '-v', 'error'];

/** Reads the file in its declared format only. */
const readingOf = ({ step }: StepJob): readonly string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  demuxersOf(step.from),
];

export const tooLong = (seconds: number): Problem =>
  new Problem('media_too_long', message('recordingMinutes', { minutes: Math.round(seconds / 60), hours: videoHours }), {
    limit: { name: 'seconds', max: videoHours * 3600, actual: Math.round(seconds) },
  });

/**
 * ffprobe writes nothing, so every complaint of its demuxers is about the file. Each begins with the demuxer's name and address,
 * or with the file name if it only gives up: a host path without mounts. A missing or unreadable file is not the file's fault.
 */
export const probeFaults: readonly FileFault[] = [
  ...ffmpegFaults,
  { says: /^\[\w{1,40} @ 0x[\da-f]{1,16}\] |^file:\/[^\n:]{1,1000}: (?!No such file|Permission denied)/m, code: 'corrupt_input' },
];

/** CPU seconds for the measurement: 50 MB take two, six hours of a module, which must be played, ten. */
const measuringSeconds = 20;

/** Number of packets, and the end of the last one in seconds: reads the whole file without decoding. */
const measure = async (job: StepJob): Promise<{ readonly packets: number; readonly seconds: number }> => {
  let [packets, seconds, rest] = [0, 0, ''];
  const wanted = ['-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0'];
  const command = ['ffprobe', ...quiet, ...readingOf(job), ...wanted, `file:/job/${job.input.name}`];
  const outcome = await job.run(command, {
    limits: { cpuSeconds: measuringSeconds },
    onOutput: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [time = 0, duration = 0] = line.split(',').map((one) => Number.parseFloat(one) || 0);
        seconds = Math.max(seconds, time + duration);
        packets++;
      }
      // A module that loops, or waits in one row, has no last packet.
      if (seconds > videoHours * 3600) throw tooLong(seconds);
    },
  });
  if (outcome.exitCode !== 0) throw toolProblem('ffprobe', outcome, probeFaults);
  return { packets, seconds };
};

/** Length of a file whose own statement of it is an estimate. */
export const measureSeconds = async (job: StepJob): Promise<number> => (await measure(job)).seconds;

/** Length of a file that states none; 0 if it is a single image. */
const unstatedSeconds = async (job: StepJob): Promise<number> => {
  const { packets, seconds } = await measure(job);
  return packets > 1 ? seconds : 0;
};

/** Tags of the file, and those that Ogg stores with its first audio stream, by lower-case key. */
const tagsOf = (ofWhole: Readonly<Record<string, string>> = {}, ofAudio: Readonly<Record<string, unknown>> = {}): Media['tags'] =>
  Object.fromEntries(
    [...Object.entries(ofAudio), ...Object.entries(ofWhole)].flatMap(([key, value]) =>
      typeof value === 'string' ? [[key.toLowerCase(), value]] : [],
    ),
  );

/** Inspects the input with ffprobe. Throws `corrupt_input` if it can't be read, and the problems of the limits. */
export const probe = async (job: StepJob): Promise<Media> => {
  const outcome = await job.run([
    ...['ffprobe', ...quiet, ...readingOf(job)],
    ...['-show_streams', '-show_format', '-show_chapters', '-show_data_hash', 'md5', '-of', 'json', `file:/job/${job.input.name}`],
  ]);
  // Of a codec that it knows and cannot decode, such as xHE-AAC, it says so only as a warning.
  if (outcome.exitCode === 1 && outcome.stderr.trim() === '') throw new Problem('unsupported_conversion', message('mediaRare'));
  if (outcome.exitCode !== 0) throw toolProblem('ffprobe', outcome, probeFaults);
  const told = parseMedia(outcome.stdout);
  const raw = told.streams ?? [];
  const streams = raw.map(streamOf);
  if (!streams.some(({ kind, codec }) => (kind === 'video' || kind === 'audio') && codec))
    throw new Problem('nothing_to_convert', message('noMedia'));
  const stated = Math.max(0, Number(told.format?.duration ?? 0) || 0, ...raw.map(({ duration }) => Number(duration ?? 0) || 0));
  // An unstated length may be weeks, which a target with a constant rate would fill with frames.
  const seconds = stated > 0 ? stated : await unstatedSeconds(job);
  if (seconds > videoHours * 3600) throw tooLong(seconds);
  for (const { width, height } of streams)
    if (width * height > videoPixels)
      throw new Problem('video_too_large', message('filmPixels', { width, height }), {
        limit: { name: 'pixels', max: videoPixels, actual: width * height },
      });
  const tags = tagsOf(told.format?.tags, raw.find(({ codec_type: kind }) => kind === 'audio')?.tags);
  const { title, TITLE = title } = told.format?.tags ?? {};
  return withUnreadParts(job, { seconds, streams, title: TITLE, tags, chapters: (told.chapters ?? []).map(chapterOf) });
};
