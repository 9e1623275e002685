import type { Static } from '@sinclair/typebox';
import { extensionOf } from '../../catalogue/formats.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import type { Engine, OutputFile, StageFile, Weight, WorkerKind } from '../contract/engine.ts';
import { programsOf, workersOf } from '../contract/needs.ts';
import { checkOutput, listOutputs, moveFile } from '../files/stage-files.ts';
import type { PlannedStep } from '../plan.ts';
import { Problem } from '../problem.ts';
import type { Pool } from '../sandbox/pool.ts';
import { runTool, type ToolOptions } from '../sandbox/run.ts';
import type { SandboxHost } from '../sandbox/sandbox-host.ts';
import { WorkerGone } from '../sandbox/worker.ts';
import { makeNotes } from './notes.ts';
import { steadily } from './steadily.ts';
import { asStepFailure } from './step-failure.ts';
import { conversionTimeout, withTimeout } from './with-timeout.ts';
import type { Workspace } from './workspace.ts';

/** What jobs run on: the part of the toolchain that they use. */
export type JobTools = {
  readonly host: SandboxHost;
  readonly pool: (kind: string) => Pool;
  /** What runs of the engine's programs have besides, to start quicker. */
  readonly leanStart: (engine: Engine) => Pick<ToolOptions, 'env' | 'mounts'>;
};

/** One conversion on its way: an input in its workspace, a plan, and what stops it. */
export type Job = {
  readonly workspace: Workspace;
  /** The uploaded file's name inside the workspace. */
  readonly input: string;
  readonly plan: readonly PlannedStep[];
  readonly options: OptionValues;
  readonly title: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number | null) => void;
};

/** What came of it: files in `dir`, in order, and sentences that the visitor should read. */
export type JobResult = { readonly dir: string; readonly files: readonly StageFile[]; readonly notes: readonly string[] };

/** Most files that one input may become. */
const maxFiles = 2000;

/** Moves every plain file between a job's stage and a worker's; what is none is left behind and dies with its folder. */
const moveAll = async (from: string, to: string): Promise<void> => {
  for (const name of await listOutputs(from)) await moveFile(from, name, to);
};

type Lease = Awaited<ReturnType<Pool['acquire']>>;

/** Workers that a job has leased, by kind: all its files are one visitor's, so that one of a kind does for them. */
type Leases = Map<string, Lease>;

const acquireWorker = async (tools: JobTools, leases: Leases, kind: string, signal: AbortSignal): Promise<Lease> => {
  const held = leases.get(kind);
  leases.delete(kind);
  if (held?.worker.isAlive()) return held;
  await held?.release(false);
  return tools.pool(kind).acquire(signal);
};

type Asked = {
  readonly kind: string;
  readonly request: unknown;
  readonly stageDir: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
};

/** Gives a worker the files of a stage, and brings back what it leaves. */
const askOnce = async <Reply>(tools: JobTools, leases: Leases, { kind, request, stageDir, signal, onProgress }: Asked): Promise<Reply> => {
  const lease = await acquireWorker(tools, leases, kind, signal);
  const { worker, release } = lease;
  try {
    await moveAll(stageDir, worker.stageDir);
    const reply = await worker.ask(request, signal, onProgress);
    await moveAll(worker.stageDir, stageDir);
    leases.set(kind, lease);
    return reply as Reply;
  } catch (thrown) {
    // The input comes back, so that an engine may try once more.
    await moveAll(worker.stageDir, stageDir).catch(() => undefined);
    await release(false);
    throw thrown;
  }
};

/** Asks a second worker where the first one ended without an answer: it may have been dead before it saw the document. */
const askWorker = async <Reply>(tools: JobTools, leases: Leases, asked: Asked): Promise<Reply> => {
  try {
    return await askOnce<Reply>(tools, leases, asked);
  } catch (thrown) {
    if (!(thrown instanceof WorkerGone)) throw thrown;
    return askOnce<Reply>(tools, leases, asked);
  }
};

/** Options that choose a part of the input: once a step has done so, a later one would choose a part of that part. */
const choosing = new Set(['pages', 'trimStart', 'trimEnd']);

