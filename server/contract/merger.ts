import type { IdleLibraries, OutputFile, StageFile, Step, StepJob } from './engine.ts';

/** A part to merge, in the stage. */
export type MergePart = StageFile & {
  /** Base name of the user's file, for titles inside documents only. */
  readonly title: string;
  /** Number of the user's file, from 1. */
  readonly file: number;
};

/** Input and services of a merger. */
export type MergeJob = Omit<StepJob, 'input'> & { readonly parts: readonly MergePart[] };

/** Merges several files into one. To add one, create a folder with this and a line in `engines.ts`. */
export type Merger = {
  readonly id: string;
  /** `from` is the format of each part; `options` control the merge. */
  readonly step: Step;
  /** Formats whose files it merges unconverted; each part names its own. All others are converted to `step.from` first. */
  readonly takes?: ReadonlySet<string>;
  /** Mergers and engines that share programs share this object. */
  readonly idleLibraries?: IdleLibraries;
  /** The returned files must be in the stage. */
  readonly merge: (job: MergeJob) => Promise<OutputFile>;
};
