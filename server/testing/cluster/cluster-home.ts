import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { dataFolders } from '../../config/data-folders.ts';
import { makeLookers } from '../../intake/look/lookers.ts';
import { startClusterNode } from '../../node/cluster-node.ts';
import { makeMetrics } from '../../observability/metrics.ts';
import { prepareToolchain } from '../../toolchain/toolchain.ts';
import { makeVersions } from '../../toolchain/versions.ts';
import type { JobHome } from '../conformance/home.ts';
import { testSettings } from '../settings.ts';
import { makeTestFolder } from '../test-folder.ts';
import type { TestRedis } from './redis-server.ts';
import type { TestS3 } from './s3-server.ts';

let bucket = 0;

/** Starts nodes of these roles in this process, with a real Redis and a real store. */
export const startClusterHome = async (
  redis: TestRedis,
  s3: TestS3,
  env: Readonly<Record<string, string>>,
  roles: readonly string[] = ['worker', 'api', 'api'],
) => {
  const dir = makeTestFolder('cluster');
  const name = `files-${process.pid}-${++bucket}`;
  await s3.makeBucket(name);
  const shutdown = new AbortController();
  const lookers = makeLookers({ threads: 2, waiting: 512, seconds: 60 });

  const startNode = async (role: string, index: number) => {
    const settings = { REDIS_URL: redis.url, REDIS_PREFIX: name, ...s3.env(name), ...testSettings };
    const data = join(dir, String(index));
    const read = readConfig({ ...settings, DATA_DIR: data, ROLE: role, ...env }, 2);
    if (!read.cluster) throw new Error('The settings name no cluster.');
    const config = { ...read, cluster: read.cluster };
    const folders = dataFolders(data);
    await Bun.$`mkdir -p ${folders.jobs} ${folders.results}`.quiet();
    await Bun.$`chmod 711 ${data} ${folders.jobs}`.quiet();
    const tools = role === 'api' ? undefined : await prepareToolchain(config);
    const parts = { config, metrics: makeMetrics(), lookers, shutdown, uploadWaitMs: 15_000, versions: makeVersions() };
    const node = await startClusterNode({ ...parts, ...(tools && { tools }) });
    await node.begun;
    return { node, tools, jobs: folders.jobs, app: makeApp(node.services) };
  };
  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (const [index, role] of roles.entries()) nodes.push(await startNode(role, index));
  const withApi = nodes.filter((_, index) => roles[index] !== 'worker');
  while (!withApi.every(({ node }) => node.cluster.isReady())) {
    for (const { node } of withApi) await node.cluster.nodes.look();
    await Bun.sleep(20);
  }
  let turn = 0;
  const next = () => {
    const one = withApi[turn++ % withApi.length];
    if (!one) throw new Error('There is no node with the API.');
    return one;
  };
  const { store } = nodes[0]?.node.cluster ?? {};

  const home: JobHome = {
    send: (path, init) => next().app.handle(new Request(`http://localhost${path}`, init)),
    jobs: () => next().node.services.jobs,
    files: async () => [...((await store?.list('', shutdown.signal)) ?? []), ...nodes.flatMap(({ jobs }) => readdirSync(jobs))],
    close: async () => {
      for (const { node } of nodes) await node.drain(0);
      shutdown.abort(new Error('The test is over.'));
      for (const { node } of nodes) await node.close();
      for (const { tools } of nodes) await tools?.close();
      lookers.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
  return { home, nodes: nodes.map(({ node }) => node), name };
};
