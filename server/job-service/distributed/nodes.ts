import { createHash, randomUUID } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Redis } from 'ioredis';
import type { Engine, Step } from '../../contract/engine.ts';
import type { Merger } from '../../contract/merger.ts';
import { makeOffers, type Offers } from '../../planning/offers.ts';

const everyMs = 2_000;
/** A worker without a report for this long is gone. */
const goneMs = 8_000;
/** The last offers stay valid this long while workers are replaced. */
const offersMs = 24 * 60 * 60_000;

const count = Type.Integer({ minimum: 0 });
const nodeSchema = Type.Object({
  capacity: count,
  used: count,
  running: count,
  steps: Type.String({ pattern: '^[0-9a-f]{40}$' }),
  health: Type.Object({
    sandbox: Type.String({ maxLength: 100 }),
    raise: Type.String({ maxLength: 1000 }),
    isolation: Type.Record(Type.String(), Type.Unknown()),
    controlGroups: Type.String({ maxLength: 1000 }),
    engines: Type.Array(Type.Object({ id: Type.String({ maxLength: 100 }), steps: count })),
    off: Type.Array(Type.Unknown()),
    versions: Type.Record(Type.String(), Type.String({ maxLength: 500 })),
  }),
});
const isNode = TypeCompiler.Compile(nodeSchema);
const isSteps = TypeCompiler.Compile(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20_000 }));

/** A worker's report of itself. */
export type Node = Static<typeof nodeSchema>;
export type NodeReport = () => Promise<Omit<Node, 'steps'>>;

/** Engines, mergers, and engines that open locked files. */
export type Tools = { readonly engines: readonly Engine[]; readonly mergers: readonly Merger[]; readonly unlockers: readonly Engine[] };

const nameOfStep = (engine: string, { from, to, operation }: Step): string => [engine, from, to, operation].filter(Boolean).join(' ');

const stepNames = (engines: readonly Engine[]): readonly string[] =>
  engines.flatMap(({ id, steps }) => steps.map((step) => nameOfStep(id, step)));

const stepsOf = ({ engines, mergers, unlockers }: Tools): readonly string[] => [
  ...stepNames(engines),
  ...stepNames(unlockers).map((name) => `unlock ${name}`),
  ...mergers.map(({ id }) => `merge ${id}`),
];

/** Reports this worker's state and abilities to the other nodes every two seconds. */
export const reportNode = (redis: Redis, prefix: string, { tools, report }: { readonly tools: Tools; readonly report: NodeReport }) => {
  const id = randomUUID();
  const steps = JSON.stringify(stepsOf(tools));
  const sha = createHash('sha1').update(steps).digest('hex');
  const tell = async (): Promise<void> => {
    const node: Node = { ...(await report()), steps: sha };
    await redis
      .pipeline()
      .set(`${prefix}steps:${sha}`, steps, 'PX', offersMs)
      .set(`${prefix}offers`, sha, 'PX', offersMs)
      .set(`${prefix}node:${id}`, JSON.stringify(node), 'PX', goneMs)
      .zadd(`${prefix}nodes`, Date.now(), id)
      .exec();
  };
  const timer = setInterval(() => void tell().catch(() => undefined), everyMs);
  void tell().catch(() => undefined);
  return {
    close: async (): Promise<void> => {
      clearInterval(timer);
      if (redis.status === 'ready') await redis.pipeline().del(`${prefix}node:${id}`).zrem(`${prefix}nodes`, id).exec();
    },
  };
};

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** The combined workers and offers of a cluster, as known to this node. */
export const watchNodes = (redis: Redis, prefix: string, all: Tools) => {
  let nodes: readonly Node[] = [];
  let offers: Offers = makeOffers([]);
  let known = '';
  const stepsBySha = new Map<string, readonly string[]>();

  const look = async (): Promise<void> => {
    const ids = await redis.zrange(`${prefix}nodes`, '0', '-1');
    const texts = ids.length > 0 ? await redis.mget(ids.map((id) => `${prefix}node:${id}`)) : [];
    const gone = ids.filter((_, index) => texts[index] === null);
    if (gone.length > 0) await redis.zrem(`${prefix}nodes`, ...gone);
    nodes = texts.map(parse).filter((node): node is Node => isNode.Check(node));
    const last = await redis.get(`${prefix}offers`);
    const shas = [...new Set(nodes.length > 0 ? nodes.map(({ steps }) => steps) : last ? [last] : [])].sort();
    if (shas.join() === known) return;
    for (const sha of shas) {
      const steps = parse(await redis.get(`${prefix}steps:${sha}`));
      if (isSteps.Check(steps)) stepsBySha.set(sha, steps);
    }
    const union = new Set(shas.flatMap((sha) => stepsBySha.get(sha) ?? []));
    known = shas.join();
    const those = (engines: readonly Engine[], mark = ''): readonly Engine[] =>
      engines.map((engine) => ({
        ...engine,
        steps: engine.steps.filter((step) => union.has(`${mark}${nameOfStep(engine.id, step)}`)),
      }));
    offers = makeOffers(
      those(all.engines),
      all.mergers.filter(({ id }) => union.has(`merge ${id}`)),
      those(all.unlockers, 'unlock '),
    );
  };
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  timer.unref();

  return {
    look,
    nodes: () => nodes,
    /** Whether any worker has ever reported, so that there is something to offer. */
    hasOffers: () => offers.outputs.size > 0,
    /** The cluster's current offers. */
    offers: {
      get outputs() {
        return offers.outputs;
      },
      get operations() {
        return offers.operations;
      },
      planOperation: (operation, from, options) => offers.planOperation(operation, from, options),
      has: (from, to) => offers.has(from, to),
      plan: (from, to, options) => offers.plan(from, to, options),
      merger: (to) => offers.merger(to),
      unlocking: (format) => offers.unlocking(format),
    } satisfies Offers as Offers,
    close: () => clearInterval(timer),
  };
};
