import type { Admission } from '../intake/admission.ts';
import type { Storage } from '../intake/storage.ts';
import type { Cluster } from '../job-service/distributed/cluster.ts';
import type { Queue } from '../jobs/queue.ts';
import { isolationOf } from '../sandbox/isolation.ts';
import { treeBytes } from '../sandbox/processes.ts';
import { howToRaise } from '../sandbox/raise-level.ts';
import type { Toolchain } from '../toolchain/toolchain.ts';

type Gauges = Readonly<Record<string, number>>;

/** The tools that convert, and their isolation. */
export type ToolHealth = {
  readonly sandbox: string;
  /** How to strengthen the isolation; empty at the strongest level. */
  readonly raise: string;
  readonly isolation: Record<string, unknown>;
  readonly controlGroups: string;
  readonly engines: { id: string; steps: number }[];
  readonly off: unknown[];
  readonly versions: Record<string, string>;
};

/** What `/api/health` and `/api/metrics` report besides a server's own state. */
export type Conditions = {
  readonly health: () => Promise<ToolHealth & { readonly queue: Gauges }>;
  readonly gauges: () => Promise<Gauges>;
};

/** Health of this machine's tools. */
export const toolHealth = async (tools: Toolchain, versions: () => Promise<Readonly<Record<string, string>>>): Promise<ToolHealth> => ({
  sandbox: tools.host.level,
  raise: howToRaise(tools.host.level),
  isolation: { ...isolationOf(tools.host) },
  controlGroups: tools.whyNoGroups || 'one for each run',
  engines: tools.engines.map(({ id, steps }) => ({ id, steps: steps.length })),
  off: [...tools.missing],
  versions: { ...(await versions()) },
});

/** Gauges of this machine's sandbox. */
const sandboxGauges = (tools: Toolchain): Gauges => {
  const isolation = isolationOf(tools.host);
  return {
    tree_resident_bytes: treeBytes(process.pid),
    sandbox_namespaces: tools.host.level.startsWith('namespaces') ? 1 : 0,
    sandbox_landlock: tools.host.level === 'landlock' ? 1 : 0,
    sandbox_control_groups: tools.host.groups === undefined ? 0 : 1,
    sandbox_user_per_job: isolation.userPerJob ? 1 : 0,
    sandbox_processes_shared: isolation.processes === 'shared' ? 1 : 0,
    sandbox_own_process_list: isolation.ownProcessList ? 1 : 0,
  };
};

export type LocalParts = {
  readonly tools: Toolchain;
  readonly queue: Queue;
  readonly admission: Admission;
  readonly storage: Storage;
  readonly versions: () => Promise<Readonly<Record<string, string>>>;
};

/** Conditions of a single machine. */
export const localConditions = ({ tools, queue, admission, storage, versions }: LocalParts): Conditions => ({
  health: async () => ({ ...(await toolHealth(tools, versions)), queue: queue.state() }),
  gauges: async () => {
    const { running, waiting, used, capacity } = queue.state();
    return {
      running_conversions: running,
      waiting_conversions: waiting,
      used_units: used,
      capacity_units: capacity,
      admitted_requests: admission.state().total,
      stored_bytes: storage.state().usedBytes,
      ...sandboxGauges(tools),
    };
  },
});

const noTools: ToolHealth = { sandbox: 'unknown', raise: '', isolation: {}, controlGroups: 'unknown', engines: [], off: [], versions: {} };

/** From the strongest to the weakest. */
const levels = ['namespaces', 'namespaces-shared-proc', 'landlock', 'none'];

/** Conditions of a cluster as a node sees it: its workers' tools, of which the weakest isolation counts for all. */
export const clusterConditions = (
  { nodes, redis, prefix, records }: Cluster,
  own: { readonly admission?: Admission; readonly storage: Storage; readonly tools?: Toolchain },
): Conditions => {
  const totals = async (): Promise<Gauges> => {
    const there = nodes.nodes();
    const sum = (of: (node: (typeof there)[number]) => number): number => there.reduce((total, node) => total + of(node), 0);
    const waiting = redis.status === 'ready' ? await redis.zcard(`${prefix}waiting`) : 0;
    return { running: sum(({ running }) => running), waiting, used: sum(({ used }) => used), capacity: sum(({ capacity }) => capacity) };
  };
  return {
    health: async () => {
      const weakest = nodes.nodes().toSorted((a, b) => levels.indexOf(b.health.sandbox) - levels.indexOf(a.health.sandbox))[0];
      return { ...(weakest?.health ?? noTools), queue: { ...(await totals()), workers: nodes.nodes().length } };
    },
    gauges: async () => {
      const { running, waiting, used, capacity } = await totals();
      const [, since] = redis.status === 'ready' ? await redis.zrange(`${prefix}since`, '0', '0', 'WITHSCORES') : [];
      const kinds = redis.status === 'ready' ? await redis.hgetall(`${prefix}kinds`) : {};
      return {
        running_conversions: running ?? 0,
        waiting_conversions: waiting ?? 0,
        used_units: used ?? 0,
        capacity_units: capacity ?? 0,
        workers: nodes.nodes().length,
        redis_up: redis.status === 'ready' ? 1 : 0,
        queue_oldest_seconds: since === undefined ? 0 : Math.max(0, ((await records.now()) - Number(since)) / 1000),
        ...Object.fromEntries(Object.entries(kinds).map(([kind, count]) => [`waiting_${kind.replace(/\W/g, '_')}`, Number(count)])),
        admitted_requests: own.admission?.state().total ?? 0,
        stored_bytes: own.storage.state().usedBytes,
        ...(own.tools && sandboxGauges(own.tools)),
      };
    },
  };
};
