import { englishSpeech } from '../../catalogue/languages/english-speech.ts';
import type { Speech } from '../../catalogue/languages/speech.ts';
import { textOf } from '../../catalogue/languages/text-of.ts';
import type { ProblemBody } from '../../catalogue/problems.ts';
import { problemBody, problemOf } from '../contract/problem.ts';
import type { Job, JobState } from './job.ts';

type Told<State> = State extends { readonly state: 'done' }
  ? Omit<State, 'notes'> & { readonly notes: readonly string[] }
  : State extends { readonly state: 'failed' }
    ? { readonly state: 'failed'; readonly problem: ProblemBody }
    : State;

/** A job as its clients see it, in the words of a language. */
export type JobView = Pick<Job, 'id' | 'createdAt' | 'inputFormat' | 'outputFormat'> & Told<JobState>;

export const viewOf = (job: Job, speech: Speech = englishSpeech): JobView => {
  if (job.state === 'done') return { ...job, notes: job.notes.map((note) => textOf(note, speech)) };
  if (job.state === 'failed') return { ...job, problem: problemBody(problemOf(job.problem), undefined, speech) };
  return job;
};
