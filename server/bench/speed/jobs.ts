import { parseArgs } from 'node:util';
import { readEvents } from '../../cli/event-reader.ts';
import { isOver } from '../../job-service/job.ts';
import type { JobView } from '../../job-service/job-view.ts';
import { jobInputs } from '../safety/job-inputs.ts';
import { conversionForm } from '../safety/server-under-test.ts';
import { median, percentile, timed } from './figures.ts';
import { startServer } from './server.ts';

/**
 * `bun run bench:jobs [--runs N]`: the same small conversion by `/api/convert` and by a job (sent, watched to its end, fetched and
 * deleted), in pairs. The result is the additional time of a job, which should be at most 15 ms.
 */
const { values: args } = parseArgs({ options: { runs: { type: 'string', default: '100' } } });

const server = await startServer();
const [small] = await jobInputs();
if (!small) throw new Error('There is no small input.');
const form = (): FormData => conversionForm(small.bytes, small.from, small.to);

const byRequest = async (): Promise<void> => {
  const answer = await fetch(`${server.url}/api/convert`, { method: 'POST', body: form() });
  if (!answer.ok) throw new Error(`/api/convert answered ${answer.status}`);
  await answer.bytes();
};

const lastOf = async (id: string): Promise<JobView> => {
  const events = await fetch(`${server.url}/api/jobs/${id}/events`);
  for await (const { data } of readEvents(events.body ?? new ReadableStream())) {
    const job = JSON.parse(data) as JobView;
    if (isOver(job)) return job;
  }
  throw new Error('The events ended before the job.');
};

/** Measured up to the last byte of the result; deleting it is not counted. */
const byJob = async (): Promise<string> => {
  const { id } = (await (await fetch(`${server.url}/api/jobs`, { method: 'POST', body: form() })).json()) as JobView;
  const { state } = await lastOf(id);
  if (state !== 'done') throw new Error(`The job is ${state}.`);
  const answer = await fetch(`${server.url}/api/jobs/${id}/result`);
  if (!answer.ok) throw new Error(`The result answered ${answer.status}`);
  await answer.bytes();
  return id;
};

/** Waits for the next worker to start, then measures. */
const rested = async (work: () => Promise<unknown>): Promise<number> => {
  await Bun.sleep(300);
  return timed(work);
};

const [requests, jobs]: [number[], number[]] = [[], []];
for (let run = -3; run < Number(args.runs); run++) {
  let [asked, worked, id] = [0, 0, ''];
  const request = async (): Promise<void> => {
    asked = await rested(byRequest);
  };
  const job = async (): Promise<void> => {
    worked = await rested(async () => {
      id = await byJob();
    });
  };
  // Alternate the order in each pair.
  for (const work of run % 2 === 0 ? [request, job] : [job, request]) await work();
  await fetch(`${server.url}/api/jobs/${id}`, { method: 'DELETE' });
  // The first runs warm up the server.
  if (run < 0) continue;
  requests.push(asked);
  jobs.push(worked);
}
const more = jobs.map((ms, at) => ms - (requests[at] ?? 0));
const line = (name: string, list: readonly number[]): string =>
  `${name.padEnd(22)} median ${median(list).toFixed(1)} ms, 95th percentile ${percentile(list, 0.95).toFixed(1)} ms`;
console.log([line('/api/convert', requests), line('a job', jobs), line('a job costs more', more)].join('\n'));
await server.stop();
