import { makeRandom } from '../safety/fixtures.ts';

/** A simulated day: arrivals by hour, service times, and workers that scale with the wait of jobs. */
export type Scenario = {
  readonly jobsPerDay: number;
  /** Seconds for which a job occupies a slot, with the share of such jobs. */
  readonly service: readonly { readonly share: number; readonly seconds: number }[];
  readonly places: number;
  readonly fewest: number;
  readonly most: number;
  /** Wait of the oldest job at which workers are added; one is removed after five quiet minutes. */
  readonly targetSeconds: number;
  /** Seconds from requesting a worker to its first job. */
  readonly startSeconds: number;
  readonly seed: number;
};

export type Outcome = {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly highest: number;
  readonly workerHours: number;
  readonly mostWorkers: number;
};

/** Share of a day's jobs by hour: quiet at night, twice the mean from late morning to evening. */
const dayCurve = [
  0.3, 0.2, 0.2, 0.2, 0.3, 0.4, 0.6, 0.9, 1.3, 1.6, 1.8, 1.8, 1.6, 1.7, 1.8, 1.8, 1.7, 1.5, 1.3, 1.2, 1.1, 0.8, 0.6, 0.4,
] as const;
const curveSum = dayCurve.reduce((sum, one) => sum + one, 0);
const quietSeconds = 300;
const lookEverySeconds = 15;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Simulates a day job by job: Poisson arrivals by the day curve, first come first served. Waiting times in seconds. */
export const simulateDay = (scenario: Scenario): Outcome => {
  const { jobsPerDay, service, places, fewest, most, targetSeconds, startSeconds, seed } = scenario;
  const random = makeRandom(seed);
  const serviceSeconds = (): number => {
    let left = random();
    for (const { share, seconds } of service) {
      if (left < share) return seconds * (0.5 + random());
      left -= share;
    }
    return service.at(-1)?.seconds ?? 1;
  };
  const waiting: number[] = [];
  let head = 0;
  /** When each slot of each worker becomes free. */
  let workers: { readonly from: number; readonly free: number[] }[] = Array.from({ length: fewest }, () => ({
    from: 0,
    free: new Array<number>(places).fill(0),
  }));
  const waits: number[] = [];
  let [quietSince, workerSeconds, mostWorkers, looked] = [0, 0, fewest, 0];
  for (let now = 0; now < 86_400; now++) {
    const rate = (jobsPerDay * (dayCurve[Math.floor(now / 3600)] ?? 1)) / curveSum / 3600;
    for (let chance = Math.exp(-rate), product = random(); product > chance; product *= random()) waiting.push(now);
    for (const { from, free } of workers)
      for (const [index, at] of free.entries()) {
        if (from > now || at > now || head >= waiting.length) continue;
        waits.push(now - (waiting[head++] ?? now));
        free[index] = now + serviceSeconds();
      }
    workerSeconds += workers.length;
    const oldest = head < waiting.length ? now - (waiting[head] ?? now) : 0;
    if (oldest > 0) quietSince = now;
    if (now - looked < lookEverySeconds) continue;
    looked = now;
    if (oldest > targetSeconds && workers.length < most && !workers.some(({ from }) => from > now)) {
      const more = Math.min(most - workers.length, Math.max(1, Math.ceil(workers.length * (oldest / targetSeconds - 1))), workers.length);
      for (let one = 0; one < more; one++) workers.push({ from: now + startSeconds, free: new Array<number>(places).fill(0) });
    } else if (now - quietSince > quietSeconds && workers.length > fewest) {
      workers = workers.slice(0, -1);
      quietSince = now;
    }
    mostWorkers = Math.max(mostWorkers, workers.length);
  }
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    highest: sorted.at(-1) ?? 0,
    workerHours: workerSeconds / 3600,
    mostWorkers,
  };
};
