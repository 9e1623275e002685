import { expect, test } from 'bun:test';
import { type Scenario, simulateDay } from './simulate.ts';

const scenario: Scenario = {
  jobsPerDay: 50_000,
  service: [{ share: 1, seconds: 2 }],
  places: 4,
  fewest: 2,
  most: 20,
  targetSeconds: 5,
  startSeconds: 30,
  seed: 1,
};

test('with room for all nobody waits, and too few workers make everybody wait', () => {
  expect(simulateDay({ ...scenario, fewest: 20 }).p99).toBe(0);
  expect(simulateDay({ ...scenario, jobsPerDay: 400_000, most: 2 }).p50).toBeGreaterThan(1000);
});

test('workers that come when jobs wait keep the wait short for a fraction of the hours', () => {
  const scaled = simulateDay({ ...scenario, jobsPerDay: 200_000 });
  const always = simulateDay({ ...scenario, jobsPerDay: 200_000, fewest: 20 });
  expect(scaled.p95).toBeLessThan(60);
  expect(scaled.workerHours).toBeLessThan(always.workerHours / 2);
});