/** A step's options: all, but for those by which a step before it has chosen already. */
const optionsLeft = ({ plan, options }: Job, planned: PlannedStep): OptionValues => {
  const before = plan.slice(0, plan.indexOf(planned)).flatMap(({ step }) => step.options);
  return Object.fromEntries(Object.entries(options).filter(([id]) => !(choosing.has(id) && before.includes(id))));
};

/**
 * A video must not hold up a small image, and nothing the server itself, which waits for nobody at these. Workers are started before
 * anyone knows for what, and have the default in the middle.
 */
const niceness: Readonly<Record<Weight, number>> = { light: 12, medium: 15, heavy: 19 };

/** A fault of ours, which would only show on a machine that lacks what the step keeps quiet about. */
const undeclared = ({ engine, step }: PlannedStep, verb: 'run' | 'ask', name = ''): Error =>
  new Error(`${engine.id} would ${verb} ${name} from ${step.from} to ${step.to}, which that step does not declare.`);

/** Runs the steps of a job one after another, each in a stage of its own that holds nothing but its input. */
export const runJob = async (tools: JobTools, job: Job): Promise<JobResult> => {
  const leases: Leases = new Map();
  try {
    return await runSteps(tools, leases, job);
  } finally {
    await Promise.all([...leases.values()].map(({ release }) => release(true)));
  }
};

const runSteps = async (tools: JobTools, leases: Leases, job: Job): Promise<JobResult> => {
  const notes = makeNotes();
  let dir = job.workspace.dir;
  let files: readonly StageFile[] = [{ name: job.input, format: job.plan[0]?.step.from ?? '' }];

  /** What a step leaves has the format that the plan says. */
  const inFormat = ({ step }: PlannedStep, { name, part }: OutputFile): StageFile => ({
    name,
    format: step.to,
    ...(part !== undefined && { part }),
  });

  const convertOne = async (planned: PlannedStep, file: StageFile, from: string, share: (fraction: number) => void) => {
    const stageDir = await job.workspace.stage();
    const input: StageFile = { name: `in.${extensionOf(file.format)}`, format: file.format };
    await moveFile(from, file.name, stageDir, input.name);
    const programs = new Set(programsOf(planned.step));
    const workers = new Set(workersOf([planned.step]).map(({ id }) => id));
    const convert = (signal: AbortSignal) =>
      planned.engine.convert({
        step: planned.step,
        input,
        options: optionsLeft(job, planned),
        title: job.title,
        signal,
        stageDir,
        progress: share,
        note: notes.add,
        has: (name) => programs.has(name) || workers.has(name),
        run: (argv, options) => {
          if (!programs.has(argv[0] ?? '')) throw undeclared(planned, 'run', argv[0]);
          const lean = tools.leanStart(planned.engine);
          return runTool(tools.host, argv, stageDir, signal, {
            ...options,
            env: { ...lean.env, ...options?.env },
            mounts: lean.mounts,
            limits: { niceness: niceness[planned.step.weight], ...options?.limits },
          });
        },
        ask: <Kind extends WorkerKind>({ id: kind }: Kind, request: unknown) => {
          if (!workers.has(kind)) throw undeclared(planned, 'ask', kind);
          return askWorker<Static<Kind['reply']>>(tools, leases, { kind, request, stageDir, signal, onProgress: share });
        },
      });
    const seconds = planned.engine.seconds?.(planned.step);
    const outputs = await (seconds ? withTimeout(seconds, conversionTimeout(seconds), job.signal, convert) : convert(job.signal)).catch(
      (thrown) => {
        job.signal.throwIfAborted();
        throw asStepFailure(planned.engine.id, thrown);
      },
    );
    job.signal.throwIfAborted();
    if (outputs.length === 0) throw new Problem('nothing_to_convert');
    if (outputs.length > maxFiles)
      throw new Problem('too_many_pages', `The result would be ${outputs.length} files. The limit is ${maxFiles}.`, {
        limit: { name: 'files', max: maxFiles, actual: outputs.length },
      });
    for (const output of outputs) await checkOutput(stageDir, output.name);
    return { stageDir, outputs: outputs.map((output) => inFormat(planned, output)) };
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
