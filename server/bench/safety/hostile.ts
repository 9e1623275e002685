/**
 * Sends every attack of `attacks/`, and of the collection next to the repository if it exists, to a separate server:
 * `bun run hostile [pattern of names]`. With `--block` it reports instead how long each of them, and each form that is expensive to
 * parse, blocks the event loop while it is received and inspected. With `--cve` it tries the published vulnerabilities of `cves/`.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLines } from '../../sandbox/lines.ts';
import { attackByAddress } from './address-attacks.ts';
import { attackServer } from './attack-server.ts';
import { harmless } from './attacks/attack.ts';
import { families } from './attacks/attacks.ts';
import { setCallTrap } from './call-trap.ts';
import { tryCves } from './cves/try-cves.ts';
import { formFloods } from './form-floods.ts';
import { judge } from './judge.ts';
import { blocksOf, maxBlockMs, maxPeakBytes } from './longest-block.ts';
import { conversionForm, postConversion, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';
import { attackByWire } from './wire.ts';
import { wireAttacks } from './wire-attacks.ts';

const folder = new URL('../../../../shared/hostile/', import.meta.url).pathname;
/** The secret of the collection (make.py). */
const collectionCanary = 'HOSTILE-CANARY-7f3a9c51d2e8';

/** Whether the collection is present; it needs Python. */
export const hasAttacks = existsSync(`${folder}run.py`) && Bun.which('python3') !== null;

/** Number of attacks sent, and of those that succeeded. */
type Counts = { readonly sent: number; readonly failed: number };

/** Runs the collection's runner on the attacks whose names match. */
const runAll = async (server: ServerUnderTest, pattern: string): Promise<Counts> => {
  const child = Bun.spawn(['python3', `${folder}run.py`, '--server', server.url, '--only', pattern], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  });
  let [sent, failed] = [0, 0];
  for await (const line of readLines(child.stdout)) {
    console.log(line);
    if (/^(?:FAIL|ok {2}) /.test(line)) sent++;
    if (line.startsWith('FAIL')) failed++;
  }
  if ((await child.exited) !== 0) failed ||= 1;
  return { sent, failed };
};

type Attack = {
  readonly name: string;
  readonly file?: string;
  readonly raw_body?: unknown;
  readonly from: string;
  readonly to: string;
  readonly upload_name: string;
  readonly expect: { readonly status: readonly string[]; readonly side_effect: readonly string[] };
};

const fits = (status: number, wanted: readonly string[]): boolean =>
  wanted.some((one) => one === 'any' || one === String(status) || (one.endsWith('xx') && one[0] === String(status)[0])) ||
  status === 429 ||
  status === 503;

