import { rm } from 'node:fs/promises';
import { type Config, readConfig } from '../config/config.ts';
import { prepareToolchain, type Toolchain } from '../toolchain/toolchain.ts';
import { atEnd, isTestRun } from './at-end.ts';
import { testSettings } from './settings.ts';
import { makeTestFolder } from './test-folder.ts';

/** The settings that a toolchain depends on, apart from its folder. */
const settingsOfTools = ({ spareWorkers, documentsPerWorker, workerIdleMinutes, jobSeconds, logLevel }: Config): string =>
  JSON.stringify([spareWorkers, documentsPerWorker, workerIdleMinutes, jobSeconds, logLevel]);

/** A toolchain of which the caller is one of several users, or the only one, and the folder of its workers. */
export type LentTools = { readonly tools: Toolchain; readonly dir: string; readonly giveBack: () => Promise<void> };

let shared: Promise<LentTools> | undefined;

const prepareShared = async (): Promise<LentTools> => {
  const dir = makeTestFolder('tools');
  const tools = await prepareToolchain(readConfig({ DATA_DIR: dir, ...testSettings }, 2));
  atEnd(async () => {
    shared = undefined;
    await tools.close();
    await rm(dir, { recursive: true, force: true });
  });
  return { tools, dir, giveBack: async () => undefined };
};

/**
 * The toolchain that all files of a run of tests share: its workers, LibreOffice and Chromium stay until the end. Callers with other settings,
 * and commands, get one of their own.
 */
export const toolsFor = async (config: Config): Promise<LentTools> => {
  if (isTestRun() && settingsOfTools(config) === settingsOfTools(readConfig(testSettings, 2))) {
    shared ??= prepareShared();
    return shared;
  }
  const tools = await prepareToolchain(config);
  return { tools, dir: config.dataDir, giveBack: tools.close };
};
