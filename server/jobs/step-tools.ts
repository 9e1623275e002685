import type { Static } from '@sinclair/typebox';
import type { IdleLibraries, Step, StepJob, Weight, WorkerKind } from '../contract/engine.ts';
import { programsOf, workersOf } from '../contract/needs.ts';
import { listOutputs, moveFile } from '../files/stage-files.ts';
import type { Pool } from '../sandbox/pool.ts';
import { runTool, type ToolOptions } from '../sandbox/run.ts';
import type { SandboxHost } from '../sandbox/sandbox-host.ts';
import { WorkerGone } from '../sandbox/worker.ts';
import { asStepFailure, StepFailure } from './step-failure.ts';

/** The part of the toolchain that jobs use. */
export type JobTools = {
  readonly host: SandboxHost;
  readonly pool: (kind: string) => Pool;
  /** Additional settings that let the program of an engine or merger start faster. */
  readonly leanStart: (doer: { readonly idleLibraries?: IdleLibraries }, program: string) => Pick<ToolOptions, 'env' | 'mounts'>;
  /** Receives the internal errors from which steps recover. */
  readonly recovered?: (failure: StepFailure) => void;
};

/** Moves every regular file between a job's folder and a worker's; anything else is left behind and deleted with its folder. */
const moveAll = async (from: string, to: string, moved: string[] = []): Promise<void> => {
  for (const name of await listOutputs(from)) {
    moved.push(name);
    await moveFile(from, name, to);
  }
};

/**
 * Moves back what a worker was given, and nothing that it made: archivers would add to half a result. A file that can't be moved keeps
 * no other from coming.
 */
const bringBack = async (from: string, to: string, given: readonly string[]): Promise<void> => {
  for (const name of await listOutputs(from).catch(() => []))
    if (given.includes(name)) await moveFile(from, name, to).catch(() => undefined);
};

type Lease = Awaited<ReturnType<Pool['acquire']>>;

/** Workers leased by a job, by kind: all its files are one visitor's, so one worker of a kind serves them all. */
export type Leases = Map<string, Lease>;

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

/** Gives a worker the files of a step, and moves back what it leaves. */
const askOnce = async <Reply>(tools: JobTools, leases: Leases, { kind, request, stageDir, signal, onProgress }: Asked): Promise<Reply> => {
  const lease = await acquireWorker(tools, leases, kind, signal);
  const { worker, release } = lease;
  const given: string[] = [];
  try {
    await moveAll(stageDir, worker.stageDir, given);
    const reply = await worker.ask(request, signal, onProgress);
    await moveAll(worker.stageDir, stageDir);
    leases.set(kind, lease);
    return reply as Reply;
  } catch (thrown) {
    // The input comes back, so that an engine may try again.
    await bringBack(worker.stageDir, stageDir, given);
    await release(false);
    throw thrown;
  }
};

/** Asks a second worker if the first ended without an answer: it may have died before it read the document. */
const askWorker = async <Reply>(tools: JobTools, leases: Leases, asked: Asked): Promise<Reply> => {
  try {
    return await askOnce<Reply>(tools, leases, asked);
  } catch (thrown) {
    if (!(thrown instanceof WorkerGone)) throw thrown;
    return askOnce<Reply>(tools, leases, asked);
  }
};

/** Runs a job's work and returns its workers, however it ends. */
export const withLeases = async <Result>(work: (leases: Leases) => Promise<Result>): Promise<Result> => {
  const leases: Leases = new Map();
  try {
    return await work(leases);
  } finally {
    await Promise.all([...leases.values()].map(({ release }) => release(true)));
  }
};

/** Who runs a step: an engine, or a merger. */
type Doer = { readonly id: string; readonly step: Step; readonly lean: (program: string) => Pick<ToolOptions, 'env' | 'mounts'> };
type Where = { readonly stageDir: string; readonly signal: AbortSignal; readonly share: (fraction: number) => void };

/**
 * Videos must not slow down small images, and no tool may slow down the server itself. Workers are started before their job is known, with
 * the default in the middle.
 */
const niceness: Readonly<Record<Weight, number>> = { light: 12, medium: 15, heavy: 19 };

/** A bug that would only show on a machine without the undeclared tool. */
const undeclared = ({ id, step }: Doer, verb: 'run' | 'ask', name = ''): Error =>
  new Error(`${id} would ${verb} ${name} from ${step.from} to ${step.to}, which that step does not declare.`);

/** The programs and workers that a step has declared, and no others, and where it reports what it recovers from. */
export const stepTools = (
  tools: JobTools,
  leases: Leases,
  doer: Doer,
  { stageDir, signal, share }: Where,
): Pick<StepJob, 'has' | 'run' | 'ask' | 'report'> => {
  const { step } = doer;
  const programs = new Set(programsOf(step));
  const workers = new Set(workersOf([step]).map(({ id }) => id));
  return {
    has: (name) => programs.has(name) || workers.has(name),
    report: (error) => {
      const failure = asStepFailure(doer.id, error);
      if (failure instanceof StepFailure) tools.recovered?.(failure);
    },
    run: (argv, options) => {
      const [program = ''] = argv;
      if (!programs.has(program)) throw undeclared(doer, 'run', program);
      const lean = doer.lean(program);
      return runTool(tools.host, argv, stageDir, signal, {
        ...options,
        env: { ...lean.env, ...options?.env },
        mounts: lean.mounts,
        limits: { niceness: niceness[step.weight], ...options?.limits },
      });
    },
    ask: <Kind extends WorkerKind>({ id: kind }: Kind, request: unknown) => {
      if (!workers.has(kind)) throw undeclared(doer, 'ask', kind);
      return askWorker<Static<Kind['reply']>>(tools, leases, { kind, request, stageDir, signal, onProgress: share });
    },
  };
};
