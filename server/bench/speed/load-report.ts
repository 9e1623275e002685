import { join } from 'node:path';
import { cases, loadMix } from './cases.ts';
import { median, percentile } from './figures.ts';
import { type LoadJob, type LoadResult, runBesideVideos, runLoad } from './load.ts';
import type { RunningServer } from './server.ts';

/** A build under load: its name in the report and its running server. */
export type Build = { readonly name: string; readonly server: RunningServer };

export type BuildLoad = {
  readonly build: string;
  readonly loads: readonly LoadResult[];
  readonly beside: Awaited<ReturnType<typeof runBesideVideos>>;
};

const clientCounts = [1, 2, 8, 32];

const jobOf = (inputs: string, name: string): LoadJob => {
  const one = cases.find((each) => each.name === name);
  if (!one) throw new Error(`The load names ${name}, which is no case.`);
  return { name, path: join(inputs, one.input), from: one.from, to: one.to };
};

const column = (figure: number, width = 8, digits = 0): string => figure.toFixed(digits).padStart(width);

/**
 * Runs the load mix with each number of clients for `seconds`, and a small image job next to videos, and prints results as they arrive.
 * Several builds take turns at each load, so that slow phases of the machine affect all of them; the last is compared to the first.
 */
export const reportLoad = async (builds: readonly Build[], inputs: string, seconds: number): Promise<BuildLoad[]> => {
  const mix = loadMix.map((name) => jobOf(inputs, name));
  const loads: LoadResult[][] = builds.map(() => []);
  console.log(
    `\n${'clients'.padStart(7)} ${'build'.padStart(8)} ${'jobs/s'.padStart(8)} ${'p50 ms'.padStart(8)} ${'p95'.padStart(8)} ${'p99'.padStart(8)} ${'failed'.padStart(7)} ${'server MB'.padStart(10)} ${'all MB'.padStart(8)} ${'block ms'.padStart(9)}`,
  );
  for (const clients of clientCounts)
    for (const [index, { name, server }] of builds.entries()) {
      const load = await runLoad(server, mix, clients, seconds);
      loads[index]?.push(load);
      console.log(
        `${column(clients, 7)} ${name.padStart(8)} ${column(load.perSecond, 8, 2)} ${column(load.p50)} ${column(load.p95)} ${column(load.p99)} ${column(load.failed, 7)} ${column(load.serverPeakMb, 10)} ${column(load.treePeakMb)} ${column(load.longestBlockMs, 9)}`,
      );
    }
  const rate = (build: number, count: number): number => loads.at(build)?.at(count)?.perSecond ?? Number.NaN;
  console.log(`Throughput at 32 clients: ${(rate(-1, -1) / rate(-1, 0)).toFixed(2)} x that of one (1.8)`);
  if (builds.length > 1)
    console.log(
      `Throughput beside the build from before: ${clientCounts.map((clients, at) => `${(rate(-1, at) / rate(0, at)).toFixed(2)} x at ${clients}`).join(', ')} (2 at 8 and 32)`,
    );
  const small = { name: 'PNG icon to JPG', path: join(inputs, 'icon.png'), from: 'png', to: 'jpg' };
  const results: BuildLoad[] = [];
  for (const [index, { name, server }] of builds.entries()) {
    const beside = await runBesideVideos(server, small, jobOf(inputs, 'MP4 30 s 1080p to WebM'), 4, 60);
    const [lone, busy] = [median(beside.alone), percentile(beside.beside, 0.99)];
    console.log(
      `${small.name}, ${name}: ${lone.toFixed(0)} ms alone; beside 4 videos p50 ${median(beside.beside).toFixed(0)}, p99 ${busy.toFixed(0)} ms, ${(busy / lone).toFixed(1)} x (3)`,
    );
    results.push({ build: name, loads: loads[index] ?? [], beside });
  }
  return results;
};
