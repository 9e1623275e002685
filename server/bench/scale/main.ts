/** `bun run simulate`: waiting times to expect for several daily loads. */
import { type Scenario, simulateDay } from './simulate.ts';

/** Shares and seconds of conversions on one core: images and tables, documents, video and e-books. */
const service = [
  { share: 0.7, seconds: 0.3 },
  { share: 0.25, seconds: 2 },
  { share: 0.05, seconds: 40 },
] as const;
const base: Omit<Scenario, 'jobsPerDay' | 'fewest'> = { service, places: 4, most: 200, targetSeconds: 5, startSeconds: 60, seed: 1 };

console.log('jobs a day | workers at least | wait p50 | p95 | p99 | longest | most workers | worker hours');
for (const [jobsPerDay, fewest] of [
  [10_000, 1],
  [100_000, 2],
  [1_000_000, 10],
] as const) {
  const { p50, p95, p99, highest, mostWorkers, workerHours } = simulateDay({ ...base, jobsPerDay, fewest });
  console.log([jobsPerDay, fewest, `${p50} s`, `${p95} s`, `${p99} s`, `${highest} s`, mostWorkers, workerHours.toFixed(0)].join(' | '));
}
