/**
 * Mutates small inputs of our parsers, keeps those that reach new lines, and mutates them further:
 * `bun run fuzz:parsers [seconds] [seed] [pattern of names]`. JavaScriptCore's profiler of basic blocks reports the reached lines, without
 * instrumentation. The same seed makes the same inputs, as long as each parser gets as many turns.
 */
import * as jsc from 'bun:jsc';
import { join } from 'node:path';
import { makeRandom, pick } from '../fixtures.ts';
import { mutate } from '../mutate.ts';
import { faultOf, type Parser } from './parser.ts';
import { parsers } from './parsers.ts';

/** Missing in Bun's types. */
const { codeCoverageForFile } = jsc as unknown as { readonly codeCoverageForFile: (path: string, ignoreSourceMap: boolean) => string };

/** Longer inputs reach nothing that shorter ones don't. */
const mostBytes = 64 * 1024;
/** A small input that takes longer than this is a finding. */
const slowMs = 1000;
/** Inputs between two queries of the reached lines: a query takes as long as dozens of inputs. */
const batch = 16;

type Finding = { readonly parser: string; readonly why: string; readonly input: Buffer };

/** Lines not reached yet; undefined before the module has run. */
const unreached = ({ sources }: Parser): string =>
  sources
    .map((source) =>
      String(codeCoverageForFile(join(import.meta.dir, '../../..', source), true))
        .split('|')
        .at(-1),
    )
    .join('/');

/** Joins two inputs at random positions. */
const spliced = (one: Buffer, other: Buffer, random: () => number): Buffer =>
  Buffer.concat([one.subarray(0, Math.floor(random() * one.length)), other.subarray(Math.floor(random() * other.length))]);

const explore = async (parser: Parser, seed: number, ms: number) => {
  const random = makeRandom(seed);
  const corpus: Buffer[] = parser.seeds.map((one) => Buffer.from(one as string));
  const findings: Finding[] = [];
  let tried = 0;
  const attempt = async (input: Buffer): Promise<void> => {
    tried++;
    const started = performance.now();
    const fault = await faultOf(parser, input);
    const took = performance.now() - started;
    if (fault)
      findings.push({
        parser: parser.name,
        why: fault instanceof Error ? `${fault.name}: ${fault.message}\n${fault.stack}` : String(fault),
        input,
      });
    else if (took > slowMs) findings.push({ parser: parser.name, why: `${Math.round(took)} ms for ${input.length} bytes`, input });
  };
  for (const one of corpus) await attempt(one);
  let known = unreached(parser);
  const first = known;
  for (const end = performance.now() + ms; performance.now() < end && findings.length < 5; ) {
    const inputs = Array.from({ length: batch }, () => {
      const one = pick(corpus, random);
      return mutate(random() < 0.2 ? spliced(one, pick(corpus, random), random) : one, random).subarray(0, mostBytes);
    });
    for (const input of inputs) await attempt(input);
    const now = unreached(parser);
    // Keeps some of the batch without finding out which of them it was.
    if (now !== known) corpus.push(...inputs.slice(0, 4), ...inputs.slice(-4));
    known = now;
  }
  return { tried, corpus: corpus.length, isFurther: known !== first, findings };
};

const main = async (): Promise<void> => {
  if (process.env.BUN_JSC_useControlFlowProfiler !== '1') {
    const child = Bun.spawn([process.execPath, ...process.argv.slice(1)], {
      env: { ...process.env, BUN_JSC_useControlFlowProfiler: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    process.exit(await child.exited);
  }
  const [seconds = '60', seed = String(Date.now() % 1_000_000), pattern = ''] = process.argv.slice(2);
  const chosen = parsers.filter(({ name }) => new RegExp(pattern).test(name));
  if (chosen.length === 0) throw new Error(`No parser has a name that fits ${pattern}.`);
  let [tried, kept, failed] = [0, 0, 0];
  for (const [index, parser] of chosen.entries()) {
    const seen = await explore(parser, Number(seed) + index, (Number(seconds) * 1000) / chosen.length);
    tried += seen.tried;
    kept += seen.corpus - parser.seeds.length;
    failed += seen.findings.length;
    for (const { why, input } of seen.findings)
      console.log(`FAIL ${parser.name}: ${why}\n     ${JSON.stringify(input.subarray(0, 2000).toString('latin1'))}`);
  }
  console.log(`${chosen.length} parsers, ${tried} inputs (seed ${seed}), ${kept} kept for lines that they reached, ${failed} findings`);
  process.exit(failed === 0 ? 0 : 1);
};

if (import.meta.main) await main();
