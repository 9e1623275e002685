import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkHeaders } from '../intake/receive.ts';
import { isOver } from '../job-service/job.ts';
import type { JobView } from '../job-service/job-view.ts';
import { askServer } from './ask-server.ts';
import type { Converter, Obtained, Task } from './converter.ts';
import { readEvents } from './event-reader.ts';
import { connectionLost, type Failure, failureOfStatus, RemoteFailure } from './failures.ts';
import { formOf } from './form.ts';

/** How long to retry a server that is busy or temporarily unreachable. */
const patienceMs = 10 * 60_000;
const lostMs = 60_000;
const pauseMs = 1000;
const longestPauseMs = 60_000;
/** Timeout for deleting a job on exit. */
const farewellMs = 5000;
/** Timeout on exit for a form that is being sent. */
const lastWordMs = 1000;

/** Error codes that retries cannot fix; the runtime has its own besides those of the system. */
const nobodyThere: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ConnectionRefused', 'ENOTFOUND', 'FailedToOpenSocket']);

const failureIn = async (answer: Response): Promise<RemoteFailure> => {
  const isOurs = answer.headers.get('content-type')?.startsWith('application/problem+json');
  const body = isOurs ? ((await answer.json().catch(() => undefined)) as Failure | undefined) : undefined;
  return body ? new RemoteFailure(body) : failureOfStatus(answer.status);
};

/** Converts on a server, as jobs of its API. Results are downloaded into the work folder, and deleted on the server at once. */
export const startRemote = (server: URL, workDir: string): Converter => {
  let count = 0;

  /** Retries a request until it is answered: gives up on broken connections after a minute, on a busy server after ten. */
  const ask = async (path: string, make: () => RequestInit, signal: AbortSignal): Promise<Response> => {
    const began = performance.now();
    for (;;) {
      const answer = await askServer(server, path, { ...make(), signal }).catch((thrown) => {
        signal.throwIfAborted();
        if (performance.now() - began > lostMs || nobodyThere.has((thrown as { code?: unknown }).code)) throw connectionLost();
        return undefined;
      });
      if (answer?.ok) return answer;
      const wait = answer ? Number(answer.headers.get('retry-after') ?? Number.NaN) * 1000 : pauseMs;
      if (answer && (Number.isNaN(wait) || performance.now() - began + wait > patienceMs)) throw await failureIn(answer);
      await answer?.body?.cancel();
      await sleep(Math.min(Math.max(wait, pauseMs / 2), longestPauseMs), undefined, { signal });
    }
  };

  const submit = async (task: Task, signal: AbortSignal): Promise<JobView> => {
    const { headers, ofSeveral, body: streamed } = formOf(task);
    checkHeaders(headers, ofSeveral);
    const key = crypto.randomUUID();
    // Read into memory, so that it can be sent again: no file exceeds the form's limit.
    const body = await new Response(streamed).bytes();
    const contentType = headers.get('content-type') ?? '';
    // A sent form is a job whose id, needed to cancel it, is in the response: exiting waits for it.
    const leave = new AbortController();
    const leaveSoon = (): void => void setTimeout(() => leave.abort(signal.reason), lastWordMs);
    signal.addEventListener('abort', leaveSoon, { once: true });
    try {
      const answer = await ask(
        ofSeveral ? 'api/jobs?merge' : 'api/jobs',
        () => ({ method: 'POST', body, headers: { 'Content-Type': contentType, 'Idempotency-Key': key } }),
        leave.signal,
      );
      return (await answer.json()) as JobView;
    } finally {
      signal.removeEventListener('abort', leaveSoon);
    }
  };

  /** Follows a job to its end, resuming after broken connections. */
  const follow = async (id: string, signal: AbortSignal, onJob: (job: JobView) => void): Promise<JobView> => {
    let [last, lastId] = [undefined as JobView | undefined, ''];
    for (;;) {
      const answer = await ask(`api/jobs/${id}/events`, () => (lastId ? { headers: { 'Last-Event-ID': lastId } } : {}), signal);
      try {
        for await (const { id: eventId, data } of readEvents(answer.body ?? new ReadableStream())) {
          last = JSON.parse(data) as JobView;
          lastId = eventId ?? lastId;
          onJob(last);
        }
      } catch (thrown) {
        signal.throwIfAborted();
        if (thrown instanceof SyntaxError) throw connectionLost();
      }
      if (last && isOver(last)) return last;
      await sleep(pauseMs, undefined, { signal });
    }
  };

  const remove = async (id: string): Promise<void> => {
    // If this fails, the job expires.
    await askServer(server, `api/jobs/${id}`, { method: 'DELETE', signal: AbortSignal.timeout(farewellMs) }).catch(() => undefined);
  };

  const download = async (id: string, bytes: number, signal: AbortSignal): Promise<string> => {
    const path = join(workDir, `result-${++count}`);
    for (let tries = 3; ; tries--) {
      const answer = await ask(`api/jobs/${id}/result`, () => ({}), signal);
      try {
        await pipeline(Readable.fromWeb((answer.body ?? new ReadableStream()) as never), createWriteStream(path, { mode: 0o600 }), {
          signal,
        });
        if (Bun.file(path).size === bytes) return path;
      } catch {
        signal.throwIfAborted();
      }
      if (tries === 1) throw connectionLost();
    }
  };

  return {
    convert: async (task, signal, onFraction) => {
      signal.throwIfAborted();
      const job = await submit(task, signal);
      try {
        signal.throwIfAborted();
        const end = await follow(job.id, signal, (state) => {
          if (state.state === 'working' && state.phase === 'converting') onFraction(state.fraction ?? 0);
        });
        if (end.state === 'failed') throw new RemoteFailure(end.problem);
        if (end.state !== 'done') throw failureOfStatus(410);
        const { bytes, files, notes } = end;
        return { path: await download(job.id, bytes, signal), bytes, files, notes };
      } finally {
        await remove(job.id);
      }
    },
    discard: ({ path }: Obtained) => rm(path, { force: true }),
    close: async () => undefined,
  };
};
