import { extensionOf } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import type { StageFile } from '../contract/engine.ts';
import type { Merger } from '../contract/merger.ts';
import { asProblem, innerDetail, Problem } from '../contract/problem.ts';
import { checkOutput, maxOutputBytes, moveFile } from '../files/stage-files.ts';
import type { PlannedStep } from '../planning/plan.ts';
import type { Span } from '../tracing/span.ts';
import { type JobInput, type JobResult, maxFiles, runSteps } from './job.ts';
import { ofFile, runMerge } from './merge.ts';
import { makeNotes } from './notes.ts';
import { StepFailure } from './step-failure.ts';
import { type JobTools, withLeases } from './step-tools.ts';
import type { Workspace } from './workspace.ts';

/** A step of a chain after the first: what becomes of a file of each format (canonical ids) that may come to it. */
export type ChainStage = {
  readonly ways: ReadonlyMap<string, { readonly plan: readonly PlannedStep[]; readonly options: OptionValues }>;
  /** What makes one file of them, and its own options. */
  readonly merger?: Merger;
  readonly options: OptionValues;
};

/** Files on their way through the steps of a chain. */
export type ChainRun = {
  readonly workspace: Workspace;
  /** Each with its way through the first step. */
  readonly inputs: readonly JobInput[];
  /** The formats of the inputs: canonical ids. */
  readonly formats: readonly string[];
  readonly merger?: Merger;
  readonly options: OptionValues;
  readonly stages: readonly ChainStage[];
  readonly title: string;
  /** Checks what one step has made before the next gets it, as an upload is checked. Rejects with the Problem. */
  readonly inspect: (path: { readonly dir: string; readonly name: string; readonly format: string }) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number | null) => void;
  readonly span?: Span;
};

/** Most bytes that lie between two steps: as many as a result may have. */
const maxBetweenBytes = 1.5 * maxOutputBytes;

type Made = JobResult & { readonly titles: readonly string[] };

/** A file that waits for a step. */
type Waiting = JobInput & { readonly format: string; readonly part?: string };

/** What is wrong at a step, with which of them it is. */
const atStep = (thrown: unknown, index: number): unknown => {
  const problem = asProblem(thrown);
  if (thrown instanceof StepFailure || problem.status >= 500) return thrown;
  const { file, ...extra } = problem.extra;
  // Later files are none that anybody sent.
  const whose = index === 0 && file !== undefined ? { file } : {};
  return new Problem(
    problem.code,
    message('inStep', { step: index + 1, detail: innerDetail(problem) }),
    { ...extra, ...whose, step: index + 1 },
    { cause: thrown },
  );
};

const tooMany = (actual: number): Problem =>
  new Problem('too_many_pages', message('resultFiles', { actual, max: maxFiles }), {
    limit: { name: 'files', max: maxFiles, actual },
  });

/** Converts each file separately; all results are in one folder, numbered. */
const runEach = (tools: JobTools, run: ChainRun, inputs: readonly Waiting[], onProgress: ChainRun['onProgress']): Promise<Made> =>
  withLeases(async (leases) => {
    const { workspace, signal, span } = run;
    const dir = await workspace.stage();
    const [files, titles, notes] = [[] as StageFile[], [] as string[], makeNotes()];
    let bytes = 0;
    for (const [index, input] of inputs.entries()) {
      const own = (fraction: number | null): void => onProgress((index + (fraction ?? 0)) / inputs.length);
      const made = await runSteps(tools, leases, { ...input, workspace, signal, onProgress: own, ...(span && { span }) }).catch(
        (thrown) => {
          signal.throwIfAborted();
          throw inputs.length > 1 ? ofFile(thrown, index) : thrown;
        },
      );
      for (const file of made.files) {
        const format = file.format || input.format;
        const name = `${files.length + 1}.${extensionOf(format)}`;
        bytes += await checkOutput(made.dir, file.name);
        if (bytes > maxBetweenBytes)
          throw new Problem('output_too_large', undefined, { limit: { name: 'outputBytes', max: maxBetweenBytes, actual: bytes } });
        await moveFile(made.dir, file.name, dir, name);
        const part = [input.part, file.part].filter(Boolean).join('-');
        files.push({ ...file, name, format, ...(part && { part }) });
        titles.push(input.title);
      }
      if (files.length > maxFiles) throw tooMany(files.length);
      for (const note of made.notes) notes.add(note);
    }
    return { dir, files, titles, notes: notes.all };
  });

/** Takes files through the steps of a chain, one step after another. What goes along with a file stays behind before the next step. */
export const runChain = async (tools: JobTools, run: ChainRun): Promise<JobResult> => {
  const { workspace, signal, inspect, title } = run;
  const notes = makeNotes();
  const all = [{ merger: run.merger, options: run.options }, ...run.stages];

  const perform = async (index: number, inputs: readonly Waiting[]): Promise<Made> => {
    const { merger, options } = all[index] ?? { options: {} };
    const onProgress = (fraction: number | null): void => run.onProgress((index + (fraction ?? 0)) / all.length);
    if (!merger) return runEach(tools, run, inputs, onProgress);
    const span = run.span && { span: run.span };
    return { ...(await runMerge(tools, { workspace, inputs, merger, options, title, signal, onProgress, ...span })), titles: [title] };
  };

  /** What a step has made, as what the next one gets: in the workspace's own folder, which no tool sees. */
  const between = async ({ dir, files, titles }: Made, { ways }: ChainStage, index: number): Promise<readonly Waiting[]> => {
    const inputs: Waiting[] = [];
    for (const [at, { name, format, part, beside, extension }] of files.entries()) {
      if (beside !== undefined || extension !== undefined) continue;
      const way = ways.get(format);
      if (!way) throw new Problem('internal_error', message('stepOtherFormat'));
      const input = `step-${index + 1}-${inputs.length + 1}.${extensionOf(format)}`;
      await moveFile(dir, name, workspace.dir, input);
      await inspect({ dir: workspace.dir, name: input, format });
      inputs.push({ input, format, title: titles[at] ?? title, ...way, ...(part !== undefined && { part }) });
    }
    return inputs;
  };

  const guarded = async <Result>(index: number, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (thrown) {
      signal.throwIfAborted();
      throw all.length > 1 ? atStep(thrown, index) : thrown;
    }
  };

  const begin = run.inputs.map((input, index): Waiting => ({ ...input, format: run.formats[index] ?? '' }));
  let made = await guarded(0, () => perform(0, begin));
  for (const note of made.notes) notes.add(note);
  for (const [index, stage] of run.stages.entries()) {
    const at = index + 1;
    const last = made;
    made = await guarded(at, async () => perform(at, await between(last, stage, at)));
    for (const note of made.notes) notes.add(note);
  }
  return { dir: made.dir, files: made.files, notes: notes.all };
};
