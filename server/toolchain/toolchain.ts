import { realpathSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { clientLimits } from '../../catalogue/limits.ts';
import type { Config } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import type { Engine, WorkerKind } from '../contract/engine.ts';
import type { Merger } from '../contract/merger.ts';
import { workersOf } from '../contract/needs.ts';
import { replyReader } from '../contract/reply.ts';
import { forkDescriptorName, onDemandName } from '../contract/worker-main.ts';
import { engines, mergers, unlockers } from '../engines.ts';
import { findControlGroups } from '../sandbox/control-groups.ts';
import { canFork, removeOldForks } from '../sandbox/fork/fork-parent.ts';
import { standIn } from '../sandbox/fork/stand-in.ts';
import { prepareSandbox } from '../sandbox/host.ts';
import { findLevel } from '../sandbox/level.ts';
import { makePool, type Pool } from '../sandbox/pool.ts';
import { checkReachable } from '../sandbox/reachable.ts';
import { killRunsOf } from '../sandbox/run-tag.ts';
import { type Mount, type SandboxHost, type SandboxLevel, sandboxLevels } from '../sandbox/sandbox-host.ts';
import { handedOn } from '../sandbox/spawn.ts';
import { leaseStage, removeStage } from '../sandbox/stage.ts';
import { usualVisit } from '../sandbox/visits.ts';
import { startWorker } from '../sandbox/worker.ts';
import { type LeanStarts, makeLeanStarts } from './lean-start.ts';
import { type KindParents, makeParents } from './parents.ts';
import { findFiles, findProgram, type Missing, makePresence } from './presence.ts';
import { prepareRuntime } from './runtime.ts';
import { workerEnvironment } from './worker-environment.ts';

/** Everything that conversions run on, found and prepared once at startup. */
export type Toolchain = {
  readonly host: SandboxHost;
  /** Stronger sandbox levels that do not work here, each with the reason. */
  readonly strongerLevels: readonly string[];
  /** Why runs lack control groups; empty if they have them. */
  readonly whyNoGroups: string;
  /** Engines with those of their steps that work here. */
  readonly engines: readonly Engine[];
  readonly mergers: readonly Merger[];
  readonly unlockers: readonly Engine[];
  readonly missing: readonly Missing[];
  readonly pool: (kind: string) => Pool;
  readonly leanStart: LeanStarts['of'];
  /** Starts the spare workers of every kind, and prepares faster program starts; rejects if a worker cannot start. */
  readonly warm: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Kinds of workers that warm up concurrently: half the processors stay free for early requests, whose kind starts at once. */
const warmLanes = Math.ceil(availableParallelism() / 2);

export type ToolchainOptions = {
  /** Sandbox levels to choose from. */
  readonly levels?: readonly SandboxLevel[];
  /** True if the machine has time for workers with an expensive start. */
  readonly isCalm?: () => boolean;
  /** Programs, file patterns and npm packages to treat as missing. Sandboxes hide them. */
  readonly without?: readonly string[];
};

/** Mounts that hide programs and files. */
const hidden = (without: readonly string[]): readonly Mount[] => {
  const paths = without.flatMap((name) => (name.startsWith('/') ? findFiles(name) : (findProgram(name) ?? [])));
  return paths.map((to) => ({ from: '/dev/null', to: realpathSync(to) }));
};

/**
 * Finds the engines' programs, lays out the runtime, finds the strongest working sandbox level, and creates the worker pools, which start
 * expensive spares while the machine is calm.
 */
export const prepareToolchain = async (
  config: Config,
  { levels = sandboxLevels, isCalm = () => true, without = [] }: ToolchainOptions = {},
): Promise<Toolchain> => {
  const folders = dataFolders(config.dataDir);
  for (const dir of [config.dataDir, folders.jobs, folders.workers]) {
    await mkdir(dir, { recursive: true, mode: 0o711 });
    // An existing folder may be closed to the tools' user.
    await chmod(dir, 0o711);
  }
  await checkReachable(folders.jobs);
  await mkdir(folders.runtime, { recursive: true, mode: 0o755 });

  const presence = makePresence(new Set(without));
  const present = presence.present(engines);
  const presentMergers = mergers.filter(({ step }) => presence.absent(step.needs).length === 0);
  const kinds = workersOf([...present.flatMap(({ steps }) => steps), ...presentMergers.map(({ step }) => step)]);
  const runtime = await prepareRuntime(folders.runtime, kinds);
  const prepared = await prepareSandbox(folders.runtime);
  const mounts = [...prepared.mounts, ...hidden(without)];
  const [groups, whyNoGroups] = await findControlGroups();
  const { level, failed } = await findLevel({ ...prepared, mounts, groups }, folders.workers, levels);
  const timeFactor = Math.max(1, config.jobSeconds / clientLimits.jobSeconds);
  const host: SandboxHost = { ...prepared, mounts, groups, level, timeFactor };
  // Without a namespace that ends with a killed server, its tools may still run.
  await killRunsOf(host.serverTag);
  await removeOldForks(host);

  // Only sandboxes can hide things, and a parent runs outside.
  const parents =
    canFork(host) && without.length === 0
      ? makeParents(host, kinds, runtime, workerEnvironment, config.workerIdleMinutes * 60_000)
      : new Map<string, KindParents>();

  const makeKindPool = (kind: WorkerKind): Pool => {
    const read = replyReader(kind.reply);
    const minIdle = Math.min(kind.minIdle, config.spareWorkers * kind.minIdle);
    const { worker: ofWorkers, program } = parents.get(kind.id) ?? {};
    // A Bun parent costs as much as one worker's start: worth it only for workers that are started ahead of time.
    const workerParent = minIdle > 0 ? ofWorkers : undefined;
    return makePool({
      minIdle,
      documentsPerWorker: config.documentsPerWorker,
      ...(kind.sharesVisit && { visit: usualVisit }),
      idleMs: config.workerIdleMinutes * 60_000,
      isCalm: kind.expensiveStart ? isCalm : () => true,
      start: async (when) => {
        const command = await runtime.program(kind, when);
        if (when === 'ahead') await Promise.all([program?.ready(), workerParent?.ready()]);
        const stage = await leaseStage(folders.workers);
        const programConnection = program?.connect();
        // A fork of Bun does not load the program's dependencies itself.
        const workerConnection = program && programConnection === undefined ? undefined : workerParent?.connect();
        const isFork = workerConnection !== undefined;
        const worker = startWorker(host, isFork ? standIn : command, stage, {
          read,
          descriptors: [workerConnection, programConnection].filter((descriptor) => descriptor !== undefined),
          showsErrors: config.logLevel === 'debug',
          mounts: runtime.mounts,
          env: {
            ...workerEnvironment,
            ...(when === 'onDemand' && { [onDemandName]: '1' }),
            ...(programConnection !== undefined && !isFork && { [forkDescriptorName]: String(handedOn) }),
          },
          ...(kind.calls && { calls: kind.calls }),
          limits: kind.memoryBytes ? { dataBytes: kind.memoryBytes } : {},
        });
        for (const parent of [isFork && workerParent, programConnection !== undefined && program])
          if (parent) worker.ready.then(parent.trust, parent.distrust);
        return worker;
      },
      discard: (worker) => removeStage(worker.stageDir),
    });
  };
  const leanStarts = makeLeanStarts(folders.runtime, present);
  const pools = new Map(kinds.map((kind) => [kind.id, makeKindPool(kind)]));

  return {
    host,
    strongerLevels: failed,
    whyNoGroups,
    engines: present,
    mergers: presentMergers,
    unlockers: presence.present(unlockers),
    missing: presence.missing(engines),
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
      const used = new Set([...parents.values()].flatMap(({ worker, program }) => [worker, ...(program ? [program] : [])]));
      await Promise.all([...used].map((parent) => parent.close()));
    },
  };
};
