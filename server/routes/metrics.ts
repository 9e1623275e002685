import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Elysia } from 'elysia';
import { Problem } from '../contract/problem.ts';
import type { Services } from '../node/services.ts';

const equal = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Headers that proxies add to a request. */
const proxyMarks = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];

/**
 * `GET /api/metrics` in Prometheus' text format: if METRICS_TOKEN is set, for requests with it as a bearer token; otherwise for
 * requests from this machine that came through no proxy. Hidden from all others.
 */
export const metricsRoute = ({
  clients,
  conditions,
  config,
  isReady,
  jobs,
  metrics,
}: Pick<Services, 'clients' | 'conditions' | 'config' | 'isReady' | 'metrics'> & { readonly jobs?: Services['jobs'] }) => {
  // A finer resolution would be half of an idle server's processor time.
  const loopDelay = monitorEventLoopDelay({ resolution: 50 });
  loopDelay.enable();
  /** Longest delay of the event loop in seconds since the last call. */
  const longestDelay = (): number => {
    const longest = loopDelay.max / 1e9;
    loopDelay.reset();
    return longest;
  };
  return new Elysia().get('/api/metrics', async ({ request, server, set }) => {
    const bearer = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
    const direct = !proxyMarks.some((name) => request.headers.has(name)) && clients(request, server?.requestIP(request)?.address).local;
    if (config.metricsToken ? !equal(bearer, config.metricsToken) : !direct) throw new Problem('not_found');
    set.headers['content-type'] = 'text/plain; version=0.0.4; charset=utf-8';
    set.headers['cache-control'] = 'no-store';
    const { rss, heapUsed } = process.memoryUsage();
    const stored = await jobs?.state();
    return metrics.text({
      ready: isReady() ? 1 : 0,
      server_resident_bytes: rss,
      server_heap_bytes: heapUsed,
      event_loop_delay_max_seconds: longestDelay(),
      ...(stored && { jobs_under_way: stored.underWay, jobs_kept: stored.kept }),
      ...(await conditions.gauges()),
    });
  });
};
