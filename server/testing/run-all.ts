import { chmodSync, existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { engines } from '../engines.ts';
import { leanFfmpeg } from './lean-ffmpeg.ts';
import { hangsMs } from './long-timeout.ts';
import { failureText, readJunit, readPlaywright, type TestCase } from './reports.ts';
import { shardsOf, testsOf } from './shards.ts';
import { endOnSignals, runShown } from './shown-command.ts';
import { stepName } from './step-record.ts';
import { makeTestFolder } from './test-folder.ts';

/**
 * `npm test`, after the setup: runs every part, even after failures, so that a run reports everything that is wrong. Three parts run at a
 * time, since each of them waits for tools, browsers and timers often. The first argument is a folder for this run; with `nightly` as the
 * second, it adds the parts that are too slow for every change.
 * No test is tried a second time. The last line of the output is `N passed, N failed, N skipped`.
 */
const [folder = '', scope] = process.argv.slice(2);
const isNightly = scope === 'nightly';
const record = join(folder, 'steps');

type Part = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Tests that it ran; a part without them counts as one. */
  readonly cases?: () => Promise<readonly TestCase[]>;
};

/** The names of tests of a single declared step contain this, and no other names may. */
const stepPattern = '(^| )step \\S+ to ';

type Tests = {
  readonly name: string;
  /** Files, as `bun test` takes them. */
  readonly where: readonly string[];
  /** Only tests with matching names. */
  readonly pattern?: string;
  /** Runs all files in one process with one toolchain, instead of two processes in which each file begins anew. */
  readonly isShared?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

const bunTest = ({ name, where, pattern = '', isShared = false, env = {} }: Tests): Part => {
  const report = join(folder, `${name}.xml`);
  const args = [...(isShared ? [] : ['--parallel=2']), ...(pattern ? ['-t', pattern] : []), ...where];
  return {
    name,
    command: ['bun', 'test', `--timeout=${hangsMs}`, '--only-failures', '--reporter=junit', `--reporter-outfile=${report}`, ...args],
    env: { ...env, STEP_RECORD: record, ...(isNightly && { NIGHTLY: '1' }) },
    cases: async () => readJunit(await readFile(report, 'utf8')).filter((one) => new RegExp(pattern).test(one.name)),
  };
};

const inShards = (name: keyof typeof testsOf): readonly Part[] =>
  shardsOf(testsOf[name]).map((args, index) => bunTest({ name: `${name}-${index + 1}`, where: args, isShared: true }));

const browser: Part = {
  name: 'browser',
  command: ['bun', 'run', 'test:browser'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'browser.json'), ...(isNightly && { NIGHTLY: '1' }) },
  cases: async () => readPlaywright(await readFile(join(folder, 'browser.json'), 'utf8')),
};

/** In the order of their start: the first three begin at once, and each other one when an earlier one has ended. */
const parts: readonly Part[] = [
  browser,
  ...inShards('long'),
  { name: 'lint', command: ['bun', 'run', 'lint'] },
  { name: 'types', command: ['bun', 'run', 'types'] },
  ...inShards('unit'),
  ...(isNightly
    ? [
        bunTest({ name: 'nightly', where: ['nightly.test'] }),
        bunTest({ name: 'steps', where: ['server/engines'], pattern: stepPattern, env: { STEPS: 'rest' } }),
      ]
    : []),
];

const totals = { passed: 0, failed: 0, skipped: 0 };
const skipped: string[] = [];
const failures: string[] = [];
const lines: string[] = [];

const run = async (part: Part): Promise<void> => {
  const { name, env, cases } = part;
  // A part that leaves anything there fails.
  const temp = makeTestFolder(name);
  chmodSync(temp, 0o1777);
  const start = performance.now();
  const { code, output } = await runShown(name, part.command, { ...process.env, TMPDIR: temp, ...env });
  const ran = (await cases?.().catch((): readonly TestCase[] => [])) ?? [];
  const seconds = (performance.now() - start) / 1000;
  const count = (state: TestCase['state']): number => ran.filter((one) => one.state === state).length;
  // A failure without a failed test (a type error, a file that does not load) counts as one.
  const failed = Math.max(count('failed'), code === 0 ? 0 : 1);
  const passed = cases ? count('passed') : code === 0 ? 1 : 0;
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += count('skipped');
  if (failed > 0) {
    const names = ran.filter(({ state }) => state === 'failed').map((one) => one.name);
    failures.push(
      ...(names.length > 0 ? names : ['(without a failed test)']).map((one) => `failed   ${name}: ${one}`),
      failureText(output),
    );
  }
  const left = await readdir(temp);
  failures.push(...left.map((one) => `left     ${name}: ${join(temp, one)}`));
  for (const one of left) await rm(join(temp, one), { recursive: true, force: true });
  skipped.push(...ran.filter(({ state }) => state === 'skipped').map((one) => `${name}: ${one.name}`));
  // Tests without assertions can't fail; browser tests wait for expected content instead.
  const idle = ran.filter(({ state, assertions }) => state === 'passed' && assertions === 0);
  failures.push(...idle.map((one) => `unproven ${name}: ${one.name} asserts nothing`));
  totals.failed += idle.length + left.length;
  totals.passed -= idle.length;
  lines.push(
    `${name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed + idle.length + left.length).padStart(3)} failed ${String(count('skipped')).padStart(3)} skipped ${seconds.toFixed(0).padStart(5)} s`,
  );
};

const waiting = [...parts];
let isStopped = false;
endOnSignals(() => {
  isStopped = true;
  waiting.length = 0;
});
const lane = async (): Promise<void> => {
  for (let part = waiting.shift(); part; part = waiting.shift()) await run(part);
};
// Made before the tests, each of whose servers would make them otherwise.
await leanFfmpeg();
// Nobody waits for the nightly run, which also measures growth and fairness.
await Promise.all(Array.from({ length: isNightly ? 1 : 3 }, lane));

if (isStopped) {
  console.log('Stopped by a signal.');
  process.exit(130);
}

/** At night, every declared step must have been run by a test: in the quick choice, in the rest, or in a separate test. */
const declared = engines.flatMap(({ id, steps }) => steps.map((step) => stepName(id, step)));
const taken = new Set(existsSync(record) ? (await readFile(record, 'utf8')).split('\n') : []);
const untaken = declared.filter((step) => !taken.has(step));
if (isNightly) {
  for (const step of untaken) console.log(`No test took the step ${step}.`);
  if (untaken.length > 0) totals.failed += 1;
  else totals.passed += 1;
}

console.log('');
for (const one of failures) console.log(one);
for (const one of skipped) console.log(`skipped  ${one}`);
for (const line of lines) console.log(line);
console.log(`Of ${declared.length} declared steps ${declared.length - untaken.length} were taken by tests.`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
