import type { StepJob } from '../../contract/engine.ts';
import { toolProblem } from '../tool-problem.ts';
import { commandLine, type Run } from './command-line.ts';
import type { Target } from './containers.ts';
import { ffmpegFaults } from './faults.ts';
import { isTextSubtitle, type Media, type Stream } from './media.ts';
import { guard, type Opened } from './open-input.ts';
import { probeFaults } from './probe.ts';

/** Subtitles of the requested part: extra inputs, and the streams with their new sources. */
type Cut = { readonly inputs: Run['inputs']; readonly media: Media };

/** Size of an empty sample: MP4 has one between two captions, a text of length 0 (3GPP TS 26.245, 5.17). */
const silentBytes = (tracks: readonly Stream[]): number => (tracks.some(({ codec }) => codec === 'mov_text') ? 2 : 0);

/** The tracks with captions in this part. FFmpeg writes no file for an empty track. */
const tracksWithin = async (job: StepJob, tracks: readonly Stream[], { start, end }: Opened): Promise<readonly Stream[]> => {
  const outcome = await job.run([
    ...['ffprobe', '-hide_banner', '-v', 'error', ...guard(job.step.from), '-select_streams', 's'],
    ...['-show_entries', 'packet=stream_index,pts_time,duration_time,size:format=start_time', '-of', 'compact=p=0'],
    `file:/job/${job.input.name}`,
  ]);
  if (outcome.exitCode !== 0) throw toolProblem('ffprobe', outcome, probeFaults);
  const { stdout } = outcome;
  const field = (line: string, name: string): number => Number.parseFloat(new RegExp(`(?:^|\\|)${name}=([^|]*)`).exec(line)?.[1] ?? '');
  const origin = Number.parseFloat(/^start_time=([-\d.]+)/m.exec(stdout)?.[1] ?? '') || 0;
  const heard = new Set<number>();
  const nothing = silentBytes(tracks);
  for (const line of stdout.split('\n')) {
    if (field(line, 'size') <= nothing) continue;
    const begins = field(line, 'pts_time') - origin;
    if (begins < end && begins + (field(line, 'duration_time') || 0) > start) heard.add(field(line, 'stream_index'));
  }
  return tracks.filter(({ index }) => heard.has(index));
};

/**
 * Cuts text subtitles ahead of the rest. FFmpeg cuts only frames: a caption that begins before the part would start before
 * zero, which delays all later ones in MP4 and makes Matroska begin with black; one that ends after the part would extend
 * the file.
 */
export const cutSubtitles = async (job: StepJob, media: Media, target: Target, opened: Opened, input: number): Promise<Cut> => {
  const { start, end } = opened;
  const tracks = target.video && target.subtitles ? media.streams.filter(isTextSubtitle) : [];
  if (tracks.length === 0 || (start === 0 && opened.cut.length === 0)) return { inputs: [], media };
  const kept = await tracksWithin(job, tracks, opened);
  const others = media.streams.filter((stream) => !isTextSubtitle(stream));
  if (kept.length === 0) return { inputs: [], media: { ...media, streams: others } };
  const name = kept.some(({ codec }) => codec === 'mov_text') ? 'cues.mp4' : 'cues.mkv';
  const last = Number.isFinite(end) ? [`gte(pts,${end}/tb)`, `min(PTS+DURATION,${end}/TB)`] : ['0', 'PTS+DURATION'];
  const filters = [
    `noise=amount=0:drop='lte(pts+d,${start}/tb)+${last[0]}'`,
    `setts=ts='max(0,TS-${start}/TB)':duration='${last[1]}-max(PTS,${start}/TB)'`,
  ];
  const run: Run = {
    inputs: [{ path: `file:/job/${job.input.name}`, options: guard(job.step.from) }],
    options: [...kept.flatMap(({ index }) => ['-map', `0:${index}`]), '-map_chapters', '-1', '-c', 'copy', '-bsf:s', filters.join(',')],
    output: `file:/job/${name}`,
  };
  const outcome = await job.run(commandLine(run));
  if (outcome.exitCode !== 0) throw toolProblem('ffmpeg', outcome, ffmpegFaults);
  return {
    inputs: [{ path: `file:/job/${name}`, options: ['-protocol_whitelist', 'file,pipe'] }],
    media: { ...media, streams: [...others, ...kept.map((stream, at) => ({ ...stream, source: `${input}:${at}` }))] },
  };
};
