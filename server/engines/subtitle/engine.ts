import { join } from 'node:path';
import { extensionOf, formatById } from '../../../catalogue/formats.ts';
import { subtitlePairs } from '../../../catalogue/pairs/families.ts';
import type { PairTable } from '../../../catalogue/pairs/pair-table.ts';
import { videoPairs } from '../../../catalogue/pairs/video.ts';
import type { Engine, OutputFile, StepJob, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { idleLibraries } from '../ffmpeg/idle-libraries.ts';
import { readingNotes } from './notes.ts';
import { partName, type SubtitleRequest, subtitleReply } from './protocol.ts';
import { extractTracks } from './video-tracks.ts';

const subtitleWorker = {
  id: 'subtitle',
  reply: subtitleReply,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 0,
  sharesVisit: true,
} satisfies WorkerKind;

/** Videos, and the subtitle formats to extract from them. */
const films: PairTable = Object.fromEntries(
  Object.entries(videoPairs).flatMap(([from, outputs]) => {
    const subtitles = outputs.split(' ').filter((to) => formatById(to)?.kind === 'subtitle');
    return subtitles.length > 0 ? [[from, subtitles.join(' ')]] : [];
  }),
);

const respell = async (job: StepJob, request: Omit<SubtitleRequest, 'title' | 'to'>): Promise<readonly OutputFile[]> => {
  const reply = await job.ask(subtitleWorker, { ...request, to: job.step.to, title: job.title } satisfies SubtitleRequest);
  for (const note of readingNotes(reply)) job.note(note);
  const { output } = request;
  return reply.parts.length === 0
    ? [{ name: output }]
    : reply.parts.map((part, at) => ({ name: partName(output, at), part: `${at + 1}-${part}` }));
};

/** Converts subtitles and lyrics, and extracts them from videos. */
export const subtitleEngine: Engine = {
  id: 'subtitle',
  idleLibraries,
  steps: [
    ...stepsOf(subtitlePairs, () => ({ needs: { workers: [subtitleWorker] }, cost: 10, options: [], weight: 'light' })),
    ...stepsOf(films, () => ({
      needs: { programs: ['ffmpeg', 'ffprobe'], workers: [subtitleWorker] },
      cost: 10,
      options: [],
      weight: 'light',
    })),
  ],
  convert: async (job) => {
    const { step, input } = job;
    if (films[step.from])
      return extractTracks(job, async (track, from, output) => {
        await respell(job, { input: track, from, output });
      });
    return respell(job, { input: input.name, from: step.from, output: `out.${extensionOf(step.to)}` });
  },
};
