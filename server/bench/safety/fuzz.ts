/**
 * Mutates real files, sends them through the real server and judges every answer:
 * `bun run fuzz [seconds] [seed] [folder for files that fail]`. The same seed produces the same files.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fixture, makeRandom, pick, realFixtures } from './fixtures.ts';
import { judge } from './judge.ts';
import { mutate } from './mutate.ts';
import { ownFixtures } from './own-fixtures.ts';
import { conversionForm, holdsWithin, postConversion, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

export type FuzzFailure = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly content: Uint8Array;
};
export type FuzzReport = {
  readonly sent: number;
  readonly outcomes: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  readonly failures: readonly FuzzFailure[];
};

/** Fuzzes while `goOn` returns true, with `atOnce` concurrent requests. */
export const fuzz = async (
  server: ServerUnderTest,
  fixtures: readonly Fixture[],
  { seed, atOnce, goOn }: { readonly seed: number; readonly atOnce: number; readonly goOn: (sent: number) => boolean },
): Promise<FuzzReport> => {
  const { conversions } = (await (await fetch(`${server.url}/api/formats`)).json()) as { conversions: Record<string, readonly string[]> };
  const random = makeRandom(seed);
  const usable = fixtures.filter(({ format }) => (conversions[format]?.length ?? 0) > 0);
  const outcomes = new Map<string, number>();
  const failures: FuzzFailure[] = [];
  let sent = 0;
  let slowestMs = 0;

  const one = async (): Promise<void> => {
    // Draw all random numbers before the first await, so that the order of answers has no effect.
    const fixture = pick(usable, random);
    const to = pick(conversions[fixture.format] ?? [], random);
    const ownSeed = Math.floor(random() * 2 ** 32);
    const content = mutate(await Bun.file(fixture.path).bytes(), makeRandom(ownSeed));
    const started = performance.now();
    const answer = await postConversion(server, conversionForm(content, fixture.format, to));
    const body = await answer.bytes();
    slowestMs = Math.max(slowestMs, performance.now() - started);
    const outcome = answer.ok ? '200' : `${answer.status} ${(JSON.parse(new TextDecoder().decode(body)) as { code: string }).code}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const why = judge(answer.status, answer.headers, body);
    if (why) failures.push({ name: fixture.name, from: fixture.format, to, why, content });
  };
  const lane = async (): Promise<void> => {
    while (goOn(sent)) {
      sent++;
      await one();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { sent, outcomes, slowestMs, failures };
};

const main = async (): Promise<void> => {
  const [seconds = 60, seed = Date.now() % 1_000_000] = process.argv.slice(2, 4).map(Number);
  const keep = process.argv[4];
  const dir = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const fixtures = [...(await realFixtures()), ...(await ownFixtures(dir))];
  const server = await startServerUnderTest({ SPARE_WORKERS: '2' });
  const end = performance.now() + seconds * 1000;
  const report = await fuzz(server, fixtures, { seed, atOnce: 4, goOn: () => performance.now() < end });
  const clean = await holdsWithin(
    10_000,
    async () => (await server.leftFolders()).length === 0 && (await server.metric('running_conversions')) === 0,
  );
  console.log(
    `Sent ${report.sent} changed files in ${seconds} s (seed ${seed}); the slowest answer took ${Math.round(report.slowestMs)} ms.`,
  );
  for (const [outcome, count] of [...report.outcomes].sort((a, b) => b[1] - a[1])) console.log(`${String(count).padStart(6)}  ${outcome}`);
  for (const [index, { name, from, to, why, content }] of report.failures.entries()) {
    console.log(`FAIL ${name} ${from} -> ${to}: ${why}`);
    if (keep) await Bun.write(join(keep, `${index}-${name}`), content);
  }
  console.log(`${report.failures.length} failures; ${clean ? 'nothing' : 'something'} left behind.`);
  await server.stop();
  await rm(dir, { recursive: true });
  process.exit(report.failures.length === 0 && clean ? 0 : 1);
};

if (import.meta.main) await main();
