import type { Redis } from 'ioredis';
import { message } from '../../../catalogue/languages/message.ts';
import type { Weight } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import type { Client } from '../../requests/clients.ts';
import type { Job } from '../job.ts';
import { tooManyJobs } from '../job-limits.ts';
import type { JobEvent } from '../job-service.ts';
import { failedAbout, type JobRecord, jobOf, readRecord } from './record.ts';
import { runScript, type ScriptName } from './scripts.ts';
import type { Times } from './times.ts';

const unitsOf: Record<Weight, number> = { light: 1, medium: 2, heavy: 4 };

/** A job to be created. */
export type NewRecord = {
  readonly id: string;
  readonly client: Client;
  readonly weight: Weight;
  /** Kind of the input for metrics: image, document, video. */
  readonly kind: string;
  /** The upload's slot among its client's active work, which the job takes over. */
  readonly place: string;
  readonly fields: Readonly<
    Pick<JobRecord, 'from' | 'to' | 'weight' | 'request' | 'callback' | 'trace' | 'unsealed' | 'awaited'> &
      Required<Pick<JobRecord, 'key' | 'in' | 'form'>>
  >;
};

export type Limits = { readonly clientJobs: number; readonly clientConcurrency: number; readonly clientPerMinute: number };

const keysOf = ({ key, wider = [] }: Client): readonly string[] => [key, ...wider];

/** Largest position that is counted. */
const mostPositions = 999;

/**
 * Event numbers: each change of the record adds a thousand, and positions of a waiting job, which fall, count between them, so that every
 * node gives the same event the same number.
 */
const eventOf = (record: JobRecord, position: number): JobEvent => {
  const job = jobOf(record, position);
  const within = record.state === 'queued' ? mostPositions - Math.min(position, mostPositions) : 0;
  return { number: Number(record.number) * 1000 + within, job };
};

