import { makeRandom } from '../safety/fixtures.ts';
import { type ChaosClients, makeChaosClients, type Sample, type Tally } from './clients.ts';
import { type Fault, killPoisoned } from './faults.ts';
import { makeSamples, poison } from './samples.ts';
import { type Setting, startSetting } from './setting.ts';

export type ChaosPlan = {
  readonly jobs: number;
  readonly apis: number;
  readonly workers: number;
  readonly atOnce: number;
  readonly faults: readonly Fault[];
  readonly forgetMinutes: number;
  readonly withPoison: boolean;
  readonly seed: number;
  readonly say: (line: string) => void;
};

export type ChaosReport = {
  readonly tally: Tally;
  readonly poison?: { readonly end: string; readonly kills: number };
  /** For each fault, the seconds from its end until a job submitted afterwards was done. */
  readonly recovery: readonly { readonly name: string; readonly seconds: number }[];
  /** Leftovers: objects, records and related keys, and job ids in the append-only file. */
  readonly left: { readonly objects: number; readonly keys: number; readonly logged: number };
  readonly leftNames: readonly string[];
};

/** Share of the jobs that clients cancel at a random moment. */
const cancelShare = 1 / 8;

const flood = async ({ jobs, atOnce, seed }: ChaosPlan, clients: ChaosClients, kinds: readonly Sample[]): Promise<void> => {
  const random = makeRandom(seed + 1);
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < jobs) {
      const sample = kinds[sent++ % kinds.length];
      if (sample) await clients.run(sample, random() < cancelShare);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
};

const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10;

const hurt = async ({ faults, say }: ChaosPlan, setting: Setting, clients: ChaosClients, probe: Sample) => {
  const recovery: { name: string; seconds: number }[] = [];
  for (const { name, happen } of faults) {
    await happen(setting);
    const over = performance.now();
    while ((await clients.run(probe, false)) !== 'done') await Bun.sleep(100);
    recovery.push({ name, seconds: seconds(over) });
    say(`  ${name}: the next job was done ${seconds(over)} s after its end`);
    for (const node of setting.nodes) await node.ready();
  }
  return recovery;
};

const endPoison = async (setting: Setting, clients: ChaosClients) => {
  let end: string | undefined;
  const watched = clients.run(poison, false).then((state) => {
    end = state ?? 'lost';
  });
  const kills = await killPoisoned(setting, 'gs', () => end !== undefined);
  await watched;
  return { end: end ?? 'lost', kills };
};

/**
 * Runs real jobs on real processes while faults occur one after another, then reports what is left after the (shortened) retention time.
 */
export const chaos = async (plan: ChaosPlan): Promise<ChaosReport> => {
  const { apis, workers, forgetMinutes, say, seed, withPoison } = plan;
  say(`  starting ${apis} API nodes, ${workers} workers, Redis and a store`);
  const setting = await startSetting(apis, workers, forgetMinutes);
  try {
    const clients = makeChaosClients(
      setting.apis.map(({ url }) => url),
      seed,
      120_000,
    );
    const kinds = await makeSamples();
    // Run each sample once without faults, as a reference for later results.
    for (const sample of kinds) await clients.run(sample, false);
    const [probe] = kinds;
    if (!probe) throw new Error('There is no sample.');
    const flooded = flood(plan, clients, kinds);
    const recovery = await hurt(plan, setting, clients, probe);
    await flooded;
    const poisoned = withPoison ? await endPoison(setting, clients) : undefined;
    say(`  all jobs have ended; waiting for ${forgetMinutes} min to be over`);
    const over = performance.now() + forgetMinutes * 60_000;
    const look = async () => ({ ...(await setting.left()), logged: await setting.logged(clients.tally.ids) });
    let left = await look();
    while (performance.now() < over && left.objects.length + left.keys.length + left.logged > 0) {
      await Bun.sleep(1000);
      left = await look();
    }
    say(`  ${seconds(over - forgetMinutes * 60_000)} s after the last end`);
    return {
      tally: clients.tally,
      ...(poisoned && { poison: poisoned }),
      recovery,
      left: { objects: left.objects.length, keys: left.keys.length, logged: left.logged },
      leftNames: [...left.objects, ...left.keys].slice(0, 20),
    };
  } finally {
    await setting.close();
  }
};
