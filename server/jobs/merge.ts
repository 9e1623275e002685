import { extensionOf } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import type { MergePart, Merger } from '../contract/merger.ts';
import { asProblem, innerDetail, Problem } from '../contract/problem.ts';
import { checkOutput, moveFile } from '../files/stage-files.ts';
import { failureOf } from '../requests/request-record.ts';
import type { Span } from '../tracing/span.ts';
import { type JobInput, type JobResult, runSteps } from './job.ts';
import { makeNotes } from './notes.ts';
import { steadily } from './steadily.ts';
import { asStepFailure, StepFailure } from './step-failure.ts';
import { type JobTools, stepTools, withLeases } from './step-tools.ts';
import type { Workspace } from './workspace.ts';

/** Several files on their way to one. */
export type MergeRun = {
  readonly workspace: Workspace;
  /** In the order that they have in the result. */
  readonly inputs: readonly JobInput[];
  readonly merger: Merger;
  readonly options: OptionValues;
  readonly title: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number | null) => void;
  /** What its steps are parts of, where there are traces. */
  readonly span?: Span;
};

/** The part of the progress that making the parts is, where they are made at all. */
const makingShare = 0.9;

/** What is wrong with one of several files, with which of them it is. */
export const ofFile = (thrown: unknown, index: number): unknown => {
  const problem = asProblem(thrown);
  if (thrown instanceof StepFailure || problem.status >= 500) return thrown;
  return new Problem(
    problem.code,
    message('inFile', { file: index + 1, detail: innerDetail(problem) }),
    { ...problem.extra, file: index + 1 },
    { cause: thrown },
  );
};

/** Converts each input to what the merger takes, one after another, and merges what comes of them. */
export const runMerge = (tools: JobTools, run: MergeRun): Promise<JobResult> =>
  withLeases(async (leases) => {
    const { workspace, inputs, merger, signal, onProgress, span } = run;
    const { step } = merger;
    const notes = makeNotes();
    const share = inputs.some(({ plan }) => plan.length > 0) ? makingShare : 0;
    const stageDir = await workspace.stage();
    const parts: MergePart[] = [];
    for (const [index, input] of inputs.entries()) {
      const own = (fraction: number | null): void => onProgress(((index + (fraction ?? 0)) / inputs.length) * share);
      try {
        const made = await runSteps(tools, leases, { ...input, workspace, signal, onProgress: own, ...(span && { span }) });
        for (const file of made.files) {
          // A file without steps of its own is in the merger's input format, or in another that the merger takes.
          const format = input.plan.length === 0 && input.format ? input.format : step.from;
          const name = `part-${parts.length + 1}.${extensionOf(format)}`;
          await moveFile(made.dir, file.name, stageDir, name);
          parts.push({ ...file, name, format, title: input.title, file: index + 1 });
        }
        for (const note of made.notes) notes.add(note);
      } catch (thrown) {
        signal.throwIfAborted();
        throw ofFile(thrown, index);
      }
    }
    const progress = steadily((fraction) => onProgress(share + fraction * (1 - share)));
    const merging = span?.begin('step', {
      attributes: { 'converter.engine': merger.id, 'converter.from': step.from, 'converter.to': step.to },
    });
    const output = await merger
      .merge({
        step,
        parts,
        options: run.options,
        title: run.title,
        signal,
        stageDir,
        progress,
        note: notes.add,
        ...stepTools(
          tools,
          leases,
          { id: merger.id, step, lean: (program) => tools.leanStart(merger, program) },
          { stageDir, signal, share: progress },
        ),
      })
      .catch((thrown) => {
        merging?.end(failureOf(thrown));
        signal.throwIfAborted();
        throw asStepFailure(merger.id, thrown);
      });
    merging?.end();
    await checkOutput(stageDir, output.name);
    return { dir: stageDir, files: [{ name: output.name, format: step.to }], notes: notes.all };
  });
