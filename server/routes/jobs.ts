import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Elysia } from 'elysia';
import { message } from '../../catalogue/languages/message.ts';
import { detailHeaders } from '../answers/answer.ts';
import { eventStream } from '../answers/event-stream.ts';
import { fileDigest, fileResponse } from '../answers/file-response.ts';
import { Problem, problemOf } from '../contract/problem.ts';
import { makeAdmission } from '../intake/admission.ts';
import { isJobId, type Job } from '../job-service/job.ts';
import type { Submission } from '../job-service/job-service.ts';
import { viewOf } from '../job-service/job-view.ts';
import type { Services } from '../node/services.ts';
import { idempotencyKeySchema } from '../openapi/schemas.ts';
import { recordOf } from '../requests/request-record.ts';
import { speechFor, spokenHeaders } from '../requests/speech.ts';
import { formOf } from './form-of.ts';

/** Limits on progress streams: a page watches each of its files, and browsers open few connections; more indicates abuse. */
const watchLimits = { clientConcurrency: 64, clientPerMinute: 600, total: 4096, what: 'watches' } as const;

const isKey = TypeCompiler.Compile(idempotencyKeySchema);

const keyOf = (headers: Headers): string | undefined => {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!isKey.Check(key)) throw new Problem('invalid_request', message('idempotencyKeyForm'));
  return key;
};

const noStore = { 'Cache-Control': 'no-store' };
const pathOf = ({ id }: Job): string => `/api/jobs/${id}`;

/** Accepts a request's form as a job; responds 202 once it has arrived. */
export const acceptJob = async (services: Services, request: Request, address: string | undefined): Promise<Response> => {
  const submission: Submission = {
    form: formOf(request),
    client: services.callers(request, address),
    record: recordOf(request),
    sender: request.signal,
    idempotencyKey: keyOf(request.headers),
  };
  const job = await services.jobs.submit(submission);
  const speech = speechFor(request);
  return Response.json(viewOf(job, speech), { status: 202, headers: { ...noStore, ...spokenHeaders(speech), Location: pathOf(job) } });
};

/** True if a conversion request asks for asynchronous processing (RFC 7240, 4.1). */
export const prefersAsync = (headers: Headers): boolean =>
  (headers.get('prefer') ?? '')
    .slice(0, 200)
    .split(',')
    .some((one) => one.split(';')[0]?.trim().toLowerCase() === 'respond-async');

/**
 * True if a client may be redirected to the store for a result. Page scripts, identified by Fetch Metadata, may not: their content
 * policy allows no store. Nor may conditional requests with our ETag, which the store does not know.
 */
const mayRedirect = ({ headers, method }: Request): boolean =>
  method === 'GET' &&
  ['navigate', null].includes(headers.get('sec-fetch-mode')) &&
  !headers.has('if-none-match') &&
  !headers.has('if-range');

export const jobsRoute = (services: Services) => {
  const { clients, downloads, jobs, shutdown } = services;
  const watches = makeAdmission(watchLimits);

  const find = async (id: string): Promise<Job> => {
    const job = isJobId(id) ? await jobs.find(id) : undefined;
    if (!job) throw new Problem('not_found');
    return job;
  };
  const present = async (id: string): Promise<Job> => {
    const job = await find(id);
    if (job.state === 'expired') throw new Problem('job_expired');
    return job;
  };

  return new Elysia()
    .post('/api/jobs', ({ request, server }) => acceptJob(services, request, server?.requestIP(request)?.address), { parse: 'none' })
    .get('/api/jobs/:id', async ({ params, request }) => {
      const speech = speechFor(request);
      return Response.json(viewOf(await present(params.id), speech), { headers: { ...noStore, ...spokenHeaders(speech) } });
    })
    .delete('/api/jobs/:id', async ({ params }) => {
      if (!isJobId(params.id) || !(await jobs.remove(params.id))) throw new Problem('not_found');
      return new Response(null, { status: 204, headers: noStore });
    })
    .get('/api/jobs/:id/events', async ({ params, request, server }) => {
      const job = await present(params.id);
      const last = Number(request.headers.get('last-event-id') ?? 0);
      const after = Number.isSafeInteger(last) && last > 0 ? last : 0;
      const leave = watches.enter(clients(request, server?.requestIP(request)?.address));
      const speech = speechFor(request);
      return eventStream(
        async function* (signal) {
          for await (const event of jobs.events(job.id, after, signal)) yield { id: event.number, data: viewOf(event.job, speech) };
        },
        shutdown,
        leave,
        spokenHeaders(speech),
      );
    })
    .get('/api/jobs/:id/result', async ({ params, request, server }) => {
      const job = await present(params.id);
      if (job.state === 'failed') throw problemOf(job.problem);
      if (job.state === 'cancelled') throw new Problem('job_expired', message('jobCancelled'));
      const file = await jobs.result(job.id);
      if (!file)
        throw new Problem(job.state === 'done' ? 'job_expired' : 'job_not_done', undefined, job.state === 'done' ? {} : { retryAfter: 1 });
      if (file.address && mayRedirect(request)) {
        const headers = { ...noStore, Location: await file.address(), ...detailHeaders(file, speechFor(request)) };
        return new Response(null, { status: 307, headers });
      }
      const answer = fileResponse(request, file, speechFor(request), await fileDigest(request.headers, file));
      if (server && file.dir && answer.body)
        // Cuts off a stalled download, so that it does not keep the file for ever.
        downloads.add({ dir: file.dir, bytes: file.bytes, descriptor: -1, cut: () => server.timeout(request, 1), done: () => undefined });
      return answer;
    });
};
