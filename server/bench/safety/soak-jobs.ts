/**
 * Runs jobs through every mishap of a visit: uploads cut off and retried, broken event streams, pages that return with only an
 * id, deleted results, and a server that is killed (`kill -9`) and restarted: `bun run soak:jobs [seconds] [at once] [kills]`.
 * No result may be lost early, no job may be forgotten, and no byte may be left afterwards.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolders } from '../../config/data-folders.ts';
import type { JobView } from '../../job-service/job-view.ts';
import { makeRandom, pick } from './fixtures.ts';
import { type JobInput, jobInputs } from './job-inputs.ts';
import { conversionForm, holdsWithin, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

export type JobSoakReport = {
  /** Number of jobs by final state, failed ones with their code. */
  readonly ends: ReadonlyMap<string, number>;
  readonly counts: {
    readonly accepted: number;
    readonly cut: number;
    readonly resumed: number;
    readonly deleted: number;
    readonly kills: number;
  };
  /** Number of results checked again after their first download, across kills as well. */
  readonly lookedAgain: number;
  readonly kept: readonly string[];
  readonly wrong: readonly string[];
};

/** Possible outcomes for a valid file: the server may be killed or have no capacity. */
const expected: ReadonlySet<string> = new Set(['done', 'cancelled', 'failed interrupted']);

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Kept = { readonly id: string; readonly digest: string; readonly etag: string | null; readonly until: number };

/** Runs a soak on a server, which it kills and restarts. Returns the server that runs at the end. */
export const soakJobs = async (
  first: ServerUnderTest,
  inputs: readonly JobInput[],
  { seconds, atOnce, kills, seed }: { readonly seconds: number; readonly atOnce: number; readonly kills: number; readonly seed: number },
): Promise<{ readonly report: JobSoakReport; readonly server: ServerUnderTest }> => {
  let server = first;
  const random = makeRandom(seed);
  const ends = new Map<string, number>();
  const wrong: string[] = [];
  const kept = new Map<string, Kept>();
  const counts = { accepted: 0, cut: 0, resumed: 0, deleted: 0, kills: 0 };
  let lookedAgain = 0;
  const finish = performance.now() + seconds * 1000;

  /** Retries like a page until the server answers. `signal` aborts when the visitor leaves. */
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      try {
        const answer = await fetch(`${server.url}${path}`, init);
        if (answer.status !== 503 && answer.status !== 429) return answer;
        await answer.body?.cancel();
        await Bun.sleep(300);
      } catch (thrown) {
        if (init.signal?.aborted) throw thrown;
        await Bun.sleep(100);
      }
    }
  };
  /** Reads an answer's bytes, repeating the request if the connection breaks. */
  const bytesOf = async (path: string): Promise<{ answer: Response; bytes: Uint8Array }> => {
    for (;;) {
      const answer = await ask(path);
      const bytes = await answer.bytes().catch(() => undefined);
      if (bytes) return { answer, bytes };
    }
  };

  const submit = async ({ bytes, from, to }: JobInput): Promise<JobView | undefined> => {
    const key = randomUUID();
    const send = (signal?: AbortSignal): Promise<Response> =>
      ask('/api/jobs', {
        method: 'POST',
        body: conversionForm(bytes, from, to),
        headers: { 'Idempotency-Key': key },
        ...(signal && { signal }),
      });
    if (random() < 0.25) {
      // The connection breaks, perhaps after the server has received the form: retry with the same key.
      counts.cut++;
      await send(AbortSignal.timeout(Math.ceil(random() * 60))).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      );
    }
    for (;;) {
      const answer = await send();
      const body = (await answer.json().catch(() => undefined)) as JobView | undefined;
      if (body === undefined) continue;
      if (answer.status === 202) return body;
      wrong.push(`${from} to ${to} was not accepted: ${answer.status} ${JSON.stringify(body)}`);
      return undefined;
    }
  };

  /** Follows the events with random disconnects, and resumes like a page or later with only the id. */
  const follow = async (id: string): Promise<JobView | undefined> => {
    let [job, last]: [JobView | undefined, string] = [undefined, '0'];
    for (;;) {
      if (job && job.state !== 'queued' && job.state !== 'working') return job;
      if (random() < 0.3) {
        await Bun.sleep(random() * 500);
        const { answer, bytes } = await bytesOf(`/api/jobs/${id}`);
        if (answer.status === 404) wrong.push(`job ${id} was forgotten`);
        if (!answer.ok) return undefined;
        job = JSON.parse(new TextDecoder().decode(bytes)) as JobView;
        continue;
      }
      const signal = AbortSignal.timeout(Math.ceil(random() * 1500));
      try {
        const answer = await ask(`/api/jobs/${id}/events`, { headers: { 'Last-Event-ID': last }, signal });
        if (!answer.ok) {
          if (answer.status === 404) wrong.push(`job ${id} was forgotten`);
          return undefined;
        }
        if (last !== '0') counts.resumed++;
        const decoder = new TextDecoder();
        let text = '';
        for await (const chunk of answer.body ?? []) {
          text += decoder.decode(chunk, { stream: true });
          const events = text.split('\n\n');
          text = events.pop() ?? '';
          for (const event of events) {
            last = /^id: (\d+)/m.exec(event)?.[1] ?? last;
            const data = /^data: (.*)$/m.exec(event)?.[1];
            if (data) job = JSON.parse(data) as JobView;
          }
        }
      } catch {
        // The stream broke, by us or by the server's death.
      }
    }
  };

  /** Checks that a result is unchanged as long as it is promised. */
  const look = async ({ id, digest: right, etag, until }: Kept): Promise<void> => {
    const { answer, bytes } = await bytesOf(`/api/jobs/${id}/result`);
    // A result about to expire may do so during the request.
    if (Date.now() > until - 3000) return;
    lookedAgain++;
    if (!answer.ok)
      wrong.push(`the result of ${id} was lost ${Math.round((until - Date.now()) / 1000)} s before its time: ${answer.status}`);
    else if (digest(bytes) !== right) wrong.push(`the result of ${id} has changed`);
    else if (answer.headers.get('etag') !== etag) wrong.push(`the ETag of ${id} has changed`);
  };

  const remove = async (id: string): Promise<void> => {
    counts.deleted++;
    kept.delete(id);
    const answer = await ask(`/api/jobs/${id}`, { method: 'DELETE' });
    if (answer.status !== 204) wrong.push(`deleting ${id} answered ${answer.status}`);
    const after = await ask(`/api/jobs/${id}/result`);
    await after.body?.cancel();
    if (after.status !== 410) wrong.push(`the result of the deleted ${id} answered ${after.status}`);
  };

  const visit = async (): Promise<void> => {
    const input = pick(inputs, random);
    const accepted = await submit(input);
    if (!accepted) return;
    counts.accepted++;
    const { id } = accepted;
    if (random() < 0.1) {
      await Bun.sleep(random() * 400);
      await remove(id);
      ends.set('cancelled', (ends.get('cancelled') ?? 0) + 1);
      return;
    }
    const job = await follow(id);
    const end = job?.state === 'failed' ? `failed ${job.problem.code}` : (job?.state ?? 'unknown');
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (!expected.has(end)) wrong.push(`${input.from} to ${input.to} ended as ${end}: ${JSON.stringify(job)}`);
    if (job?.state !== 'done') return;
    const { answer, bytes } = await bytesOf(`/api/jobs/${id}/result`);
    const until = Date.parse(job.expiresAt);
    if (!answer.ok) {
      if (Date.now() < until - 3000) wrong.push(`the result of ${id} could not be had: ${answer.status}`);
      return;
    }
    if (bytes.length !== job.bytes) wrong.push(`${id} has ${bytes.length} bytes, and said ${job.bytes}`);
    kept.set(id, { id, digest: digest(bytes), etag: answer.headers.get('etag'), until });
    if (random() < 0.4) await remove(id);
  };
  const visitor = async (): Promise<void> => {
    // A busy machine may spend the whole time on restarts: continue until one job is done, so that the soak proves something.
    while (performance.now() < finish || (!ends.has('done') && wrong.length === 0)) {
      await visit();
      const old = [...kept.values()];
      if (old.length > 0) await look(pick(old, random));
    }
  };
  const killer = async (): Promise<void> => {
    for (let count = 0; count < kills; count++) {
      await Bun.sleep((seconds * 1000) / (kills + 1));
      const before = server;
      before.signal('SIGKILL');
      await before.exited;
      counts.kills++;
      server = await before.restart();
    }
  };
  await Promise.all([...Array.from({ length: atOnce }, visitor), killer()]);
  for (const one of kept.values()) await look(one);
  return { report: { ends, counts, lookedAgain, kept: [...kept.keys()], wrong }, server };
};

