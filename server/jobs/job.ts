import { extensionOf } from '../../catalogue/formats.ts';
import { message, type Said } from '../../catalogue/languages/message.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import type { OutputFile, StageFile } from '../contract/engine.ts';
import { Problem } from '../contract/problem.ts';
import { checkOutput, moveFile } from '../files/stage-files.ts';
import type { PlannedStep } from '../planning/plan.ts';
import { failureOf } from '../requests/request-record.ts';
import type { Span } from '../tracing/span.ts';
import { cutOffNote, orCutOff } from './cut-off.ts';
import { makeNotes } from './notes.ts';
import { steadily } from './steadily.ts';
import { asStepFailure } from './step-failure.ts';
import { type JobTools, type Leases, stepTools, withLeases } from './step-tools.ts';
import { conversionTimeout, withTimeout } from './with-timeout.ts';
import type { Workspace } from './workspace.ts';

export type { JobTools } from './step-tools.ts';

/** A file and its way. */
export type JobInput = {
  /** The uploaded file's name inside the workspace. */
  readonly input: string;
  /** Its format id, for a file that is merged as it is. */
  readonly format?: string;
  readonly plan: readonly PlannedStep[];
  readonly options: OptionValues;
  readonly title: string;
  readonly password?: string;
  /** That its end is missing. */
  readonly cutOff?: Said;
  /** Notes that are known before it starts. */
  readonly notes?: readonly Said[];
};

/** One conversion on its way: an input in its workspace, a plan, and what stops it. */
export type Job = JobInput & {
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number | null) => void;
  /** What its steps are parts of, where there are traces. */
  readonly span?: Span;
};

/** What came of it: files in `dir`, in order, and sentences that the visitor should read. */
export type JobResult = { readonly dir: string; readonly files: readonly StageFile[]; readonly notes: readonly Said[] };

/** Most files that one input may become. */
export const maxFiles = 2000;

/** Options that choose a part of the input: once a step has done so, a later one would choose a part of that part. */
const choosing = new Set(['pages', 'trimStart', 'trimEnd']);

/** A step's options: all, but for those by which a step before it has chosen already. */
const optionsLeft = ({ plan, options }: Job, planned: PlannedStep): OptionValues => {
  const before = plan.slice(0, plan.indexOf(planned)).flatMap(({ step }) => step.options);
  return Object.fromEntries(Object.entries(options).filter(([id]) => !(choosing.has(id) && before.includes(id))));
};

/** Runs the steps of a job one after another, each in a stage of its own that holds nothing but its input. */
export const runJob = (tools: JobTools, job: Job): Promise<JobResult> => withLeases((leases) => runSteps(tools, leases, job));

/** Those of one of several inputs of a job, which share its workers. */
export const runSteps = async (tools: JobTools, leases: Leases, job: Job): Promise<JobResult> => {
  const notes = makeNotes();
  for (const note of job.notes ?? []) notes.add(note);
  if (job.cutOff !== undefined) notes.add(cutOffNote(job.cutOff));
  let dir = job.workspace.dir;
  let files: readonly StageFile[] = [{ name: job.input, format: job.plan[0]?.step.from ?? '' }];

  /** What a step leaves has the format that the plan says. */
  const inFormat = ({ step }: PlannedStep, { name, part, beside, extension }: OutputFile): StageFile => ({
    name,
    format: step.to,
    ...(part !== undefined && { part }),
    ...(beside !== undefined && { beside }),
    ...(extension !== undefined && { extension }),
  });

  const convertOne = async (planned: PlannedStep, file: StageFile, from: string, share: (fraction: number) => void) => {
    const stageDir = await job.workspace.stage();
    const input: StageFile = { name: `in.${extensionOf(file.format)}`, format: file.format };
    await moveFile(from, file.name, stageDir, input.name);
    const { engine, step } = planned;
    const span = job.span?.begin('step', {
      attributes: { 'converter.engine': engine.id, 'converter.from': step.from, 'converter.to': step.to },
    });
    const convert = (signal: AbortSignal) =>
      planned.engine.convert({
        step: planned.step,
        target: job.plan.at(-1)?.step.to ?? planned.step.to,
        input,
        options: optionsLeft(job, planned),
        title: job.title,
        ...(planned === job.plan[0] && job.password !== undefined && { password: job.password }),
        signal,
        stageDir,
        progress: share,
        note: notes.add,
        ...stepTools(
          tools,
          leases,
          { id: planned.engine.id, step: planned.step, lean: (program) => tools.leanStart(planned.engine, program) },
          { stageDir, signal, share },
        ),
      });
    const seconds = (planned.engine.seconds?.(planned.step) ?? 0) * (tools.host.timeFactor ?? 1);
    const outputs = await (seconds ? withTimeout(seconds, conversionTimeout(seconds), job.signal, convert) : convert(job.signal)).catch(
      (thrown) => {
        span?.end(failureOf(thrown));
        job.signal.throwIfAborted();
        throw orCutOff(asStepFailure(planned.engine.id, thrown), job.cutOff);
      },
    );
    span?.end();
    job.signal.throwIfAborted();
    if (outputs.length === 0) throw new Problem('nothing_to_convert');
    if (outputs.length > maxFiles)
      throw new Problem('too_many_pages', message('resultFiles', { actual: outputs.length, max: maxFiles }), {
        limit: { name: 'files', max: maxFiles, actual: outputs.length },
      });
    for (const output of outputs) await checkOutput(stageDir, output.name);
    // What only goes along with another output is no input of a further step.
    const isAlong = ({ beside, extension }: OutputFile) => beside !== undefined || extension !== undefined;
    const kept = planned === job.plan.at(-1) ? outputs : outputs.filter((output) => !isAlong(output));
    return { stageDir, outputs: kept.map((output) => inFormat(planned, output)) };
  };

  for (const [index, planned] of job.plan.entries()) {
    const gathered: StageFile[] = [];
    let gatherDir = dir;
    for (const [fileIndex, file] of files.entries()) {
      const { stageDir, outputs } = await convertOne(
        planned,
        file,
        dir,
        steadily((fraction) => job.onProgress((index + (fileIndex + fraction) / files.length) / job.plan.length)),
      );
      if (files.length === 1) {
        gatherDir = stageDir;
        gathered.push(...outputs);
        continue;
      }
      // Several files in, several out: number them in one folder.
      if (fileIndex === 0) gatherDir = await job.workspace.stage();
      for (const output of outputs) {
        const name = `${gathered.length + 1}.${extensionOf(output.format)}`;
        await moveFile(stageDir, output.name, gatherDir, name);
        gathered.push({ ...output, name, part: [file.part, output.part].filter(Boolean).join('-') });
      }
    }
    dir = gatherDir;
    files = gathered;
  }
  return { dir, files, notes: notes.all };
};