/** The records of jobs in Redis, changed atomically. `prefix` ends with a colon. */
export const makeRecords = (redis: Redis, prefix: string, times: Times) => {
  const keyOf = (id: string): string => `${prefix}job:${id}`;
  const run = (name: ScriptName, id: string, ...args: readonly (string | number)[]): Promise<unknown> =>
    runScript(redis, name, prefix, keyOf(id), id, args);
  const ran = async (name: ScriptName, id: string, ...args: readonly (string | number)[]): Promise<boolean> =>
    (await run(name, id, ...args)) === 1;

  const read = async (id: string): Promise<JobRecord | undefined> => readRecord(await redis.hgetall(keyOf(id)));
  /** A record and its position, in one round trip, since every round trip delays a waiting client. */
  const readPlaced = async (id: string): Promise<{ readonly record: JobRecord; readonly position: number } | undefined> => {
    const [fields, rank] = await Promise.all([redis.hgetall(keyOf(id)), redis.zrank(`${prefix}waiting`, id)]);
    const record = readRecord(fields);
    return record && { record, position: record.state === 'queued' ? (rank ?? 0) + 1 : 1 };
  };

  return {
    prefix,
    read,
    /** Milliseconds since 1970 by Redis' clock. */
    now: async (): Promise<number> => {
      const [seconds, micros] = await redis.time();
      return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
    },
    find: async (id: string): Promise<Job | undefined> => {
      const placed = await readPlaced(id);
      return placed && jobOf(placed.record, placed.position);
    },
    event: async (id: string): Promise<JobEvent | undefined> => {
      const placed = await readPlaced(id);
      return placed && eventOf(placed.record, placed.position);
    },
    /**
     * Admits an upload and returns a clock synchronised with Redis. Throws the limit that its client exceeds. `place` counts for the client
     * until `leave`, or its job's end.
     */
    enter: async (client: Client, { clientConcurrency, clientPerMinute }: Limits, place: string, ms: number): Promise<() => number> => {
      const args = [client.local ? 1 : 0, clientConcurrency, clientPerMinute, place, ms, ...keysOf(client)];
      const [code, figure = 0] = (await run('enter', 'enter', ...args)) as [string, number?];
      const asked = performance.now();
      if (code === 'too_many_concurrent') throw new Problem('too_many_concurrent', undefined, { retryAfter: 2 });
      if (code === 'rate_limited')
        throw new Problem('rate_limited', message('conversionsLimit', { max: clientPerMinute }), {
          retryAfter: Math.max(1, figure),
        });
      return () => figure + (performance.now() - asked);
    },
    leave: async (client: Client, place: string): Promise<void> => {
      for (const key of keysOf(client)) await redis.zrem(`${prefix}live:${key}`, place);
    },
    /** Creates the record of a waiting job and returns its turn. Throws the limit that is exceeded. */
    create: async ({ id, client, weight, kind, place, fields }: NewRecord, limits: Limits, mostWaiting: number): Promise<number> => {
      const { lifeMs, forgetMs } = times;
      const clients = keysOf(client).join(' ');
      const args = [unitsOf[weight], kind, clients, client.local ? 1 : 0, limits.clientJobs, mostWaiting, place, lifeMs, forgetMs];
      const made = (await run('create', id, ...args, ...Object.entries(fields).flat())) as [string, number, number?];
      const [code, figure, ms = 0] = made;
      if (code === 'too_many_jobs') throw tooManyJobs(limits.clientJobs, figure, Number(ms));
      if (code === 'queue_full') throw new Problem('queue_full', undefined, { retryAfter: 10 });
      return figure;
    },
    /** Begins an attempt; undefined when there is nothing left to do. */
    begin: async (id: string): Promise<{ readonly attempt: number; readonly waitedMs: number } | undefined> => {
      const [attempt, waitedMs] = (await run('begin', id, JSON.stringify({ phase: 'converting', fraction: null }))) as [number?, number?];
      return attempt === undefined ? undefined : { attempt, waitedMs: waitedMs ?? 0 };
    },
    progress: (id: string, attempt: number, about: object) => ran('progress', id, attempt, JSON.stringify(about)),
    handBack: (id: string, attempt: number) => ran('handBack', id, attempt),
    /** Ends a job with a result; false if it had ended before, so that the result is not needed. */
    done: (id: string, attempt: number, about: object, object: string, keepMs: number) =>
      ran('done', id, attempt, JSON.stringify(about), object, keepMs),
    /** Ends a job with a failure of this attempt, or of all of them; its input is not needed any more. Undefined if it had ended, or another attempt runs. */
    fail: async (id: string, attempt: number | undefined, problem: Problem): Promise<{ readonly input?: string } | undefined> => {
      const [input] = (await run('fail', id, attempt ?? '', failedAbout(problem))) as string[];
      return input === undefined ? undefined : { ...(input !== '' && { input }) };
    },
    /** Which of these have ended, or are unknown. */
    ended: async (ids: readonly string[]): Promise<readonly string[]> => {
      const look = redis.pipeline();
      for (const id of ids) look.hget(keyOf(id), 'state');
      const seen = (await look.exec()) ?? [];
      return ids.filter((_, index) => {
        const [failed, state] = seen[index] ?? [];
        return !failed && state !== 'queued' && state !== 'working';
      });
    },
    /** Ends a job whose result this attempt handed over; nothing of it is kept. False if it had ended, or another attempt runs. */
    take: (id: string, attempt: number) => ran('take', id, attempt),
    /** Cancels or deletes: what existed, or undefined for an unknown id. */
    remove: async (id: string) => {
      const [state, input = '', output = '', weight = 'light'] = (await run('remove', id)) as string[];
      return state === undefined ? undefined : { state, objects: [input, output].filter(Boolean), weight: weight as Weight };
    },
    hold: (name: string, holder: string, ms: number): Promise<boolean> =>
      runScript(redis, 'hold', prefix, `${prefix}${name}`, '', [holder, ms]).then((held) => held === 1),
    letGo: async (name: string, holder: string): Promise<void> => {
      await runScript(redis, 'letGo', prefix, `${prefix}${name}`, '', [holder]);
    },
  };
};

export type Records = ReturnType<typeof makeRecords>;