/** Files below a server's data that contain visitors' data: all except the records of jobs, which name no file once they are over. */
export const filesLeft = async (dataDir: string): Promise<readonly string[]> => {
  const found: string[] = [];
  const { jobs, results } = dataFolders(dataDir);
  for (const path of await readdir(jobs, { recursive: true })) found.push(join(jobs, path));
  for (const path of await readdir(results, { recursive: true })) if (path.endsWith('/result')) found.push(join(results, path));
  return found;
};

const main = async (): Promise<void> => {
  const [seconds = 120, atOnce = 12, kills = 6] = process.argv.slice(2).map(Number);
  const first = await startServerUnderTest({ RESULT_MINUTES: '1' });
  const { report, server } = await soakJobs(first, await jobInputs(), { seconds, atOnce, kills, seed: Date.now() % 1_000_000 });
  const { accepted, cut, resumed, deleted } = report.counts;
  console.log(`${seconds} s at ${atOnce} at once: ${accepted} jobs, ${cut} forms cut off, ${resumed} watches resumed, ${deleted} deleted.`);
  console.log(`The server was killed ${report.counts.kills} times; ${report.lookedAgain} results were looked at again.`);
  for (const [end, count] of [...report.ends].sort((a, b) => b[1] - a[1])) console.log(`${String(count).padStart(6)}  ${end}`);
  for (const line of report.wrong) console.log(`WRONG ${line}`);
  const isClean = await holdsWithin(75_000, async () => (await filesLeft(server.dataDir)).length === 0);
  const left = await filesLeft(server.dataDir);
  console.log(`Left after the last result's time: ${left.length} files${isClean ? '' : `: ${left.slice(0, 5).join(', ')}`}.`);
  server.signal('SIGTERM');
  await server.exited;
  const survivors = server.processes();
  console.log(`${survivors.length} processes after the server's end.`);
  await server.stop();
  process.exit(report.wrong.length + left.length + survivors.length === 0 ? 0 : 1);
};

if (import.meta.main) await main();
