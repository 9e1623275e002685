import { join } from 'node:path';
import { extensionOf, formatById } from '../../../catalogue/formats.ts';
import { subtitlePairs } from '../../../catalogue/pairs/families.ts';
import type { PairTable } from '../../../catalogue/pairs/pair-table.ts';
import { videoPairs } from '../../../catalogue/pairs/video.ts';
import type { Engine, OutputFile, StepJob, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { Problem } from '../../problem.ts';
import { demuxersOf } from '../ffmpeg/containers.ts';
import { ffmpegFaults } from '../ffmpeg/faults.ts';
import { probe } from '../ffmpeg/probe.ts';
import { toolProblem } from '../tool-problem.ts';
import { type SubtitleRequest, subtitleReply } from './protocol.ts';
import { unreadNotes } from './unread-times.ts';

export const subtitleWorker = {
  id: 'subtitle',
  reply: subtitleReply,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 0,
} satisfies WorkerKind;

/** Films and the subtitles that are taken out of them. */
const films: PairTable = Object.fromEntries(
  Object.entries(videoPairs).flatMap(([from, outputs]) => {
    const subtitles = outputs.split(' ').filter((to) => formatById(to)?.kind === 'subtitle');
    return subtitles.length > 0 ? [[from, subtitles.join(' ')]] : [];
  }),
);

/** FFmpeg's names of subtitles that are words, not pictures. */
const words: ReadonlySet<string> = new Set(['subrip', 'srt', 'ass', 'ssa', 'mov_text', 'webvtt', 'text', 'tx3g']);
const muxers: Readonly<Record<string, string>> = { srt: 'srt', vtt: 'webvtt', ass: 'ass' };
/** Tracks of one film; discs have 32. */
const mostTracks = 100;

/** Each track of a film that is text, as a file named by its language. */
const extract = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { from, to } = job.step;
  const streams = (await probe(job)).streams.filter(({ kind }) => kind === 'subtitle');
  const tracks = streams.filter(({ codec }) => words.has(codec)).slice(0, mostTracks);
  if (tracks.length === 0)
    throw new Problem(
      'nothing_to_convert',
      streams.length > 0 ? 'The subtitles of the film are pictures, not text.' : 'The film has no subtitle tracks.',
    );
  const files: (OutputFile & { readonly part: string })[] = [];
  for (const [at, { index, language }] of tracks.entries()) {
    const name = `out-${at + 1}.${extensionOf(to)}`;
    const outcome = await job.run([
      ...['ffmpeg', '-v', 'error', '-nostdin', '-protocol_whitelist', 'file,pipe', '-format_whitelist', demuxersOf(from)],
      ...['-i', `file:/job/${job.input.name}`, '-map', `0:${index}`, '-f', muxers[to] ?? to, `file:/job/${name}`],
    ]);
    if (outcome.exitCode !== 0) throw toolProblem('ffmpeg', outcome, ffmpegFaults);
    files.push({ name, part: [String(at + 1), ...(language ? [language] : [])].join('-') });
    job.progress((at + 1) / tracks.length);
  }
  return files.length === 1 ? files.map(({ name }) => ({ name })) : files;
};

/** Subtitles and lyrics from one to the other, and out of films. */
export const subtitleEngine: Engine = {
  id: 'subtitle',
  steps: [
    ...stepsOf(subtitlePairs, () => ({ needs: { workers: [subtitleWorker] }, cost: 10, options: [], weight: 'light' })),
    ...stepsOf(films, () => ({ needs: { programs: ['ffmpeg', 'ffprobe'] }, cost: 10, options: [], weight: 'light' })),
  ],
  convert: async (job) => {
    const { step, input, title } = job;
    if (films[step.from]) return extract(job);
    const output = `out.${extensionOf(step.to)}`;
    const request: SubtitleRequest = { input: input.name, from: step.from, to: step.to, output, title };
    for (const note of unreadNotes(await job.ask(subtitleWorker, request))) job.note(note);
    return [{ name: output }];
  },
};
