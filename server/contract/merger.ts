import type { OutputFile, StageFile, Step, StepJob } from './engine.ts';

/** A part of what is merged, in the stage. */
export type MergePart = StageFile & {
  /** Base name of the visitor's file that it came from: for titles inside documents only. */
  readonly title: string;
  /** Which of the visitor's files that was, from 1. */
  readonly file: number;
};

/** What a merger gets to make one file of several with. */
export type MergeJob = Omit<StepJob, 'input'> & { readonly parts: readonly MergePart[] };

/** What makes one file of several. Adding one means a folder with this, and a line in `engines.ts`. */
export type Merger = {
  readonly id: string;
  /** `from` is what each part has to be; `options` are those that say how they are put together. */
  readonly step: Step;
  /** The files that it names must be in the stage when it returns. */
  readonly merge: (job: MergeJob) => Promise<OutputFile>;
};
