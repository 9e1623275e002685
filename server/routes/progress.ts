import { Elysia } from 'elysia';
import { eventStream } from '../answers/event-stream.ts';
import { Problem } from '../contract/problem.ts';
import { makeAdmission } from '../intake/admission.ts';
import { type ProgressEvent, progressId } from '../jobs/progress.ts';
import type { Services } from '../node/services.ts';

/** Limits on progress streams: a page watches each of its files, and browsers open few connections; more indicates abuse. */
const limits = { clientConcurrency: 64, clientPerMinute: 600, total: 4096, what: 'watches' } as const;

async function* asData(events: AsyncIterable<ProgressEvent>) {
  for await (const data of events) yield { data };
}

/** `GET /api/progress/{id}`: progress of the conversion with this `progressId`, as server-sent events. */
export const progressRoute = ({ clients, progress, shutdown }: Services) => {
  const admission = makeAdmission(limits);
  return new Elysia().get('/api/progress/:id', ({ params, request, server }) => {
    if (!progressId.test(params.id)) throw new Problem('not_found');
    const leave = admission.enter(clients(request, server?.requestIP(request)?.address));
    return eventStream((signal) => asData(progress.follow(params.id, signal)), shutdown, leave);
  });
};
