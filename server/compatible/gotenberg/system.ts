import { Problem } from '../../contract/problem.ts';
import type { Services } from '../../node/services.ts';
import type { SurfaceRoute } from '../surface.ts';

/** The version whose contract these routes follow. */
const contractVersion = '8.0.0';

const metricNames = ['chromium', 'libreoffice'] as const;

/** Routes about the server itself. */
export const systemRoutes = ({ conditions, config, isReady }: Services): readonly SurfaceRoute[] => [
  {
    method: 'GET',
    path: '/health',
    handle: async () => {
      const { engines } = await conditions.health();
      const isUp = (id: string): boolean => isReady() && (engines as readonly { readonly id: string }[]).some((engine) => engine.id === id);
      const timestamp = new Date().toISOString();
      const state = (id: string) => ({ status: isUp(id) ? 'up' : 'down', timestamp });
      const details = { chromium: state('chromium'), libreoffice: state('office') };
      const status = Object.values(details).every((one) => one.status === 'up') ? 'up' : 'down';
      return new Response(JSON.stringify({ status, details }), {
        status: status === 'up' ? 200 : 503,
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
  },
  {
    method: 'GET',
    path: '/version',
    handle: () => new Response(contractVersion, { headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store' } }),
  },
  {
    method: 'GET',
    path: '/prometheus/metrics',
    handle: async () => {
      // Those of `/api/metrics` are behind its token; of these, everybody could learn how busy the server is.
      if (config.metricsToken) throw new Problem('not_found');
      const { queue } = await conditions.health();
      const waiting = Number((queue as { readonly waiting?: unknown }).waiting ?? 0);
      const gauge = (name: string, help: string, value: number): string =>
        `# HELP gotenberg_${name} ${help}\n# TYPE gotenberg_${name} gauge\ngotenberg_${name} ${value}\n`;
      const text = metricNames
        .map((name) => gauge(`${name}_requests_queue_size`, 'Requests that wait for a place in the one queue of this server.', waiting))
        .join('');
      return new Response(text, { headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' } });
    },
  },
];
