import { join } from 'node:path';
import type { StepJob } from '../../contract/engine.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { toolProblem } from '../tool-problem.ts';
import type { Target } from './containers.ts';
import { demuxersOf } from './containers.ts';
import { type Edits, videoEdits } from './edit-list.ts';
import type { Media, Stream } from './media.ts';
import { type LayerTools, layerTools } from './mpeg4-layer.ts';
import { probeFaults } from './probe.ts';
import { isSeeThroughGif } from './see-through-gif.ts';

/** Number of MP3 frames to inspect, about five seconds. A variable bit rate changes within that time. */
const mp3Frames = 200;

const ask = async (job: StepJob, stream: Stream, what: readonly string[]): Promise<string> => {
  const reading = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', demuxersOf(job.step.from)];
  const outcome = await job.run([
    ...['ffprobe', '-hide_banner', '-v', 'error', ...reading, '-select_streams', String(stream.index)],
    ...what,
    `file:/job/${job.input.name}`,
  ]);
  if (outcome.exitCode !== 0) throw toolProblem('ffprobe', outcome, probeFaults);
  return outcome.stdout;
};

/** Whether all frames of an MP3 stream are equally long, apart from the padding byte (ISO/IEC 11172-3, 2.4.2.3). */
const hasConstantRate = async (job: StepJob, stream: Stream): Promise<boolean> => {
  const told = await ask(job, stream, ['-read_intervals', `%+#${mp3Frames}`, '-show_entries', 'packet=size', '-of', 'csv=p=0']);
  const sizes = told.split('\n').map(Number.parseFloat).filter(Number.isFinite);
  return sizes.length > 0 && Math.max(...sizes) - Math.min(...sizes) <= 1;
};

/** Parses the hexadecimal dumps of ffprobe: `00000000: 0000 01b0 f500  ......`. */
const dumpedBytes = (told: string): Uint8Array =>
  Buffer.from([...told.matchAll(/^[0-9a-f]{8}: ([0-9a-f ]{1,41})/gm)].map(([, hex = '']) => hex.replaceAll(' ', '')).join(''), 'hex');

const toolsOf = async (job: StepJob, stream: Stream): Promise<LayerTools> =>
  layerTools(
    dumpedBytes(
      await ask(job, stream, ['-show_data', '-read_intervals', '%+#1', '-show_entries', 'stream=extradata:packet=data', '-of', 'default']),
    ),
  );

const editsOf = (job: StepJob): Edits | undefined => {
  const bytes = openBytes(join(job.stageDir, job.input.name));
  try {
    return videoEdits(bytes);
  } finally {
    bytes.close();
  }
};

/** Corrects the alpha of GIFs: FFmpeg reports transparency for all of them. */
const withTrueAlpha = (job: StepJob, media: Media): Media => {
  if (job.step.from !== 'gif') return media;
  const bytes = openBytes(join(job.stageDir, job.input.name));
  try {
    return isSeeThroughGif(bytes) ? media : { ...media, streams: media.streams.map((stream) => ({ ...stream, alpha: false })) };
  } finally {
    bytes.close();
  }
};

const withEdits = (job: StepJob, media: Media, target: Target): Media => {
  const edits = target.video && demuxersOf(job.step.from).startsWith('mov,') ? editsOf(job) : undefined;
  if (!edits) return media;
  const first = media.streams.find(({ kind }) => kind === 'video');
  return { ...media, streams: media.streams.map((stream) => (stream === first ? { ...stream, edits } : stream)) };
};

/**
 * Detects properties beyond codec names, where the target depends on them: edit lists of MP4, transparency of GIF; for AVI,
 * constant bit rate of MP3, and global motion and quarter pixels of MPEG-4.
 */
export const lookCloser = async (job: StepJob, whole: Media, target: Target): Promise<Media> => {
  const media = withTrueAlpha(job, withEdits(job, whole, target));
  if (target.id !== 'avi') return media;
  const streams: Stream[] = [];
  for (const stream of media.streams)
    streams.push({
      ...stream,
      ...(stream.codec === 'mp3' && { constantRate: await hasConstantRate(job, stream) }),
      ...(stream.codec === 'mpeg4' && stream.kind === 'video' && (await toolsOf(job, stream))),
    });
  return { ...media, streams };
};
