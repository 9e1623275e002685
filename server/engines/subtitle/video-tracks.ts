import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { demuxersOf } from '../ffmpeg/containers.ts';
import { ffmpegFaults } from '../ffmpeg/faults.ts';
import type { Stream } from '../ffmpeg/media.ts';
import { probe } from '../ffmpeg/probe.ts';
import { toolProblem } from '../tool-problem.ts';

/** How to extract a track: our format, and FFmpeg's muxer and codec. */
type Spelling = { readonly format: 'srt' | 'vtt' | 'ass'; readonly muxer: string; readonly codec: string };

const asIs = (format: Spelling['format'], muxer: string): Spelling => ({ format, muxer, codec: 'copy' });
/** Text boxes with styles become codes. */
const decoded: Spelling = { format: 'ass', muxer: 'ass', codec: 'ass' };

const spellings: Readonly<Record<string, Spelling>> = {
  subrip: asIs('srt', 'srt'),
  srt: asIs('srt', 'srt'),
  webvtt: asIs('vtt', 'webvtt'),
  ass: asIs('ass', 'ass'),
  ssa: asIs('ass', 'ass'),
  mov_text: decoded,
  tx3g: decoded,
  text: decoded,
};

/** Image subtitles by codec name, with their common names. */
const pictures: Readonly<Record<string, string>> = {
  hdmv_pgs_subtitle: 'PGS',
  dvd_subtitle: 'VobSub',
  dvb_subtitle: 'DVB',
  xsub: 'XSUB',
};

/** Limit of tracks; discs have 32. */
const mostTracks = 100;

const refusal = (streams: readonly Stream[]): Problem => {
  const kinds = [...new Set(streams.flatMap(({ codec }) => pictures[codec] ?? []))];
  if (streams.length === 0) return new Problem('nothing_to_convert', message('subtitlesNone'));
  return new Problem('nothing_to_convert', kinds.length > 0 ? message('subtitlesPicturesOf', { kinds }) : message('subtitlesPictures'));
};

/**
 * Extracts each text track of a video as a file named by its language. `respell` converts a file in the workspace from one
 * subtitle format to another.
 */
export const extractTracks = async (
  job: StepJob,
  respell: (input: string, from: string, output: string) => Promise<void>,
): Promise<readonly OutputFile[]> => {
  const { from, to } = job.step;
  const streams = (await probe(job)).streams.filter(({ kind }) => kind === 'subtitle');
  const tracks = streams.filter(({ codec }) => spellings[codec]).slice(0, mostTracks);
  if (tracks.length === 0) throw refusal(streams);
  const unread = streams.filter(({ codec }) => !spellings[codec]).length;
  if (unread > 0) job.note(message('pictureTracksLeft', { count: unread }));
  const files: (OutputFile & { readonly part: string })[] = [];
  for (const [at, { index, language, codec }] of tracks.entries()) {
    const { format, muxer, codec: encoder } = spellings[codec] ?? decoded;
    const name = `out-${at + 1}.${extensionOf(to)}`;
    const isDone = format === to;
    const track = isDone ? name : `track-${at + 1}.${format}`;
    const outcome = await job.run([
      ...['ffmpeg', '-hide_banner', '-v', 'error', '-nostdin', '-protocol_whitelist', 'file,pipe'],
      ...['-format_whitelist', demuxersOf(from)],
      ...['-i', `file:/job/${job.input.name}`, '-map', `0:${index}`, '-c:s', encoder, '-f', muxer, `file:/job/${track}`],
    ]);
    if (outcome.exitCode !== 0) throw toolProblem('ffmpeg', outcome, ffmpegFaults);
    if (!isDone) await respell(track, format, name);
    files.push({ name, part: [String(at + 1), ...(language ? [language] : [])].join('-') });
    job.progress((at + 1) / tracks.length);
  }
  return files.length === 1 ? files.map(({ name }) => ({ name })) : files;
};
