import { percentile } from './figures.ts';
import { residentMb, treeMb } from './machine.ts';
import { convert, type RunningServer } from './server.ts';

/** A conversion of the load mix. */
export type LoadJob = { readonly name: string; readonly path: string; readonly from: string; readonly to: string };

export type LoadResult = {
  readonly clients: number;
  readonly seconds: number;
  readonly done: number;
  readonly failed: number;
  readonly perSecond: number;
  /** Milliseconds, over all jobs. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Latencies in milliseconds by job. */
  readonly byJob: Readonly<Record<string, readonly number[]>>;
  /** Highest resident memory of the server process, and of it with all its tools, in MB. */
  readonly serverPeakMb: number;
  readonly treePeakMb: number;
  /** Longest that a health request took, in milliseconds: the event loop's own delay. */
  readonly worstHealthMs: number;
};

/** Runs `clients` closed-loop clients for `seconds`; each takes the jobs of the mix in turn, from a start of its own. */
export const runLoad = async (server: RunningServer, mix: readonly LoadJob[], clients: number, seconds: number): Promise<LoadResult> => {
  const byJob: Record<string, number[]> = Object.fromEntries(mix.map(({ name }) => [name, []]));
  const end = performance.now() + seconds * 1000;
  let failed = 0;
  let running = true;
  let [serverPeakMb, treePeakMb, worstHealthMs] = [0, 0, 0];

  const watch = async (): Promise<void> => {
    for (let round = 0; running; round++) {
      const start = performance.now();
      await (await fetch(`${server.url}/api/health`)).arrayBuffer();
      worstHealthMs = Math.max(worstHealthMs, performance.now() - start);
      serverPeakMb = Math.max(serverPeakMb, await residentMb(server.pid));
      // Adding up the tree reads every process; now and then is enough.
      if (round % 10 === 0) treePeakMb = Math.max(treePeakMb, await treeMb(server.pid));
      await Bun.sleep(100);
    }
  };

  const client = async (number: number): Promise<void> => {
    for (let turn = number; performance.now() < end; turn++) {
      const job = mix[turn % mix.length];
      if (!job) throw new Error('The mix is empty.');
      const start = performance.now();
      try {
        await convert(server, job.path, job.from, job.to);
        byJob[job.name]?.push(performance.now() - start);
      } catch (thrown) {
        failed++;
        console.error(String(thrown));
      }
    }
  };

  const watching = watch();
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  const took = (performance.now() - start) / 1000;
  running = false;
  await watching;
  const all = Object.values(byJob).flat();
  return {
    clients,
    seconds: took,
    done: all.length,
    failed,
    perSecond: all.length / took,
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    p99: percentile(all, 0.99),
    byJob,
    serverPeakMb,
    treePeakMb,
    worstHealthMs,
  };
};
