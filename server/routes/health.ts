import { Elysia } from 'elysia';
import type { Services } from '../node/services.ts';

/** `GET /api/health`: whether the server can convert (200, else 503), its tools, and their isolation. */
export const healthRoute = ({ conditions, isReady }: Pick<Services, 'conditions' | 'isReady'>) =>
  new Elysia().get('/api/health', async ({ set }) => {
    const ready = isReady();
    if (!ready) {
      set.status = 503;
      set.headers['retry-after'] = '5';
    }
    set.headers['cache-control'] = 'no-store';
    const { sandbox, raise, isolation, controlGroups, engines, off, versions, queue } = await conditions.health();
    return {
      status: ready ? 'ok' : 'unavailable',
      // True whenever the server responds.
      live: true,
      ready,
      sandbox,
      raise,
      isolation,
      controlGroups,
      engines,
      off,
      versions,
      queue,
    };
  });
