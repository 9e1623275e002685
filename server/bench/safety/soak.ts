/**
 * Runs mixed real conversions concurrently, with visitors who leave and tools and workers that are killed at random:
 * `bun run soak [seconds] [at once]`. At the end every request must have a correct answer, and no process, file or memory may be left.
 */
import { type Fixture, makeRandom, pick, realFixtures } from './fixtures.ts';
import { judge } from './judge.ts';
import { conversionForm, holdsWithin, postConversion, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

export type SoakReport = {
  readonly answers: ReadonlyMap<string, number>;
  readonly left: number;
  readonly killed: number;
  readonly wrong: readonly string[];
  readonly leftFolders: number;
  readonly stillRunning: number;
  readonly residentMb: { readonly before: number; readonly highest: number; readonly after: number };
};

/** Possible outcomes of a valid file besides the result if its tool or worker is killed. */
const expected: ReadonlySet<string> = new Set([
  '200',
  '422 conversion_failed',
  '422 resource_limit',
  '503 queue_full',
  '503 converter_unavailable',
  '504 conversion_timeout',
]);

/** One in twelve visitors leaves before the answer. */
const leaveShare = 1 / 12;

export const soak = async (
  server: ServerUnderTest,
  fixtures: readonly Fixture[],
  {
    seconds,
    atOnce,
    killEveryMs,
    seed,
  }: { readonly seconds: number; readonly atOnce: number; readonly killEveryMs: number; readonly seed: number },
): Promise<SoakReport> => {
  const { conversions } = (await (await fetch(`${server.url}/api/formats`)).json()) as { conversions: Record<string, readonly string[]> };
  const random = makeRandom(seed);
  const usable = fixtures.filter(({ format, audio }) => audio && (conversions[format]?.length ?? 0) > 0);
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  let [left, killed] = [0, 0];
  const memory = async (): Promise<number> => (await server.metric('server_resident_bytes')) / 1024 ** 2;
  const before = await memory();
  let highest = before;
  const end = performance.now() + seconds * 1000;

  const one = async (): Promise<void> => {
    const fixture = pick(usable, random);
    const to = pick(conversions[fixture.format] ?? [], random);
    const leaves = random() < leaveShare ? AbortSignal.timeout(Math.ceil(random() * 2000)) : undefined;
    try {
      const answer = await postConversion(
        server,
        conversionForm(await Bun.file(fixture.path).bytes(), fixture.format, to),
        leaves ? { signal: leaves } : {},
      );
      const body = await answer.bytes();
      const outcome = answer.ok ? '200' : `${answer.status} ${(JSON.parse(new TextDecoder().decode(body)) as { code: string }).code}`;
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      const why = judge(answer.status, answer.headers, body) ?? (expected.has(outcome) || answer.status === 422 ? undefined : outcome);
      if (why) wrong.push(`${fixture.name} to ${to}: ${why}`);
    } catch (thrown) {
      if (leaves?.aborted) left++;
      else wrong.push(`${fixture.name} to ${to}: no answer (${thrown instanceof Error ? thrown.message : thrown})`);
    }
  };
  const visitor = async (): Promise<void> => {
    while (performance.now() < end) await one();
  };
  const killer = async (): Promise<void> => {
    while (performance.now() < end) {
      await Bun.sleep(killEveryMs);
      const running = server.processes();
      if (running.length === 0) continue;
      try {
        process.kill(pick(running, random), 'SIGKILL');
        killed++;
      } catch (thrown) {
        if ((thrown as { code?: string }).code !== 'ESRCH') throw thrown;
      }
      highest = Math.max(highest, await memory());
    }
  };
  await Promise.all([...Array.from({ length: atOnce }, visitor), killer()]);
  await holdsWithin(30_000, async () => (await server.leftFolders()).length === 0 && (await server.metric('running_conversions')) === 0);
  return {
    answers,
    left,
    killed,
    wrong,
    leftFolders: (await server.leftFolders()).length,
    stillRunning: await server.metric('running_conversions'),
    residentMb: { before, highest, after: await memory() },
  };
};

const main = async (): Promise<void> => {
  const [seconds = 120, atOnce = 32] = process.argv.slice(2).map(Number);
  const fixtures = await realFixtures();
  if (fixtures.length === 0) throw new Error('There are no real files to convert: ../shared/fixtures/MANIFEST.json is missing.');
  const server = await startServerUnderTest();
  const report = await soak(server, fixtures, { seconds, atOnce, killEveryMs: 1000, seed: Date.now() % 1_000_000 });
  const { before, highest, after } = report.residentMb;
  console.log(`${seconds} s at ${atOnce} at once; ${report.left} visitors left early, ${report.killed} processes were killed.`);
  for (const [outcome, count] of [...report.answers].sort((a, b) => b[1] - a[1])) console.log(`${String(count).padStart(6)}  ${outcome}`);
  for (const line of report.wrong) console.log(`WRONG ${line}`);
  console.log(`Server memory: ${before.toFixed(0)} MB before, ${highest.toFixed(0)} at most, ${after.toFixed(0)} after.`);
  const processes = server.processes();
  server.signal('SIGTERM');
  await server.exited;
  const survivors = processes.length > 0 ? server.processes() : [];
  console.log(
    `Left: ${report.leftFolders} folders, ${report.stillRunning} conversions, ${survivors.length} processes after the server's end.`,
  );
  await server.stop();
  process.exit(report.wrong.length + report.leftFolders + report.stillRunning + survivors.length === 0 ? 0 : 1);
};

if (import.meta.main) await main();
