import { Elysia } from 'elysia';
import { progressId } from '../jobs/progress.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';

/** `GET /api/progress/{id}`: how the conversion that was sent with this `progressId` is getting on, as server-sent events. */
export const progressRoute = ({ progress, shutdown }: Services) =>
  new Elysia().get('/api/progress/:id', ({ params, request }) => {
    if (!progressId.test(params.id)) throw new Problem('not_found');
    let unwatch = () => {};
    const body = new ReadableStream<string>({
      start: (controller) => {
        const end = () => {
          unwatch();
          controller.close();
        };
        controller.enqueue(': watching\n\n');
        unwatch = progress.watch(params.id, (event) => {
          if (event.state === 'ended') return end();
          controller.enqueue(`data: ${JSON.stringify(event)}\n\n`);
        });
        shutdown.addEventListener('abort', end, { once: true, signal: request.signal });
      },
      cancel: () => unwatch(),
    });
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
    });
  });
