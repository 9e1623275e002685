import { availableParallelism } from 'node:os';
import { maxFileAgeMs } from '../catalogue/limits.ts';
import { makeApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { startCleanUp } from './jobs/clean-up.ts';
import { makeProgressBoard } from './jobs/progress.ts';
import { makeQueue } from './jobs/queue.ts';
import { makeOffers } from './offers.ts';
import { judgeLevel, SandboxError } from './sandbox/level.ts';
import { dataFolders, prepareToolchain } from './toolchain/toolchain.ts';
import { makeVersions } from './toolchain/versions.ts';

/** How long running conversions may go on after SIGTERM. */
const drainMs = 30_000;

const start = async (): Promise<void> => {
  const config = readConfig(process.env, availableParallelism());
  const tools = await prepareToolchain(config);
  const warning = judgeLevel(tools.host.level, tools.strongerLevels, config);
  if (warning) console.warn(warning);
  const { jobs } = dataFolders(config.dataDir);
  const cleanUp = await startCleanUp([jobs], { maxAgeMs: maxFileAgeMs / 2, everyMs: 5 * 60_000 });
  const shutdown = new AbortController();
  const queue = makeQueue({ capacity: config.capacity, length: config.queueLength, waitMs: config.queueWaitSeconds * 1000 });
  let ready = false;
  const app = makeApp({
    config,
    tools,
    queue,
    offers: makeOffers(tools.engines),
    progress: makeProgressBoard(),
    isReady: () => ready,
    versions: makeVersions(),
    shutdown: shutdown.signal,
  });
  // The form is counted while it is read (intake/receive.ts), so that one that is too large gets an answer; Bun would just cut it.
  app.listen({ port: config.port, hostname: config.host, maxRequestBodySize: Number.MAX_SAFE_INTEGER, idleTimeout: 60 });
  console.log(`Listening on http://localhost:${app.server?.port}`);
  for (const { engine, programs } of tools.missing) console.log(`Off: ${engine} (missing ${programs.join(', ')})`);
  ready = true;
  await tools.warm();

  const stop = async (): Promise<void> => {
    ready = false;
    const end = performance.now() + drainMs;
    while (queue.state().running > 0 && performance.now() < end) await Bun.sleep(50);
    shutdown.abort();
    cleanUp.stop();
    await app.stop(true);
    await tools.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};

start().catch((thrown) => {
  console.error(thrown instanceof ConfigError || thrown instanceof SandboxError ? thrown.message : thrown);
  process.exit(1);
});
