import { percentile } from './figures.ts';
import { residentMb, treeMb } from './machine.ts';
import { convert, type RunningServer } from './server.ts';

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
  /** Peak resident memory of the server process, and of the server with all its tools, in MB. */
  readonly serverPeakMb: number;
  readonly treePeakMb: number;
  /** Longest block of the server's event loop in milliseconds, as reported by the server. */
  readonly longestBlockMs: number;
};

/** Longest block of the server's event loop since the last call, in milliseconds. */
const blockedMs = async (server: RunningServer): Promise<number> => {
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  return Number(/^converter_event_loop_delay_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
};

/** Runs `clients` closed-loop clients for `seconds`; each cycles through the mix from a different start. */
export const runLoad = async (server: RunningServer, mix: readonly LoadJob[], clients: number, seconds: number): Promise<LoadResult> => {
  const byJob: Record<string, number[]> = Object.fromEntries(mix.map(({ name }) => [name, []]));
  const end = performance.now() + seconds * 1000;
  let failed = 0;
  let running = true;
  let [serverPeakMb, treePeakMb, longestBlockMs] = [0, 0, 0];
  await blockedMs(server);

  const watch = async (): Promise<void> => {
    for (let round = 0; running; round++) {
      longestBlockMs = Math.max(longestBlockMs, await blockedMs(server));
      serverPeakMb = Math.max(serverPeakMb, await residentMb(server.pid));
      // Summing up the tree reads every process, so do it only occasionally.
      if (round % 10 === 0) treePeakMb = Math.max(treePeakMb, await treeMb(server.pid));
      await Bun.sleep(250);
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
    longestBlockMs,
  };
};

/** Latencies in milliseconds of a small job without other load, and next to endless videos. */
export const runBesideVideos = async (
  server: RunningServer,
  small: LoadJob,
  video: LoadJob,
  videos: number,
  count: number,
): Promise<{ readonly alone: readonly number[]; readonly beside: readonly number[]; readonly videosDone: number }> => {
  const measure = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let turn = 0; turn < count; turn++) {
      const start = performance.now();
      await convert(server, small.path, small.from, small.to);
      times.push(performance.now() - start);
      await Bun.sleep(100);
    }
    return times;
  };
  const alone = await measure();
  let running = true;
  let videosDone = 0;
  const client = async (): Promise<void> => {
    while (running) {
      await convert(server, video.path, video.from, video.to);
      videosDone++;
    }
  };
  const clients = Promise.all(Array.from({ length: videos }, client));
  // Wait until all of them encode.
  await Bun.sleep(2000);
  const beside = await measure();
  running = false;
  await clients;
  return { alone, beside, videosDone };
};
