import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf } from '../../catalogue/formats.ts';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { operationById, parseOperationOptions } from '../../catalogue/operations.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import { serviceOperationById } from '../../catalogue/service-operations.ts';
import { type Config, readConfig } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import { Problem } from '../contract/problem.ts';
import { runJob } from '../jobs/job.ts';
import { makeWorkspace } from '../jobs/workspace.ts';
import { makeOffers } from '../planning/offers.ts';
import { type PlannedStep, plan } from '../planning/plan.ts';
import { type SandboxLevel, sandboxLevels } from '../sandbox/sandbox-host.ts';
import { prepareToolchain, type Toolchain } from '../toolchain/toolchain.ts';
import { hangsMs } from './long-timeout.ts';
import { testSettings } from './settings.ts';
import { type LentTools, toolsFor } from './shared-tools.ts';
import { recordStep } from './step-record.ts';
import { makeTestFolder } from './test-folder.ts';

/** Result of a test's conversion: files on disk until the harness closes. */
export type Converted = {
  readonly paths: readonly string[];
  /** Labels that distinguish the outputs, in the same order. */
  readonly parts: readonly (string | undefined)[];
  readonly notes: readonly string[];
};

export type Harness = {
  readonly tools: Toolchain;
  readonly dir: string;
  /** Converts a file through the real plan, sandbox and workers. Rejects with the Problem that a visitor would get. */
  readonly convert: (path: string, from: string, to: string, options?: OptionValues) => Promise<Converted>;
  /** Runs an operation on a file, with its default options. */
  readonly operate: (operation: string, path: string, from: string, options?: OptionValues) => Promise<Converted>;
  /** The same with a given plan, for example a single step. */
  readonly follow: (path: string, chain: readonly PlannedStep[], options?: OptionValues, title?: string) => Promise<Converted>;
  readonly close: () => Promise<void>;
};

const toolsAt = async (config: Config, level: SandboxLevel): Promise<LentTools> => {
  const tools = await prepareToolchain(config, { levels: [level] });
  return { tools, dir: config.dataDir, giveBack: tools.close };
};

/**
 * Converts by the real toolchain in a temporary folder, optionally at a given sandbox level and with further settings. Workers process many
 * documents here, as only tests use them, and none are started ahead of time. Without a level and settings, all harnesses of a process share
 * a toolchain.
 */
export const startHarness = async (only?: SandboxLevel, settings: Readonly<Record<string, string>> = {}): Promise<Harness> => {
  const dir = makeTestFolder('engines');
  const config = readConfig({ DATA_DIR: join(dir, 'data'), ...testSettings, ...settings }, 2);
  // The machine's level, or a weaker one to test: SANDBOX_LEVEL=landlock bun test server/engines.
  const level = only ?? sandboxLevels.find((one) => one === process.env.SANDBOX_LEVEL);
  const { tools, giveBack } = level ? await toolsAt(config, level) : await toolsFor(config);
  const { jobs } = dataFolders(config.dataDir);
  await mkdir(jobs, { recursive: true });

  const follow: Harness['follow'] = async (path, chain, options = {}, title = 'test') => {
    const workspace = await makeWorkspace(jobs);
    const input = `upload.${extensionOf(chain[0]?.step.from ?? '')}`;
    await copyFile(path, join(workspace.dir, input));
    // Only aborts hanging tests: no test depends on speed.
    const signal = AbortSignal.timeout(hangsMs);
    // Tests fail where a step silently does with less.
    const strict = {
      ...tools,
      recovered: ({ cause }: Error) => {
        throw cause;
      },
    };
    const result = await runJob(strict, { workspace, input, plan: chain, options, title, signal, onProgress: () => undefined });
    for (const { engine, step } of chain) recordStep(engine.id, step);
    return {
      paths: result.files.map(({ name }) => join(result.dir, name)),
      parts: result.files.map(({ part }) => part),
      notes: result.notes.map(inEnglish),
    };
  };

  return {
    tools,
    dir,
    follow,
    convert: async (path, from, to, options = {}) => {
      const chain = plan(tools.engines, from, to, options);
      if (!chain) throw new Error(`No engine converts ${from} to ${to}.`);
      return follow(path, chain, options);
    },
    operate: async (id, path, from, options = {}) => {
      const operation = operationById(id) ?? serviceOperationById(id);
      if (!operation) throw new Error(`There is no operation ${id}.`);
      const parsed = parseOperationOptions(operation, JSON.stringify(options));
      if (!parsed.ok) throw new Problem(parsed.code, parsed.detail, { option: parsed.option });
      const chain = makeOffers(tools.engines).planOperation(operation, from, parsed.values);
      if (!chain) throw new Error(`No engine does ${id} on ${from}.`);
      return follow(path, chain, parsed.values);
    },
    close: async () => {
      await giveBack();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
