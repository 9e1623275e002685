import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Weight } from '../../contract/engine.ts';
import { makeQueues } from '../../job-service/distributed/queues.ts';
import { makeRecords } from '../../job-service/distributed/records.ts';
import { newFileKey } from '../../job-service/distributed/sealed-file.ts';
import { timesOf } from '../../job-service/distributed/times.ts';

const worker = new URL('./waiting-worker.ts', import.meta.url).pathname;
const limits = { clientJobs: 1e9, clientConcurrency: 1e9, clientPerMinute: 1e9 };

export type WorkerPlan = { readonly capacity: number; readonly lightMs: number; readonly otherMs?: number; readonly warm?: string };

/** Jobs without files whose workers only wait, to measure queue and state. */
export const makeWaitingJobs = (redis: Redis, url: string, prefix: string) => {
  const records = makeRecords(redis, prefix, timesOf(60));
  const queues = makeQueues(redis, prefix);
  return {
    prefix,
    records,
    /** Queues a job of a client by its weight. `kinds`: the kinds of workers that it needs. */
    add: async (client: string, weight: Weight, kinds = ''): Promise<string> => {
      const id = randomBytes(24).toString('base64url');
      const form = JSON.stringify({
        files: [{ name: 'upload', bytes: 1, fileName: 'a.png' }],
        ofFiles: { inputFormat: ['png'], password: [], lastModified: [] },
        fields: [['outputFormat', 'webp']],
      });
      const about = { from: 'png', to: 'webp', weight, request: crypto.randomUUID(), callback: '', trace: '' };
      const fields = { ...about, key: newFileKey(), in: `j/1/${id}/in-1`, form };
      const whose = { key: client, local: true };
      const turn = await records.create({ id, client: whose, weight, kind: 'image', place: 'none', fields }, limits, 1e9);
      await queues.add(id, weight, turn);
      await redis.publish(`${prefix}wake`, kinds);
      return id;
    },
    waiting: (): Promise<number> => redis.zcard(`${prefix}waiting`),
    /** Milliseconds that started jobs have waited, by id. */
    waits: async (): Promise<ReadonlyMap<string, { readonly weight: string; readonly ms: number }>> => {
      const all = Object.entries(await redis.hgetall(`${prefix}waits`)).map(([id, text]) => {
        const [weight = '', ms = ''] = text.split(' ');
        return [id, { weight, ms: Number(ms) }] as const;
      });
      return new Map(all);
    },
    start: ({ capacity, lightMs, otherMs = lightMs, warm = 'all' }: WorkerPlan) =>
      Bun.spawn(['bun', worker, url, prefix, String(capacity), String(lightMs), String(otherMs), warm], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    close: () => queues.close(),
  };
};

export const endAll = async (children: readonly { readonly kill: (signal: 'SIGKILL') => void; readonly exited: Promise<number> }[]) => {
  for (const child of children) {
    child.kill('SIGKILL');
    await child.exited;
  }
};
