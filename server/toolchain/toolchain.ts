import { realpathSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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

/** Everything that conversions run on, found and prepared once at the start. */
export type Toolchain = {
  readonly host: SandboxHost;
  /** Stronger levels of the sandbox that do not work here, each with the reason. */
  readonly strongerLevels: readonly string[];
  /** Why runs have no control groups of their own; empty where they have. */
  readonly whyNoGroups: string;
  /** Engines with those of their steps whose needs are met here. */
  readonly engines: readonly Engine[];
  readonly mergers: readonly Merger[];
  readonly unlockers: readonly Engine[];
  readonly missing: readonly Missing[];
  readonly pool: (kind: string) => Pool;
  readonly leanStart: LeanStarts['of'];
  /** Starts the spare workers of every kind, and makes what programs start quicker with; rejects when a worker can't start. */
  readonly warm: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Kinds of workers that get ready at the same time: half the processors stay free for whoever comes first, whose own kind then starts at once. */
const warmLanes = Math.ceil(availableParallelism() / 2);

export type ToolchainOptions = {
  /** Levels of the sandbox to choose from. */
  readonly levels?: readonly SandboxLevel[];
  /** Whether the machine has time for workers whose start is expensive. */
  readonly isCalm?: () => boolean;
  /** Programs, patterns of files and npm packages to do without, though they are here. Inside the sandbox nothing runs or reads them. */
  readonly without?: readonly string[];
};

/** What stands in the place of programs and files that are to be done without. */
const hidden = (without: readonly string[]): readonly Mount[] => {
  const paths = without.flatMap((name) => (name.startsWith('/') ? findFiles(name) : (findProgram(name) ?? [])));
  return paths.map((to) => ({ from: '/dev/null', to: realpathSync(to) }));
};

/** Finds the engines' programs, lays out the runtime, finds the strongest of these sandbox levels that works, and sets up the pools of workers, which start spares that are dear while the machine is calm. */
export const prepareToolchain = async (
  config: Config,
  { levels = sandboxLevels, isCalm = () => true, without = [] }: ToolchainOptions = {},
): Promise<Toolchain> => {
  const folders = dataFolders(config.dataDir);
  for (const dir of [config.dataDir, folders.jobs, folders.workers]) {
    await mkdir(dir, { recursive: true, mode: 0o711 });
    // One that was there already may be closed to the tools' user.
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
  const host: SandboxHost = { ...prepared, mounts, groups, level };
  // Where no namespace ends with a server that was killed, its tools may still run.
  await killRunsOf(host.serverTag);
  await removeOldForks(host);

  // What is to be done without is hidden in sandboxes, and a parent is in none.
  const parents =
    canFork(host) && without.length === 0
      ? makeParents(host, kinds, runtime, workerEnvironment, config.workerIdleMinutes * 60_000)
      : new Map<string, KindParents>();

  const makeKindPool = (kind: WorkerKind): Pool => {
    const read = replyReader(kind.reply);
    const minIdle = Math.min(kind.minIdle, config.spareWorkers * kind.minIdle);
    const { worker: ofWorkers, program } = parents.get(kind.id) ?? {};
    // Bun as a parent costs what one worker's start does: it is worth it where the next is started before it is asked for.
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
        // A fork of Bun does not load what a kind works with itself.
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
