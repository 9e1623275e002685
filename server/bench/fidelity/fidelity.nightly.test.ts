import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { converters } from '../../../catalogue/converters.ts';
import { formatById } from '../../../catalogue/formats.ts';
import { plan } from '../../planning/plan.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { type Fixture, readFixtures } from './fixtures.ts';
import { rowLine } from './report.ts';
import { runCase } from './run-case.ts';

longTimeout();

/** Short form of `bun run fidelity`: for each input format the smallest intact file and one target in rotation, and every locked file. */
const fixtures = (await readFixtures()) ?? [];

const smallest = (format: string): Fixture | undefined =>
  fixtures.filter((one) => one.format === format && one.expect === 'ok').toSorted((one, other) => one.bytes - other.bytes)[0];

const formats = [...new Set(converters.map(({ from }) => from))];
const chosen = formats.flatMap((format, index) => {
  const targets = converters.filter(({ from }) => from === format).map(({ to }) => to);
  const to = targets[index % targets.length];
  const fixture = smallest(format);
  return fixture && to ? [{ fixture, to }] : [];
});
const locked = fixtures
  .filter(({ expect: expected }) => expected === 'needs-password')
  .flatMap((fixture) => {
    const to = converters.find(({ from }) => from === fixture.format)?.to;
    return to ? [{ fixture, to }] : [];
  });

describe.skipIf(fixtures.length === 0)('real files come out right', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  for (const { fixture, to } of [...chosen, ...locked])
    test(`${fixture.path} to ${to}`, async () => {
      // Without its program a pair is not offered, so that the result is not at fault.
      if (!plan(harness.tools.engines, fixture.format, to)) return;
      const row = await runCase(harness, fixture, to, formatById(to)?.kind ?? '');
      expect(row.findings.length).toBeGreaterThan(0);
      expect(
        row.findings.filter(({ ok }) => !ok),
        rowLine(row),
      ).toEqual([]);
    });
});