/** Generates matching files of the collection below `dir`; they target that folder and the address `callback`. */
const makeCollection = async (dir: string, pattern: string, callback: string): Promise<readonly Attack[]> => {
  const places = [join(dir, 'files'), '--canary-dir', join(dir, 'canary')];
  const make = ['python3', `${folder}make.py`, ...places, '--callback', callback, '--only', pattern];
  await Bun.spawn(make, { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' }).exited;
  const { cases } = (await Bun.file(join(dir, 'files/manifest.json')).json()) as { cases: readonly Attack[] };
  return cases.filter(({ file, raw_body }) => file && !raw_body);
};

/** Generates only the matching attacks, sends each once, and resolves with the problems: fast enough for every test run. */
export const runSome = async (
  server: ServerUnderTest,
  pattern: string,
): Promise<{ readonly sent: number; readonly wrong: readonly string[] }> => {
  const dir = await mkdtemp(join(tmpdir(), 'attacks-'));
  const trap = setCallTrap(() => new Response(null, { status: 404 }));
  const sendable = await makeCollection(dir, pattern, trap.url);
  const wrong: string[] = [];
  for (const { name, file = '', from, to, upload_name, expect } of sendable) {
    const answer = await postConversion(server, conversionForm(await Bun.file(join(dir, 'files', file)).bytes(), from, to, upload_name));
    const body = await answer.bytes();
    const why = fits(answer.status, expect.status)
      ? judge(answer.status, answer.headers, body)
      : `status ${answer.status}, not ${expect.status.join(' or ')}`;
    if (why) wrong.push(`${name}: ${why}`);
    if (Buffer.from(body).includes(collectionCanary)) wrong.push(`${name}: the secret is in the answer`);
    for (const path of expect.side_effect) if (existsSync(path)) wrong.push(`${name}: it made ${path}`);
  }
  wrong.push(...trap.calls.map((path) => `called home: ${path}`));
  await trap.close();
  await rm(dir, { recursive: true, force: true });
  return { sent: sendable.length, wrong };
};

const runOwn = async (server: ServerUnderTest, pattern: string): Promise<Counts> => {
  let [sent, failed] = [0, 0];
  for (const [family, attacks] of Object.entries(families)) {
    const chosen = attacks.filter(({ name }) => new RegExp(pattern).test(name));
    const { breaches, slowest } = await attackServer(server, chosen);
    for (const { name, why } of breaches) console.log(`FAIL ${name}: ${why}`);
    const [last] = slowest;
    console.log(
      `${family}: ${chosen.length - breaches.length} of ${chosen.length} hold${last ? `; the slowest took ${Math.round(last.ms)} ms (${last.name})` : ''}`,
    );
    sent += chosen.length;
    failed += breaches.length;
  }
  return { sent, failed };
};

/** Sends requests that no client library would send; returns the number of failures. */
const runRequests = async (server: ServerUnderTest): Promise<number> => {
  const wrong = await attackByWire(server.url);
  for (const line of wrong) console.log(`FAIL request: ${line}`);
  console.log(`requests: ${wireAttacks.length - wrong.length} of ${wireAttacks.length} hold`);
  return wrong.length;
};

/** Sends addresses of this machine to every endpoint that accepts one; returns the number of failures. */
const runAddresses = async (): Promise<number> => {
  const { sent, wrong } = await attackByAddress();
  for (const line of wrong) console.log(`FAIL address: ${line}`);
  console.log(`addresses: ${sent - wrong.length} of ${sent} hold`);
  return wrong.length;
};

/** The error if no attack matches: running none would look like a success. */
const nothingFits = (pattern: string): Error => new Error(`No attack has a name that fits ${pattern}.`);

const reportBlocks = async (pattern: string): Promise<never> => {
  const isChosen = ({ name }: { readonly name: string }): boolean => new RegExp(pattern).test(name);
  const dir = await mkdtemp(join(tmpdir(), 'attacks-'));
  const collection = hasAttacks ? await makeCollection(dir, pattern, 'http://127.0.0.1:9') : [];
  const files = await Promise.all(
    collection.map(async ({ name, file = '', from, to }) =>
      harmless(name, `${from} ${to}`, await Bun.file(join(dir, 'files', file)).bytes()),
    ),
  );
  const attacks = [...Object.values(families).flat().filter(isChosen), ...files];
  const { blocks, peakBytes } = await blocksOf(attacks, formFloods.filter(isChosen));
  await rm(dir, { recursive: true, force: true });
  const [longest] = blocks;
  if (!longest) throw nothingFits(pattern);
  for (const { name, ms, answer } of blocks.slice(0, 10)) console.log(`${ms.toFixed(1)} ms  ${name} (${answer})`);
  console.log(
    `${blocks.length} hostile uploads block the event loop for ${longest.ms.toFixed(1)} ms at most; the limit is ${maxBlockMs} ms`,
  );
  console.log(
    `The server that inspected them used ${Math.round(peakBytes / 1024 ** 2)} MB at most; the limit is ${maxPeakBytes / 1024 ** 2} MB`,
  );
  process.exit(longest.ms <= maxBlockMs && peakBytes < maxPeakBytes ? 0 : 1);
};

const main = async (): Promise<void> => {
  const [pattern = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (process.argv.includes('--block')) await reportBlocks(pattern);
  if (process.argv.includes('--cve')) process.exit((await tryCves(pattern)) ? 0 : 1);
  const server = await startServerUnderTest();
  const own = await runOwn(server, pattern);
  const requests = (await runRequests(server)) + (await runAddresses());
  if (!hasAttacks) console.log('The collection beside the repository is not there (../shared/hostile/run.py), or python3.');
  const others = hasAttacks ? await runAll(server, pattern) : { sent: 0, failed: 0 };
  await server.stop();
  if (own.sent + others.sent === 0) throw nothingFits(pattern);
  process.exit(own.failed + requests + others.failed === 0 ? 0 : 1);
};

if (import.meta.main) await main();
