import { chmod, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';
import type { Engine, WorkerKind } from '../contract/engine.ts';
import { onDemandName } from '../contract/worker-main.ts';
import { dataFolders } from '../data-folders.ts';
import { engines } from '../engines.ts';
import { findControlGroups } from '../sandbox/control-groups.ts';
import { prepareSandbox } from '../sandbox/host.ts';
import { findLevel } from '../sandbox/level.ts';
import { makePool, type Pool } from '../sandbox/pool.ts';
import { killRunsOf } from '../sandbox/run-tag.ts';
import { type SandboxHost, type SandboxLevel, sandboxLevels } from '../sandbox/sandbox-host.ts';
import { leaseStage, removeStage } from '../sandbox/stage.ts';
import { startWorker } from '../sandbox/worker.ts';
import { type LeanStarts, makeLeanStarts } from './lean-start.ts';
import { prepareRuntime } from './runtime.ts';

/** Everything that conversions run on, found and prepared once at the start. */
export type Toolchain = {
  readonly host: SandboxHost;
  /** Stronger levels of the sandbox that do not work here, each with the reason. */
  readonly strongerLevels: readonly string[];
  /** Why runs have no control groups of their own; empty where they have. */
  readonly whyNoGroups: string;
  /** Engines whose programs are there. */
  readonly engines: readonly Engine[];
  /** Engines that are off, and the programs that they miss. */
  readonly missing: readonly { readonly engine: string; readonly programs: readonly string[] }[];
  readonly pool: (kind: string) => Pool;
  readonly leanStart: LeanStarts['of'];
  /** Starts the spare workers of every kind, and makes what programs start quicker with; rejects when a worker can't start. */
  readonly warm: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const absent = (engine: Engine): readonly string[] =>
  engine.programs.filter((program) => !Bun.which(program, { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' }));

/**
 * JavaScriptCore reserves a gigabyte for compiled code, which the memory limit counts; where that fails it goes on
 * without compiling, several times slower and without `bun:ffi`. 128 MB is plenty for one document. Its last, dearest
 * compiler never earns back what it costs in a process that lives for one document: without it the same work takes a fifth less.
 */
const workerEnvironment = { BUN_JSC_jitMemoryReservationSize: String(128 * 1024 ** 2), BUN_JSC_useFTLJIT: '0' };

/**
 * The compiler before that one earns it back for long documents alone, so it waits until a function has run eight times as long as
 * it would by default: ten pages of PDF take a sixth less of the processors, in the same time, and three hundred pages as much as before.
 */
const patientCompiler = {
  BUN_JSC_thresholdForOptimizeAfterWarmUp: '8000',
  BUN_JSC_thresholdForOptimizeAfterLongWarmUp: '8000',
  BUN_JSC_thresholdForOptimizeSoon: '8000',
};

/** Kinds of workers that get ready at the same time: half the processors stay free for whoever comes first, whose own kind then starts at once. */
const warmLanes = Math.ceil(availableParallelism() / 2);

/** Finds the engines' programs, lays out the runtime, finds the strongest of these sandbox levels that works, and sets up the pools of workers, which start spares that are dear while the machine is calm. */
export const prepareToolchain = async (
  config: Config,
  { levels = sandboxLevels, isCalm = () => true }: { readonly levels?: readonly SandboxLevel[]; readonly isCalm?: () => boolean } = {},
): Promise<Toolchain> => {
  const folders = dataFolders(config.dataDir);
  for (const dir of [config.dataDir, folders.jobs, folders.workers]) {
    await mkdir(dir, { recursive: true, mode: 0o711 });
    // One that was there already may be closed to the tools' user.
    await chmod(dir, 0o711);
  }
  await mkdir(folders.runtime, { recursive: true, mode: 0o755 });

  const present = engines.filter((engine) => absent(engine).length === 0);
  const kinds = [...new Map(present.flatMap((engine) => engine.workers ?? []).map((kind) => [kind.id, kind])).values()];
  const runtime = await prepareRuntime(folders.runtime, kinds);
  const prepared = await prepareSandbox(folders.runtime);
  const [groups, whyNoGroups] = await findControlGroups();
  const { level, failed } = await findLevel({ ...prepared, groups }, folders.workers, levels);
  const host: SandboxHost = { ...prepared, groups, level };
  // Where no namespace ends with a server that was killed, its tools may still run.
  killRunsOf(host.serverTag);

  const makeKindPool = (kind: WorkerKind): Pool =>
    makePool({
      minIdle: Math.min(kind.minIdle, config.spareWorkers * kind.minIdle),
      documentsPerWorker: config.documentsPerWorker,
      idleMs: config.workerIdleMinutes * 60_000,
      isCalm: kind.expensiveStart ? isCalm : () => true,
      start: async (when) => {
        const { command, env } = await runtime.program(kind, when);
        return startWorker(host, command, await leaseStage(folders.workers), {
          mounts: runtime.mounts,
          env: {
            ...workerEnvironment,
            ...(!kind.compilesAhead && patientCompiler),
            ...env,
            ...(when === 'onDemand' && { [onDemandName]: '1' }),
          },
          ...(kind.calls && { calls: kind.calls }),
          limits: kind.memoryBytes ? { dataBytes: kind.memoryBytes } : {},
        });
      },
      discard: (worker) => removeStage(worker.stageDir),
    });
  const leanStarts = makeLeanStarts(folders.runtime, present);
  const pools = new Map(kinds.map((kind) => [kind.id, makeKindPool(kind)]));

  return {
    host,
    strongerLevels: failed,
    whyNoGroups,
    engines: present,
    missing: engines.map((engine) => ({ engine: engine.id, programs: absent(engine) })).filter(({ programs }) => programs.length > 0),
    pool: (kind) => {
      const pool = pools.get(kind);
      if (!pool) throw new Error(`There is no kind of worker named ${kind}.`);
      return pool;
    },
    leanStart: leanStarts.of,
    warm: async () => {
      const left = [leanStarts.ready, ...[...pools.values()].map(({ warm }) => warm)];
      const failures: unknown[] = [];
      const lane = async (): Promise<void> => {
        for (let next = left.shift(); next; next = left.shift()) await next().catch((thrown) => failures.push(thrown));
      };
      await Promise.all(Array.from({ length: warmLanes }, lane));
      if (failures.length > 0) throw failures[0];
    },
    close: async () => {
      await Promise.all([leanStarts.settled(), ...[...pools.values()].map((pool) => pool.close())]);
    },
  };
};
