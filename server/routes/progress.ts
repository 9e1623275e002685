import { Elysia } from 'elysia';
import { makeAdmission } from '../intake/admission.ts';
import { progressId } from '../jobs/progress.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';

/** A page watches each of its files, and browsers open few connections; whoever opens more wants the connections. */
const limits = { clientConcurrency: 64, clientPerMinute: 600, total: 4096, what: 'watches' };

/** `GET /api/progress/{id}`: how the conversion that was sent with this `progressId` is getting on, as server-sent events. */
export const progressRoute = ({ clients, progress, shutdown }: Services) => {
  const admission = makeAdmission(limits);
  return new Elysia().get('/api/progress/:id', ({ params, request, server }) => {
    if (!progressId.test(params.id)) throw new Problem('not_found');
    const leave = admission.enter(clients(request, server?.requestIP(request)?.address));
    const ended = new AbortController();
    let unwatch = () => {};
    const stop = () => {
      ended.abort();
      unwatch();
      leave();
    };
    const body = new ReadableStream<string>({
      start: (controller) => {
        const end = () => {
          stop();
          controller.close();
        };
        controller.enqueue(': watching\n\n');
        unwatch = progress.watch(params.id, (event) => {
          if (event.state === 'ended') return end();
          controller.enqueue(`data: ${JSON.stringify(event)}\n\n`);
        });
        shutdown.addEventListener('abort', end, { once: true, signal: ended.signal });
      },
      cancel: stop,
    });
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
    });
  });
};
