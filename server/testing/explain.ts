import { copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { canonicalFormat } from '../../catalogue/formats.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import type { Engine, StepJob } from '../contract/engine.ts';
import { Problem } from '../contract/problem.ts';
import { type PlannedStep, plan } from '../planning/plan.ts';
import { startHarness } from './harness.ts';

/** `bun run explain FROM TO FILE [OPTIONS]`: prints each step of a conversion, to find the cause of a wrong result. */

const usage = `Usage: bun run explain FROM TO FILE [OPTIONS]

Converts FILE with this machine's tools and prints the plan, then for each step its commands and requests to workers, time,
files and notes. OPTIONS is the JSON of the API's options. The files of every step are kept in .cache/explain/.`;

/** Length at which long scripts in arguments and requests are truncated. */
const longestShown = 300;

const shorten = (text: string): string =>
  text.length <= longestShown ? text : `${text.slice(0, longestShown)}… (${text.length} characters)`;
const quote = (argument: string): string => (/^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`);
const milliseconds = (start: number): string => `${(performance.now() - start).toFixed(0)} ms`;

/** Wraps an engine to print what its step does, and to keep its files in `folder`. */
const spoken = (engine: Engine, folder: string, print: (line: string) => void): Engine => ({
  ...engine,
  convert: async (job: StepJob) => {
    const start = performance.now();
    print(`\n${engine.id}: ${job.step.from} to ${job.step.to}, options ${JSON.stringify(job.options)}`);
    const outputs = await engine.convert({
      ...job,
      note: (text) => {
        print(`  note     ${text}`);
        job.note(text);
      },
      run: async (argv, options) => {
        const started = performance.now();
        print(`  run      ${shorten(argv.map(quote).join(' '))}`);
        const outcome = await job.run(argv, options);
        print(`           exit ${outcome.exitCode}, ${milliseconds(started)}`);
        return outcome;
      },
      ask: async (worker, request) => {
        const started = performance.now();
        print(`  worker   ${worker.id} ${shorten(JSON.stringify(request))}`);
        const reply = await job.ask(worker, request);
        print(`           ${shorten(JSON.stringify(reply))}, ${milliseconds(started)}`);
        return reply;
      },
    });
    await mkdir(folder, { recursive: true });
    for (const { name } of outputs) {
      const path = join(job.stageDir, name);
      print(`  file     ${name}, ${(await stat(path)).size} bytes`);
      await copyFile(path, join(folder, basename(name)));
    }
    print(`  took     ${milliseconds(start)}; files kept in ${folder}`);
    return outputs;
  },
});

/** Converts a file and prints each step. Rejects with the Problem that a visitor would get. */
export const explain = async (
  request: { readonly from: string; readonly to: string; readonly path: string; readonly options: OptionValues },
  keptIn: string,
  print: (line: string) => void,
): Promise<void> => {
  const harness = await startHarness();
  try {
    const { path, options } = request;
    const chain = plan(harness.tools.engines, canonicalFormat(request.from), canonicalFormat(request.to), options);
    if (!chain) throw new Problem('unsupported_conversion');
    print(`Plan: ${chain.map(({ engine, step }) => `${step.from} to ${step.to} by ${engine.id} (cost ${step.cost})`).join(', then ')}`);
    const shown = chain.map(
      ({ engine, step }, index): PlannedStep => ({
        engine: spoken(engine, join(keptIn, `${index + 1}-${engine.id}-${step.to}`), print),
        step,
      }),
    );
    await harness.follow(path, shown, options);
  } finally {
    await harness.close();
  }
};

if (import.meta.main) {
  const [from, to, path, options = '{}'] = process.argv.slice(2);
  if (!from || !to || !path) {
    console.error(usage);
    process.exit(2);
  }
  const keptIn = join(import.meta.dir, '../../.cache/explain');
  await Bun.$`rm -rf ${keptIn}`.quiet();
  try {
    await explain({ from, to, path, options: JSON.parse(options) as OptionValues }, keptIn, console.log);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.code}: ${error.message}`);
    process.exit(1);
  }
}
