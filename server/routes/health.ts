import { Elysia } from 'elysia';
import { isolationOf } from '../sandbox/isolation.ts';
import type { Services } from '../services.ts';

/** `GET /api/health`: whether the server can convert (200, else 503), with what, and how its tools are held. */
export const healthRoute = ({ tools, queue, versions, isReady }: Services) =>
  new Elysia().get('/api/health', async ({ set }) => {
    const ready = isReady();
    if (!ready) set.status = 503;
    set.headers['cache-control'] = 'no-store';
    return {
      status: ready ? 'ok' : 'unavailable',
      // That there is an answer at all.
      live: true,
      ready,
      sandbox: tools.host.level,
      isolation: isolationOf(tools.host),
      controlGroups: tools.whyNoGroups || 'one for each run',
      engines: tools.engines.map(({ id, steps }) => ({ id, steps: steps.length })),
      off: tools.missing,
      versions: await versions(),
      queue: queue.state(),
    };
  });
